# 官方回答的结论。
ruling-verdict = { $verdict ->
    [yes] 是
    [no] 否
    [pending] 尚未裁定
   *[depends] 视情况而定
}
ruling-verdict-note = 根据日文回答的措辞自动判断，请以回答原文为准。
rulings-looked-for = 查找的词：{ $words }
rulings-nearest = 最接近的问答（只涉及其中一张卡）
