# What an official answer comes to.
ruling-verdict = { $verdict ->
    [yes] Yes
    [no] No
    [pending] Not decided yet
   *[depends] It depends
}
ruling-verdict-note = Our reading of how the Japanese answer is worded; the answer itself counts.
rulings-looked-for = Looked for: { $words }
rulings-nearest = Nearest to it: Q&As about one of them
