# デュエルのフィールドの画像と、その選び方。
picture-semicolon = ；
duel-picture-description = 自分のデュエルのフィールドを文字・画像・両方のどれで表示するかを選ぶ
picture-option-show = フィールドを何で表示しますか？
picture-option-colours = 画像をどの配色にしますか？
settings-option-board = 公開フィールドを何で表示しますか？
shown-words = 文字
shown-picture = 画像
shown-both = 画像と文字
shade-dark = 暗い配色
shade-light = 明るい配色
board-words = フィールド：文字
board-words-more = すべての情報を文章で表示（読み上げ対応）。デッキやカードにも画像は付きません
board-picture = フィールド：画像
board-picture-more = 文字の代わりに表示（画像の説明付き）
board-both = フィールド：画像と文字
board-both-more = 文字のあと、質問のすぐ上に画像
picture-menu = フィールドの表示：文字か画像か
shade-menu = 画像の配色
picture-set-words = フィールドを文字で表示します。
picture-set-picture = フィールドを{ $shade ->
    [light] 明るい
   *[dark] 暗い
}配色の画像で表示します。画像が間に合わないときは、先に文字で表示します。
picture-set-both = フィールドを{ $shade ->
    [light] 明るい
   *[dark] 暗い
}配色の画像と文字で表示します。
settings-board = 公開フィールド：{ $shown ->
    [picture] 画像
    [both] 画像と文字
   *[words] 文字
}。
