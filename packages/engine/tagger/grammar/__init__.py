"""A grammar of pages: seeded random payroll documents as labelled word boxes."""
