# Cards of Yu-Gi-Oh!, as they are looked up.
card-option = カード名（英語・日本語・中国語）またはパスコード
card-code = パスコード：{ $code }
card-second-text = ペンデュラム効果
card-first-text = モンスター
limit-copies = { $count ->
    [0] 禁止
    [1] 制限（1枚）
    [2] 準制限（2枚）
   *[other] { $count }枚まで
}
mentioned-nothing = このメッセージには、\[\[クリボー]]のように二重括弧で囲まれたカード名も、デッキ（`.ydk`ファイルの内容、`ydke://`リンク、Omegaコード）もありません。
card-state-witnessed = 処理が確認されており、ここで使えます。
card-state-twice-read = 日本語と英語のテキストの読み取り結果が一致しており、ここで使えます。
card-state-unproven = 対戦する人が同意すれば、ここで使えます：テキストは1通りに読めましたが、ほかの裏付けはまだありません。
card-state-in-part-by-hand = 対戦する人が同意すれば、ここで使えます：効果の一部は手動で処理します（使う人がテキストどおりに処理を組み立て、相手が同意します）。
card-state-by-hand = 対戦する人が同意すれば、ここで使えます：効果は手動で処理します（使う人がテキストどおりに処理を組み立て、相手が同意します）。
state-twice-read = 日英テキスト一致
state-witnessed = 読み取り確認済み
state-unproven = 読み取り未確認
state-in-part-by-hand = 一部手動
state-by-hand = 手動
told-twice-read = 日英テキスト一致
told-witnessed = 読み取り確認済み
told-unproven = 読み取り未確認
told-in-part-by-hand = 一部手動（その部分は、使う人がテキストどおりに処理を組み立て、相手が同意します）
told-by-hand = 手動（使う人がテキストどおりに処理を組み立て、相手が同意します）
event-cards-choice-unproven = 読み取り未確認のものも可
event-cards-choice-in-part-by-hand = 一部手動のものも可
event-cards-choice-by-hand = 手動のものも可
