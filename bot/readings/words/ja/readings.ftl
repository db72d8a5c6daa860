# How sure it is that imported cards are played as printed.
readings-in-state = **{ $state }**（{ $count }枚）：{ $cards }
readings-card = { $count ->
    [1] { $name }
   *[other] { $name }×{ $count }
}
readings-title = 取り込んだカードの処理の確かさ：
readings-imported = 取り込んだカード
readings-count = { $state }{ $count }枚
