# The practice opponent: how well it plays, and with which deck.
duel-option-opponent-deck = 电脑使用的牌组：现成的、你自己的、与你相同的，或随机一副张数相近的
option-duel-practice-level = 难度
duel-option-level = 电脑的难度（不填则第一次练习为简单，之后为普通）
level-easy = 简单
level-normal = 普通
level-hard = 困难
practice-rival = { $name }（{ $level }）
opponent-deck-any = 随机（张数相近的现成牌组）
opponent-deck-mirror = 与我相同的牌组
practice-begins = 练习已在私信中开始：{ $place }
    { $format } · 难度：{ $level } · 你使用“{ $own }”，电脑使用{ $same ->
        [yes] 相同的牌组
       *[no] “{ $other }”
    }
practice-begins-in-thread = 练习已在只有你能看到的子区中开始：{ $place }。请在那里按“我的手牌”。
    { $format } · 难度：{ $level } · 你使用“{ $own }”，电脑使用{ $same ->
        [yes] 相同的牌组
       *[no] “{ $other }”
    }
lesson-start = 开始第一次决斗
lesson-begins = 第一次决斗已在私信中开始：{ $place }
    大约需要8分钟。每一步都会说明你能做什么，随时可以退出。
lesson-begins-in-thread = 第一次决斗已在只有你能看到的子区中开始：{ $place }。请在那里按“我的手牌”。
    大约需要8分钟。每一步都会说明你能做什么，随时可以退出。
no-exercise = 这个练习已不存在。
