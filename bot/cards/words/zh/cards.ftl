# 查询卡片。
card-description = 显示卡片的信息与效果文本
card-option = 卡名（英文、日文、中文均可）或卡片密码
card-passcode = 卡片密码：{ $code }
card-show = 选择要显示的卡
card-gone = 这张卡目前没有收录。
card-playable = 可以在这里使用。
card-not-playable = 尚不支持。
card-text-official = 官方文本（导入自{ $source }）。
card-text-fan = 爱好者翻译的文本（导入自{ $source }）。
card-text-foreign = 没有该语言的文本（以{ $other }显示）。
card-pendulum-text = 灵摆效果
card-monster-text = 怪兽
card-archetypes = 系列：{ $names }
card-rules = 相关规则
card-rules-heading = ### 相关规则：{ $name }
card-rules-none = 没有找到“{ $name }”的相关规则。
card-decks = 我的牌组
card-decks-heading = ### 你的含有“{ $name }”的牌组
card-decks-none = 你保存的牌组里没有“{ $name }”。
card-decks-part = { $part }{ $count }张
limit-none = 无限制
limit-copies = { $count ->
    [0] 禁止
    [1] 限制（1张）
    [2] 准限制（2张）
   *[other] 最多{ $count }张
}
limit-not-in = 不可用的禁限卡表：{ $lists }
limit-points = { $count }点
mentioned-command = 这条消息中的卡片
mentioned-heading = ### 这条消息中的卡片
mentioned-for = （对应“{ $typed }”）
mentioned-missing = 未找到：{ $names }
mentioned-deck = 牌组
mentioned-unreadable = 无法读取的牌组
mentioned-nothing = 这条消息里没有用双方括号括起的卡名（例如\[\[栗子球]]），也没有牌组（`.ydk`文件的内容、`ydke://`链接或Omega代码）。
