# Looking up a rule.
rule-description = Look up a rule of the game by a word or by its ID
rule-option = A word or several, or an ID such as MR-BATTLE-10
rule-example = Example
rule-practice = Where the rulebook is silent
rule-untranslated = This rule is there in English alone.
rule-source = Source: { $source }
rule-several = { $count ->
    [one] ### One rule about { $query }
   *[other] ### { $count } rules about { $query }
}
rule-first = The first { $shown } can be chosen here; one more word finds the others.
rule-choose = Choose a rule to read
rule-none = There is no rule about { $query }. Try another word, such as “replay” or “Damage Step”.
rule-none-at-all = The games played here have no book of rules.
rule-gone = This rule is no longer in the book.
