"""Our own rule book and glossary looked up."""
