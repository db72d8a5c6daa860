# The files that cards of Yu-Gi-Oh! come in.
library-kind-yaml-yugi = カード、yaml-yugi
library-kind-cdb = カードデータベース
library-kind-faq = 補足情報
library-kind-questions = Q&A
library-kind-lists = リミットレギュレーション
library-kind-archetypes = カテゴリ名
