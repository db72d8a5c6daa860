# The table as a picture: short words, since a zone is narrow.
drawn-life = LP { $life }
drawn-graveyard = Graveyard { $count }
drawn-banished = Banished { $count }
drawn-set = Set
drawn-defense = Defense
drawn-atk = ATK
drawn-def = DEF
drawn-counters = { $counter } { $count }
drawn-materials = Materials { $count }
drawn-negated = negated
drawn-cannot-attack = no attacks
drawn-nothing = nothing on the field
drawn-link = Chain Link { $number }
