"""The tables of the lab: their columns, the folder of Parquet parts, and questions asked of them."""
