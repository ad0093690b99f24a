"""What a link shows where somebody shares it: a title, a sentence and a picture."""
