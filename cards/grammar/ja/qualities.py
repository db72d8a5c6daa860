"""What cards are like, in Japanese: a phrase for each sort of quality, in the order they are said."""

OUTERMOST = {"Has below": "{}", "Has within": "{}"}
"""The qualities that are said before where the cards are."""
FIRST = {
    "Not Named": "{}以外の",
    "EquippedTo": "{}の効果で装備した",
    "Has below attack": "{}",
    "Has within attack": "{}",
    "In PENDULUM": "Ｐゾーンの",
    "PointedTo": "{}のリンク先の",
    "CoLinked to": "{}の相互リンク先の",
    "CoLinked": "相互リンク状態の",
    "In EXTRA_MONSTER": "ＥＸモンスターゾーンの",
    "In MAIN_MONSTER": "メインモンスターゾーンの",
    "In FIELD": "フィールドゾーンの",
    "InColumn": "このカードと同じ縦列の",
    "NormalSummonable": "通常召喚可能な",
    "SpecialSummoned": "特殊召喚された",
    "Not Of Attribute": "{}属性以外の",
    "HasAttacked": "このターンに攻撃宣言をした",
    "Not HasAttacked": "このターンに攻撃宣言をしていない",
    "RoomFor": "{}を置く事ができる",
    "HasMaterial": "Ｘ素材を持つ",
    "Not HasMaterial": "Ｘ素材が無い",
    "Named like": "{}と同名の",
    "Differs": "{}が元々の数値と異なる",
    "Has RATING": "リンク{}の",
    "Has LEVEL": "レベル{}の",
    "Has RANK": "ランク{}の",
    "Has ATTACK": "攻撃力{}の",
    "Has ORIGINAL_ATTACK": "元々の攻撃力{}の",
    "Has DEFENSE": "守備力{}の",
    "Has SCALE": "Ｐスケール{}の",
}
"""The qualities that are said before how the cards lie, in their order."""
NATURE = {"Of Attribute": "{}属性", "Of Type": "{}"}
NEAREST = {
    "OfArchetype": "{}",
    "Not Of Ability": "{}以外の",
    "Of Frame": "{}",
    "Of Icon": "{}",
    "EffectMonster": "効果",
    "Not EffectMonster": "効果以外の",
    "Of Ability": "{}",
    "Named": "{}",
}
"""The qualities that stand right before "monster" or "card"."""
PRINTED = ("Of Attribute", "Of Type", "Of Frame", "Named")
"""The qualities before which how the cards lie takes a particle."""
