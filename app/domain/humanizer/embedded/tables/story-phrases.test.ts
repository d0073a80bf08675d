import { expect, test } from 'vitest'
import { NARRATIVE } from './narrative.ts'
import { plainlyBy } from './plainly.test-help.ts'
import { STORY_PHRASES } from './story-phrases.ts'

const plainly = plainlyBy(STORY_PHRASES)

test.each([
  ['A mix of pity and envy washed over him.', 'He felt both pity and envy.'],
  ['A sense of peace enveloped her.', 'She felt peace.'],
  ['A jolt of hope surged through him.', 'He felt a jolt of hope.'],
  ['With his curiosity piqued, he knocked.', 'Curious, he knocked.'],
  ['A sigh escaped her lips.', 'She sighed.'],
  ['A weary laugh escaped his lips.', 'He gave a weary laugh.'],
  ['She looked up, tears welling up in her eyes.', 'She looked up, her eyes filling with tears.'],
  ['His eyes fell upon a lamp.', 'He saw a lamp.'],
  ['Martha turned his gaze to the pond.', 'Martha looked at the pond.'],
  ['He bowed, a faint smile playing on his lips.', 'He bowed with a faint smile.'],
  ['The sound of bells rang from the hill.', 'Bells rang from the hill.'],
  ['The scent of baked apples filled the air.', 'The air smelled of baked apples.'],
  ['They met in a dimly lit tavern.', 'They met in a dim tavern.'],
  [
    'The owl found itself awake and Tom found himself unable to sleep.',
    'The owl found itself awake and Tom could not sleep.',
  ],
  ['They learned to embrace their true selves.', 'They learned to be themselves.'],
  ['The king bestowed upon her a crown.', 'The king gave her a crown.'],
  ['It changed the very fabric of society.', 'It changed society itself.'],
  ['The flood forever altered the course of her life.', 'The flood changed her life forever.'],
  ['The tale delves into the depths of grief.', 'The tale goes deep into grief.'],
  ['Little did she know that the owl was awake.', 'She was unaware that the owl was awake.'],
  ['After what seemed like an eternity, the ferry came.', 'At long last, the ferry came.'],
  ['Despite his initial reluctance, he sang.', 'Though unsure at first, he sang.'],
  ['His past remained shrouded in mystery.', 'His past remained a mystery.'],
  ['They formed an alliance with the monks.', 'They joined forces with the monks.'],
  ['The plan cast shadows of doubt on the abbot.', 'The plan cast doubt on the abbot.'],
  ['Her words hold the power to change lives.', 'Her words can change lives.'],
  ['She gathered her belongings.', 'She gathered her things.'],
  ['They were greeted by the sight of a ship.', 'They saw a ship.'],
  ['Little did I know that it would rain.', 'I was unaware that it would rain.'],
  ['They refused to yield to the storm.', 'They held out against the storm.'],
  ['The air carried the scent of pine.', 'The air smelled of pine.'],
  ['They had undergone rigorous training.', 'They had trained hard.'],
  ['He gave her a lamp as a token of his gratitude.', 'He gave her a lamp to show his thanks.'],
  ['The monks lived in a state of constant fear.', 'The monks lived in constant fear.'],
  ['The abbess was the epitome of grace.', 'The abbess was grace itself.'],
  ['He was entrusted with the task of baking.', 'He was given the job of baking.'],
  ['They continued on their way.', 'They went on their way.'],
  ['He came in, accompanied by his dog.', 'He came in, with his dog.'],
])('"%s" is said plainly', (text, wanted) => {
  expect(plainly(text)).toBe(wanted)
})

test.each([
  'Pure terror gripped me.',
  'The tears welling up in her eyes were real.',
  'Hot tears welled up in her eyes.',
  'He had found himself drawn to the sea.',
  'To find himself unable to move was odd.',
  'They embrace their true selves.',
  'They want to hold the power to decide.',
  'The ring held the power to heal, to please, and to rule.',
  'Tiny beads of sweat formed on his brow.',
  'Her attire was odd.',
  'She waited with great anticipation and dread.',
  'They made their way to the top.',
  'He turned his gaze toward the future.',
  'They bathed the dog in the pond.',
  'The guests were granted the ability to vote.',
  'The warm embrace of the sun woke her.',
  'He loved well crafted stories.',
  'The anxiously awaited news came.',
  'The flood irrevocably changed the valley.',
  'He was accompanied by his dog.',
])('"%s" stays as it is', (text) => {
  expect(plainly(text)).toBe(text)
})

const narrated = plainlyBy(`${STORY_PHRASES}\n${NARRATIVE}`)

