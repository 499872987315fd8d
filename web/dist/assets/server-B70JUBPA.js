var e=`serve-ready = Hanchan is at { $url }
serve-checked = The configuration is right: listening on { $address }, data in { $data }

table-already-playing = The game has begun already.
table-wrong-password = The password is wrong.
table-full = All seats are taken.
table-not-here = You have no seat at this table.
table-not-for-you = This is not for you to do.
table-no-chat = Nobody may chat here now.
table-not-the-owner = Only who made the table may do this.
table-not-playing = Nobody plays at this table now.
table-no-such-tile = There is no such tile.
table-no-ruling = This is no ruling.
table-not-your-choice = The choice is not yours.
table-nothing = There is nothing to do.
table-removed = You were removed from this table.
table-nobody-there = This person is not at the table.
table-no-judge-here = There is no judge at this table.
table-acted-elsewhere = You have acted from another device meanwhile.
table-contribution = What you add to the walls is at most 100 bytes long.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thank you!
phrase-nice-hand = Nice hand!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-well-played = Well played!
`;export{e as default};