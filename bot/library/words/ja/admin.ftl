# サーバーを管理する人へ。
admin-description = サーバー管理者用のコマンド
admin-import-description = 取り込んだカード・裁定・リミットレギュレーションとその出典を表示する
library-title = ライブラリ
library-empty = まだ何も取り込まれていません。ボットの運営者が{ "`" }python -m bot import{ "`" }で取り込めます。
library-cards = カード：{ $count }
library-names-en = 英語名のあるもの：{ $count }
library-names-ja = 日本語名のあるもの：{ $count }
library-names-zh = 簡体字中国語名のあるもの：{ $count }
library-faqs = 公式カードデータベースの補足情報があるカード：{ $count }
library-questions = 公式のQ&A：{ $count }
library-lists = リミットレギュレーション：{ $count }
library-sources = 出典
library-source = { $name }（{ $kind }）：{ $dated }時点、{ $imported }取り込み
