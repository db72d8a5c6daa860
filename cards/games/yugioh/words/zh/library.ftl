# The files that cards of Yu-Gi-Oh! come in.
library-kind-yaml-yugi = 卡片，yaml-yugi
library-kind-cdb = 卡片数据库
library-kind-faq = 单卡补充说明
library-kind-questions = 问答
library-kind-lists = 禁限卡表
library-kind-archetypes = 系列名称
