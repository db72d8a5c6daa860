# The files that cards of Yu-Gi-Oh! come in.
library-kind-yaml-yugi = cards, yaml-yugi
library-kind-cdb = card database
library-kind-faq = FAQ
library-kind-questions = Q&As
library-kind-lists = ban lists
library-kind-archetypes = archetype names
