"""Content in the database: what the files in content/ say, loaded, checked and asked for."""
