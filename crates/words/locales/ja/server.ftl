serve-ready = Hanchanが起動しました：{ $url }
serve-checked = 設定に問題はありません：{ $address } で待ち受け、データは { $data }

table-not-for-you = あなたはこの操作を行えません。
table-no-chat = 今はチャットできません。
table-not-the-owner = この操作ができるのは、卓の作成者だけです。
table-not-playing = 今は対局中ではありません。
table-no-such-tile = そのような牌はありません。
table-no-ruling = 裁定として読み取れません。
table-not-your-choice = 今はあなたが選ぶ場面ではありません。
table-removed = この卓から退席させられました。
table-nobody-there = その人は卓にいません。
table-no-judge-here = この卓に審判はいません。
table-acted-elsewhere = 別の端末からすでに操作されています。

phrase-hello = こんにちは。
phrase-good-luck = よろしくお願いします。
phrase-thanks = ありがとうございます。
phrase-nice-hand = いい手ですね。
phrase-sorry = すみません。
phrase-one-moment = 少々お待ちください。
phrase-well-played = お疲れさまでした。
