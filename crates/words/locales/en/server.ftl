serve-ready = Hanchan is at { $url }
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
