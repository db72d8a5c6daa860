# How sure it is that imported cards are played as printed.
readings-in-state = **{ $state }**（{ $count }枚）：{ $cards }
readings-card = { $count ->
    [1] { $name }
   *[other] { $name }×{ $count }
}
readings-title = 取り込んだカードの処理の確かさ：
readings-imported = 取り込んだカード
readings-count = { $state }{ $count }枚
readings-reported = 処理の誤りが報告されたため、今はここで使えません：{ $cards }
readings-not-taken = 使用の同意がありません：{ $cards }
