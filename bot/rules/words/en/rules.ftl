# Looking up a rule, or a word of the game.
rule-description = Look up a rule of the game by a word or by its ID
rule-option = A word or several in any language, or an ID such as MR-BATTLE-10
rule-example = Example
rule-practice = Where the rulebook is silent
rule-untranslated = This rule is there in English alone.
rule-related = Read also
rule-source = Source: { $source }
rule-several = { $count ->
    [one] ### One rule about “{ $query }”
   *[other] ### { $count } rules about “{ $query }”
}
rule-first = The first { $shown } can be chosen here; one more word finds the others.
rule-choose = Choose a rule to read
rule-none = There is no rule about “{ $query }”. Try another word, such as “replay” or “Damage Step”.
rule-none-at-all = The games played here have no book of rules.
rule-gone = This rule is no longer in the book.
this-language = English
term-description = A word of the game in three languages, and the rules that use it
term-option = The word in any language
term-choose = Choose the word to look up
term-also = Players also say: { $forms }
term-rules = { $count ->
    [one] ### One rule uses it
   *[other] ### { $count } rules use it
}
term-more-rules = … and { $count } more, which `/rule` finds
term-unused = No rule of the book uses this word.
term-unknown = There is no word “{ $query }” in the glossary. These may be meant:
term-none = There is no word like “{ $query }” in the glossary.
term-none-at-all = The games played here have no glossary.
term-gone = This word is no longer in the glossary.
