# 自己打过的决斗。
duel-history-description = 列出你打过的决斗，可以重看
history-title = 你打过的决斗
history-none = 你还没有打完过决斗。打完的决斗会列在这里，可以重看。
history-practice = 练习
history-first-duel = 第一次决斗
history-puzzle = 残局
history-what-if = 如果当时……
history-older = 更早的决斗
history-watch = 选择要重看的决斗
