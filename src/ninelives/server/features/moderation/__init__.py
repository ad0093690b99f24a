"""Moderation by operators, who run the server: bans, reports, announcements, and a log. A host opened a table."""
