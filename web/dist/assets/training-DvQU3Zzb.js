var e=`# The training page; questions are in lessons.ftl.
training-title = Training
training-lead = Questions from games between bots. The difficulty adapts to you.
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