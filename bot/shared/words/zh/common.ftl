# What any command may have to say.
went-wrong = 出错了。如果你要做的事没有完成，请重试。
not-kept = 未能保存。请稍后查看；如果没有变化，请重试。
not-read = 未能读取，请重试。如果一直如此，请告知机器人的运营者。
library-not-read = 目前无法读取导入的卡片与裁定。如果一直如此，请机器人的运营者重新导入全部数据。
held-elsewhere = 负责此事的机器人进程暂时无法连接。没有任何改动，请稍后重试。
handed-on-unanswered = 负责此事的机器人进程没有及时回应。请查看是否有变化；如果没有，请重试，不会重复生效。
waits-for-update = 这场决斗是用机器人的另一个版本开始的，要等该版本来继续。在此期间不计时。
typed-too-long = “{ $option }”最多可输入{ $most }个字符，请缩短后重试。
no-such-choice = 没有这个选项，请重新选择。
only-for-me-name = 仅自己可见
only-for-me = 结果仅自己可见（在自己的决斗进行期间始终如此）
only-for-me-search = 列表仅自己可见（默认）；选择False则所有人可见
said-of = { $what }：{ $text }
sentence-after = { $before }{ $sentence }
aside = { $text }（{ $aside }）
list-comma = 、
who-left = 已离开的玩家
