# 牌组的问题。
fault-unknown-card = 这里不支持卡片密码{ $code }的卡，请从牌组中取出。
fault-unknown-named = 本服暂不支持“{ $card }”，请从牌组中取出。
fault-is-a-token = “{ $card }”是衍生物，不能放入牌组，请从牌组中取出。
fault-too-few = { $part }有{ $count }，至少需要{ $least }张，请再加入{ $difference }。
fault-too-few-unless-none = { $part }有{ $count }，必须为{ $least }张或0张，请再加入{ $difference }，或全部取出。
fault-too-many = { $part }有{ $count }，最多{ $most }张，请取出{ $difference }。
fault-belongs-in-main = “{ $card }”应放在主要牌组，请移到主要牌组。
fault-belongs-in-extra = “{ $card }”应放在{ $extra }，请移到{ $extra }。
fault-too-many-copies = “{ $card }”放入了{ $count }。同名卡在主要牌组、{ $extra }和副牌组中合计最多{ $most }张，请取出{ $difference }。
fault-dated = { $list }（{ $since }）
fault-forbidden = “{ $card }”是{ $list }的禁止卡，请从牌组中取出。
fault-limited = “{ $card }”放入了{ $count }。按{ $list }，主要牌组、{ $extra }和副牌组中合计最多{ $most }张，请取出{ $difference }。

part-main = 主要牌组
part-extra = 额外牌组
part-fusion = 融合牌组
part-side = 副牌组
fault-unknown-kind = “{ $card }”属于该赛制中不存在的卡片种类，请从牌组中取出。
