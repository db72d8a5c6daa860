# 《决斗大师》桌上发生的事、提出的问题和桌面状况。
named-card = “{ $name }”
card-of = { $card }（{ $player }）
comma = 、
card-comma = 、
dot = { " · " }
some-cards = { $count }张卡
count-exactly = { $least }张
count-up-to = 最多{ $most }张
count-between = { $least }至{ $most }张
unknown-card = 你看不见的卡
marked = { $label }（{ $mark }）
whose = { $person ->
    [you] 你的
   *[other] { $player }的
}

# 发生的事
house-shields = 自定义规则：以{ $setting }张护盾开始。
house-hand = 自定义规则：以{ $setting }张手牌开始。
house-void-wins = 自定义规则：使玩家获胜的效果有效。
house-void-turns = 自定义规则：追加回合有效。
house-once-a-name = 自定义规则：同名卡一回合可以多次使用和登场。
partner-placed = { whose }搭档是{ $card }。
shuffled = { $person ->
    [you] 你
   *[other] { $player }
}洗切了牌库。
order-decided = 每人{ $shields }张护盾、{ $hand }张手牌。回合顺序：{ $players }。
turn-began = 第{ $turn }回合：{ whose }回合。
turn-skipped = 跳过{ whose }回合的剩余部分。
drawn = { $person ->
    [you] 你
   *[other] { $player }
}抽了{ $cards }。
charged = { $person ->
    [you] 你
   *[other] { $player }
}将{ $cards }放入法力区。
moved = { $cards }{ $source ->
    [pending] { "" }
   *[other] 从{ $from }
}移到{ $to }。
moved-hand = { $cards }{ $source ->
    [pending] { "" }
   *[other] 从{ $from }
}加入手牌。
moved-bottom = { $cards }{ $source ->
    [pending] { "" }
   *[other] 从{ $from }
}移到牌库底。
moved-shown = { $cards }从{ $from }正面朝上移到{ $to }。
put = { $cards }进入战斗区。
put-on = { $cards }由{ $base }进化而来。
tapped = 横置：{ $cards }。
untapped = 重置：{ $cards }。
used-summon = { $person ->
    [you] 你
   *[other] { $player }
}{ $free ->
    [yes] 不支付费用
   *[no] { "" }
}召唤了{ $card }。
used-cast = { $person ->
    [you] 你
   *[other] { $player }
}{ $free ->
    [yes] 不支付费用
   *[no] { "" }
}使用了{ $card }。
used-generate = { $person ->
    [you] 你
   *[other] { $player }
}{ $free ->
    [yes] 不支付费用
   *[no] { "" }
}展开了{ $card }。
used-use = { $person ->
    [you] 你
   *[other] { $player }
}{ $free ->
    [yes] 不支付费用
   *[no] { "" }
}使用了{ $card }。
used-galaxshield = { $person ->
    [you] 你
   *[other] { $player }
}使用了{ $card }的银河护盾。
used-fushigibirth = { $person ->
    [you] 你
   *[other] { $player }
}使用了{ $card }的不死诞生。
attacks-player = { $attacker }攻击{ $person ->
    [you] 你
   *[other] { $player }
}。
attacks-creature = { $attacker }攻击{ $target }。
blocked = { $card }阻挡了攻击。
redirected = 攻击对象变为{ $card }。
shields-chosen = { $person ->
    [you] 你
   *[other] { $player }
}选择了{ $owner }的{ $count }张护盾：{ $positions }。
broke = { $player }的{ $count }张护盾被击破。
destroyed = { $cards }被破坏。
revealed = { $person ->
    [you] 你
   *[other] { $player }
}展示了{ $cards }。
looked-own = 你查看了：{ $cards }。
looked-many = 你查看了自己牌库的{ $count }张卡。
looked = { $person ->
    [you] 你
   *[other] { $player }
}查看了{ $own ->
    [yes] 自己牌库的{ $cards }
   *[no] { $owner }的{ $cards }
}。
designated = { $person ->
    [you] 你
   *[other] { $player }
}为{ $card }指定了{ $owner }。
number-chosen = { $person ->
    [you] 你
   *[other] { $player }
}为{ $card }选择了数字{ $number }。
mode-chosen = { $person ->
    [you] 你
   *[other] { $player }
}选择了{ $card }的效果：{ $mode }
declared = { $person ->
    [you] 你
   *[other] { $player }
}宣言了{ $card }的{ $ability }。
judged = 与{ $owner }的对决判定：{ $person ->
    [you] 你
   *[other] { $player }
}{ $won ->
    [yes] 获胜
   *[no] 未获胜
}。
partner-down = { whose }搭档背面朝上回到搭档区。
partner-up = { whose }搭档再次正面朝上：{ $card }。
switched = 使用了{ $card }的D开关。
lived = { $card }附有EX生命护盾。
defeated = { $person ->
    [you] 你
   *[other] { $player }
}战败，离开游戏（第{ $place }名）。
game-won = { $person ->
    [you] 你
   *[other] { $player }
}获胜！
game-drawn = 游戏结束，没有唯一的胜者。
ended-drawn = 经同意以平手结束：{ $players }。

