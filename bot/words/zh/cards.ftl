# 查询卡片。
card-description = 显示卡片的信息与效果文本
card-option = 卡名（英文、日文、中文均可）或卡片密码
card-passcode = 卡片密码：{ $code }
card-unknown = 这里还没有收录名为“{ $name }”的卡。
card-nearest = 你要找的是以下的卡吗？
card-show = 选择要显示的卡
card-gone = 这张卡目前没有收录。
