"""Cards found by what people type: by name, by sound, misspelt, in three languages."""
