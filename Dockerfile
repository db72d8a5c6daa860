# The bot with its engine compiled. What is kept lies in /data, unless a database on a server is named.
FROM python:3.11-slim-bookworm AS compiled
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /duelkeeper
COPY locks/compiling.txt locks/
RUN python -m venv .venv && .venv/bin/python -m pip install --quiet --no-cache-dir --require-hashes --no-deps -r locks/compiling.txt
COPY engine engine
COPY cards cards
COPY compiling compiling
RUN .venv/bin/python -m compiling

FROM python:3.11-slim-bookworm
RUN useradd --uid 10001 --home-dir /data --create-home duelkeeper
WORKDIR /duelkeeper
COPY locks/postgresql.txt locks/
RUN python -m venv .venv && .venv/bin/python -m pip install --quiet --no-cache-dir --require-hashes --no-deps -r locks/postgresql.txt
COPY engine engine
COPY cards cards
COPY compiling compiling
COPY --from=compiled /duelkeeper/build/compiled build/compiled
COPY bot bot
RUN .venv/bin/python -m compileall -q bot cards engine
ENV DUELKEEPER_DATABASE=/data/duelkeeper.sqlite \
    DUELKEEPER_LIBRARY=/data/library.sqlite \
    DUELKEEPER_FIGURES_PORT=9108 \
    PYTHONDONTWRITEBYTECODE=1
USER duelkeeper
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
    CMD [".venv/bin/python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:9108/healthz', timeout=4)"]
ENTRYPOINT [".venv/bin/python", "-m", "bot"]
