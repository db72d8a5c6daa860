# 可以作为文件取走的赛事内容。
event-export-description = 导出赛事数据文件（选手、对阵、排名、决定记录）
event-export-files = CSV表格，或一个JSON文件
event-exported = **{ $name }**的数据文件，不含牌组列表。各列的说明见文档。
event-exported-decks = **{ $name }**的数据文件，含牌组列表。各列的说明见文档。
event-evidence-description = 某桌比赛结束后的完整公开记录
event-evidence-table = 桌号
event-evidence = { $round }第{ $table }桌比赛中所有人可见的内容：
event-evidence-none = { $round }第{ $table }桌没有进行决斗，或因规则或卡片已变更，记录已无法显示。
event-evidence-open = 第{ $table }桌的比赛尚未结束，结束后才能取得记录。
event-no-such-table = 这一轮没有第{ $table }桌。
