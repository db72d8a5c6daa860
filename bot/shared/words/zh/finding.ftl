# 输入的内容，以及可能指的卡。
card-for = “{ $typed }”的搜索结果
card-nearest = 没有与“{ $typed }”完全同名的卡。最接近的是：
card-unknown = 没有找到名称与“{ $typed }”相近的卡。
card-no-name = 输入的内容里没有文字或数字。请输入卡名或其中一部分，英文、日文、中文均可。
cards-loading = 机器人刚启动或刚导入数据，卡片仍在加载。请过几秒再试。
