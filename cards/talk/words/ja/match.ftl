# マッチの途中経過と、デュエルの間のサイドデッキとの入れ替え。
match-score = 第{ $number }デュエル（最大{ $most }戦） · { $one } { $first }–{ $second } { $other }
exchange-main = メインデッキから抜くカード
exchange-extra = エクストラデッキから抜くカード
exchange-side = サイドデッキから入れるカード
exchange-uneven = 抜くカードと入れるカードは同じ枚数にしてください。現在：抜く{ $given }枚、入れる{ $taken }枚。
exchange-extra-deck = エクストラデッキが{ $before }枚から{ $now }枚に変わってしまいます。エクストラデッキのモンスターは、エクストラデッキのモンスターとだけ入れ替えてください。
