# How sure it is that imported cards are played as printed.
readings-in-state = **{ $state }**（{ $count }张）：{ $cards }
readings-card = { $count ->
    [1] { $name }
   *[other] { $name }×{ $count }
}
readings-title = 导入的卡片，按处理的可靠程度：
readings-imported = 导入的卡片
readings-count = { $state }{ $count }张
readings-reported = 因有人报告处理有误，目前不能在这里使用：{ $cards }
readings-not-taken = 未获同意使用：{ $cards }
