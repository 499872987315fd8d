# Ord, som klubberne bruger forskelligt. Beskederne bruger dem som termer; en klub erstatter dem i sin egen terms.ftl.
