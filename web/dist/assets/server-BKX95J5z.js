var e=`serve-ready = Hanchan er på { $url }
serve-checked = Opsætningen er i orden: lytter på { $address }, data i { $data }

table-already-playing = Spillet er allerede i gang.
table-wrong-password = Forkert adgangskode.
table-full = Alle pladser er taget.
table-not-here = Du har ingen plads ved dette bord.
table-not-for-you = Det er ikke din opgave.
table-no-chat = Her kan ikke skrives nu.
table-not-the-owner = Det kan kun den, der lavede bordet.
table-not-playing = Der spilles ikke ved bordet nu.
table-no-such-tile = Den brik findes ikke.
table-no-ruling = Det er ingen afgørelse.
table-not-your-choice = Valget er ikke dit.
table-nothing = Der er intet at gøre.
table-removed = Du er fjernet fra dette bord.
table-nobody-there = Den person er ikke ved bordet.
table-no-judge-here = Der er ingen dommer ved dette bord.
table-acted-elsewhere = Du har imens handlet fra en anden enhed.
table-contribution = Det, du lægger til murene, må højst være 100 byte langt.

phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-thanks = Tak!
phrase-nice-hand = Flot hånd!
phrase-sorry = Undskyld!
phrase-one-moment = Et øjeblik.
phrase-well-played = Godt spillet!
`;export{e as default};