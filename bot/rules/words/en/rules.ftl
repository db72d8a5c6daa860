# Looking up a rule, or a word of the game.
rule-description = Look up a rule of the game by words or by its ID
rule-option = One or more words in any language, or an ID such as MR-BATTLE-10
rule-example = Example
rule-practice = Where the rulebook is silent
rule-untranslated = This rule is available only in English.
rule-related = Related rules
rule-differs = { $format }: different
rule-same = { $format }: the same
rule-source = Source: { $source }
rule-several = { $count ->
    [one] ### One rule about “{ $query }”
   *[other] ### { $count } rules about “{ $query }”
}
rule-first = The first { $shown } are listed; add a word to narrow it down.
rule-choose = Choose a rule to read
rule-none = No rule is about “{ $query }”. Try another word, such as “replay” or “Damage Step”.
rule-none-at-all = The games played here have no rulebook.
rule-gone = This rule is no longer in the rulebook.
this-language = English
term-description = Look up a game term in three languages, and the rules that use it
term-option = The term in any language
term-choose = Choose a term
term-also = Players also say: { $forms }
term-rules = { $count ->
    [one] ### One rule uses it
   *[other] ### { $count } rules use it
}
term-more-rules = … and { $count } more: see `/rule`
term-unused = No rule uses this term.
term-several = “{ $query }” means { $count } things:
term-unknown = “{ $query }” is not in the glossary. Did you mean:
term-none = The glossary has nothing like “{ $query }”.
term-none-at-all = The games played here have no glossary.
term-gone = This term is no longer in the glossary.
