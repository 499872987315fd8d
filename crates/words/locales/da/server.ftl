serve-ready = Hanchan kører på { $url }
serve-checked = Konfigurationen er gyldig: serveren lytter på { $address }, data i { $data }

table-not-for-you = Det har du ikke lov til.
table-no-chat = Du kan ikke bruge chatten lige nu.
table-not-the-owner = Kun den, der har oprettet bordet, kan gøre det.
table-not-playing = Der spilles ikke ved bordet nu.
table-no-such-tile = Den brik findes ikke.
table-no-ruling = Afgørelsen er ugyldig.
table-not-your-choice = Det er ikke dig, der skal vælge.
table-removed = Du er blevet fjernet fra bordet.
table-nobody-there = Den bruger er ikke ved bordet.
table-no-judge-here = Der er ingen dommer ved dette bord.
table-acted-elsewhere = Du har allerede handlet fra en anden enhed.

phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-thanks = Tak!
phrase-nice-hand = Flot hånd!
phrase-sorry = Undskyld!
phrase-one-moment = Et øjeblik.
phrase-well-played = Godt spillet!
