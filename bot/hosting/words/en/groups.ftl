event-description = Events: brackets, Swiss rounds and leagues with many players
event-admin-description = Run the events of this server
