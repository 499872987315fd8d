serve-ready = Hanchanが起動しました：{ $url }
serve-checked = 設定に問題はありません（待ち受け：{ $address }、データ：{ $data }）

table-not-for-you = この操作を行う権限がありません。
table-no-chat = 今はチャットできません。
table-not-the-owner = この操作ができるのは、卓の作成者だけです。
table-not-playing = この卓では対局が行われていません。
table-no-such-tile = そのような牌はありません。
table-no-ruling = 裁定の内容が正しくありません。
table-not-your-choice = 今はあなたが選ぶ場面ではありません。
table-removed = この卓から退席させられました。
table-nobody-there = その人はこの卓にいません。
table-no-judge-here = この卓に審判はいません。
table-acted-elsewhere = 別の端末からすでに操作されています。

phrase-hello = こんにちは。
phrase-good-luck = よろしくお願いします。
phrase-thanks = ありがとうございます。
phrase-nice-hand = いい手ですね。
phrase-sorry = すみません。
phrase-one-moment = 少々お待ちください。
phrase-well-played = お疲れさまでした。
