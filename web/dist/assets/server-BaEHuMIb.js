var e=`serve-ready = Hanchan は { $url } で待っています
serve-checked = 設定は正しいです：{ $address } で待ち受け、データは { $data }

table-already-playing = 対局はもう始まっています。
table-wrong-password = パスワードが違います。
table-full = 満席です。
table-not-here = この卓に席がありません。
table-not-for-you = あなたにはできません。
table-no-chat = 今はチャットできません。
table-not-the-owner = 卓の作成者だけができます。
table-not-playing = 今は対局中ではありません。
table-no-such-tile = そのような牌はありません。
table-no-ruling = 裁定として読めません。
table-not-your-choice = 選ぶのはあなたではありません。
table-nothing = することがありません。
table-removed = この卓から退席させられました。
table-nobody-there = その人は卓にいません。
table-no-judge-here = この卓に審判はいません。
table-acted-elsewhere = 別の端末からすでに操作されています。
table-contribution = 牌山に加える文字列は100バイトまでです。

phrase-hello = こんにちは。
phrase-good-luck = よろしくお願いします。
phrase-thanks = ありがとうございます。
phrase-nice-hand = いい手ですね。
phrase-sorry = すみません。
phrase-one-moment = 少々お待ちください。
phrase-well-played = お疲れさまでした。
`;export{e as default};