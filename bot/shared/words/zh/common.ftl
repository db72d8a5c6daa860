# What any command may have to say.
went-wrong = 出了点问题。如果你想做的事没有完成，请重试。
not-kept = 刚才未能保存。请稍后再看一下；如果没有变化，请重试。
not-read = 刚才未能读取，请重试。如果一直如此，请告知机器人的运营者。
library-not-read = 目前无法读取导入的卡片与裁定。如果一直如此，需要由机器人的运营者重新导入全部数据。
held-elsewhere = 这正由机器人的另一部分进行，目前无法与其连接。没有任何改动；请稍后重试。
handed-on-unanswered = 负责此事的机器人部分未能及时回应。请看看是否有变化；如果没有，请重试：不会被计算两次。
waits-for-update = 这场决斗是用机器人的另一个版本开始的，正在等待由该版本继续进行。在此期间计时停止。
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
