var e=`# The page of training; questions are in lessons.ftl.
training-title = Training
training-lead = Questions from games the bots play against each other. Difficulty adapts to you.
training-rules = Rules
training-knows = Rules you already know
training-knows-none = none
training-kinds = Topics
training-han = Han
training-fu = Fu
training-points = Points
training-check = Check
training-next = Next question
training-tap-tile = Choose a tile from the hand.
training-kept-here = Progress is saved in this browser.
training-kept-account = Progress is saved in your account.
`;export{e as default};