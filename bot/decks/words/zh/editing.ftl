# 牌组的修改、查看、分享与复制。
deck-option-any = 你保存的牌组或现成牌组
deck-ready-choice = { $name }（现成牌组）
deck-menu-own = 查看你的牌组
deck-menu-ready = 查看现成牌组
deck-view = 查看
deck-edit = 编辑
deck-share = 分享
deck-copy = 复制这副牌组
deck-duel = 用它决斗
deck-duel-how = 你想怎样用**{ $name }**决斗？更多选项见`/duel challenge`和`/duel practice`。
deck-duel-not-playable = **{ $name }**不能用于任何赛制。请用`/deck check`查看问题。
deck-duel-practice = 练习（{ $format }）
deck-duel-challenge = 公开挑战（{ $format }）

deck-edit-description = 逐张修改你的一副牌组
deck-edit-option-card = 要修改或加入的卡
deck-edit-option-change = 要做的修改（省略时用按钮选择）
deck-edit-option-part = 牌组的哪一部分（省略时为该卡所在或应在的部分）
deck-change-more = 增加一张
deck-change-less = 减少一张
deck-change-out = 全部取出
deck-rename-description = 给你的一副牌组改名
deck-rename-option-name = 新名称
deck-edit-heading = ### 编辑“{ $name }”
deck-edit-format = { $count ->
    [0] **{ $format }**：可以使用
   *[other] **{ $format }**：{ $count }处问题，请用`/deck check`查看
}
deck-edit-pages = 第{ $page }页，共{ $pages }页
deck-edit-choose = 请选择要修改的卡，或加入其他卡。
deck-edit-which = 你指的是哪张卡？
deck-edit-which-menu = 选择要加入的卡
deck-edit-menu = 选择牌组中的一张卡
deck-edit-count = { $part }：{ $count }张
deck-edit-act = { $act ->
    [more] 增加一张
    [less] 减少一张
   *[out] 全部取出
}
deck-edit-add-to = 加入{ $part }
deck-edit-add = 加入一张卡
deck-edit-add-label = 卡名
deck-edit-rename = 改名
deck-edit-rename-label = 新名称
deck-edit-back = 前面的卡
deck-edit-all = 返回卡片列表
deck-edit-next = 后面的卡
deck-edit-no-card = 没有叫这个名称的卡，没有任何更改。
deck-edit-outdated = 这里显示之后，张数已有变化，因此没有更改。现在的牌组如下。
deck-edit-not-there = { $part }中没有“{ $name }”，没有任何更改。
deck-edit-wrong-part = “{ $name }”不能放入{ $part }，没有任何更改。
deck-edit-last-card = 这是最后一张卡，没有任何更改。要删除牌组，请用`/deck delete`。
deck-edited = 已保存。{ $part }中的“{ $name }”：{ $count }张
deck-renamed = 已改名为“{ $name }”。
deck-bad-new-name = 牌组名称的长度为1至{ $most }个字符，没有任何更改。
deck-name-taken = 你已有同名的牌组，没有任何更改。
deck-edit-in-duel = 无论在这里怎样修改，已经开始的决斗仍使用开始时的牌组。
deck-edit-in-event = 你为以下赛事提交的牌组保持原样：{ $events }。赛事开始前可以用`/event deck`另交一副。

deck-share-description = 向这里的所有人展示你的一副牌组，并附上复制按钮
deck-shared-heading = ### “{ $name }”：{ $owner }的牌组
deck-shared-legal = 可用于：{ $formats }
deck-unshare = 停止分享
deck-unshared = { $owner }不再分享这副牌组。
deck-unshare-not-yours = 只有牌组的主人才能停止分享。
deck-not-shared = 这副牌组已停止分享。
