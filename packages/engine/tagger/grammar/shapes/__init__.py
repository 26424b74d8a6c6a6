"""Whole structures. Each module has `draw(sheet)`, which puts all people and all totals."""