test.each([
  ['As the mill burned, darkness enveloped my senses.', 'As the mill burned, everything went dark.'],
  ['Determination surged through her veins as she rowed.', 'She was full of determination as she rowed.'],
  ['The fall knocked the air from my lungs.', 'The fall knocked the air out of me.'],
  ['The owl met her gaze with defiance.', 'The owl looked her firmly in the eye.'],
  ['His fingers tightened around the oar.', 'He gripped the oar.'],
  ['He looked up, his eyes widening in surprise.', 'He looked up, his eyes wide with surprise.'],
  ['She stood alone as the sole baker.', 'She was the only baker.'],
  ['With the village plunged into darkness, he sang.', 'With the village in darkness, he sang.'],
  ['The leaves whispered stories of the sea.', 'The leaves told stories of the sea.'],
  ['Grief is woven into the very fabric of the poem.', 'Grief is woven into the poem.'],
  ['They sang of the hardships of their daily lives.', 'They sang of their everyday hardships.'],
  ['He loved the beauty and richness of their traditions.', 'He loved their rich and beautiful traditions.'],
  ['The letter paints a vivid picture of the mill.', 'The letter draws a clear picture of the mill.'],
  ['They spoke of the dangers that lay ahead.', 'They spoke of the dangers ahead.'],
  ['Smoke lingered in the air.', 'Smoke hung in the air.'],
  ['He ran through a labyrinth of alleys.', 'He ran through a maze of alleys.'],
  ['She wrote, all while keeping bees.', 'She wrote while keeping bees.'],
  ['The monks set off on their journey.', 'The monks set out.'],
  ['He was elected as mayor.', 'He was elected mayor.'],
  ['Sparks erupted from the floor.', 'Sparks burst from the floor.'],
  ['It fell with a force that shook the mill.', 'It fell so hard that it shook the mill.'],
  ['He ran off with a look of horror on his face.', 'He ran off with horror on his face.'],
  ['Tom had been searching for the lamp.', 'Tom had been looking for the lamp.'],
])('the tale "%s" is told plainly', (text, wanted) => {
  expect(narrated(text)).toBe(wanted)
})

test.each([
  'Utter darkness enveloped him.',
  'The story told of a place unknown to outsiders.',
  'He had put his plan into action.',
  'She asked the bard to put her plan into action.',
  'It had been necessary to row.',
  'He set off on his own.',
  'Engineers reclaim the land from the sea.',
  'It became a sanctuary for birds.',
  'She knelt beside his lifeless body.',
  'His face beamed with pride.',
])('the tale "%s" stays as it is', (text) => {
  expect(narrated(text)).toBe(text)
})

test.each([
  ['He spoke slowly, his voice filled with worry.', 'He spoke slowly, sounding worried.'],
  ['She came in with a look of confusion on her face.', 'She came in looking confused.'],
  ['"No," he said, with a hint of pride in his voice.', '"No," he said a little proudly.'],
  ['She had the privilege of meeting the miller.', 'She was lucky enough to meet the miller.'],
  ['We have had the honor of knowing him.', 'We have been lucky enough to know him.'],
  ['On the day of her departure, it rained.', 'On the day she left, it rained.'],
  ['His memory will live on in our hearts forever.', 'We will always remember him.'],
  ['The mill holds a special place in my heart.', 'The mill means a great deal to me.'],
  ['She felt a chill run down her spine.', 'She felt a chill.'],
  ['The year was 1890.', 'It was 1890.'],
  ['In the mill there lived a young boy named Tom.', 'In the mill there lived a boy called Tom.'],
  ['It was then that she heard the bell.', 'Then she heard the bell.'],
  ['In that moment, she knew that the bees were gone.', 'She knew then that the bees were gone.'],
  ['Tom took a step back.', 'Tom stepped back.'],
  ['The goat turned to face her.', 'The goat turned to her.'],
  ['We began our journey home.', 'We set out home.'],
  ['He made his way inside.', 'He went inside.'],
  ['She heard the sound of bees.', 'She heard bees.'],
  ['He opened the door, with a smile on his face.', 'He opened the door, smiling.'],
  ['He sat there with a worried expression on his face.', 'He sat there looking worried.'],
  ['A growing sense of dread filled the barn.', 'A growing dread filled the barn.'],
  ['They were on the verge of leaving.', 'They were close to leaving.'],
  [
    'The sun sank, painting the sky in shades of pink and gold.',
    'The sun sank, turning the sky pink and gold.',
  ],
  ['Their visits became less frequent.', 'Their visits grew rarer.'],
  ['Those years shaped the person I am today.', 'Those years shaped who I am.'],
  ['Please join me in raising a glass to the miller.', 'Please raise your glasses to the miller.'],
  ['I would like to begin by thanking Tom.', 'First, I want to thank Tom.'],
  ['It is with great pride that I present the mill.', 'I am very proud to present the mill.'],
  ['A mill nestled at the foot of the hill.', 'A mill at the foot of the hill.'],
  ['She taught us how to row.', 'She taught us to row.'],
  ['They met a man who was carrying a hive.', 'They met a man carrying a hive.'],
  ['It was a barn that was filled with hay.', 'It was a barn full of hay.'],
  ['From that moment on, he baked.', 'From then on, he baked.'],
  ['They sang in fear and dread.', 'They sang in fear.'],
])('a narrator says "%s" plainly', (text, wanted) => {
  expect(plainly(text)).toBe(wanted)
})

