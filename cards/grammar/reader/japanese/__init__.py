"""What the reader needs of Japanese besides rules: how it is cut, inflected and boxed."""
