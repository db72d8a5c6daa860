# ルールを調べる。
rule-description = ルールを単語またはIDで検索します（本文は英語です）
rule-option = 英単語、またはMR-BATTLE-10のようなID
rule-example = 例
rule-practice = ルールブックに記載がない場合
rule-untranslated = このルールは英語でのみ収録されています。
rule-source = 出典：{ $source }
rule-several = ### 「{ $query }」に関するルール（{ $count }件）
rule-first = 最初の{ $shown }件から選べます。単語を追加すると絞り込めます。
rule-choose = 読みたいルールを選んでください
rule-none = 「{ $query }」に関するルールは見つかりませんでした。「replay」や「Damage Step」など、別の英単語でお試しください。
rule-none-at-all = ここで遊べるゲームには、検索できるルールがありません。
rule-gone = このルールは現在収録されていません。
