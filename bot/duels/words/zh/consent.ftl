# Cards that have to be agreed to before a duel.
challenge-brings = { $name }的牌组中有需要同意的导入卡片：{ $cards }。接受挑战即表示同意使用。
challenge-which-cards = 查看这些卡片
challenge-cards-title = ### 需要同意的卡片
challenge-cards-none = 现在没有这样的卡片。
counter-asked = { $challenger }：{ $name }接受了挑战，其牌组中有需要你同意的导入卡片：{ $cards }。
counter-agree = 同意并开始决斗
counter-decline = 不同意
counter-waits = 正在询问{ $challenger }是否同意你的导入卡片，同意后决斗开始。你也可以换一副牌组接受挑战。
counter-declined = { $name }的卡片未获同意。挑战仍然有效，可换一副牌组接受。
counter-agreed = 已同意{ $name }的卡片：{ $channel }
counter-is-over = 此询问已失效。
counter-not-yours = 只有发起挑战的人可以回答。
deck-not-taken = { $name }的牌组中有被报告过或未获同意的导入卡片，{ $name }可用`/deck check`查看是哪些。请重新发起挑战。
own-deck-not-taken = 你的牌组目前不能在这里使用：
    { $cards }
agreed-and = ／
agreed-takes = 可用卡片：{ $states }
plays-cards = { $name }的已同意卡片：{ $cards }
practice-cards = 这副牌组中，以下卡片的处理可能与卡片文本不完全一致：{ $cards }。与人决斗时，需要对手同意。
