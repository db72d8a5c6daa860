# 牌组的导入、列表、查看与检查。
deck-description = 你的牌组
deck-import-description = 从.ydk文件、ydke://链接或Omega代码导入牌组
deck-import-file = .ydk文件
deck-import-link = ydke://链接或Omega代码
deck-import-name = 牌组名称（省略时使用文件名）
deck-list-description = 查看你保存的牌组列表
deck-show-description = 查看一副牌组的内容
deck-delete-description = 删除一副牌组
deck-check-description = 检查牌组能否在某个赛制或禁限卡表下使用，并列出所有问题
deck-option = 你保存的牌组
deck-option-format = 使用的赛制
deck-option-list = 要遵守的禁限卡表
deck-compare-description = 比较两副牌组，或比较一副牌组在两份禁限卡表下的情况
deck-compare-other = 要比较的另一副牌组
deck-compare-list = 或者第一份禁限卡表
deck-compare-other-list = 第二份禁限卡表

deck-view-description = 用图片和文字查看牌组：按种类分组、张数、等级分布
deck-view-curve = 各{ $step }的张数
deck-view-latin = -# 机器人所在的电脑没有中文字体，因此图片以英文显示。
deck-view-codes = -# 导出：`/deck show`
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
deck-view-strangers = -# 灰色的卡还不能在这里使用，请用`/deck check`查看。
deck-group-unknown = 这里不能使用的卡
deck-hand-description = 从牌组中试抽起手
deck-hand-heading = ### “{ $name }”的起手示例（{ $format }）
deck-hand-empty = 主要牌组中没有可抽的卡。
deck-hand-draw = 试抽起手
deck-hand-again = 再抽一次
deck-hand-gone = 这副牌组已不再保存。

deck-part = { $part ->
    [extra] 额外牌组
    [side] 副牌组
   *[main] 主要牌组
}
deck-part-heading = **{ deck-part }（{ $count }）**
deck-aside = { $text }（{ $aside }）
deck-told = { $what }：{ $told }
deck-listing-mark = ；
deck-size = 主要牌组{ $main }张・额外牌组{ $extra }张・副牌组{ $side }张
deck-default-name = 牌组
deck-and-more = ……以及另外{ $count }项

deck-import-one = 请在`.ydk`文件和`ydke://`链接（或Omega代码）中选择一个提供。
deck-import-not-fetched = 无法从Discord获取该文件。内容没有任何更改，请重试。
deck-not-kept = ### 牌组未保存
deck-unreadable-too-big = 文件大小为{ $kibibytes }KiB，而牌组列表最大为{ $most }KiB。请确认文件是否正确。
deck-unreadable-not-text = 该文件不是文本，无法作为牌组列表读取。请提供牌组编辑器保存的`.ydk`文件（UTF-8编码）。
deck-unreadable-empty = 里面一张卡也没有。`.ydk`文件应在`#main`下方每行写一个卡片密码。
deck-unreadable-line = 第{ NUMBER($line, useGrouping: 0) }行既不是卡片密码也不是注释：{ $text }
deck-unreadable-link = `ydke://`链接由三个部分组成，每个部分以`!`结尾。该链接不完整或已损坏，请重新完整复制。
deck-unreadable-links = 里面有多个牌组代码。请每次只提供一个。
deck-unreadable-code = 没有找到`ydke://`链接或Omega代码，或者代码已损坏。请重新完整复制。
deck-unreadable-ygoprodeck = 这是YGOPRODeck上一副牌组的网址，而本机器人不会从其他网站获取内容。请打开该页面，将牌组复制为`ydke://`链接（或下载`.ydk`文件），再提供给`/deck import`。
deck-unreadable-part = 该`ydke://`链接中的{ deck-part }部分已损坏。请重新完整复制链接。
deck-unreadable-too-many = { deck-part }有{ $count }张卡。最多只能保存{ $most }张。
deck-unknown = 有{ $count }种卡片密码尚未收录：
deck-unknown-advice = 卡片会陆续增加。在此之前，请换掉这些卡再重新导入。
deck-unknown-lines = { $count ->
   *[other] `{ $code }`（第{ $lines }行）
}
deck-bad-name = 牌组名称的长度为1至{ $most }个字符。请用`name`另选一个名称。
deck-too-many = 最多可以保存{ $most }副牌组，现已达到上限。请先用`/deck delete`删除一副。
deck-kept = ### 已保存“{ $name }”
deck-replaced = 它取代了原来的同名牌组。如需恢复原来的牌组，请使用此链接：
deck-legal = **{ $format }**：可以使用
deck-not-legal = **{ $format }**：不能使用
deck-checked = ### “{ $name }”：{ $format }
deck-checked-legal = 没有问题，可以直接使用。
deck-checked-faults = 有{ $count }处问题：
deck-checked-lists = -# 按禁限卡表：
deck-checked-list = **{ $list }**：{ $count ->
    [0] 没有问题
   *[other] { $count }处问题
}
deck-no-lists = 这里还没有导入禁限卡表。
deck-no-such-list = 没有名为“{ $list }”的禁限卡表。现行的有：{ $lists }
deck-price = { $card } ×{ $count }（每张{ $points }点）
deck-points = { $points }点
deck-overspent = 按{ $list }，这副牌组共{ $spent }点，上限为{ $most }点，需要减少{ $over }点。计点的卡：{ $cards }
deck-limit = { $most ->
    [0] 禁止
    [1] 限制
    [2] 准限制
   *[other] 无限制
}
deck-compare-one = 请提供另一副牌组，或者两份禁限卡表，二者选一。
deck-compared = ### “{ $first }”与“{ $second }”
deck-compared-part = **{ deck-part }**：{ $first }张与{ $second }张，其中{ $same }张相同
deck-compared-more = 仅“{ $name }”有：
deck-compared-lists = ### “{ $name }”：{ $first }与{ $second }
deck-compared-alike = 两份禁限卡表对这副牌组的卡没有区别。
deck-compared-list = **{ $list }**：{ $count ->
    [0] 没有问题
   *[other] { $count }处问题
}
deck-list-heading = ### 你的牌组（{ $count }／{ $most }）
deck-list-empty = 你还没有保存牌组。请用`/deck import`导入`.ydk`文件、`ydke://`链接或Omega代码。也可以在下方查看现成牌组并复制。
deck-list-legend = -# 主要牌组／额外牌组／副牌组的张数・可以使用的赛制
deck-list-nowhere = 不能用于任何赛制，请用`/deck check`查看
deck-none-named = 你没有名为“{ $name }”的牌组。可以用`/deck list`查看已保存的牌组。
deck-no-such-format = 没有名为“{ $format }”的赛制。可用的赛制：{ $formats }
deck-game-gone = “{ $name }”所属的游戏目前无法在此进行。牌组仍然保留。
deck-copies = { $card } ×{ $count }
deck-link = 复制到其他程序：
deck-omega = Omega代码：
deck-omega-too-long = -# 这副牌组的Omega代码过长，无法放入消息中，请使用附件。
deck-delete-ask = 要删除**{ $name }**吗？（{ $size }）
deck-delete-yes = 删除
deck-delete-no = 保留
deck-deleted = 已删除**{ $name }**。如需恢复，请将以下链接提供给`/deck import`：
deck-delete-gone = 这副牌组已被删除。
deck-delete-kept = 没有删除任何内容。
