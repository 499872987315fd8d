serve-ready = Hanchan is running at { $url }
serve-checked = The configuration is valid: address { $address }, data in { $data }

table-not-for-you = You are not allowed to do this.
table-no-chat = Chat is not available to you at the moment.
table-not-the-owner = Only the table's owner can do this.
table-not-playing = No game is being played at this table.
table-no-such-tile = There is no such tile.
table-no-ruling = Invalid ruling.
table-not-your-choice = This is not your decision to make.
table-removed = You were removed from this table.
table-nobody-there = That user is not at the table.
table-no-judge-here = There is no judge at this table.
table-acted-elsewhere = You have already acted from another device.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thank you!
phrase-nice-hand = Nice hand!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-well-played = Well played!
