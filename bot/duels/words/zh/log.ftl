# 决斗的完整记录。
log-whole = 完整记录
log-earlier = ……更早的{ $count }行见“完整记录”
log-lighter = ……其余{ $count }行见“完整记录”
log-page-title = 决斗经过（第{ $page }页，共{ $pages }页）
log-older = 上一页
log-newer = 下一页
log-file = 记录文件
log-file-title = 决斗{ $number }
log-cut = 此后的记录已无法显示：规则或卡片已经变更，决斗会是另一种过程。
log-gone = 这场决斗的记录已无法显示：规则或卡片已经变更。
