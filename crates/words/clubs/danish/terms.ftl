# Klubbens egne ord i teksten: de erstatter termerne i locales/da/terms.ftl.
