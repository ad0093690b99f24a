"""Connections by uvicorn's protocols, with limits that it leaves to a proxy."""
