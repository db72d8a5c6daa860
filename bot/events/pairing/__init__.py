"""Who plays whom: Swiss rounds, brackets, and everybody against everybody."""
