"""Trains the model that reads tiles from a photo, on rendered pictures only. docs/photo.md describes the commands."""
