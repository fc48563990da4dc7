"""Word lists and tables of plain facts."""
