"""The bot on disks that take nothing, from its start on."""

import resource
import sys

from bot.program import main

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    sys.exit(main())
