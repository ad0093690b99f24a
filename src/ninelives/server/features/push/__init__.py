"""Web push notifications, to devices whose owners asked for them. Nobody needs them to play."""
