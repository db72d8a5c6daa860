# 查询规则。
rule-description = 按单词或编号查询规则（正文为英文）
rule-option = 英文单词，或MR-BATTLE-10这样的编号
rule-example = 示例
rule-practice = 规则手册未作说明之处
rule-untranslated = 这条规则目前只有英文。
rule-source = 出处：{ $source }
rule-several = ### 与“{ $query }”有关的规则（{ $count }条）
rule-first = 可以选择前{ $shown }条；增加单词可缩小范围。
rule-choose = 请选择要阅读的规则
rule-none = 没有找到与“{ $query }”有关的规则。请换一个英文单词，例如“replay”或“Damage Step”。
rule-none-at-all = 这里的游戏没有可供查询的规则。
rule-gone = 目前没有收录这条规则。
