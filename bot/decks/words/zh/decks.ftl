# 牌组的导入、列表、查看与检查。
deck-description = 你的牌组
deck-paste-title = 粘贴牌组列表
deck-paste-label = 每行一种卡：张数和卡名
deck-paste-again = 修改列表
deck-import-name = 牌组名称（省略时使用文件名）
deck-list-description = 查看你保存的牌组列表
deck-show-description = 查看一副牌组的内容，附链接、代码和文件
deck-delete-description = 删除一副牌组
deck-check-description = 检查牌组能否在某个赛制或禁限卡表下使用，并列出所有问题
deck-option = 你保存的牌组
deck-option-format = 使用的赛制
deck-option-list = 要检查的禁限卡表
deck-compare-description = 比较两副牌组，或比较一副牌组在两份禁限卡表下的情况
deck-compare-other = 要比较的另一副牌组
deck-compare-list = 或：要比较的第一份禁限卡表
deck-compare-other-list = 要比较的第二份禁限卡表

deck-view-curve = 各{ $step }的张数
deck-view-latin = -# 机器人所在的电脑没有中文字体，因此图片以英文显示。
deck-view-codes = -# 导出：`/deck show`
deck-view-strangers = -# 灰色的卡还不能在这里使用，请用`/deck check`查看。
deck-group-unknown = 这里不能使用的卡
deck-hand-description = 从牌组中试抽起手
deck-hand-heading = ### “{ $name }”的起手示例（{ $format }）
deck-hand-draw = 试抽起手
deck-hand-again = 再抽一次
deck-hand-gone = 这副牌组已经不在了。

deck-part-heading = **{ $part }（{ $count }）**
deck-told = { $what }：{ $told }
deck-listing-mark = ；
deck-default-name = 牌组

deck-import-not-fetched = 无法从Discord获取该文件，没有任何更改。请重试。
deck-not-kept = ### 牌组未保存
deck-unreadable-too-big = 文件大小为{ $kibibytes }KiB，而牌组列表最大为{ $most }KiB。请确认文件是否正确。
deck-read-line = 第{ NUMBER($line, useGrouping: 0) }行“{ $text }”
deck-read-passed = 有{ $count }行未能读取：{ $lines }
deck-read-titles = 开头的{ $count }行被视为标题，而不是卡片：{ $lines }
deck-moved = 有{ $count }张卡应放在{ $part }，已移到那里：{ $cards }
deck-unclear = 有{ $count }行无法确定是哪张卡：
deck-unclear-readings = { $line }：可能是{ $cards }
deck-unclear-nearest = { $line }：最接近的是{ $cards }
deck-unknown-advice = 卡片会陆续增加。在此之前，请换掉这些卡再重新导入。
deck-bad-name = 牌组名称的长度为1至{ $most }个字符。请在选项“名称”中另取一个。
deck-too-many = 最多可以保存{ $most }副牌组，现已达到上限。请先用`/deck delete`删除一副。
deck-kept = ### 已保存“{ $name }”
deck-replaced = 它取代了原来的同名牌组。如需恢复原来的牌组，请使用此链接：
deck-stands = **共{ $count }张**：{ $told }
deck-cards-played = { $how ->
    [rules] 按规则{ $count }张
    [part] 部分手动{ $count }张
    [hand] 手动{ $count }张
   *[none] 不能使用{ $count }张
}
deck-asked = -# 与人对战时，其中{ $count }张（手动或解读未确认）需要对手同意；练习时可以直接使用。
deck-legal-without = **{ $format }**：取出不能使用的卡后可以使用
deck-not-legal-without = **{ $format }**：取出不能使用的卡后仍不能使用
deck-beyond = -# 与以下赛制的要求差别太大：{ $formats }
deck-problems = 查看所有问题
deck-take-out = 取出不能使用的卡
deck-taken-out = 已保存。取出了{ $count }张不能使用的卡。
deck-taken-out-none = 这副牌组的卡都可以使用，没有任何更改。
deck-taken-out-all = 这些卡在这里都不能使用，因此没有取出。可以改用相近的现成牌组，或用`/deck delete`删除。
deck-alike = 改用相近的现成牌组
deck-edit-problem = { $part }：{ $count }张 · { $problem }
deck-legal = **{ $format }**：可以使用（未套用禁限卡表）
deck-not-legal = **{ $format }**：不能使用
deck-more-faults = ……另有{ $count }处，用`/deck check`查看全部
deck-checked = ### “{ $name }”：{ $format }
deck-checked-legal = 没有问题，可以直接使用。
deck-checked-faults = 有{ $count }处问题：
deck-checked-alike = { $fault }以下卡片也是如此：{ $cards }
deck-checked-lists = -# 按禁限卡表：
deck-checked-list = **{ $list }**：{ $count ->
    [0] 没有问题
   *[other] { $count }处问题
}
deck-no-such-list = 没有名为“{ $list }”的禁限卡表。可以选择：{ $lists }
deck-price = { $card } ×{ $count }（每张{ $points }点）
deck-points = { $points }点
deck-overspent = 按{ $list }，这副牌组共{ $spent }点，上限为{ $most }点，需要减少{ $over }点。计点的卡：{ $cards }
deck-compare-one = 请选择另一副牌组，或者选择两份禁限卡表，二者选一。
deck-compared = ### “{ $first }”与“{ $second }”
deck-compared-part = **{ $part }**：{ $first }张与{ $second }张，其中{ $same }张相同
deck-compared-more = 仅“{ $name }”有：
deck-compared-lists = ### “{ $name }”：{ $first }与{ $second }
deck-compared-alike = 两份禁限卡表对这副牌组的规定相同。
deck-compared-list = **{ $list }**：{ $count ->
    [0] 没有问题
   *[other] { $count }处问题
}
deck-list-heading = ### 你的牌组（{ $count }／{ $most }）
deck-list-nowhere = 不能用于任何赛制，原因见`/deck check`
deck-none-named = 你没有名为“{ $name }”的牌组。可以用`/deck list`查看已保存的牌组。
deck-no-such-format = 没有名为“{ $format }”的赛制。可用的赛制：{ $formats }
deck-game-gone = “{ $name }”所属的游戏目前无法在此进行。牌组仍然保留。
deck-copies = { $card } ×{ $count }
deck-delete-ask = 要删除**{ $name }**吗？（{ $size }）
deck-delete-yes = 删除
deck-delete-no = 保留
deck-deleted = 已删除**{ $name }**。如需恢复，请将以下链接提供给`/deck import`：
deck-deleted-for-good = 已删除**{ $name }**。
deck-delete-gone = 这副牌组已被删除。
deck-delete-kept = 没有删除，牌组保留。
