"""Tests of the command line, the store's work and the flow."""
