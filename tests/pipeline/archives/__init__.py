"""Tests of archives, and what builds them."""
