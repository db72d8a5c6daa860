# カードを調べる。
card-description = カードの情報とテキストを表示します
card-option = カード名（英語・日本語・中国語）またはパスコード
card-passcode = パスコード：{ $code }
card-show = カードを選んで表示
card-gone = このカードは現在登録されていません。
card-playable = ここで使えます。
card-not-playable = まだ使えません。
card-text-official = 公式テキスト（{ $source }より）。
card-text-fan = 非公式の翻訳テキスト（{ $source }より）。
card-text-foreign = この言語のテキストはありません（表示：{ $other }）。
card-pendulum-text = ペンデュラム効果
card-monster-text = モンスター
card-archetypes = カテゴリ：{ $names }
card-rules = 関連ルール
card-rules-heading = ### 関連ルール：{ $name }
card-rules-none = 「{ $name }」の関連ルールは見つかりませんでした。
card-decks = 自分のデッキ
card-decks-heading = ### 「{ $name }」が入っている自分のデッキ
card-decks-none = 登録しているデッキに「{ $name }」は入っていません。
card-decks-part = { $part }{ $count }枚
limit-none = 無制限
limit-copies = { $count ->
    [0] 禁止
    [1] 制限（1枚）
    [2] 準制限（2枚）
   *[other] { $count }枚まで
}
limit-not-in = 使用できないレギュレーション：{ $lists }
limit-points = { $count }ポイント
mentioned-command = このメッセージのカード
mentioned-heading = ### このメッセージのカード
mentioned-for = （「{ $typed }」として）
mentioned-missing = 見つからなかったもの：{ $names }
mentioned-deck = デッキ
mentioned-unreadable = 読み取れないデッキ
mentioned-nothing = このメッセージには、\[\[クリボー]]のように二重括弧で囲まれたカード名も、デッキ（`.ydk`ファイルの内容、`ydke://`リンク、Omegaコード）もありません。
