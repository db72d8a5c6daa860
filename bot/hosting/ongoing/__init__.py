"""An event that goes on: what is due when, what changes it, and how its tables stand.

Every decision goes through `Hosted.decide`, and all who watch the events (`Hosts.watch`) are
told of it. So `tables/running` does what is due and sets its alarm, the announcement is shown
anew and standings are posted, without one calling another. After a restart `Hosts.resume` tells
them of every event that is not over.
"""
