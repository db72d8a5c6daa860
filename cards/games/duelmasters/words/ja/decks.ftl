# デュエル・マスターズのデッキ：区分、書き方、不備。
card-code = 番号{ $code }
deck-part-party = デッキ
deck-part-partner = パートナー
deck-size = パートナー{ $partner } · デッキ{ $party }
deck-hand-empty = 引くカードがデッキにありません。
deck-edit-move = { $part ->
    [party] 1枚をデッキへ
   *[partner] パートナーにする
}
deck-change-partner = パートナーにする
deck-change-party = 1枚をデッキへ
deck-party-code = ほかのボットにコピーするには：
deck-read-strange = { $count }行は、デュエパーティーのカードの名前と一致しないため、読み込みませんでした：{ $lines }
deck-unreadable-party = デュエパーティーのデッキではありません。ファイルには「Partner」の行の下にカード1枚、「Deck」の行の下に59枚を、1行に1枚ずつ書きます。
deck-unreadable-too-many = { $part }が{ $count }枚あります。保存できるのは{ $most }枚までです。
deck-unknown = 不明なカードが{ $count }枚あります：
deck-unknown-lines = { $count ->
    [one] `{ $code }`（{ $lines }行目）
   *[other] `{ $code }`（{ $lines }行目）
}
limit-copies = { $count ->
    [0] 使用禁止
   *[other] { $count }枚まで
}
party-fault-size = デュエパーティーのデッキはパートナーを含めて60枚です。これは{ $count }枚です。
party-fault-partners = パートナーは1枚です。これは{ $count }枚です。
party-fault-partner = { $card }はパートナーになれません：コスト5以上のクリーチャーだけです。
party-fault-civilization = { $card }にはパートナーにない文明があります。
party-fault-duplicate = { $card }が2枚以上あります。
party-fault-banned = { $card }は使用禁止です。
party-fault-zone = { $card }はゲーム開始時にデッキ以外に置かれるカードです。
party-fault-unknown = 番号{ $code }のカードはありません。
party-fault-unfound = { $card }はまだ使えません：文明かパワーが分かっていません。
