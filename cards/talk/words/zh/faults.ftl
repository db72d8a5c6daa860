# 牌组的问题。
fault-unknown-card = 卡片密码{ $code }的卡还不能在这里使用，请从牌组中取出。
fault-unknown-named = “{ $card }”还不能在这里使用，请从牌组中取出。
fault-is-a-token = “{ $card }”是衍生物，不能放入牌组，请从牌组中取出。
fault-too-few = { $part }有{ $count }，至少需要{ $least }张，请再加入{ $difference }。
fault-too-few-unless-none = { $part }有{ $count }，必须为{ $least }张或0张，请再加入{ $difference }，或全部取出。
fault-too-many = { $part }有{ $count }，最多{ $most }张，请取出{ $difference }。
fault-belongs-in-main = “{ $card }”应放在主要牌组，请移到主要牌组。
fault-belongs-in-extra = “{ $card }”应放在{ $extra }，请移到{ $extra }。
fault-too-many-copies = 牌组中有{ $count }是“{ $card }”，但同名卡在主要牌组、{ $extra }和副牌组中合计最多{ $most }张。请取出{ $difference }。
fault-dated = { $list }（{ $since }）
fault-forbidden = “{ $card }”是{ $list }的禁止卡，请从牌组中取出。
fault-limited = 牌组中有{ $count }是“{ $card }”，但按{ $list }，它在主要牌组、{ $extra }和副牌组中合计最多{ $most }张。请取出{ $difference }。

part-main = 主要牌组
part-extra = 额外牌组
part-fusion = 融合牌组
part-side = 副牌组
fault-unknown-kind = 该赛制中没有“{ $card }”这种类型的卡，请从牌组中取出。
