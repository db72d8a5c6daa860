# Cards of Yu-Gi-Oh!, as they are looked up.
card-option = 卡名（英文、日文、中文均可）或卡片密码
card-code = 卡片密码：{ $code }
card-second-text = 灵摆效果
card-first-text = 怪兽
limit-copies = { $count ->
    [0] 禁止
    [1] 限制（1张）
    [2] 准限制（2张）
   *[other] 最多{ $count }张
}
mentioned-nothing = 这条消息里没有用双方括号括起的卡名（例如\[\[库里波]]），也没有牌组（`.ydk`文件的内容、`ydke://`链接或Omega代码）。
card-state-witnessed = 可以在这里按导入的内容使用。
card-state-twice-read = 可以在这里使用：按日文与英文文本一致的内容处理。
card-state-unproven = 双方同意即可在这里使用：文本只有一种读法，但尚无其他佐证。
card-state-in-part-by-hand = 双方同意即可在这里使用：部分效果需手动处理。由使用者按文本逐项选定处理，经对手同意后进行。
card-state-by-hand = 双方同意即可在这里使用：效果需手动处理。由使用者按文本逐项选定处理，经对手同意后进行。
state-twice-read = 日英文本一致
state-witnessed = 解读已确认
state-unproven = 解读未确认
state-in-part-by-hand = 部分手动
state-by-hand = 手动
told-twice-read = 日英文本一致
told-witnessed = 解读已确认
told-unproven = 解读未确认
told-in-part-by-hand = 部分手动（该部分由使用者按文本逐项选定处理，经对手同意后进行）
told-by-hand = 手动（由使用者按文本逐项选定处理，经对手同意后进行）
event-cards-choice-unproven = 也可用解读未确认的
event-cards-choice-in-part-by-hand = 也可用部分手动的
event-cards-choice-by-hand = 也可用手动的
