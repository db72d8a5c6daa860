-- Which commands Discord knows of each application, so that they are sent only when they change.
CREATE TABLE known_commands (
    application INTEGER PRIMARY KEY,
    digest TEXT NOT NULL           -- of what was sent, and by whom
);
