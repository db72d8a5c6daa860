# デッキを並べるときの、デュエル・マスターズのカードの分け方。
party-curve = コスト
group-creatures = クリーチャー
group-spells = 呪文
group-others = その他
