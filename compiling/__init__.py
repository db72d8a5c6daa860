"""How the engine is compiled to C by mypyc: `make compiled`."""
