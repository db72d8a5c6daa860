# 决斗场面的图片，以及如何选择。
picture-semicolon = ；
duel-picture-description = 选择你的决斗场面用文字、图片还是两者显示
picture-option-show = 场面用什么显示？
picture-option-colours = 图片用哪种配色？
settings-option-board = 公开的场面用什么显示？
shown-words = 文字
shown-picture = 图片
shown-both = 图片和文字
shade-dark = 深色
shade-light = 浅色
board-words = 场面：文字
board-words-more = 文字完整，可由屏幕阅读器朗读；牌组和卡片也不附图片
board-picture = 场面：图片
board-picture-more = 代替文字显示，并附完整说明
board-both = 场面：图片和文字
board-both-more = 先是文字，图片紧靠在问题上方
picture-menu = 场面：文字还是图片？
shade-menu = 图片的配色
picture-set-words = 你的场面用文字显示。
picture-set-picture = 你的场面用{ $shade ->
    [light] 浅色
   *[dark] 深色
}图片显示。图片来不及画好时，会先显示文字。
picture-set-both = 你的场面用{ $shade ->
    [light] 浅色
   *[dark] 深色
}图片和文字显示。
settings-board = 公开的场面：{ $shown ->
    [picture] 图片
    [both] 图片和文字
   *[words] 文字
}。
