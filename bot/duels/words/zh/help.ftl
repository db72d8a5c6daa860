# 帮助。
help-description = 如何在这里决斗，以及各命令的作用
help-first-button = 玩法说明
help-commands-button = 命令
help-asked-button = 何时询问我？
help-managers-button = 管理员
help-commands =
    决斗：`/duel practice`（与电脑对战）、`/duel challenge`（与人对战）、`/puzzle`（残局）、`/duel status`、`/duel watch`、`/duel draw`、`/duel pause`、`/duel hand-over`、`/duel surrender`、`/duel history`、`/replay show`、`/replay verify`、`/record`、`/ladder`
    个人设置：`/duel windows`、`/duel zones`、`/duel guard`、`/duel quiet`、`/duel calls`、`/duel picture`、`/privacy`
    牌组：`/deck import`、`/deck list`、`/deck view`、`/deck hand`、`/deck check`、`/deck compare`、`/deck show`、`/deck edit`、`/deck rename`、`/deck share`、`/deck delete`
    卡片：`/card`、`/search`，以及消息菜单中的“这条消息中的卡片”
    赛事：`/event list`、`/event show`、`/event join`、`/event deck`、`/event drop`、`/event report`、`/event pairings`、`/event standings`、`/event bracket`、`/event why`、`/event log`、`/event export`、`/event evidence`
    规则：`/ruling`、`/chain`、`/rule`、`/term`
    机器人本身：`/status`
help-asked =
    用`/duel windows`或面板上的菜单，可以选择何时询问你是否响应：能响应时；每次机会都问（即使没有能发动的卡）；只在效果和攻击时；或只问必须回答的。也可以在轮到你的回合之前、或有人连锁之前，全部跳过。
    其他人不会知道你的选择。等待响应的时间对所有人都一样，因此看不出谁有可以响应的卡。
help-managers =
    `/duel-admin settings`：响应前的等待时间、计时方式、每次选择的时间、投降是否立即生效、观战延迟
    `/duel-admin ladder`：赛事中的决斗是否计入本服务器的天梯（需“管理服务器”权限）
    `/duel-admin moderators`：指定决斗中“呼叫管理员……”会呼叫谁（需“管理服务器”权限）
    `/duel-admin list`、`/duel-admin stop`、`/duel-admin hold`、`/duel-admin resume`、`/duel-admin desk`：查看本服务器的决斗，中止、暂停其中一场（玩家都会看到理由）、让其继续，或打开裁判席（需“管理服务器”或“禁言成员”权限）
    `/duel-admin reports`：查看被报告处理有误的卡片，并让其恢复按规则处理
    `/event-admin create`、`/event-admin start`、`/event-admin cancel`、`/event-admin add`、`/event-admin remove`、`/event-admin disqualify`、`/event-admin reinstate`、`/event-admin deck`、`/event-admin correct`、`/event-admin undo`、`/event-admin extend`、`/event-admin call-time`、`/event-admin role`：本服务器的赛事（需“管理服务器”或“管理活动”权限，或用最后一个命令指定的身份组）
    `/admin import`：已导入的卡片、裁定和禁限卡表
    决斗会使用子区：我需要创建公开和私密子区，以及在子区中发言的权限。
