var e=`# Træningssiden; spørgsmålene står i lessons.ftl.
training-title = Træning
training-lead = Spørgsmål fra spil, som programmet spiller mod sig selv. Sværhedsgraden tilpasser sig dig.
training-rules = Regler
training-knows = Regler, jeg kender i forvejen
training-knows-none = ingen
training-kinds = Hvad der spørges om
training-han = { -han-unit(form: "capital") }
training-fu = Fu
training-points = Point
training-check = Tjek
training-next = Næste spørgsmål
training-tap-tile = Vælg en brik i hånden.
training-kept-here = Gemmes i denne browser.
training-kept-account = Gemmes på din konto.
`;export{e as default};