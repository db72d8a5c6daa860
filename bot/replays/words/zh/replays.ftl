# 回放：重看已结束的决斗。
replay-description = 观看已结束的决斗
replay-show-description = 逐步重看一场决斗
replay-number-option = 决斗的编号（见你的决斗列表）
option-replay-show-number = 编号
replay-title = 决斗{ $number }：{ $names }
replay-step = 第{ $step }步，共{ $steps }步
replay-seen-by-all = 所有人看到的内容
replay-seen-by = { $name }看到的内容
replay-nothing-told = 这一步没有能看到的变化。
replay-changed = { $part }：{ $gone }变为{ $new }
replay-new = { $part }，新增：{ $new }
replay-gone = { $part }，减少：{ $gone }
replay-cut = 此后规则或卡片已变更，后面的内容无法再重现。
replay-turn-back = 上一回合
replay-back = 上一步
replay-on = 下一步
replay-turn-on = 下一回合
replay-turns = 跳到某个回合
replay-views = 选择视角
replay-file-text = 文本文件
replay-file-page = 网页
replay-file-json = 数据（JSON）
replay-share = 在本服务器公开
replay-watch = 重看
replay-none = 没有你可以观看的这个编号的决斗，请检查编号。只能观看已结束、并且你参加过或有玩家在本服务器公开过的决斗。
replay-not-yours = 不能从这个视角观看。
replay-share-on-server = 只能在服务器的频道里公开回放。
replay-shared = 现在本服务器的所有人都能观看。链接：{ $link } 也可以用`/replay show`输入编号{ $number }打开。
replay-seen-open = 公开所有手牌
replay-play = 播放
replay-stop = 停止
replay-as-picture = 显示为图片
replay-as-words = 显示为文字
replay-side = 公开我的手牌
replay-side-is-open = 能观看这场决斗的人，现在也可以从你的视角观看。
replay-verify-description = 验证决斗中的洗牌没有被操纵
option-replay-verify-number = 编号
replay-verified = 洗牌已验证：这场决斗中的所有随机结果都来自下面的随机数，它的哈希值（SHA-256）在第一次抽牌之前就已确定。已验证{ $count }次洗牌。
 随机数：`{ $seed }`
 哈希值：`{ $fingerprint }`
replay-verify-wrong = 洗牌与这场决斗保存的随机数不符。请告知机器人的运营者。
 随机数：`{ $seed }`
 哈希值：`{ $fingerprint }`
replay-verify-none = 这个回放保存时还没有记录洗牌，因此无法在此验证。场面下方的“验证洗牌”会显示随机数及其哈希值。
replay-keys = 回车：下一步 · b：上一步 · t：下一回合 · p：上一回合 · 数字：跳到该步 · q：退出 ›
replay-else = 当时还能做什么？
