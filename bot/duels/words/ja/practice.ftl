# The practice opponent: how well it plays, and with which deck.
duel-option-opponent-deck = CPUのデッキ：構築済みデッキ、自分のデッキ、自分と同じデッキ、枚数の近い構築済みデッキからランダム
option-duel-practice-level = 強さ
duel-option-level = CPUの強さ（省略すると、最初の練習は「よわい」、その後は「ふつう」）
level-easy = よわい
level-normal = ふつう
level-hard = つよい
practice-rival = { $name }（{ $level }）
opponent-deck-any = ランダム（枚数の近い構築済みデッキ）
opponent-deck-mirror = 自分と同じデッキ
practice-begins = DMで練習が始まりました：{ $place }
    { $format } · 強さ：{ $level } · あなたは「{ $own }」、CPUは{ $same ->
        [yes] 同じデッキ
       *[no] 「{ $other }」
    }を使用
practice-begins-in-thread = あなただけに見えるスレッドで練習が始まりました：{ $place }。そこで「自分の手札」を押してください。
    { $format } · 強さ：{ $level } · あなたは「{ $own }」、CPUは{ $same ->
        [yes] 同じデッキ
       *[no] 「{ $other }」
    }を使用
lesson-start = はじめてのデュエルを始める
lesson-begins = DMではじめてのデュエルが始まりました：{ $place }
    8分ほどで終わります。できることをそのつど説明します。いつでもやめられます。
lesson-begins-in-thread = あなただけに見えるスレッドではじめてのデュエルが始まりました：{ $place }。そこで「自分の手札」を押してください。
    8分ほどで終わります。できることをそのつど説明します。いつでもやめられます。
no-exercise = その課題はもうありません。
