# 赛事：主办者的管理，以及决定的记录。
event-start-description = 立即开始赛事，由在场的选手参赛
event-cancel-description = 取消赛事
event-disqualify-description = 取消一名选手在进行中赛事的参赛资格
event-reinstate-description = 让已退赛或被取消资格的选手恢复参赛
event-remove-description = 将选手移出赛事；开赛后按退赛处理
event-add-description = 让某人用一副牌组参赛，或在开始前更换其牌组
event-admin-deck-description = 查看选手的牌组（仅自己可见）
event-role-description = 指定可以管理赛事的身份组（不选则取消）
event-log-description = 赛事的决定记录：与你或所有人有关的内容
event-option-disqualified = 理由（该选手和主办者可以看到）
event-option-reinstated = 理由（所有人都可以在决定记录中看到）
event-option-added = 要加入的选手
event-option-deck = 现成牌组，或该选手自己牌组的名称
event-option-role = 可以管理赛事的身份组
event-started = 赛事开始，共{ $count }名选手。
event-sure-to-cancel = 要取消{ $name }（{ $count }名选手）吗？此操作无法撤销。
event-cancel-yes = 取消赛事
event-cancel-no = 不取消
event-cancel-reason = 理由（所有人都会看到）
event-cancelled = { $name }已取消。
event-not-cancelled = 赛事继续进行。
event-disqualified = 已取消{ $player }的参赛资格。
event-reinstated = { $player }已恢复参赛，{ $plays ->
    [now] 本轮的比赛照常进行。
   *[next] 从下一轮起参与配对，已记录的结果不变。
}
event-add-reinstate = 该选手已退出这场赛事。请用`/event-admin reinstate`让其恢复参赛。
event-own-match-other = 这涉及你自己的比赛，必须由其他主办者决定。
event-own-match-asked = 这涉及你自己的比赛，不能由你一人决定。已在赛事频道询问{ $name }，得到同意后生效；也可以由其他主办者决定。
event-agree-question = { $rival }：{ $organiser }是这场赛事的主办者，也是你的对手，想就你们的比赛作如下决定：{ $what }只有你同意才会生效。
event-agree-what = { $kind ->
    [Corrected] 第{ $table }桌的结果改为{ $result }。
    [Extended] 本轮延长{ $count }分钟。
    [Undone] 撤销上一轮。
   *[other] 本轮时间立即结束。
}
event-agree-yes = 同意
event-agree-no = 不同意
event-agreed = { $name }已同意：{ $what }
event-not-agreed = { $name }不同意：{ $what }
event-agreed-reason = { $reason }（{ $name }已同意）
event-agree-gone = 这个询问已经失效。如仍有需要，主办者可以重新询问。
event-agree-not-you = 只有该场比赛的对手可以回答。
event-undo-sure = 要撤销{ $name }的{ $round }吗？之后会重新配对。撤销后：
event-undo-changed = 情况刚刚有变，请再看一遍。
event-undo-nothing = 没有决斗会停止，也没有结果作废。
event-undo-stops = 第{ $table }桌的决斗停止：{ $players }
event-undo-result = 第{ $table }桌的结果作废：{ $result }
event-undo-back = 退赛或取消资格作废，恢复参赛：{ $players }
event-undo-gone = 再次退出赛事：{ $players }
event-undo-late = 中途加入作废：{ $players }
event-undo-cut = 晋级淘汰赛阶段的结果作废。
event-undo-end = 赛事不再算作结束。{ $shown ->
    [yes] 已公开的牌组列表仍然公开。
   *[no] {""}
}
event-undo-yes = 撤销本轮
event-undo-no = 不撤销
event-undo-reason = 理由（所有人都会看到）
event-not-undone = 本轮没有撤销。
event-removed = 已将{ $player }移出名单。
event-dropped = 已将{ $player }按退赛处理，其在第{ $table }桌的比赛判负；用`/event-admin reinstate`可让其恢复参赛。
event-dropped-both = 已将{ $player }按退赛处理。因对手先退赛，第{ $table }桌仍判{ $player }获胜；若双方都不该获胜，请用`/event-admin correct`改判双方判负。用`/event-admin reinstate`可让其恢复参赛。
event-dropped-idle = 已将{ $player }按退赛处理，其没有进行中的比赛；用`/event-admin reinstate`可让其恢复参赛。
event-told-disqualified = 主办者取消了你在赛事“{ $event }”中的参赛资格。理由：{ $reason }
event-told-reinstated =
    主办者已让你恢复参加赛事“{ $event }”。理由：{ $reason }
    { $plays ->
        [now] 本轮的比赛照常进行，请前往你的那一桌。
       *[next] 从下一轮起为你配对。
    }
event-told-removed = 主办者取消了你在赛事“{ $event }”的报名。
event-told-dropped = 主办者已将你在赛事“{ $event }”中按退赛处理。如果你其实仍能参赛，请告知主办者，主办者可以让你恢复参赛。
event-added = { $player }用“{ $deck }”参赛。
event-role-everyone = 请选择其他身份组：所有人都拥有这个身份组。
event-role-none = 现在没有身份组可以管理赛事，只有拥有“管理服务器”或“管理活动”权限的人可以。
event-role-set = 拥有{ $role }的人可以在这里管理赛事。
    -# Discord只向拥有“管理活动”权限的人显示`/event-admin`。要向该身份组显示，请在“服务器设置”的“整合”中允许。
event-log-title = ### { $name }：决定记录（第{ $page }页，共{ $count }页）
event-log-all = 主办者可以查看全部记录。
event-log-own = 只显示与你或所有人有关的记录。
event-log-empty = 还没有任何决定。
event-log-by = （由{ $name }操作）
event-log-reason = 理由：{ $reason }
event-log-others = 另外{ $count }人
event-log-line = { $kind ->
    [Joined] { $players }报名。
    [Withdrew] { $players }在开始前取消报名。
    [DeckChanged] { $players }的牌组已更换。
    [CheckInOpened] 签到开始。
    [CheckedIn] { $players }签到。
    [Started] 赛事开始，共{ $count }名选手。
    [CutMade] 前{ $count }名进入淘汰赛阶段。
    [Paired] 第{ $round }轮配对完成。
    [Reported] 第{ $table }桌（{ $players }）：{ $result }
    [Corrected] 第{ $table }桌（{ $players }）：裁定为{ $result }。
    [Extended] 本轮延长{ $count }分钟。
    [Delayed] 有{ $count }分钟不计时：{ $why ->
        [down] 机器人当时没有运行。
        [clock] 机器人所在电脑的时钟被调整。
        [unreachable] 无法连接Discord。
        [hidden] 第{ $table }桌无法显示。
        [elsewhere] 第{ $table }桌的选手正在另一桌对战。
       *[late] 签到未能按时开始。
    }
    [TimeCalled] 本轮时间到。
    [Dropped] { $players }退赛。
    [Disqualified] { $players }被取消资格。
    [Reinstated] { $players }恢复参赛。
    [DecksSeen] 主办者查看了牌组：{ $players }
    [Undone] 上一轮被撤销。
    [Cancelled] 赛事被取消。
   *[Finished] 赛事结束。
}