test.each([
  'The baker, named by the mayor, wept.',
  'The tower was approached by the monks.',
  'He approached the problem calmly.',
  'If he could hear the mill, he slept.',
  'A place where she could hear the sea.',
  'She took a seat on the council.',
  'They took a step in the right direction.',
  'After a moment of hesitation, he was gone.',
  'They knew all that was hidden in the barn.',
  'It was then that the owl spoke.',
])('a narrator may say "%s"', (text) => {
  expect(plainly(text)).toBe(text)
})

test.each([
  ['He looked at her with curiosity.', 'He looked at her curiously.'],
  ['"It is mine," she said with pride.', '"It is mine," she said proudly.'],
  ['He ran as fast as his legs could carry him.', 'He ran as fast as he could.'],
  [
    'It was the best loaf that she ate and the only thing that he had.',
    'It was the best loaf that she ate and the only thing he had.',
  ],
  ['They shared stories that they loved.', 'They shared stories they loved.'],
  ['They were capable of much more.', 'They could do much more.'],
  ['She took care of the goats and her father.', 'She took care of the goats and her father.'],
  ['She took care of her father.', 'She looked after her father.'],
  ['He was awoken by the sound of bells.', 'He was awoken by bells.'],
  ['I did not have the courage to row.', 'I did not dare to row.'],
  ['Tom gave her a few words of advice.', 'Tom gave her some advice.'],
  ['He pulled her into a warm hug.', 'He gave her a warm hug.'],
  ['To this day, I still bake.', 'I still bake.'],
  ['The flood made me realize how small it was.', 'The flood showed me how small it was.'],
  ['Rowing molded me into the person I am today.', 'Rowing made me who I am.'],
  ['It gives me great pleasure to thank the miller.', 'I am very glad to thank the miller.'],
  ['He had a way of making people laugh.', 'He could make people laugh.'],
  ['As the evening progressed, it rained.', 'As the evening went on, it rained.'],
  ['The goat stood paralyzed with fear.', 'The goat stood too frightened to move.'],
  ['They proceeded to eat the pie.', 'They ate the pie.'],
  [
    'Then silence fell over the barn and silence fell over the hall.',
    'Then silence fell over the barn and the hall went quiet.',
  ],
])('in a tale "%s" is said plainly', (text, wanted) => {
  expect(plainly(text)).toBe(wanted)
})

test.each([
  'It left him with pride.',
  'The news that he had drowned was false.',
  'He ate so much that he slept.',
  'The elderly need rest.',
  'He took care of the problem.',
  'A heavy silence fell over the hall.',
  'There seems to be a goat in the barn.',
  'He returned the boat.',
  'The idea of the embrace pleased him.',
  'They proceeded to the mill.',
])('in a tale "%s" may be said', (text) => {
  expect(plainly(text)).toBe(text)
})

test.each([
  ['He dedicated his whole life to bees.', 'He gave his whole life to bees.'],
  ['Tom was a hard worker.', 'Tom worked hard.'],
  ['The goat left without saying a word.', 'The goat left without a word.'],
  ['That was the reason that the mill stood still.', 'That was the reason the mill stood still.'],
  ['She decided to give it a try.', 'She decided to try it.'],
  ['I am glad that you rowed.', 'I am glad you rowed.'],
  ['He allowed himself to rest.', 'He let himself rest.'],
  ['He made a promise to himself.', 'He promised himself.'],
  ['He took a sip of his tea.', 'He sipped his tea.'],
  ['She answered in a soft voice.', 'She answered softly.'],
  ['The miller lived by himself.', 'The miller lived alone.'],
  ['She learned to row at a young age.', 'She learned to row early on.'],
  ['There were times when I wept.', 'At times I wept.'],
  ['The barn was filled to the brim with hay.', 'The barn was full of hay.'],
  ['He felt love and affection for the bees.', 'He felt love for the bees.'],
  ['It was a bird he had never seen before.', 'It was a bird he had never seen.'],
  ['During his time at the mill, he read.', 'While he was at the mill, he read.'],
  ['She felt a pang of guilt.', 'She suddenly felt guilty.'],
  ['It brought her a sense of peace.', 'It brought her peace.'],
])('the teller says "%s" plainly', (text, wanted) => {
  expect(plainly(text)).toBe(wanted)
})

