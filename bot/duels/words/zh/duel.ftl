# At the table: boards, panels, buttons, and polite words.
my-hand = 我的手牌
refresh = 刷新
log-title = 决斗经过
and-more = ……另有{ $count }项
waiting-for-until = 等待{ $name }行动。截止时间：{ $until }
waiting-for-untimed = 等待{ $name }行动。
waiting-for-response-until = 正在确认是否有响应。截止时间：{ $until }
waiting-for-response-untimed = 正在确认是否有响应。
your-time = 截止时间：{ $until }
time-nearly-up-choice = { $user } 你的时间快用完了！超时后将自动选择“{ $choice }”。
time-nearly-up = { $user } 你的时间快用完了。超时后将自动替你选择。
asks-to-surrender = { $name }请求投降。对手接受后决斗结束。
accept-surrender = 接受投降
play-on = 继续决斗
clock-chose = { $name }超时，已自动选择“{ $choice }”。
clock-answered = { $name }超时，已自动选择。

ended-played = 决斗结束。
ended-surrendered = { $name }已投降。决斗结束。
ended-clock = { $name }连续三次超时，输掉了决斗。
ended-unanswered = 没有人操作，决斗已取消，不计胜负。
ended-strayed = 重启后无法准确重现，决斗已中止，不计胜负。
ended-outdated = 决斗开始之后，规则或卡片有了变更，决斗已中止，不计胜负。
changed-card = “{ $card }”
ended-cards = 机器人更新后，{ $cards }{ $rules ->
    [yes] 和规则
   *[no] {""}
}的处理有了变更，之前的过程会有所不同，因此决斗已中止，不计胜负。
ended-rules = 机器人更新后，规则的处理有了变更（版本{ $former }变为{ $version }），之前的过程会有所不同，因此决斗已中止，不计胜负。
ended-broken = 因机器人出错，决斗已中止，不计胜负。

not-yours = 你没有参加这场决斗。
already-answered = 这个问题已经回答过了。如果面板上仍显示它，请按“刷新”。
taken-unseen = 你的操作已生效，但无法在此显示。请查看你的另一个面板，或再按一次“我的手牌”。
does-not-fit = 这个选择不符合要求，请重新选择。
duel-is-over = 这场决斗已经结束。
unknown-button = 此按钮或表单已过期，请重新打开。
board-gone = 决斗的频道已不存在，或我无法在那里发言。决斗将在私信中继续。

confirm-chosen = 确定（{ $count }）
chosen-so-far = 已选择{ $count }项：{ $names }
leave-it = 都可以
start-over = 重新选择
which-next = 请选择第{ $place }个
rest-as-it-lies = 其余按当前顺序
type-a-number = 输入数字
number-from-to = { $least }～{ $most }
type-a-name = 输入名称
no-such-name = 没有与“{ $typed }”相近的名称，请重新输入。
other-page = 更多（第{ $page }页，共{ $pages }页）
menu-exactly = 请从{ $total }项中选择{ $most }项
menu-up-to = 可从{ $total }项中最多选择{ $most }项
menu-between = 请从{ $total }项中选择{ $least }至{ $most }项
menu-part = { $what }（此处为第{ $first }–{ $last }项）
look-again-then-confirm = 因机器人重启或问题重新显示，你刚才的选择已丢失。请再看一遍面板，重新选择后再确定。
