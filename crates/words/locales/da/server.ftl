serve-ready = Hanchan kører på { $url }
serve-checked = Opsætningen er i orden: lytter på { $address }, data i { $data }

table-not-for-you = Det er ikke din opgave.
table-no-chat = Der kan ikke skrives her nu.
table-not-the-owner = Det kan kun den, der har oprettet bordet.
table-not-playing = Der spilles ikke ved bordet nu.
table-no-such-tile = Den brik findes ikke.
table-no-ruling = Det er ikke en gyldig afgørelse.
table-not-your-choice = Valget er ikke dit.
table-removed = Du er fjernet fra dette bord.
table-nobody-there = Den person er ikke ved bordet.
table-no-judge-here = Der er ingen dommer ved dette bord.
table-acted-elsewhere = Du har imens handlet fra en anden enhed.

phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-thanks = Tak!
phrase-nice-hand = Flot hånd!
phrase-sorry = Undskyld!
phrase-one-moment = Et øjeblik.
phrase-well-played = Godt spillet!
