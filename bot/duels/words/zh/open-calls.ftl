# 在决斗所在处呼叫不接收私信的玩家，所有人都能看到。
call-openly-turn = { $user } 轮到你的回合了。请按场面下方的“{ $button }”：{ $board }
call-openly-asked = { $user } 正在等你选择。请按场面下方的“{ $button }”：{ $board }
call-openly-time = { $user } 还在等你选择，你的时间快用完了。请按场面下方的“{ $button }”：{ $board }
call-openly-pause = { $user } 你的决斗有关于暂停的新消息：{ $board }
board-gone-openly = { $user } 决斗的频道已不存在，或我无法在那里发言，也无法给你发送私信。决斗仍在继续：请在这里使用`/duel status`，然后按“{ $button }”。
