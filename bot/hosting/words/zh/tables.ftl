# 赛事各轮的桌。
event-table-thread = { $cut ->
    [yes] 淘汰赛R{ $round }
   *[no] R{ $round }
} · 第{ $table }桌 · { $one } – { $other }
event-table-title = ### 第{ $table }桌 · { $round }
event-table-result = **结果：**{ $result }
event-table-time = 本轮结束时间：{ $ends }
event-table-time-up = 本轮时间已到。
event-table-added = 已延长**{ $count }分钟**：无法对战的时间不计时。
event-table-absent = 到场后请按按钮。未到场的选手判负并退赛。截止时间：{ $ends }
event-table-here = { $name }已到场。双方到齐后决斗开始。
event-table-both-here = 双方都已到场。请开始决斗。
event-table-awaited = 这场比赛继续进行。到场后请按按钮。如果本轮时间到时仍没有结果，双方可能都判负。
event-table-duel = 决斗正在进行：{ $place }
event-table-again = 上一场决斗不计入结果。请重新决斗。
event-table-claimed = { $name }报告：{ $result }。请对手确认，或按“不对”。无人反对的报告在本轮时间到时生效。
event-table-disputed = { $name }报告：{ $result }。对手提出异议，由主办者裁定。{ $late ->
    [yes] 你们也可以不等主办者自行解决：对手仍可确认该报告。
   *[no] 你们也可以不等主办者自行解决：{ $name }可以收回报告，对手也可以改为确认。
}如果没有人来，请联系其他拥有管理服务器或管理活动权限的人。
event-table-withdrawn = 报告已收回，可以重新报告结果。要在这一桌对战，请按按钮表示到场。如果本轮时间到时仍没有结果，双方可能都判负。
event-table-taken-back = 这一桌不再进行：本轮已被撤销，或赛事已取消。
event-table-here-button = 我到了
event-table-here-and-start-button = 我到了，开始决斗
event-table-start-button = 开始决斗
event-table-report-button = 报告结果
event-table-confirm-button = 确认
event-table-deny-button = 不对
event-table-take-back-button = 收回报告
event-table-call-button = 呼叫主办者
event-score-placeholder = 选择结果
event-score-which = 你们的比赛结果如何？这里只报告在别处进行的比赛：本桌的决斗会自动计入。
event-please-confirm = 你的对手报告了结果。请在上方确认，或按“不对”。
event-table-you-reported = 已报告。对手确认后生效。
event-table-you-confirmed = 已确认，结果生效。
event-table-you-contradicted = 已呼叫主办者。如果你们两人无法达成一致，将由主办者裁定。
event-table-report-taken-back = 你的报告已收回。
event-table-too-late-to-take-back = 本轮时间已到，报告不能再收回。请由对手确认，或由主办者裁定。
event-table-organiser-called = 已呼叫主办者到你们这一桌。
event-table-is-over = 这一桌已经结束。
event-table-not-yours = 你不在这一桌。
event-table-none-of-yours = 你没有正在等待结果的桌。
event-table-not-both-here = 你的对手还没有到场。
event-table-plays = 你们这一桌正在决斗，结果会自动计入。
event-table-plays-no-report = 你们这一桌正在决斗，不能报告结果。请打完这场决斗，结果会自动计入。如果这场决斗不应计入，请呼叫主办者。
event-table-was-reported = 这一桌已经报告过结果。
event-table-nothing-reported = 这里没有等待确认的报告。
event-table-report-changed = 报告有改动。请再看一遍上方的结果，然后确认或按“不对”。
event-table-opponent-confirms = 你的报告要由对手确认。
event-table-no-such-score = 比赛不可能有这样的结果。桌上的“{ event-table-report-button }”会列出所有可能的结果。
event-table-no-deck = 这一桌有选手没有提交牌组。请呼叫主办者。
event-time-judge = 第{ $table }桌：本轮时间已到，比赛尚未分出胜负。请用`/event-admin correct`裁定。
event-call-disputed = 第{ $table }桌：双方报告的结果不一致。请用`/event-admin correct`裁定。
event-call-again = 第{ $table }桌：从{ $since }起一直在等待主办者裁定，没有结果赛事就无法继续。请用`/event-admin correct`裁定。
event-play-again = 第{ $table }桌：{ $why }请在本桌重新开始决斗。
event-call-player = 第{ $table }桌：{ $name }呼叫你。
event-round-taken-back = 本轮已被撤销。
event-end-taken-back = 主办者撤销了赛事的结束，赛事继续进行。
event-too-few = 开始时在场的选手不足三人
event-rounds-option-event = 赛事（不填则为在此进行的赛事）
event-rounds-option-reason = 理由（所有人都可以在决定记录中看到）
event-report-description = 报告你本轮在别处进行的比赛的结果
event-report-won = 你赢了几场决斗
event-report-lost = 你输了几场决斗
event-correct-description = 裁定或更正本轮一场比赛的结果
event-correct-table = 桌号
event-correct-result = 第一位和第二位选手赢的决斗数（例如2-1）
event-correct-unreadable = 请从列表中选择结果，或写成“2-1”的形式。
event-corrected = 结果已裁定：{ $result }
event-undo-description = 撤销最后一轮（先列出会停止和作废的内容）
event-undone = 本轮已撤销。轮间休息后会重新配对。
event-extend-description = 延长本轮时间
event-extend-minutes = 延长多少分钟
event-extended = 本轮延长{ $minutes }分钟。
event-extend-too-late = 已经宣布时间到，本轮的决斗即将结束。
event-call-time-description = 立即结束本轮时间
event-time-called = 本轮时间已到。
