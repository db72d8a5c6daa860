# What an official answer comes to.
ruling-verdict = { $verdict ->
    [yes] Yes
    [no] No
    [pending] Not decided yet
   *[depends] It depends
}
ruling-verdict-note = This is how we read the wording of the Japanese answer. The answer itself is what counts.
rulings-looked-for = Searched for: { $words }
rulings-nearest = Nearest: Q&As about one of the two
