# 供管理员使用。
duel-list-description = 管理员：查看本服务器的决斗
duel-stop-description = 管理员：中止一场决斗（不计胜负）
stop-option-duel = 哪一场决斗
stop-option-reason = 理由（双方都会看到）
needs-moderator = 你需要在服务器中拥有“管理服务器”或“禁言成员”权限。
moderator-duel = { $duel } · { $stand } · 开始：{ $since } · { $place }
moderator-no-duels = 本服务器没有正在进行的决斗。
moderator-no-such-duel = 本服务器没有该编号的决斗。可用 /duel list 查看。
ended-moderated = 管理员中止了这场决斗，不计胜负。
duel-hold-description = 管理员：暂停一场决斗（不计时）
duel-resume-description = 管理员：让暂停的决斗继续
moderator-done-stop = 已中止：{ $duel }。双方都会看到理由。
moderator-done-hold = 已暂停：{ $duel }。双方都会看到理由。只有 `/duel resume` 能让决斗继续（到时间后会自动继续）。
moderator-done-resume = 已继续：{ $duel }
moderator-is-held = 这场决斗已经暂停。
moderator-not-held = 这场决斗没有暂停。
pause-by-moderator = 管理员暂停了决斗。理由：{ $reason }
