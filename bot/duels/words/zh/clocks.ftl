# 决斗的计时：有多少时间，以及时间用完时会怎样。
settings-option-clock = 计时方式
clock-rules-casual = 休闲计时：每次选择有{ $seconds }秒。超时后会自动替你选择，连续三次则输掉决斗。
clock-rules-live = 实时计时：每位玩家有{ $minutes }分钟，每次选择后增加{ $increment }秒（最多{ $minutes }分钟）。时间用完的一方输掉决斗。剩余1分钟和20秒时会提醒你。
clock-rules-correspondence = 长期计时：每次选择有{ $hours }小时，你的休息时段（/duel quiet）不计时，并会提醒你一次。超时后会自动替你选择，连续三次则输掉决斗。
ended-bank = { $name }的时间已用完，输掉了决斗。
clock-banks = 剩余时间：{ $banks }
clock-bank = { $name } { $minutes }:{ $seconds }
clock-reminder = { $user } 仍然轮到你行动。截止时间：{ $until }
clock-reminder-choice = { $user } 仍然轮到你行动。截止时间：{ $until }。超时后将自动选择“{ $choice }”。
clock-nearly-empty = { $user } 你的时间快用完了！时间用完就会输掉决斗。
your-clock-chose = 你已超时，系统替你选择了“{ $choice }”。
your-clock-answered = 你已超时，系统已替你作答。
your-clock-lots = 你已超时，由抽签替你决定：“{ $choice }”。

duel-quiet-description = 设置长期决斗中不计时的休息时段
quiet-option-zone = 你的时区，例如Asia/Shanghai
quiet-option-from = 休息时段的开始时刻（0～23点）
quiet-option-to = 休息时段的结束时刻（0～23点）
quiet-are = 从下一次选择起，长期决斗在{ $from }:00～{ $to }:00（{ $zone }）期间不计你的时间。
quiet-none = 你没有设置休息时段：长期决斗会一直计你的时间。要设置，请填写时区和两个时刻。
quiet-wrong = 请从列表中选择时区，并填写两个时刻。休息时段每天最多{ $most }小时。
quiet-gone = 从下一次选择起，休息时段不再生效。

duel-pause-description = 请求暂停决斗、同意暂停，或让决斗继续
pause-ask = 暂停
pause-agree = 同意暂停
pause-decline = 不暂停
pause-end = 继续
pause-asked = { $name }请求暂停。对手同意后决斗暂停。
pause-is-on = 决斗已暂停，不计时。任一玩家按“继续”即可恢复。自动恢复时间：{ $until }
pause-ended = 暂停结束。
pause-ended-by = { $name }结束了暂停。
pause-begins = 决斗已暂停。
you-ask-pause = 已向对手请求暂停。对手同意之前继续计时。
you-ended-pause = 你结束了暂停。
duel-is-paused = 决斗已暂停。请先按“继续”。
no-time-to-pause = 练习不计时，你随时都可以回来。
