# 给管理服务器的人。
admin-description = 服务器管理员专用
admin-import-description = 查看已导入的卡片、裁定和禁限卡表及其来源
library-title = 资料库
library-empty = 还没有导入任何资料。机器人的运营者可以用{ "`" }python -m bot import{ "`" }导入。
library-cards = 卡片：{ $count }
library-names-en = 有英文卡名：{ $count }
library-names-ja = 有日文卡名：{ $count }
library-names-zh = 有简体中文卡名：{ $count }
library-faqs = 有官方单卡补充说明的卡片：{ $count }
library-questions = 官方问答：{ $count }
library-lists = 禁限卡表：{ $count }
library-sources = 来源
library-source = { $name }（{ $kind }）：资料日期{ $dated }，导入于{ $imported }
