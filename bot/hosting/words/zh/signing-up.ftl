# 赛事：创建、公告、报名、签到。
event-shape-single = 单败淘汰
event-shape-double = 双败淘汰
event-shape-swiss = 瑞士轮
event-shape-round-robin = 循环赛
event-starts = 开始：{ $day }（{ $left }）
event-starts-checked = 开始：{ $day }（{ $left }），提前{ $minutes }分钟开放签到
event-round-time = 每轮{ $minutes }分钟，两轮之间间隔{ $pause }分钟
event-overtime-loss = 一轮时间到时尚未结束的比赛，双方都判负
event-overtime-judge = 一轮时间到后比赛继续，直到主办者裁定
event-absent = 一轮开始{ $minutes }分钟后仍未到桌者判负
event-rounds-single = 输一场即淘汰
event-rounds-single-third = 输一场即淘汰；进行季军赛
event-rounds-double = 输两场即淘汰；若未输过的一方在总决赛落败，则总决赛再赛一场
event-rounds-round-robin = 每人与其他所有人各赛一场
event-rounds-table = 瑞士轮的轮数取决于人数。
event-rounds-fixed = 瑞士轮共{ $count }轮。
event-cut-none = 没有淘汰赛阶段。
event-cut-table = 9人以上时，成绩最好的选手进入淘汰赛阶段{ $third ->
    [yes] （含季军赛）
   *[no] {""}
}。
event-cut-fixed = 前{ $count }名进入淘汰赛阶段{ $third ->
    [yes] （含季军赛）
   *[no] {""}
}。
event-joins-late = 可以中途加入，错过的每一轮按负计
event-decks-kept = 牌组列表只有主办者可见
event-decks-shown = 赛事结束后所有人都可查看牌组列表
event-draft = ## { $name }
    只有你能看到这份草稿。你的设置如下：
event-draft-hint = -# 要更改其他设置，请再次使用`/event-admin create`。
event-announce = 发布公告
event-change = 更改
event-discard = 放弃草稿
event-discarded = 草稿已放弃，其他人没有看到过。
event-draft-gone = 这份草稿已不存在。请再次使用`/event-admin create`。
event-change-title = 更改赛事
event-field = { $field ->
    [name] 名称
    [starts] 开始时间（如“90分钟后”或<t:…>）
    [rounds] 瑞士轮轮数{ $least }～{ $most }（留空：由人数决定）
    [cut] 淘汰赛人数{ $least }～{ $most }（留空：由人数决定）
   *[round_minutes] 每轮分钟数{ $least }～{ $most }
}
event-announced = 赛事已在{ $channel }公布。
event-no-channel = 我无法在{ $channel }发言。请允许我查看并发送消息，或在其他频道创建赛事。
event-when-clock = 各人所在时区不同，只写钟点会有歧义。请写多久后开始（“90分钟后”“2小时后”“1天后”），或粘贴Discord时间戳，例如<t:1767225600:F>。
event-when-unclear = 无法识别这个时间。请写多久后开始（“90分钟后”“2小时后”“1天后”），或粘贴Discord时间戳，例如<t:1767225600:F>。
event-when-past = 这个时间已经过去了。请选择将来的时间。
event-when-far = 开始时间必须在60天以内。
event-needs-name = 请给赛事起一个名称。
event-no-number = { event-setting }必须是{ $least }到{ $most }之间的数字。
event-only-swiss = { event-setting }只适用于瑞士轮。
event-only-bracket = { event-setting }只适用于单败淘汰或淘汰赛阶段。
event-have-joined = { $count ->
    [0] 还没有人报名。
   *[other] 已有**{ $count }**人报名。
}名额共{ $most }人。
event-are-here = 正在签到：{ $count }人中已有**{ $here }**人签到。
event-called-off = **已取消：**{ $reason }
event-begins = 赛事开始，共{ $count }名选手。
event-is-played = **{ $round }** · { $tables }桌中{ $over }桌已结束 · 还剩{ $count }名选手
event-newest = [最新消息]({ $link })
event-was-won = 🏆 **{ $names }**
event-is-over = 赛事已结束。
event-check-in-call = ### { $name }
    赛事开始：{ $left }。到场的选手请按“签到”；未签到者不能参赛。
