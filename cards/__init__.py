"""Cards as data, and in words. The engine comes first: it decides which build of both runs."""

from engine import BUILD as BUILD