test.each([
  'A mill named in the will burned.',
  'Kindness and generosity have made us rich.',
  'They gave care, love and affection.',
  'The doors opened by themselves.',
  'He died at a young age.',
  'They sang, all of them wet.',
  'It took a little bit of flour.',
])('the teller may say "%s"', (text) => {
  expect(plainly(text)).toBe(text)
})

test.each([
  ['The bees left before he had a chance to row.', 'The bees left before he could row.'],
  ['It was obvious that he was wet.', 'It was obvious he was wet.'],
  ['She left the mill at the age of twelve.', 'She left the mill at twelve.'],
  ['I want to express my gratitude to the miller.', 'I want to thank the miller.'],
])('whoever tells "%s" can say it shorter', (text, wanted) => {
  expect(plainly(text)).toBe(wanted)
})

test.each([
  'A report named in court was lost.',
  'The jars were placed on the sill.',
  'I speak to all of you who row.',
  'It lay between the two of them.',
])('whoever tells "%s" may say so', (text) => {
  expect(plainly(text)).toBe(text)
})

test.each([
  ['Suddenly, it occurred to him that the mill was his.', 'Suddenly, he realized that the mill was his.'],
  ['It finally dawned on her that he was deaf.', 'She finally realized that he was deaf.'],
  ['Tears began to well up in her eyes.', 'Her eyes began to fill with tears.'],
  ['She ruled with wisdom and kindness.', 'She ruled wisely and kindly.'],
  ['The sale went according to plan.', 'The sale went as planned.'],
  ['I knew him by the sound of his voice.', 'I knew him from his voice.'],
  ['A fierce battle ensued.', 'A fierce battle followed.'],
  ['The goat emerged victorious.', 'The goat won.'],
  ['He struck up a conversation with the owl.', 'He got talking to the owl.'],
  ['As the evening drew to a close, it rained.', 'As the evening ended, it rained.'],
  ['She let out a mighty roar.', 'She gave a mighty roar.'],
  ['Tom gave a slight nod.', 'Tom nodded slightly.'],
  ['They came together as a community to row.', 'They came together to row.'],
  ['He rowed in the hope that she was awake.', 'He rowed hoping she was awake.'],
  ['Tom was taken aback by the owl.', 'Tom was surprised by the owl.'],
  ['The goat brought a smile to her face.', 'The goat made her smile.'],
  ['The hive is larger than any he had ever seen before.', 'The hive is larger than any he had ever seen.'],
])('the tale goes on: "%s"', (text, wanted) => {
  expect(plainly(text)).toBe(wanted)
})

test.each([
  'They would let out a loud cry.',
  'He has emerged victorious from the race.',
  'It had occurred to him that it was late.',
  'The draw came first.',
])('the tale goes on as it was: "%s"', (text) => {
  expect(plainly(text)).toBe(text)
})

test.each([
  ['It is my great pleasure to open the mill.', 'I am very glad to open the mill.'],
  ['I have the honor of being his baker.', 'I am proud to be his baker.'],
  ['He walked past without giving it a second thought.', 'He walked past without a second thought.'],
  ['Monks came from every corner of the kingdom.', 'Monks came from all over the kingdom.'],
  ['The letter filled her with joy.', 'The letter made her happy.'],
  ['The bees brought so much joy to our lives.', 'The bees made us so happy.'],
  ['The dog stayed by her side until noon.', 'The dog stayed with her until noon.'],
  ['Tom gathered all his courage.', 'Tom plucked up his courage.'],
])('at the end of the tale "%s" is said plainly', (text, wanted) => {
  expect(plainly(text)).toBe(wanted)
})

test.each([
  'The cause was determined to be frost.',
  'It filled her with joy at first.',
  'His expression of thanks was brief.',
])('at the end of the tale "%s" may be said', (text) => {
  expect(plainly(text)).toBe(text)
})

test.each([
  ['He feared the task that lay before him.', 'He feared the task ahead of him.'],
  ['Those are the moments that will stay with me.', 'Those moments will stay with me.'],
  ['To be completely honest, I slept.', 'To be honest, I slept.'],
])('at the last "%s" is said plainly', (text, wanted) => {
  expect(plainly(text)).toBe(wanted)
})

test.each([
  'He taught me how to fix chairs, how to bake, and how to wait.',
  'She taught us how to treat goats.',
])('at the last "%s" may be said', (text) => {
  expect(plainly(text)).toBe(text)
})

test.each([
  'The company named Smith its head.',
  'They embrace them as friends.',
  'It was a step towards winning.',
  'The inside of the barn was dark.',
  'Soon goats will be able to row.',
])('nothing is made of "%s"', (text) => {
  expect(plainly(text)).toBe(text)
})
