# Words in which clubs differ. Messages use them as terms; a club replaces them in its own terms.ftl.
