# 供管理员使用。
duel-list-description = 管理员：查看本服务器的决斗
duel-stop-description = 管理员：中止一场决斗（不计胜负）
stop-option-duel = 哪一场决斗
stop-option-reason = 理由（双方都会看到）
needs-moderator = 你需要在服务器中拥有“管理服务器”或“禁言成员”权限。
moderator-duel = { $duel } · { $stand } · 开始：{ $since } · { $place }
moderator-no-duels = 本服务器没有正在进行的决斗。
moderator-no-such-duel = 本服务器没有该编号的决斗。可用 /duel list 查看。
moderator-stopped = 已中止：{ $duel }。双方都会看到理由。
ended-moderated = 管理员中止了这场决斗，不计胜负。