event-i-am-here = 签到
event-join = 报名
event-leave = 取消报名
event-drop = 退赛
event-my-deck = 我的牌组
event-who-plays = 选手名单
event-rules = 规则
event-no-deck = 你没有可用于这场赛事的牌组。请用`/deck import`导入。
event-choose-deck = 你要用哪副牌组参加{ $name }？开始之前可以更换。
event-choose-deck-of-many = 你要用哪副牌组参加{ $name }？开始之前可以更换。菜单放不下的牌组可用`/event join`选择。
event-you-joined = 你已用“{ $deck }”报名**{ $name }**。开始之前可以更换牌组。
event-you-joined-late = 你已用“{ $deck }”中途加入**{ $name }**。从下一轮开始比赛，错过的每一轮按负计。
event-also-joined = 你还参加了{ $names }。如果两边同时轮到你，你在其中一桌比赛时，另一桌会等待，最多等待一轮的时长。
event-plays-also = 还参加了{ $names }
event-deck-changed = 你在**{ $name }**中改用“{ $deck }”。
event-join-first = 你还没有报名这场赛事，请先按“报名”。
event-you-are-here = 你已完成**{ $name }**的签到。第一轮开始时会通知你。
event-decks-locked = -# 牌组已锁定，不能再更换。
event-not-in-it = 你没有参加这场赛事。
event-sure-to-leave = 要取消报名{ $name }吗？开始之前可以再次报名。
event-sure-to-drop = 要从{ $name }退赛吗？正在进行的比赛判负，之后不再为你配对。只有主办者可以让你恢复参赛。
event-leave-yes = 退出
event-leave-no = 不退出
event-you-left = 你已取消报名{ $name }。
event-you-dropped = 你已从{ $name }退赛。
event-you-stay = 你继续参加{ $name }。
event-organiser = -# 创建者：{ $organiser }
event-players-of = ### { $name }：{ $count }名选手
event-players-page = 第{ $page }页
event-nobody-yet = 还没有人报名。
event-has-left = 已退赛
event-thrown-out = 已取消资格
event-was-absent = 未签到
event-no-deck-of = { $name }没有提交牌组。
event-deck-of = ### { $name }：{ $deck }
event-deck-line = { $card } ×{ $count }
event-deck-secret = { $shown ->
    [yes] 赛事结束之前，
   *[no] {""}
}只有主办者可以查看这副牌组。
event-deck-plays = 你也参加这场赛事，所以在赛事结束前不能查看其他人的牌组。没有参赛的主办者可以查看。
event-listed = **{ $name }**（#{ $number }） · { $phase ->
    [sign-up] 报名中
    [check-in] 签到中
    [playing] 进行中
    [decided] 胜负已定（即将公布最终名次）
    [over] 已结束
   *[cancelled] 已取消
} · { $count }名选手 · { $day } · { $channel }
event-list-title = ### 本服务器的赛事
event-list-empty = 本服务器还没有举办过赛事。
event-create-description = 创建赛事（公布之前其他人看不到）
event-list-description = 查看本服务器的赛事
event-show-description = 查看赛事的内容与进展
event-join-description = 选择牌组报名赛事，或更换牌组
event-drop-description = 退出赛事（开始前为取消报名，开始后为退赛）
event-deck-description = 查看你在赛事中的牌组，或已公开的牌组
event-option-name = 赛事名称
event-option-shape = 赛事形式（不填则为瑞士轮）
event-option-starts = 开始时间：“90分钟后”“2小时后”或Discord时间戳（不填则为30分钟后）
event-option-rounds = 瑞士轮轮数（不填则由人数决定）
event-option-cut = 进入淘汰赛阶段的人数（0为没有，不填则由人数决定）
event-option-third-place = 是否进行季军赛？（不填则不进行）
event-option-check-in = 开始前多少分钟开放签到（0为无需签到，不填则为15）
event-option-round-minutes = 每轮多少分钟（不填则为50）
event-option-absent = 开始后多少分钟未到桌判负（不填则为10）
event-option-pause = 两轮之间间隔多少分钟（不填则为2）
event-option-overtime = 一轮时间到时如何处理（不填则再进行几个回合）
event-option-extra-turns = 届时再进行几个回合（不填则为3）
event-option-late-joins = 是否允许中途加入？（仅瑞士轮，不填则不允许）
event-option-show-decks = 结束后是否所有人都能查看牌组？（不填则不能）
event-option-player = 选手
event-overtime-choice-loss = 双方判负
event-overtime-choice-judge = 由主办者裁定