# 卡的位置
zone-deck = 牌库
zone-hand = 手牌
zone-shields = 护盾区
zone-mana = 法力区
zone-battle = 战斗区
zone-graveyard = 墓地
zone-partner = 搭档区
zone-pending = 使用中
group-hand = 你的手牌
group-field = { whose }战斗区
group-mana = { whose }法力区
group-graveyard = { whose }墓地
group-shields = { whose }正面朝上的护盾
group-partner = { whose }搭档
group-use = 使用中的卡
group-shown = 向你展示过的卡
where = { whose }{ $zone }

# 能力的名称
ability-shield-trigger = 护盾触发
ability-g-strike = G打击
ability-ninja-strike = 忍者打击
ability-kirifu-dash = 王牌突进
ability-hand-trigger = 能力

# 提出的问题
hint-attack = 进行首次攻击后，本回合不能再使用卡。
ask-charge = 要将一张手牌放入法力区吗？
ask-play = 你要做什么？
ask-designate = { $card }：你要指定哪位对手？
ask-choose-nothing = { $card }：没有符合条件的卡。
ask-choose = { $card }：请选择{ $count }。
ask-shields = 请选择{ whose }{ $number }张护盾。
ask-mode = { $card }：选择哪个效果？
ask-side = { $card }：使用哪一面？
ask-number = { $card }：请选择一个数字。
ask-may = { $card }：要使用其效果吗？
ask-partner-return = 要将搭档背面朝上放回搭档区吗？
ask-declare = { $what }要宣言什么吗？
ask-next = 先处理哪个效果？
ask-replacement = 以哪个效果代替？
ask-block = { $what }要阻挡吗？
ask-base = { $card }：放在哪张卡上？
ask-arrange = 这些卡按什么顺序放入牌库？先选的在上面。
decline-charge = 不放
decline-may = 否
decline-partner-return = 否
decline-declare = 不宣言
decline-block = 不阻挡
decline-choose-nothing = 继续
decline = 不选择
yes = 是
end-turn = 结束回合
what-shields = 你的护盾将加入手牌。
what-turn-end = 回合即将结束。
do-summon = 以{ $cost }费召唤{ $card }
do-cast = 以{ $cost }费使用{ $card }
do-generate = 以{ $cost }费展开{ $card }
do-use = 以{ $cost }费使用{ $card }
do-galaxshield = { $card }银河护盾{ $cost }
do-fushigibirth = { $card }不死诞生{ $cost }
do-free = 不支付费用使用{ $card }
act-summon = 以{ $cost }费召唤
act-cast = 以{ $cost }费使用
act-generate = 以{ $cost }费展开
act-use = 以{ $cost }费使用
act-galaxshield = 银河护盾{ $cost }
act-fushigibirth = 不死诞生{ $cost }
act-free = 不支付费用使用
with-fuel = 使用{ $card }
do-attack = { $card }攻击{ $target }
act-attack = 攻击{ $target }
shield-number = 护盾{ $number }
mode-number = 效果{ $number }
declare-option = { $ability }：{ $card }

# 桌面状况
before-first-turn = 第一回合之前
heading = 第{ $turn }回合 · { whose }回合 · { $step }
step-start = 回合开始
step-draw = 抽牌
step-charge = 充能
step-main = 主要步骤
step-attack = 攻击步骤
step-end = 回合结束
block-table = 玩家
block-attack = 攻击
block-waiting = 等待处理
block-lasting = 持续中的效果
block-hand = { $person ->
    [you] 你的手牌
   *[they] { $player }的手牌
}
block-field = { $person ->
    [you] 你的战斗区
   *[they] { $player }的战斗区
}
block-mana = { $person ->
    [you] 你的法力区
   *[they] { $player }的法力区
}
block-house = 自定义规则
nothing = –
lasting-on = { $card }作用于{ $target }
lasting-number = { $card }，数字{ $number }
you = 你
seat-line = { $has-turn ->
    [yes] ▶ { "" }
   *[no] { "" }
}**{ $player }** · 护盾{ $shields } · 手牌{ $hand } · 法力{ $untapped }/{ $mana } · 战斗区{ $creatures } · 牌库{ $deck } · 搭档：{ $partner }
seat-brief = -# { $has-turn ->
    [yes] ▶ { "" }
   *[no] { "" }
}**{ $player }** · 护盾{ $shields } · 手牌{ $hand } · 法力{ $untapped }/{ $mana } · 战斗区{ $creatures }{ $ends }
deck-ends = { " · 牌库" }{ $deck }
seat-out = -# ~~{ $player }~~ · 战败（第{ $place }名）
partner-down-now = 背面朝上
mana-line = { $mana }张中{ $untapped }张未横置：{ $civs }
civ-count = { $civ }{ $count }
hand-card = **{ $cost }** { $name }
hand-line = -# { $cards }
is-tapped = 横置
is-fresh = 本回合登场
power-now = 力量{ $power }
on-cards = 下方：{ $cards }
state-under = 放在{ $cards }上。
state-life = 附有EX生命护盾。
state-keywords = 现有关键词：{ $keywords }。
state-partner = { whose }搭档。
number-power = 力量
score-seat = { $player } 护盾{ $shields }
score-out = { $player } 战败
score-turn = 第{ $turn }回合

# 图画
drawn-shields = 护盾{ $count }
drawn-hand = 手牌{ $count }
drawn-mana = 法力{ $untapped }/{ $count }
drawn-deck = 牌库{ $count }
drawn-graveyard = 墓地{ $count }
drawn-partner = 搭档：{ $partner }
drawn-out = 战败
drawn-place = 第{ $place }名
drawn-power = 力量
drawn-nothing = 战斗区为空
