"""All figures as Prometheus reads them: what was counted, and how things stand now."""

import math

from prometheus_client import CollectorRegistry, Gauge, generate_latest

from bot import __version__
from bot.figures.house import Running
from bot.shared.figures import REGISTRY
from engine import BUILD


async def exposition(client: Running | None) -> bytes:
    """The figures of this process as Prometheus reads them; raises what `standing` does."""
    return generate_latest(REGISTRY) + generate_latest(await standing(client))


async def standing(client: Running | None) -> CollectorRegistry:
    """How things stand at this moment; raises what `House.counted` does."""
    now = CollectorRegistry()
    build = Gauge("duelkeeper_build", "Always 1", ["version", "engine"], registry=now)
    build.labels(__version__, BUILD).set(1)
    gateway = Gauge("duelkeeper_connected", "1 while Discord is there", registry=now)
    gateway.set(client is not None and client.is_ready())
    if client is None:
        return now
    counts = await client.house.counted()
    duels = Gauge("duelkeeper_duels", "Duels going on, by where", ["at"], registry=now)
    duels.labels("event").set(counts.at_events)
    duels.labels("table").set(counts.duels - counts.at_events)
    Gauge("duelkeeper_events", "Events going on", registry=now).set(counts.events)
    duels_here, events_here = client.house.here
    here = Gauge("duelkeeper_here", "Those that this process has", ["kind"], registry=now)
    here.labels("duel").set(duels_here)
    here.labels("event").set(events_here)
    part = Gauge(
        "duelkeeper_part", "Which part of all requests of the token it may send", registry=now
    )
    part.set(client.house.part)
    Gauge("duelkeeper_servers", "Servers of Discord", registry=now).set(len(client.guilds))
    latency = Gauge(
        "duelkeeper_gateway_seconds", "How long Discord's gateway takes to answer", registry=now
    )
    latency.set(client.latency if math.isfinite(client.latency) else math.nan)
    return now
