"""What is done beside the package: building it, pinning what it needs, writing the reference of the library."""
