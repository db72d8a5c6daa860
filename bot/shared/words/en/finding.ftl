# What was typed, and which card it may mean.
card-for = For “{ $typed }”
card-nearest = Nothing is called exactly “{ $typed }”. Nearest:
card-unknown = No card with a name like “{ $typed }” was found.
