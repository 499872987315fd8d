# Afstand til tenpai, ventninger, brikker, der hjælper.

shanten-complete = færdig
shanten-tenpai = tenpai
shanten-away = { $shanten ->
    [one] én brik fra tenpai
   *[other] { $shanten } brikker fra tenpai
}
form-standard = fire sæt og et par
form-pairs = syv par
form-orphans = tretten vidundere
waits-tenpai-named = tenpai, { -wait } på { $name }
waits-not-tenpai = ikke tenpai: { $shanten }
waits-not-held = { $left } ikke på hånden
waits-all-held = ville gøre hånden færdig, men alle fire er allerede på hånden
# Ventninger: hvad brikken gør færdigt
wait-kind-two-sided = { -double-ended } chi
wait-kind-closed = splitchi
wait-kind-edge = endechi
wait-kind-pair = parret
wait-kind-two-pon = en af to pong
wait-kind-orphan = den manglende officer
# Hele håndens ventning
wait-name-three-sided = tresidet chi
wait-name-two-ends = parret i to ender (nobetan)
wait-name-three-ends = parret i tre ender
wait-name-nine-sided = ni slags brikker
wait-name-thirteen-sided = tretten slags brikker
wait-name-combined = flere måder: { $kinds }
tiles-total = { $tiles ->
    [one] én brik: { $list }
   *[other] { $tiles } brikker: { $list }
}
improves-nothing = intet træk giver flere nyttige brikker ved samme afstand til tenpai
improves-by = træk { $draw } ({ $left } tilbage), afspil { $discard }: { $tiles }

# Simuleringer
sim-games = Partier
sim-deals = Spil
sim-decisions = Beslutninger
sim-wins = Mahjong
sim-tsumo = heraf tsumo
sim-exhausted = Uafgjorte
sim-time = { $seconds } s
sim-per-second = pr. sekund
abort-four-kans = Afbrudt: fire kang
abort-four-riichi = Afbrudt: fire riichi
abort-four-winds = Afbrudt: fire vinde
abort-nine-kinds = Afbrudt: ni slags officerer
abort-three-rons = Afbrudt: tre ron
abort-chombo = Sluttede med chombo
abort-void = Givet om efter dommerens afgørelse
