"""The one hub of this process, and the bus by which every thread and process reaches all hubs."""

from teachapp.edge.bus import Bus, LocalBus
from teachapp.edge.hub import Hub

hub = Hub()
bus: Bus = LocalBus(hub)
