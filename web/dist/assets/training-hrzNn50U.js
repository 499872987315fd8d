var e=`# The page of training; questions are in lessons.ftl.
training-title = Training
training-lead = Questions from games that the program plays with itself. How hard they are follows you.
training-rules = Rules
training-knows = Rules I know already
training-knows-none = none
training-kinds = What is asked about
training-han = Han
training-fu = Fu
training-points = Points
training-check = Check
training-next = Next question
training-tap-tile = Choose a tile of the hand.
training-kept-here = Kept in this browser.
training-kept-account = Kept with your account.
`;export{e as default};