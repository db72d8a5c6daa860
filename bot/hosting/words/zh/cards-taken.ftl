# Which imported cards an event takes.
event-option-cards = 牌组可以使用哪些导入卡片（不填则只限处理已确认的）
event-cards-choice-trusted = 只限处理已确认的
event-cards-trusted = 导入卡片：只限处理已确认的
event-cards-also = 导入卡片：也可使用{ $states }的
event-deck-not-taken = 你的牌组中有本赛事不接受的卡片。请用“我的牌组”或`/event join`提交另一副牌组，然后签到：
    { $cards }
event-deck-not-locked = 牌组中有本赛事不接受的卡片
event-left-out = { $player }不能参赛：牌组中有本赛事不接受的导入卡片。按“我的牌组”可查看是哪些。
