"""What cards are like, in Chinese: a phrase for each sort of quality, in the order they are said."""

OUTERMOST = {"Has below": "{}", "Has within": "{}"}
"""The qualities that are said before where the cards are."""
FIRST = {
    "Not Named": "{}以外的",
    "EquippedTo": "因{}的效果装备的",
    "Has below attack": "{}",
    "Has within attack": "{}",
    "In PENDULUM": "灵摆区域的",
    "PointedTo": "{}连接端的",
    "CoLinked to": "与{}相互连接的",
    "CoLinked": "相互连接状态的",
    "In EXTRA_MONSTER": "额外怪兽区域的",
    "In MAIN_MONSTER": "主要怪兽区域的",
    "In FIELD": "场地区域的",
    "InColumn": "与此卡相同纵列的",
    "NormalSummonable": "可以通常召唤的",
    "SpecialSummoned": "被特殊召唤的",
    "Not Of Attribute": "{}属性以外的",
    "HasAttacked": "此回合攻击宣言过的",
    "Not HasAttacked": "此回合没有攻击宣言过的",
    "RoomFor": "可放置{}的",
    "HasMaterial": "拥有超量素材的",
    "Not HasMaterial": "没有超量素材的",
    "Named like": "与{}同名的",
    "Differs": "{}与原本数值不同的",
    "Has RATING": "连接{}的",
    "Has LEVEL": "等级{}的",
    "Has RANK": "阶级{}的",
    "Has ATTACK": "攻击力{}的",
    "Has ORIGINAL_ATTACK": "原本攻击力{}的",
    "Has DEFENSE": "守备力{}的",
    "Has SCALE": "灵摆刻度{}的",
}
"""The qualities that are said before how the cards lie, in their order."""
NEAREST = {
    "Of Attribute": "{}属性",
    "Of Type": "{}",
    "OfArchetype": "{}",
    "Not Of Ability": "{}以外的",
    "Of Frame": "{}",
    "Of Icon": "{}",
    "EffectMonster": "效果",
    "Not EffectMonster": "效果以外的",
    "Of Ability": "{}",
    "Named": "{}",
}
"""The qualities that stand right before "monster" or "card"."""
PRINTED = ("Of Attribute", "Of Type", "Of Frame", "Named")
"""The qualities before which how the cards lie takes a particle."""
