# Decks of Yu-Gi-Oh!: their parts, and how other programs write them.
deck-import-description = 导入牌组：文件、链接或代码；都不填则可粘贴列表
deck-import-file = .ydk文件，或每行写一种卡（张数和卡名）的文本文件
deck-import-link = ydke://链接或Omega代码
deck-paste-example = 3 黑魔导
deck-import-one = `.ydk`文件和`ydke://`链接（或Omega代码）请只提供其中一个。
deck-view-description = 用图片和文字查看牌组：按种类分组、张数、等级分布
deck-hand-empty = 主要牌组中没有可抽的卡。
deck-size = 主要牌组{ $main }张 · 额外牌组{ $extra }张 · 副牌组{ $side }张
deck-unreadable-not-text = 该文件不是文本，无法作为牌组列表读取。请提供牌组编辑器保存的`.ydk`文件（UTF-8编码）。
deck-unreadable-empty = 里面一张卡也没有。`.ydk`文件应在`#main`下方每行写一个卡片密码；卡名列表则每行写成“3 黑魔导”这样的形式。
deck-unreadable-line = 没有一行能读作卡片。例如第{ NUMBER($line, useGrouping: 0) }行既不是卡片密码，也不是卡名：{ $text }
deck-unreadable-link = `ydke://`链接由三个部分组成，每个部分以`!`结尾。该链接不完整或已损坏，请重新完整复制。
deck-unreadable-links = 里面有多个牌组代码。请每次只提供一个。
deck-unreadable-code = 没有找到`ydke://`链接或Omega代码，或者代码已损坏。请重新完整复制。卡名列表可以直接粘贴：两个选项都不填即可。
deck-unreadable-ygoprodeck = 这是YGOPRODeck上一副牌组的网址，而本机器人不会从其他网站获取内容。请打开该页面，将牌组复制为`ydke://`链接（或下载`.ydk`文件），再提供给`/deck import`。
deck-unreadable-page = 这是一个网页的网址，而本机器人不会从其他网站获取内容。请在该页面将牌组复制为`ydke://`链接（或下载`.ydk`文件），再提供给`/deck import`。
deck-unreadable-part = 该`ydke://`链接中的{ $part }部分已损坏。请重新完整复制链接。
deck-unreadable-too-many = { $part }有{ $count }张卡。最多只能保存{ $most }张。
deck-read-marks = 有{ $count }行被视为牌组分区的开头：{ $lines }。通常写作`#main`、`#extra`、`!side`。
deck-unclear-advice = 请修改列表后重新导入。每行写成“3 黑魔导”这样的形式；卡名也可以用卡片密码代替。
deck-unknown = 有{ $count }种卡片密码尚未收录：
deck-unknown-lines = { $count ->
   *[other] `{ $code }`（第{ $lines }行）
}
deck-limit = { $most ->
    [0] 禁止
    [1] 限制
    [2] 准限制
   *[other] 无限制
}
deck-list-empty = 你还没有保存牌组。请用`/deck import`导入`.ydk`文件、`ydke://`链接或Omega代码。也可以在下方查看现成牌组并复制。
deck-list-legend = -# 主要牌组／额外牌组／副牌组的张数 · 可以使用的赛制
deck-link = 复制到其他程序：
deck-omega = Omega代码：
deck-omega-too-long = -# 这副牌组的Omega代码过长，无法放入消息中，请使用附件。
deck-height = { $kind ->
    [rank] 阶级{ $height }
    [link] 连接{ $height }
   *[level] 等级{ $height }
}
deck-property = { $property ->
    [Normal] 通常
    [Quick-Play] 速攻
    [Continuous] 永续
    [Equip] 装备
    [Field] 场地
    [Ritual] 仪式
    [Counter] 反击
   *[other] { $property }
}
deck-change-main = 移一张到主要牌组
deck-change-extra = 移一张到额外牌组
deck-change-side = 移一张到副牌组
deck-part-main = 主要牌组
deck-part-extra = 额外牌组
deck-part-side = 副牌组
deck-edit-move = { $part ->
    [main] 移一张到主要牌组
    [extra] 移一张到额外牌组
   *[side] 移一张到副牌组
}
