"""What can be wrong with a deck, in Chinese."""

PARTS = {"main": "主要牌组", "extra": "额外牌组", "side": "副牌组"}
FAULTS = {
    "unknown_card": "卡编号{code}的卡还不能使用，请从牌组中取出。",
    "unknown_named": "“{card}”还不能使用，请从牌组中取出。",
    "is_a_token": "“{card}”是衍生物，不能放入牌组，请从牌组中取出。",
    "too_few": "{part}有{count}，至少需要{least}张，请再加入{difference}。",
    "too_many": "{part}有{count}，最多{most}张，请取出{difference}。",
    "belongs_in_main": "“{card}”应放在主要牌组，请移到主要牌组。",
    "belongs_in_extra": "“{card}”应放在额外牌组，请移到额外牌组。",
    "too_many_copies": (
        "“{card}”放入了{count}。同名卡在主要牌组、额外牌组和副牌组中合计最多{most}张，"
        "请取出{difference}。"
    ),
    "dated": "{list}（{since}）",
    "forbidden": "“{card}”是{list}的禁止卡，请从牌组中取出。",
    "limited": (
        "“{card}”放入了{count}。按{list}，主要牌组、额外牌组和副牌组中合计最多"
        "{most}张，请取出{difference}。"
    ),
}
