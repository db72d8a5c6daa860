# 观看决斗。
duel-watch-description = 用自己的语言观战
watch-button = 用我的语言观战 · Watch · 観戦
watch-open = 观战
watch-count = { $count }人正在观战
watch-follows = 这条消息只有你能看到，会在约15分钟内自动更新。
watch-stands = 这条消息已停止更新：Discord只允许在15分钟内修改它。要继续观战，请按“继续”。
watch-go-on = 继续
watch-stop = 停止观战
watch-stopped = 你已停止观战。
watch-elsewhere = 你正在另一条较新的消息中观看这场决斗。
watch-not-here = 只有能看到决斗所在频道的人才能观战。
watch-none = 本服务器现在没有你能观看的决斗。
watch-which = 想观看哪场决斗？
watch-number = 决斗{ $number }
watch-late = 决斗结束前，观战者看到的内容比实际晚{ $minutes }分钟。
watch-nothing-yet = 这场决斗现在还没有可以显示的内容。
settings-option-delay = 观战与公开场面延迟几分钟显示（0到10）
settings-delay = 观战与公开场面：{ $minutes ->
    [0] 实时显示
   *[other] 延迟{ $minutes }分钟显示
}
watch-sees-public = 只显示公开信息。
watch-sees-hands = 经玩家同意，也显示手牌。
watch-hand = { $name }的手牌
hands-show = 让观战者看我的手牌
hands-hide = 不让观战者看我的手牌
hands-wanted = { $name }愿意让观战者看到手牌。全体玩家都在“更多……”中同意后才会显示。
hands-open = 全体玩家都已同意：观战者从现在起可以看到手牌。
hands-closed = { $name }不让观战者看手牌。
hands-wanted-told = 你同意让观战者看你的手牌。全体玩家都同意后才会显示，你可以随时取消。
hands-open-told = 全体玩家都已同意：观战者从现在起可以看到手牌。你可以随时取消。
hands-hidden-told = 从现在起，观战者看不到手牌。
hands-not-here = 练习和赛事中，观战者看不到手牌。
