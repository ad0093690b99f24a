"""Tables that are open in this process: commands are committed, acknowledged and shown."""
