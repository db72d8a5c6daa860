# デッキの問題点。
fault-unknown-card = パスコード{ $code }のカードはここでは使えません。デッキから抜いてください。
fault-unknown-named = 「{ $card }」はここでは使えません。デッキから抜いてください。
fault-is-a-token = 「{ $card }」はトークンで、デッキに入れられません。デッキから抜いてください。
fault-too-few = { $part }は{ $count }ですが、{ $least }枚以上必要です。{ $difference }加えてください。
fault-too-few-unless-none = { $part }は{ $count }ですが、{ $least }枚か0枚でなければなりません。{ $difference }加えるか、すべて抜いてください。
fault-too-many = { $part }は{ $count }ですが、入れられるのは{ $most }枚までです。{ $difference }抜いてください。
fault-belongs-in-main = 「{ $card }」はメインデッキのカードです。メインデッキに移してください。
fault-belongs-in-extra = 「{ $card }」は{ $extra }のカードです。{ $extra }に移してください。
fault-too-many-copies = 「{ $card }」が{ $count }入っていますが、同名カードはメインデッキ・{ $extra }・サイドデッキを合わせて{ $most }枚までです。{ $difference }抜いてください。
fault-dated = { $list }（{ $since }）
fault-forbidden = 「{ $card }」は{ $list }の禁止カードです。デッキから抜いてください。
fault-limited = 「{ $card }」が{ $count }入っていますが、{ $list }ではメインデッキ・{ $extra }・サイドデッキを合わせて{ $most }枚までです。{ $difference }抜いてください。

part-main = メインデッキ
part-extra = エクストラデッキ
part-fusion = 融合デッキ
part-side = サイドデッキ
fault-unknown-kind = 「{ $card }」はこのフォーマットにはない種類のカードです。デッキから抜いてください。
