# Duels of Yu-Gi-Oh!: what is said of them where the bot speaks of its games.
help-start =
    Duelkeeper主持游戏王OCG决斗，并严格执行规则。用按钮和菜单进行操作；`/duel practice`可与电脑对战。
    还有第二种游戏：在`/duel challenge`或`/duel practice`（与电脑对战）中选择赛制“决斗派对”（3至6人）。
    这是玩家制作的非官方项目，并非由游戏权利人制作或认可。
help-first =
    1. 按下面的“开始第一次决斗”，可以进行一场边玩边讲解的短决斗。用`/duel practice`以现成的牌组开始一场只有你能看到的决斗，第一次的难度是“简单”。
    2. 面板在私信中；在子区里请按“我的手牌”。面板显示场上、手牌、决斗经过，最后是问题和按钮。
    3. 按卡片的按钮可阅读效果并查看能做什么；“返回”可回到场面。菜单列出所有你能查看的卡片。
    4. M1至M5是主要怪兽区域，S1至S5是魔法与陷阱区域，从其所有者的左边数起：你的M1正对着对手的M5。快速决斗只有中间的三格，即M2至M4和S2至S4。
    5. 卡片会放到第一个空区域；想自己选择请用`/duel zones`。
    6. `/card`可查看卡片效果；决斗中别人看不到你查了什么。
    7. 准备好后，用`/duel challenge`向某人挑战，或公开寻找对手。
exchange-is-done = 你已完成副牌组换卡。在对手完成之前，你仍可更改。
duel-option-best-of = 单局，或使用副牌组的比赛（最多三场）
event-overtime-turns = 一轮时间到后，再进行{ $turns }个回合，然后LP多者获胜
event-overtime-choice-turns = 追加回合，然后比LP
