var e=`# Træningssiden; spørgsmålene står i lessons.ftl.
training-title = Træning
training-lead = Spørgsmål fra partier mellem botter. Sværhedsgraden tilpasser sig dig.
training-rules = Regler
training-knows = Regler, du kender i forvejen
training-knows-none = ingen
training-kinds = Emner
training-han = { -han-unit(form: "capital") }
training-fu = Fu
training-points = Point
training-check = Tjek
training-next = Næste spørgsmål
training-tap-tile = Vælg en brik i hånden.
training-kept-here = Dine fremskridt gemmes i denne browser.
training-kept-account = Dine fremskridt gemmes på din konto.
`;export{e as default};