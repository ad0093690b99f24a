"""What can be done at a table, a module for each family of orders."""
