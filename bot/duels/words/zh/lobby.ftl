# How duels come about, and what a server sets for them.
duel-description = 与人决斗或练习
duel-challenge-description = 向某人发起决斗
duel-practice-description = 与内置对手练习
duel-status-description = 查看这里的决斗或您自己的决斗
duel-surrender-description = 放弃您的决斗
duel-settings-description = 设置本服务器的决斗方式
duel-zones-description = 自己选择卡片放置的区域,或交由系统决定
duel-windows-description = 每次响应机会都询问你，或只在你能响应时询问
duel-option-opponent = 您要挑战的人
duel-option-format = 决斗所用的规则
duel-option-deck = 您的卡组,或现成的卡组
settings-option-pace = 等待响应时决斗对所有人同样停顿的秒数（0 至 10；0 为关闭）
settings-option-decision = 每次选择的秒数(30 至 3600)
settings-option-unilateral = 玩家可以不经对手同意就投降吗?
zones-option-choose = 要为每张卡选择区域吗?
windows-option-always = 没有可响应的卡时也要询问你吗？

challenge-offered = { $challenger } 向 { $challenged } 发起决斗:**{ $format }**
challenge-declined = { $name } 谢绝了决斗。
challenge-taken-back = { $name } 收回了挑战。
challenge-accepted = 挑战已被接受。决斗:{ $channel }
challenge-is-over = 此挑战已不再有效。
not-your-challenge = 此挑战不是发给您的。
not-yourself = 不能挑战自己。一个人玩请使用 /duel practice。
not-a-bot = 不能挑战机器人。一个人玩请使用 /duel practice。
accept = 接受
decline = 谢绝
choose-your-deck = 请选择您使用的卡组
laying-the-table = 正在准备……
table-is-laid = 您与 { $rival } 的决斗({ $format })即将在此开始。这条消息会成为您的面板,包含手牌和按钮。
duel-begins = 决斗已开始:{ $channel }。可在那里用“{ $button }”进行,也可在私信中进行;两处都完整。
takes-no-messages = { $name } 不接收我的私信,因此决斗无法开始。请允许来自本服务器成员的私信,然后再按一次“接受”,或重新使用命令。
channel-is-taken = 此频道已有一场决斗,而且我无法在此创建子区。请等它结束或换一个频道。
no-such-format = 没有“{ $format }”这种规则。请从列表中选择。
no-such-deck = 您没有可用于此规则的卡组“{ $name }”。请从列表中选择,或用 /deck import 导入。
deck-not-allowed = 卡组“{ $name }”不能用于此规则:
deck-no-longer-allowed = { $name } 的卡组已不能用于此规则。请换一副卡组重新开始。
built-in-name = 练习对手
no-duel-here = 这里没有决斗,您在别处也没有。请用 /duel challenge 或 /duel practice 开始。
you-surrendered = 您已投降。
surrender-is-theirs = 你已请求投降，由对手用这些按钮决定接受投降还是继续决斗。
surrender-asked = 已请对手同意您的投降。在此之前决斗继续。
settings-are = 今后开始的决斗：等待响应 { $pace } 秒，每次选择 { $decision } 秒，{ $unilateral ->
    [yes] 投降无需同意
   *[no] 投降须经对手同意
}。
zones-chosen = 从下一张卡起,只要有多个可放的区域就会询问您。
zones-left = 卡片将放到第一个空区域。要自己选择,请使用 /duel zones。
windows-always = 今后每次响应机会都会询问你，即使只能放弃。其他人不会知道。
windows-able = 今后只在你能响应时询问你。其他人不会知道。
needs-manage-server = 您需要“管理服务器”权限。
only-on-a-server = 只能在服务器中使用。
