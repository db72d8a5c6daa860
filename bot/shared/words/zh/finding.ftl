# 输入的内容，以及可能指的卡。
card-for = “{ $typed }”的搜索结果
card-nearest = 没有与“{ $typed }”完全同名的卡。最接近的是：
card-unknown = 没有找到名称与“{ $typed }”相近的卡。
