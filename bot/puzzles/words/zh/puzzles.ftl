# 残局。
puzzle-description = 今日残局：在这个回合获胜
puzzle-option-alone = 只给自己看，不发到频道
puzzle-solver = 玩家
puzzle-of-the-day = { $date }的残局：在这个回合获胜
puzzle-task = { $grade } · 现在是你的主要阶段1。对手只有你看得到的卡，牌组里也没有用得上的卡。你能在回合结束前获胜吗？
puzzle-solve = 开始解题
puzzle-hint = 提示
puzzle-solution = 查看答案
puzzle-solved-by = { $count ->
    [0] 今天这里还没有人解开。
   *[other] 今天这里有{ $count }人解开了。
}
puzzle-hint-is = 需要{ $moves }步（召唤、放置、发动、攻击、变更表示形式各算一步）。第一步用“{ $card }”。
puzzle-solution-is = 最短的解法之一：
puzzle-begins = 残局已在私信中摆好：{ $place }
puzzle-begins-in-thread = 残局已在只有你能看到的子区中摆好：{ $place }。请在那里按“我的手牌”。
puzzle-gone = 这个残局已不存在。请用`/puzzle`查看今天的残局。
