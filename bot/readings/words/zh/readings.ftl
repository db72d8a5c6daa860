# How sure it is that imported cards are played as printed.
readings-in-state = **{ $state }**（{ $count }张）：{ $cards }
readings-card = { $count ->
    [1] { $name }
   *[other] { $name }×{ $count }
}
readings-title = 导入的卡片（按处理的可靠程度）：
readings-imported = 导入的卡片
readings-count = { $state }：{ $count }张
readings-here = { $name }（这里有人报告）
readings-of-these-reported = 其中{ $count }张在这里有人报告
readings-reported = 因有人报告处理有误，目前不能在这里使用：{ $cards }
readings-not-taken = 这里不能使用：{ $cards }
readings-rules = 此卡的处理：{ $state }
readings-wrong = 报告处理有误
readings-form-title = 报告处理有误：{ $card }
readings-form-words = 哪里处理错了？请用一句话说明
readings-kept = 谢谢。从下一场决斗起，“{ $card }”在有人核实之前不能在本服务器使用。已开始的决斗照常进行。
readings-kept-by-hand = 谢谢。从下一场决斗起，“{ $card }”在有人核实之前在本服务器手动处理，且不能用于赛事。已开始的决斗照常进行。
readings-kept-privately = 谢谢。机器人的运营者会核实“{ $card }”。
readings-said-before = 你已经在这里报告过“{ $card }”了。
readings-too-many = 每天最多报告{ $most }张卡片，请明天再来。
readings-not-read = “{ $card }”不是导入后可在这里使用的卡片，无法报告。
readings-card-by-hand = 双方同意即可在这里使用：手动（这里有人报告）。
readings-card-reported = 因有人报告处理有误，目前不能在这里使用。
duel-reports-description = 管理员：查看被报告处理有误的卡片
reports-title = ### 本服务器的报告：{ $count }条
reports-line = **{ $card }** · { $reader }，{ $since }：“{ $words }”
reports-none = 本服务器没有因报告而停用或改为手动的卡片（全局决定的除外）。
reports-menu = 让卡片恢复按规则处理……
reports-taken-back = “{ $card }”在这里恢复按规则处理。
readings-first-use = “{ $card }”是导入的卡片：{ $state }。
