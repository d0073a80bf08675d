/** Whose, who, who is meant and the verbs that go with them. */
const CHARACTERS = [
  'his he him was',
  'her she her was',
  'my I me was',
  'their they them were',
  'our we us were',
].map((row) => row.split(' '))

/** Faces, hearts and spines, said of the person they belong to. */
const BODY = CHARACTERS.map(
  ([poss, who, whom, was]) => `
${poss} eyes widened in|with _ = ${who} stared in #5 / ${poss} eyes went wide with #5 @0.9
${poss} eyes widened = ${who} stared @0.85
${poss} brow furrowed = ${who} frowned @0.88
furrowed ${poss} brow = frowned @0.9
nodded ${poss} head = nodded @0.9
shrugged ${poss} shoulders = shrugged @0.9
muttered|mumbled under ${poss} breath = #1 @0.85
!has|have|had < sent shivers|chills down ${poss} spine = made ${whom} shiver / gave ${whom} a chill @0.93
!has|have|had < sent a shiver|chill down ${poss} spine = made ${whom} shiver / gave ${whom} a chill @0.93
sending shivers|chills down ${poss} spine = making ${whom} shiver / giving ${whom} a chill @0.93
sending a shiver|chill down ${poss} spine = making ${whom} shiver / giving ${whom} a chill @0.93
a shiver|chill ran|went down ${poss} spine = ${who} shivered / a chill ran through ${whom} @0.92
${poss} heart swelled with _ = ${who} ${was} full of #5 @0.9
${poss} heart filled with > joy|pride|dread|hope|fear|sadness|love|sorrow|gratitude = ${who} ${was} full of @0.88
${poss} heart pounding in ${poss} chest = ${poss} heart thumping / ${poss} heart beating hard @0.92
${poss} heart pounded|raced|hammered in ${poss} chest = ${poss} heart thumped / ${poss} heart beat hard @0.92
a smile|grin spread|crept|formed|appeared across|over|on ${poss} face|lips = ${who} smiled / ${who} began to smile @0.9
a smile spreading across ${poss} face = ${poss} face breaking into a smile @0.85
^|,|as|and|until|when|while|but|then|before|that|; < tears welled up in ${poss} eyes = ${poss} eyes filled with tears @0.92
^|,|as|and|until|when|while|but|then|before|that|; < tears welled in ${poss} eyes = ${poss} eyes filled with tears @0.9
^|, < tears welling up in ${poss} eyes = ${poss} eyes filling with tears @0.92
^|, < tears welling|brimming in ${poss} eyes = ${poss} eyes filling with tears @0.92
tears streamed|rolled down ${poss} face|cheeks = tears ran down ${poss} #5 / ${who} wept @0.85
tears streaming|rolling down ${poss} face|cheeks = tears running down ${poss} #5 @0.85
mustered|gathered|summoned ${poss} courage and = plucked up courage and @0.85
mustered|gathered|summoned all ${poss} courage = plucked up ${poss} courage @0.85
mustered|gathered|summoned all ${poss} strength = used all ${poss} strength @0.85
etched in|into ${poss} memory|mind = fixed in ${poss} #4 @0.85
!has|have|had < stole ${poss} breath away = took ${poss} breath away @0.5
could feel ${poss} heart {ing} = felt ${poss} heart #5 @0.8
a sense of relief|calm|peace|dread|unease|panic|sadness|pride|joy washed|came|swept over ${whom} = #4 came over ${whom} / a feeling of #4 came over ${whom} @0.92
a wave of relief|calm|panic|sadness|nausea|nostalgia|guilt|grief|anger washed|came|swept over ${whom} = #4 came over ${whom} / a feeling of #4 came over ${whom} @0.92
!has|have|had < stretched out before ${whom} = lay in front of ${whom} @0.75
fate had other plans for ${whom} = things turned out differently for ${whom} @0.9
!other|own|gray|green|blue|brown|tired|sharp < ${poss} eyes fell|landed|settled on|upon > a|an|the|something|another = ${who} saw @0.9
averted ${poss} gaze|eyes > $|and|as|but|in|from = looked away @0.92
avert* ${poss} gaze|eyes > $|and|as|but|in|from = look* away @0.92
a sigh escaped ${poss} lips|mouth|throat = ${who} sighed @0.92
a gasp escaped ${poss} lips|mouth|throat = ${who} gasped @0.92
a groan|moan escaped ${poss} lips|mouth|throat = ${who} groaned @0.92
a scream escaped ${poss} lips|mouth|throat = ${who} screamed @0.92
a laugh|chuckle escaped ${poss} lips|mouth|throat = ${who} laughed @0.92
a soft|quiet|small|heavy|deep|weary|nervous|long|low|loud|faint|contented|muffled|startled|bitter sigh|gasp|groan|scream|laugh|moan|sob|cry|whimper|giggle|chuckle escaped ${poss} lips|mouth|throat = ${who} gave a #2 #3 @0.92
!had|has|have|would|could|never < a mix|mixture|blend|combination of _ and _ consumed|filled|overwhelmed|flooded|gripped|engulfed ${whom} > $|as|when|at|and = ${who} felt both #4 and #6 @0.92
a mix|mixture|blend|combination of _ and _ washed|swept|came over ${whom} = ${who} felt both #4 and #6 @0.92
a mix|mixture|blend|combination of _ and _ coursed|surged|rushed through ${whom} = ${who} felt both #4 and #6 @0.92
^|,|as|but|when|while|until|; < panic gripped|seized|consumed|overtook|overwhelmed ${whom} > $|as|when|and|at = ${who} panicked @0.9
^|,|as|but|when|while|until|; < confusion washed|swept|came over ${whom} > $|as|when|and|at = ${who} ${was} confused @0.9
a sense of relief|calm|peace|dread|unease|panic|sadness|pride|joy|guilt|wonder|awe|foreboding|hope enveloped|filled|flooded|overtook ${whom} > $|as|when|at|and = ${who} felt #4 @0.92
a surge|rush|flood|jolt|burst of _ coursed|surged|ran|washed|rushed|swept through|over ${whom} > $|as|when|at|and = ${who} felt a #2 of #4 @0.92
^ < ${poss} curiosity piqued , = curious , @0.9
^ < with ${poss} curiosity piqued , = curious , @0.92
tugged at ${poss} heartstrings = moved ${whom} @0.85
tug* at ${poss} heartstrings = move* ${whom} @0.85
^ < despite ${poss} best efforts , > ${who} = though ${who} did ${poss} best , @0.92
^ < despite ${poss} fear|fears , > ${who} = though afraid , @0.92
^ < despite ${poss} initial fear|fears , > ${who} = though afraid at first , @0.92
^ < despite ${poss} initial hesitation|reluctance|doubts|skepticism|reservations|misgivings , > ${who} = though unsure at first , @0.92
^ < despite ${poss} exhaustion|fatigue , > ${who} = though worn out , @0.92
made ${poss} way back to = went back to @0.9
made ${poss} way to|toward|towards > the|a|his|her|my|their|its !top|final|finals|playoffs|semi-finals|semifinals = went #4 @0.88
made ${poss} way through|across|along|up|down > the|a|dark|narrow|winding|empty = went #4 @0.8`,
).join('\n')

/** Who finds, is found and is being: stories say that people find themselves everywhere. */
const SELVES = ['himself was', 'herself was', 'myself was', 'themselves were', 'ourselves were']
  .map((row) => row.split(' '))
  .map(
    ([self, was]) => `
!{have}|never|have|always < found ${self} drawn|attracted to|toward|towards = ${was} drawn to @0.9
!{have}|never|have|always < found ${self} torn between = ${was} torn between @0.9
!{have}|never|have|always < found ${self} unable to > !be = could not @0.92
!{have}|never|have|always < found ${self} longing|yearning for|to = longed #4 @0.9
!{have}|never|have|always < found ${self} immersed|engrossed|absorbed in = ${was} deep in @0.85
!{have}|never|have|always < found ${self} lost in thought = ${was} deep in thought @0.8
i|we|they|who|people|often < find ${self} unable to > !be = cannot @0.9
finds ${self} unable to > !be = cannot @0.92`,
  )
  .join('\n')

/** To be oneself. */
const TRUE_SELVES = [
  'his himself',
  'her herself',
  'my myself',
  'their themselves',
  'our ourselves',
  'your yourself',
]
  .map((row) => row.split(' '))
  .map(
    ([poss, self]) => `
{to}|to < embrace ${poss} true self|selves = be ${self} @0.92
help|helps|helped|helping|let|lets|letting me|him|her|them|us|people|others|you|everyone < embrace ${poss} true self|selves = be ${self} @0.92
embracing ${poss} true self|selves = being ${self} @0.92`,
  )
  .join('\n')

/** What happens to people in stories, and what they do. */
const DEEDS = CHARACTERS.map(
  ([poss, who, whom, was]) => `
^|,|as|and|until|when|then|before < darkness enveloped|engulfed|swallowed|consumed|overtook ${poss} senses|vision|mind|world = everything went dark @0.92
^|,|as|and|but|until|when < confusion shrouded|clouded|filled|flooded ${poss} mind|head|thoughts = ${who} ${was} confused @0.92
${['determination', 'courage', 'excitement', 'rage', 'fear', 'anger', 'adrenaline', 'joy', 'terror'].map((what) => `^|,|as|and|but|until|when < ${what} surged|coursed|pulsed|flowed|ran|raced through ${poss} veins|body = ${who} ${was} full of ${what} @0.92`).join('\n')}
^|,|as|and|but|until|when < a yearning|longing coursed|surged|pulsed through ${whom} = ${who} felt a longing @0.9
weather|solitude|silence|books|book|music|stars|sea|ocean|wind|cat|moon|loneliness|night|rain|river|radio < became ${poss} constant|only|faithful|closest|sole companion|companions > $|and|as|in|through = kept ${whom} company @0.85
knocked|driving|drove|driven|knocking|knock the wind|breath|air from ${poss} lungs = #1 the #3 out of ${whom} @0.92
knocked|driving|drove|driven|knocking|knock the wind|breath|air out of ${poss} lungs = #1 the #3 out of ${whom} @0.92
!{have}|{be} < met ${poss} gaze|stare|eyes with resolve|determination|defiance|confidence = looked ${whom} firmly in the eye @0.92
${poss} fingers|hand|hands tightened around|about|on > a|an|the|his|her|my|their = ${who} gripped @0.92
${poss} fingers|hand|hands closed around|about > a|an|the|his|her|my|their = ${who} took hold of @0.92
${poss} eyes widening in|with delight|surprise|horror|fear|shock|wonder|disbelief|terror|amazement|excitement|alarm = ${poss} eyes wide with #5 @0.92
^ < through ${poss} observations , > ${who} = by watching , @0.9`,
).join('\n')

/** Parts of what belongs to a thing. */
const INSIDES = 'car house room cabin cave castle church tower cliff roof box forest village table bed'
  .split(' ')
  .map(
    (thing) => `
the ${thing}'s edge > $|and|was|is|to = the edge of the ${thing} @0.9`,
  )
  .join('\n')

/** How somebody sounds or looks, by the noun that stories fill voices, eyes and faces with. */
const MOODS = Object.entries({
  sadness: 'sad sadly',
  sorrow: 'sad sadly',
  anger: 'angry angrily',
  concern: 'worried worriedly',
  worry: 'worried worriedly',
  fear: 'frightened fearfully',
  terror: 'terrified -',
  excitement: 'excited excitedly',
  panic: 'panicked -',
  determination: 'determined -',
  confusion: 'confused -',
  relief: 'relieved -',
  gratitude: 'grateful gratefully',
  pride: 'proud proudly',
  urgency: 'urgent urgently',
  frustration: 'frustrated -',
  curiosity: 'curious curiously',
  amusement: 'amused -',
  bitterness: 'bitter bitterly',
  nervousness: 'nervous nervously',
  surprise: 'surprised -',
  disappointment: 'disappointed -',
  sarcasm: 'sarcastic sarcastically',
  suspicion: 'suspicious suspiciously',
  impatience: 'impatient impatiently',
  guilt: 'guilty guiltily',
  exhaustion: 'tired tiredly',
  amazement: 'amazed -',
  astonishment: 'amazed -',
})
  .map(([noun, row]) => [noun, ...row.split(' ')])
  .map(([noun, quality, manner]) =>
    [
      `, < his|her|my|their voice|voices filled|laced|thick|heavy|tinged with ${noun} > $|and|as = sounding ${quality} @0.92`,
      `, < his|her|my|their voice|voices full of ${noun} > $|and|as = sounding ${quality} @0.9`,
      `, < his|her|my|their eyes|face|faces|expression filled|full with|of ${noun} > $|and|as = looking ${quality} @0.92`,
      `, < a look|an expression of ${noun} on|crossing his|her|my|their face|faces > $|and|as = looking ${quality} @0.92`,
      `with a look of ${noun} on|in his|her|their face|faces|eyes > $|and|as = looking ${quality} @0.9`,
      `with an expression of ${noun} on his|her|their face|faces > $|and|as = looking ${quality} @0.9`,
      `, < his|her|my|their voice trembling|shaking|quivering with ${noun} > $|and|as = sounding ${quality} @0.6`,
      manner === '-'
        ? ''
        : `said|asked|replied|answered|whispered|muttered|added|he|she|i , with|with a hint|touch|tinge|trace of ${noun} in his|her|my|their voice > $|and|as = #1 a little ${manner} @0.9`,
    ].join('\n'),
  )
  .join('\n')

/** What had been done with a verb in -ing that is now done with its plain form. */
const PRIVILEGES = [
  'knowing know',
  'working work',
  'calling call',
  'being be',
  'meeting meet',
  'serving serve',
  'watching watch',
  'seeing see',
  'growing grow',
  'teaching teach',
  'having have',
  'spending spend',
]
  .map((row) => row.split(' '))
  .map(
    ([gerund, verb]) => `
!{have}|{to} < had the privilege|pleasure|honor|honour|fortune of ${gerund} = was lucky enough to ${verb} @0.9
!{have}|{to} < had the great privilege|pleasure|honor|honour|fortune of ${gerund} = was lucky enough to ${verb} @0.9
{have} < had the privilege|pleasure|honor|honour of ${gerund} = been lucky enough to ${verb} @0.9
i have the honor|honour|privilege of ${gerund} = I am proud to ${verb} @0.9
i have the great|distinct|rare honor|honour|privilege of ${gerund} = I am very proud to ${verb} @0.9
i have the pleasure of ${gerund} = I am glad to ${verb} @0.9`,
  )
  .join('\n')

/** What narrators say of people, with the person in it. */
const TOLD = CHARACTERS.map(
  ([poss, who, whom, was]) => `
on the day|night|morning of ${poss} departure = on the #3 ${who} left @0.92
on the day|night|morning of ${poss} arrival = on the #3 ${who} came @0.9
${poss} memory will live on in our|the hearts|hearts|minds forever = we will always remember ${whom} @0.92
${poss} memory will live on in our hearts > $|and = we will always remember ${whom} @0.92
${poss} memory will always live on in our hearts > $|and = we will always remember ${whom} @0.92
hold* a special place in ${poss} heart|hearts = mean* a great deal to ${whom} @0.92
held a special place in ${poss} heart|hearts = meant a great deal to ${whom} @0.92
have|has a special place in ${poss} heart|hearts = #1 a dear place in ${poss} heart @0.5
with every fiber|fibre of ${poss} being = with all ${poss} heart @0.92
a small|faint|slight|sad|weak smile tugged|pulled at the corner|corners of ${poss} mouth|lips = ${who} gave a #2 smile @0.92
a small|faint|slight|sad|weak|soft|gentle smile playing|tugging at|on the corner|corners of ${poss} mouth|lips = a #2 smile on ${poss} lips @0.85
felt|feel a chill|shiver run|running|go|going|crawl|creep down|up ${poss} spine = #1 a chill @0.92
feeling a chill|shiver run|running|go|going down|up ${poss} spine = feeling a chill @0.92
sent a wave of _ through ${whom} = filled ${whom} with #5 @0.9
sending a wave of _ through ${whom} = filling ${whom} with #5 @0.9
${poss} suspicions were confirmed > $|when|by|and = ${who} had been right @0.85
ran as fast as ${poss} legs could|would carry ${whom} = ran as fast as ${who} could @0.92
during ${poss} time at|as = while ${who} ${was} #4 @0.88
^|,|and|but|then|when|until|suddenly|that < it occurred to ${whom} that = ${who} realized that @0.9
it suddenly occurred to ${whom} that = ${who} suddenly realized that @0.9
it dawned on|upon ${whom} that = ${who} realized that / ${who} saw that @0.9
it finally|suddenly|slowly dawned on ${whom} that = ${who} #2 realized that / ${who} #2 saw that @0.9
!{have}|{to}|{be} < made eye contact with ${whom} = caught ${poss} eye @0.88
tears began|started to well up|form in ${poss} eyes = ${poss} eyes #2 to fill with tears @0.9
tears began|started to well|form|gather in ${poss} eyes = ${poss} eyes #2 to fill with tears @0.9
tears began|started to stream|roll|run|flow down ${poss} face|cheeks|cheek = ${who} #2 to cry @0.88
brought a smile to ${poss} face|faces|lips = made ${whom} smile @0.9
bringing a smile to ${poss} face|faces|lips = making ${whom} smile @0.9
bring* a smile to ${poss} face|faces|lips = make* ${whom} smile @0.9
brought so much joy|happiness into|to ${poss} life|lives = made ${whom} so happy @0.9
bring* so much joy|happiness into|to ${poss} life|lives = make* ${whom} so happy @0.9
brought joy|happiness into|to ${poss} life|lives = made ${whom} happy @0.88
bring* joy|happiness into|to ${poss} life|lives = make* ${whom} happy @0.88
stayed|stay|stays|staying by ${poss} side > $|and|until|through|for|all|as|when|every = #1 with ${whom} @0.88
remained by ${poss} side > $|and|until|through|for|all|as|when|every = stayed with ${whom} @0.9
remain by ${poss} side > $|and|until|through|for|all|as|when|every = stay with ${whom} @0.88
task|journey|road|path|challenge|challenges|battle|work that lay before ${whom} = #1 ahead of ${whom} @0.92
run as fast as ${poss} legs could|would carry ${whom} = run as fast as ${who} could @0.92
could feel ${poss} cheeks|face {ing} = felt ${poss} #4 #5 @0.9
${poss} heart was pounding|hammering > $|and|as|in = ${poss} heart was thumping @0.85
${poss} heart was pounding|hammering in ${poss} chest = ${poss} heart was thumping @0.9`,
).join('\n')

/** How something is said or done, where stories say "with" and a noun. */
const MANNERS = `
said|asked|spoke|replied|answered|smiled|watched|listened|waited|nodded|laughed|sang|wrote < with curiosity > $|and|as|while = curiously @0.9
at|to|for|on him|her|it|them|me|us < with curiosity > $|and|as|while = curiously @0.9
said|asked|spoke|replied|answered|smiled|watched|listened|waited|nodded|laughed|sang|wrote < with suspicion > $|and|as|while = suspiciously @0.9
at|to|for|on him|her|it|them|me|us < with suspicion > $|and|as|while = suspiciously @0.9
said|asked|spoke|replied|answered|smiled|watched|listened|waited|nodded|laughed|sang|wrote < with pride > $|and|as|while = proudly @0.9
at|to|for|on him|her|it|them|me|us < with pride > $|and|as|while = proudly @0.9
said|asked|spoke|replied|answered|smiled|watched|listened|waited|nodded|laughed|sang|wrote < with anger > $|and|as|while = angrily @0.9
at|to|for|on him|her|it|them|me|us < with anger > $|and|as|while = angrily @0.9
said|asked|spoke|replied|answered|smiled|watched|listened|waited|nodded|laughed|sang|wrote < with sadness > $|and|as|while = sadly @0.9
at|to|for|on him|her|it|them|me|us < with sadness > $|and|as|while = sadly @0.9
said|asked|spoke|replied|answered|smiled|watched|listened|waited|nodded|laughed|sang|wrote < with caution > $|and|as|while = cautiously @0.9
at|to|for|on him|her|it|them|me|us < with caution > $|and|as|while = cautiously @0.9
said|asked|spoke|replied|answered|smiled|watched|listened|waited|nodded|laughed|sang|wrote < with excitement > $|and|as|while = excitedly @0.9
at|to|for|on him|her|it|them|me|us < with excitement > $|and|as|while = excitedly @0.9
said|asked|spoke|replied|answered|smiled|watched|listened|waited|nodded|laughed|sang|wrote < with patience > $|and|as|while = patiently @0.9
at|to|for|on him|her|it|them|me|us < with patience > $|and|as|while = patiently @0.9
said|asked|spoke|replied|answered|smiled|watched|listened|waited|nodded|laughed|sang|wrote < with gratitude > $|and|as|while = gratefully @0.9
at|to|for|on him|her|it|them|me|us < with gratitude > $|and|as|while = gratefully @0.9
said|asked|spoke|replied|answered|smiled|watched|listened|waited|nodded|laughed|sang|wrote < with tenderness > $|and|as|while = tenderly @0.9
at|to|for|on him|her|it|them|me|us < with tenderness > $|and|as|while = tenderly @0.9
said|asked|spoke|replied|answered|smiled|watched|listened|waited|nodded|laughed|sang|wrote < with reluctance > $|and|as|while = reluctantly @0.9 ~
at|to|for|on him|her|it|them|me|us < with reluctance > $|and|as|while = reluctantly @0.9 ~
said|asked|spoke|replied|answered|smiled|watched|listened|waited|nodded|laughed|sang|wrote < with nervousness > $|and|as|while = nervously @0.9
at|to|for|on him|her|it|them|me|us < with nervousness > $|and|as|while = nervously @0.9
`

/** Stories: what machine-made fiction always says. */
export const STORY_PHRASES = `
${BODY}
${SELVES}
${TRUE_SELVES}
${DEEDS}
${INSIDES}
couldn't help but _ = couldn't help #4~ing @0.93
could not help but _ = could not help #5~ing @0.93
can't help but _ = can't help #4~ing @0.92 ~
cannot help but _ = cannot help #4~ing @0.92 ~
couldn't help but feel = couldn't help feeling @0.5
feel* a sense of > peace|pride|relief|joy|guilt|shame|sadness|calm|dread|gratitude|excitement|happiness|fear|anger|hope|satisfaction|wonder|nostalgia|unease|deja = feel* @0.9
felt an overwhelming sense of = felt great / felt deep @0.9
filled with a sense of > pride|relief|dread|hope|joy|sadness|calm|wonder !that|which = full of / filled with @0.92
with a newfound|renewed|new sense of = with new / with fresh @0.92
a newfound|renewed sense of = a new feeling of / new / fresh @0.9
an overwhelming sense of = a great feeling of / f:a strong feeling of @0.9
a profound sense of > gratitude|sadness|sorrow|respect|regret|admiration|sympathy|shame|relief = a deep feeling of / deep @0.92
he|she|they|i|we|and < let out a sigh of relief = sighed with relief @0.9
he|she|they|i|we|and < let out a sigh = sighed @0.88
he|she|they|i|we|and < let out a scream = screamed @0.85
he|she|they|i|we|and < let out a laugh|chuckle = laughed @0.85
he|she|they|i|we|and < let out a cry = cried out @0.85
he|she|they|i|we|and < let out a groan = groaned @0.85
he|she|they|i|we|and < let out a gasp = gasped @0.85
breathed a sigh of relief = sighed with relief @0.85
the sun dipped|sank|set|disappeared below|beneath|behind the horizon = the sun went down @0.88
the sun began to set = the sun was going down / the sun started going down @0.8
the sun began to rise = the sun was coming up @0.8
as the sun set = when the sun went down / at sunset @0.6
as the sun rose = when the sun came up / at sunrise @0.6
as the days turned into weeks = as the weeks went by @0.85
days turned into weeks > , and the|a|i|he|she|we|they|it|my|his|her = the weeks went by @0.8
days turned into weeks > !, = the weeks went by @0.8
as the years went by|passed = over the years @0.5
the air was filled|thick|heavy with the scent|smell|aroma of = the air smelled of / there was a smell of @0.9
the air was filled with the sound|sounds of = everywhere was the #7 of / all around was the #7 of @0.85
the air was thick|heavy with = the air was full of @0.8
time seemed to stand still = everything seemed to stop @0.85
time stood still = everything stopped @0.75
the silence was deafening = it was dead quiet @0.85
a deafening silence = dead silence @0.8
!^|, < with a heavy heart = sadly @0.75
with bated breath = breathlessly @0.8
mustered|gathered|summoned the courage to = got up the courage to / found the courage to @0.85
deep in the heart of = deep in / right in the middle of @0.88
whispered secrets of = told of @0.6
a beacon of hope = a sign of hope @0.9
against all odds = somehow @0.8
a burning desire to = a great wish to / a strong wish to @0.85
steadfast > friend|friends|ally|allies|supporter|supporters|companion|companions = s:loyal @0.95
courageous = s:brave @0.95
formidable > opponent|opponents|foe|team|enemy|rival|adversary|force|lineup = f:powerful / s:strong / s:tough @0.88
formidable > challenge|challenges|task|obstacle|obstacles|problem = f:serious / s:hard / s:tough @0.88
ominous = s:dark @0.95
impending > danger|disaster|storm|threat|crisis|arrival|deadline|exams|changes = s:coming @0.95
enigmatic = mysterious / puzzling @0.8
inexplicable = s:strange @0.95
revel* in = enjoy* @0.8
cascading > water|waters|waterfall|waterfalls|hair|down|over = s:falling @0.95
engulfed in|by flames = on fire / in flames @0.85
nodded in approval|understanding|acknowledgment = nodded @0.7
as fate would have it = as it turned out / by chance @0.85
fate had other plans > !in|for = things turned out differently @0.88
spread like wildfire = spread fast @0.85
a force to be reckoned with = a real power / r:someone to watch @0.8
a poignant reminder of|that = a sad reminder #4 / a moving reminder #4 @0.88
stands in stark contrast to = is quite unlike / is very different from @0.92
a mere > {number} = only / just @0.85
embark* on a|an quest|adventure|voyage|expedition|journey to = set* out to @0.9
the adventure of a lifetime = a great adventure @0.6
a newfound appreciation for|of = a new respect for @0.6
a newfound respect for = a new respect for @0.9
has a knack for = is good at @0.7
!has|have|had < was known far and wide for = was famous for / was known everywhere for @0.8
known far and wide = known everywhere / famous @0.7
in the dead of night = in the middle of the night / late at night @0.7
under the cover of darkness = in the dark @0.75
the crack of dawn = daybreak / first light @0.6
in the depths of > !despair|winter|depression = deep in @0.75
in the confines of = inside / within @0.85
beneath the surface of = under / below @0.7
the vast expanse of = the great stretch of / the wide open @0.85
a vast expanse of = a great stretch of / miles of @0.85
an air of mystery = something mysterious @0.7
in hushed tones|voices|whispers = in whispers @0.85
in awe of = amazed by @0.7 ~
stared in awe|wonder|amazement at = stared amazed at / gaped at @0.75
watched in awe|amazement|wonder as = watched amazed as @0.75
stood in awe = stood amazed @0.7
deep in conversation = busy talking @0.6
determined to make the most of = set on making the most of @0.7
// what is felt and thought
couldn't shake the|a feeling|sense that = couldn't help feeling that @0.92
weigh|weighs|weighed|weighing heavily on|upon {poss} mind|heart|conscience|shoulders = #1 on #4 #5 @0.9
harbored|harboured a deep|dark|lifelong|secret|hidden|burning desire|wish|dream|love|hatred|secret|ambition = had a #3 #4 @0.9
a semblance of order|control|peace|normalcy|normality|hope|sanity|dignity|calm|stability = some #4 @0.92
some semblance of order|control|peace|normalcy|normality|hope|sanity|dignity|calm|stability = some #4 @0.92
poured {poss} heart+ and soul+ into = put #2 #3 into @0.88
pour* {poss} heart+ and soul+ into = put* #2 #3 into @0.88
drawn|lured|attracted by the allure of = drawn by @0.92
spirit|people|they|he|she|who|that < refused to yield|succumb > $ = stood firm @0.9
spirit|people|they|he|she|who|that < refused to yield|succumb to = held out against @0.9
surrender* to the temptation|urge|desire|pull|exhaustion|darkness|despair|moment|silent = give* in to the #4 @0.88
!{have}|{be}|{ly} < surrendered to the temptation|urge|desire|pull|exhaustion|darkness|despair|moment|silent = gave in to the #4 @0.88
!{have}|{be}|{ly} < instilled a sense|feeling of _ in|into {pron}|people|students|children|others|everyone|readers|players|pupils = gave #7 a sense of #5 @0.92
instill*|instil* a sense|feeling of _ in|into {pron}|people|students|children|others|everyone|readers|players|pupils = give* #7 a sense of #5 @0.92
// what is seen, heard and smelt
dimly lit|dimly-lit > street|streets|room|corridor|hallway|alley|tavern|chamber|bar|cave|tunnel|basement|corner|café|hall|alleyway|library = dim @0.9
!{have}|{be}|{ly} < emanated|exuded|emitted a|an soft|faint|eerie|strange|warm|gentle|pale|golden|sweet|foul|pleasant|pungent glow|light|scent|smell|aroma|odor|warmth|hum = gave off a #3 #4 @0.92
emanate*|exude*|emit* a|an soft|faint|eerie|strange|warm|gentle|pale|golden|sweet|foul|pleasant|pungent glow|light|scent|smell|aroma|odor|warmth|hum = give* off a #3 #4 @0.92
exuded an air of > {ly}|confidence|mystery|authority|calm|elegance|danger|quiet = had an air of @0.9
exude* an air of > {ly}|confidence|mystery|authority|calm|elegance|danger|quiet = have* an air of @0.9
the sound|sounds of laughter|music|footsteps|birdsong|voices|gunfire|applause|thunder|bells|singing filled|echoed|rang|drifted|floated = #4 #5 @0.92
the scent|aroma|fragrance|smell of _ filled the air = the air smelled of #4 @0.92
the scent|aroma|fragrance|smell of _ _ filled the air = the air smelled of #4 #5 @0.92
the scent|aroma|fragrance|smell of _ _ _ filled the air = the air smelled of #4 #5 #6 @0.92
the scent|aroma|fragrance|smell of _ and _ filled the air = the air smelled of #4 and #6 @0.92
echoed through the air = rang out @0.9
echoing through the air = ringing out @0.9
!tiny|small|little|fine|large|big|fat|heavy|glistening|cold|several|few|many < beads of sweat > formed|forming|trickled|trickling|rolled|rolling|ran|running|dripped|dripping|glistened|glistening = sweat @0.88
intricately > carved|decorated|patterned|detailed|embroidered|painted = s:finely @0.95
the hustle and bustle of = the bustle of @0.92
// looks and gestures
turned {poss} gaze to|upon|on|toward|towards > !heaven|what|{ing} !future|past|heavens|heaven|with = looked at @0.92
turn* {poss} gaze to|upon|on|toward|towards > !heaven|what|{ing} !future|past|heavens|heaven|with = look* at @0.92
turned {poss} gaze back to = looked back at @0.92
turn* {poss} gaze back to = look* back at @0.92
shifted {poss} gaze to|toward|towards = looked at @0.92
shift* {poss} gaze to|toward|towards = look* at @0.92
fixed {poss} gaze on|upon = stared at @0.92
fix* {poss} gaze on|upon = stare* at @0.92
, a small|faint|slight|sly|wry|gentle|soft|warm|knowing|mischievous smile playing|tugging|dancing|forming on|at|across|upon {poss} lips|mouth|face = with a #3 smile @0.92
, a smile playing|tugging|dancing on|at|across|upon {poss} lips|mouth|face = with a smile @0.92
he|she let out a deep|heavy|soft|long|small|nervous|weary|shaky|loud|piercing|low|muffled|bitter|startled|frustrated sigh|laugh|scream|cry|groan|gasp|chuckle|shriek|growl|moan|sob|yelp = #1 gave a #5 #6 @0.92
without uttering a word|sound = without a #4 @0.92 ~
^ < under the watchful eye|eyes|gaze of = watched over by @0.9
// where stories go
the very fabric of reality|existence|society|time|life|nature > !itself = #5 itself @0.92
is|was|remains|remained|are|were|remain shrouded|cloaked|veiled|steeped in mystery > $|and|for|to|but|until = #1 a mystery @0.9
forever altered|changed the course of history = changed history forever @0.9
forever alter*|change* the course of history = change* history forever @0.9
forever altered|changed the course of {poss} life|lives = changed #6 #7 forever @0.92
forever alter*|change* the course of {poss} life|lives = change* #6 #7 forever @0.92 ~
forever etched|imprinted|engraved|seared|ingrained in|into|on|upon|onto {poss} memory|mind|heart|soul|memories = fixed forever in #4 #5 @0.9
!{have}|{be}|{ly} < delved|dived into the depths of > !the|a|winter|hell|despair|depression|sorrow|darkness|poverty = went deep into @0.92
delve*|dive* into the depths of > !the|a|winter|hell|despair|depression|sorrow|darkness|poverty = go* deep into @0.92
delve*|dive* deep|deeper into the depths of = go* #2 into @0.92
touched the hearts of readers|audiences|many|people|everyone|all|those|millions|viewers|listeners|thousands|countless = moved #5 @0.9
touch* the hearts of readers|audiences|many|people|everyone|all|those|millions|viewers|listeners|thousands|countless = move* #5 @0.9
!{to}|{have}|{be}|longer|never|not < hold|holds the power to _ > !,|and|or !,|and|or = can #5 @0.9
!{to}|{have}|{be}|longer|never|not < held the power to _ > !,|and|or !,|and|or = could #5 @0.9
cast* a|the shadow|shadows of doubt on|over|upon = cast* doubt on @0.92
cast* shadows of doubt on|over|upon = cast* doubt on @0.92
the|their|her|his|our|my trials and tribulations = #1 hardships @0.9
remained|stood steadfast|unwavering|firm|resolute|strong in {poss} commitment|dedication to = stayed committed to @0.92
remain*|stand* steadfast|unwavering|firm|resolute|strong in {poss} commitment|dedication to = stay* committed to @0.92
remained steadfast|unwavering|firm|resolute in {poss} belief|conviction that = still firmly believed @0.9
remain*|stand* steadfast|unwavering|firm|resolute in {poss} belief|conviction that = still firmly believe* @0.9
forged|formed an alliance with = joined forces with @0.9
forge*|form*|build* an|a alliance|alliances with = join* forces with @0.9
forge*|form* alliances with = join* forces with @0.9
!{have}|{be}|{ly} < forged|formed|developed a|an close|deep|strong|special bond|friendship with = grew close to @0.9
forge*|form*|develop* a|an close|deep|strong|special bond|friendship with = grow* close to @0.9
!{have}|{be}|{ly} < forged|formed|developed an unbreakable bond with = grew very close to @0.9
forge*|form*|develop* an unbreakable bond with = grow* very close to @0.9
of|about|by|to|from|for|at|describe|described|recall|recalled|recount|recounted|understand|explained < the events that had|have transpired|unfolded|occurred|happened = what #4 happened @0.9
^ < after what seemed|felt like an eternity , = at long last , @0.9
^ < little did he|she|i know that = #3 was unaware that @0.92
^ < little did they|we know that = #3 were unaware that @0.92
^ < little did he|she|i know > this|it|the|these = #3 was unaware that @0.9
// deeds
nefarious|malevolent|villainous > plan|plans|plot|scheme|schemes|purposes|intentions|deeds|forces|force|spirit|spirits|presence|entity|creature|power = s:evil @0.95
meet* his|her|their|my demise = die* @0.92
!{have}|{be}|{ly} < retired to {poss} room|rooms|chambers|quarters|bed|chamber|bedroom = went to #3 #4 @0.88
benevolent > king|ruler|queen|spirit|creature|wizard|old|leader|rulers|spirits|giant = s:kind @0.95
fraught with peril|danger|perils|dangers|risk|risks|difficulty|difficulties|uncertainty|challenges|obstacles|hardship = full of #3 @0.92
seemingly out of nowhere = out of nowhere @0.93
with great|utmost|extreme caution > !and|or = very carefully @0.9
!{have}|{be}|{ly} < bestowed upon|on me|him|her|us|them|you > the|a|an|great|many|his|its|their = gave #3 @0.92
bestow* upon|on me|him|her|us|them|you > the|a|an|great|many|his|its|their = give* #3 @0.92
grant* me|him|her|them|us|you|people|humans the ability|power to > _ !, = let* #2 @0.92
of|about|through|in|with < trials and tribulations = hardships @0.9
!{have} < acted as a symbol of = stood for @0.9
act* as a symbol of = stand* for @0.92
reach* {poss} destination > $|and|after|at|in = arrive* @0.88
gather*|collect*|pack*|grab* {poss} belongings = #1 #2 things @0.92
the sheer magnitude|enormity|immensity of = the sheer size of @0.9
teach* {pron}|people|readers|children|students the importance|value of kindness|family|friendship|honesty|love|community|patience|teamwork|courage|compassion|perseverance|hope|trust|forgiveness|empathy|unity|loyalty|humility|discipline and kindness|family|friendship|honesty|love|community|patience|teamwork|courage|compassion|perseverance|hope|trust|forgiveness|empathy|unity|loyalty|humility|discipline > .|;|! = teach* #2 how much #6 and #8 matter @0.92
was|were greeted|met by|with the sight of = saw @0.9
was|were greeted|met by|with a|an breathtaking|strange|beautiful|horrifying|stunning|magnificent|terrible sight = saw #4 #5 sight @0.9
on the brink|verge of extinction|collapse|war|death|starvation|ruin|bankruptcy|disaster = close to #5 @0.88
air carried the scent|fragrance|aroma|smell of = #1 smelled of @0.92
breeze|wind carried the fragrance|aroma of = #1 carried the smell of @0.9
an|the indelible impression|mark|memory|image = #1 lasting #3 @0.92
underwent|undergone rigorous|intensive|grueling|gruelling training = trained hard @0.9
undergo rigorous|intensive|grueling|gruelling training = train hard @0.9
as a token of gratitude|appreciation|thanks = in thanks @0.9
as a token of {poss} gratitude|appreciation|thanks = to show #5 thanks @0.92
in a state of shock|panic|disbelief|despair|confusion = in #5 @0.92
in a state of constant|perpetual|utter|total|complete|deep fear|panic|anxiety|confusion|chaos|disbelief|shock = in #5 #6 @0.92
in the company of > friends|others|strangers|family|{poss} = with @0.88
in the vicinity > $ = nearby @0.9
in the immediate vicinity of = close to @0.92
was|is|were|are the epitome|embodiment of grace|elegance|evil|courage|kindness|perfection|calm|innocence = #1 #5 itself @0.88
!{be}|{have} < accompanied by {poss}|a dog|friend|friends|wife|husband|mother|father|son|daughter|family|brother|sister|parents|companion|companions|owl > $|and|in|on|at = with #3 #4 @0.9 ~
entrusted|tasked with the task|job|responsibility|duty of = given the job of @0.92
the tension|excitement|fear in the room|air was palpable = c:you could feel the #2 in the #5 @0.9
the tension|excitement|fear was palpable = c:you could feel the #2 @0.9
he|she|i was well aware that = #1 knew well that @0.9
they|we were well aware that = #1 knew well that @0.9
expressed {poss} gratitude > $|with|by|and|for = gave #2 thanks @0.9
continued on {poss} way = went on #3 way @0.92
// worlds that end and towns that are forgotten
in the desolate|bleak|grim|dark|chaotic aftermath of > the|a|this|that war|battle|storm|attack|flood|fire|plague|revolution|invasion|crash|earthquake|hurricane|coup = in the #3 days after @0.92
he|she|i|it stood alone as the sole|only|lone > _ = #1 was the only @0.92
with the world|city|kingdom|country|town|nation|land|village|realm|galaxy plunged into chaos|darkness|war|turmoil|silence > , = with the #3 in #6 @0.92 ~
the|that|this|our|their|one|your|my beacon of hope = #1 sign of hope @0.92
wind|walls|breeze|forest|sea|winds|leaves|trees|stones|waves|ruins|words < whisper* tales|stories|legends of = tell* #2 of @0.92
{poss} stories|names|voices|deeds|tales lost in|to the annals|mists|sands of time|history = #1 #2 long forgotten @0.92
the turmoil|turbulence within|in {poss} heart|hearts|mind|soul|minds|souls = the trouble in #4 #5 @0.92
even in the depths of despair = even in the deepest despair @0.93
echoing in|through the whispers|whisper of the wind|trees|leaves|breeze|sea = heard in the whispering #7 @0.92
{poss} struggles and triumphs = r:#1 ups and downs / #1 hardships and joys @0.9
woven into the fabric of > the|our|their|its|my|his|her|a|daily|everyday|modern = woven into @0.92
woven into the very fabric of > the|our|their|its|my|his|her|a|daily|everyday|modern = woven into @0.92
the hardships|struggles|worries of {poss} daily|everyday life|lives = #4 everyday #2 @0.92
recipe|recipes|heirloom|heirlooms|ring|rings|jewelry|furniture passed|handed down from generation to generation = #1 handed down in the family @0.92
passed down from generation to generation = handed down through the generations @0.88
the beauty|richness and richness|beauty of {poss} culture|cultures|heritage|traditions|history|land = #6 rich and beautiful #7 @0.92
the richness of {poss} culture|heritage|history|tradition|traditions = #4 rich #5 @0.9
a sanctuary , a haven|refuge|home|shelter for|of|where = a #5 #6 @0.92
understand|celebrate|celebrates|celebrating|honor|honors|honoring|admire|show|shows|showed|showing the resilience of > a|the|people|those|this|his|her|their|our !ecosystem|economy|system|material|supply = #1 the strength of @0.88
// how a tale is told
!{have}|{be} < wove a web of = spun a web of @0.92
!{have}|{be}|{ly} < painted a vivid portrait|picture of = drew a clear picture of @0.92
paint* a vivid portrait|picture of = draw* a clear picture of @0.92
deeper into the narrative = further into the story @0.92
draw*|pull* readers|us|viewers|the deeper into the narrative|plot|tale = draw* #2 further into the story @0.92
choices|challenges|dangers|road|path|journey|task|tasks|adventures|trials|battle|battles|opportunities|possibilities|hardships|obstacles < that lay|lie|lies ahead > $|of|and|for = ahead @0.92
tug* at the heartstrings > $|and|with = touch* the heart @0.92
tugged at the heartstrings > $|and|with = touched the heart @0.92
tug*|tugged at the heartstrings of = touch* the hearts of @0.92 ~
, a sanctuary amidst|amid|from|in the turmoil|chaos|noise|storm|bustle|madness = , a refuge from the #6 @0.92
hint|hints|hinted|hinting at hidden truths = #1 at secrets @0.9 ~
reveal*|revealed|uncover*|uncovered|discover*|expose*|unveil* hidden truths = #1 secrets @0.9 ~
of|with|through|by|and|about resilience and determination|perseverance|grit|courage|bravery|tenacity = #1 strength and #4 @0.9
linger* in the air = hang* in the air @0.92
lingered in the air = hung in the air @0.92
, a bittersweet symphony|melody that|of = , a sad , sweet song #5 @0.9
a labyrinth of = a maze of @0.93
the labyrinth of > {plural}|dark|narrow|winding|his|her = the maze of @0.92
shape* destinies > $|and = shape* lives @0.92
an act of defiance against = a stand against @0.92
overlooked and ignored by = ignored by @0.88
// those who fall, wake and drive off
emanated|exuded|oozed|radiated opulence|luxury|wealth and wealth|luxury|opulence = spoke of great wealth @0.92
exude*|radiate*|emanate* opulence|luxury|wealth and wealth|luxury|opulence = speak* of great wealth @0.92
, echoing|creating|emitting a symphony of power|strength = , full of #6 @0.92
in the mortal realm|world = on earth @0.9
as a token of recompense > $|and = to make up for it @0.92
a relentless|tireless|ceaseless pursuit|quest of|for justice|truth|knowledge|answers|revenge|vengeance = a tireless search for #5 @0.93
a|the means to traverse|navigate > the|this|that|its web|maze|forest|crowd|chaos|darkness|labyrinth|jungle|storm = a way through @0.92
web of deceit|deception|lies that had|has ensnared = web of lies that #5 trapped @0.92
// other planets, plans and guards
, all while > {ing} = while @0.92
the day|moment|hour finally arrived|came > $|and = the #2 came at last @0.92
under cover of night = during the night @0.92
under cover of darkness = in the dark @0.88
create* a window of opportunity for me|him|her|us|them|you to = give* #7 a chance to @0.93
avoid*|avoided|dodge*|dodged patrolling guards|soldiers|sentries = #1 patrols @0.92 ~
${MOODS}
${PRIVILEGES}
${TOLD}
// "that" nobody needs
the|every|last|first|only|same lesson|lessons|place|way|thing|things|moment|moments|time|times|day|saturdays|choice|choices|mistake|mistakes|words|promise|memories|sacrifices|path|man|woman|person|house|book|story|stories that > i|he|she|we|they had|has|have|never|always|was|were|knew|would|used = #1 #2 @0.85 ~
// beginnings
^ < the year was > {number} = it was @0.92
there lived a young|little girl|boy|woman|man|prince|princess|dragon|rabbit named|called = there lived a #5 called @0.9 ~
a|the|one young girl|boy|woman|man named|called > !in|as|after|by|on|for|the|a|to|him|her|$ = #1 #2 #3 called @0.5
one fateful|fine|ordinary day|night|evening|morning > , = one #3 @0.8
one fateful day|night|evening|morning|afternoon = one #3 @0.92
on that fateful day|night|evening|morning|afternoon = on that #4 @0.9
// "then" and "there"
^ < it was then that > !the = then @0.9
^ < it was in that|this moment that = that was when @0.93
^ < in|at that moment , he|she|i|they|we knew|realized|realised|understood|felt|saw|remembered|decided = #5 #6 then @0.92
^ < after a brief|short|long moment of hesitation , he|she|i|they|we > !had|was|were|could|would|will|is|am|are|have|has = #8 hesitated , then @0.92
a|that|this|for|one brief|fleeting|short moment = #1 moment @0.85
a brief|fleeting|short moment of = a moment of @0.9
for a long moment = for a while @0.7
^|, < looking back on it|that|this now , i realize|realise|see|know|understand that = now I #7 @0.92
^ < looking back now|, , i realize|realise|see|know|understand that = now I #6 @0.92
^ < looking back , i now realize|realise|see|know|understand = I now #6 @0.9
// who goes where
took a step back|forward|closer|backward|backwards|inside|outside > !in|by = stepped #4 @0.9
took a step toward|towards > him|her|me|them|us = stepped #4 @0.9
take* a step back|forward|closer|backward|backwards|inside|outside > !in|by = step* #4 @0.9
take* a step toward|towards > him|her|me|them|us = step* #4 @0.9
took a seat > $|at|in|by|near|next|beside|across|on|and|opposite !the board|council|committee = sat down @0.9
take* a seat > $|at|in|by|near|next|beside|across|and|opposite = sit* down @0.9
turned|turn|turns|turning to face > him|her|me|them|us|the = #1 to @0.85
rose to his|her|my|their feet = got up @0.9
!{have}|{be} < began his|her|their|my|our journey > $|to|through|into|across|home|back|toward|up|by|and = set out @0.9
begin* his|her|their|my|our journey > $|to|through|into|across|home|back|toward|up|by|and = set* out @0.85
!{have}|{be} < continued his|her|their|my|our journey > $|to|through|into|across|home|back|toward|up|and = went on @0.85
made his|her|my|their|our way home = went home @0.88
made his|her|my|their|our way inside|outside|downstairs|upstairs|forward|there|onto|into|over|around = went #4 @0.88
making his|her|my|their|our way to|through|toward|towards|into|across|down|up|home|back|along = going #4 @0.88
{to}|and|they|we|i < make my|his|her|their|our|your way to|through|toward|towards|into|across|down|up|home|back|along > !top = go #4 @0.88
led me|him|her|them|us deeper and deeper|further into = led #2 deep into @0.7
deeper and deeper into = deep into @0.6
// what is done with hands, eyes and ears
heard|hear|hears|hearing the sound of = #1 @0.92
^|as|and|, < he|she|i|they|we could feel > the|a|an|his|her|my|their|something|someone|it !out = #1 felt @0.85
^|as|and|, < he|she|i|they|we could sense > the|a|an|his|her|my|their|something|someone|it !out = #1 sensed @0.85
gave him|her|me|them|us|everyone|each a hug = hugged #2 @0.9
, < with a smile on his|her|my|their face|faces > $|and|as = smiling @0.92
!, < with a smile on his|her|my|their face|faces > $|and|as = smiling / with a smile @0.9
, < with a big|broad|wide smile|grin on his|her|my|their face|faces > $|and|as = smiling broadly @0.92
, < with a warm smile on his|her|my|their face|faces > $|and|as = smiling warmly @0.92
with a|an puzzled|worried|confused|concerned|sad|stern|serious|surprised|frightened|nervous|determined|thoughtful|pained|tired|grim|shocked|guilty look|expression on|in his|her|their face|eyes = looking #3 @0.9
, < a|an puzzled|worried|confused|concerned|sad|stern|serious|surprised|frightened|nervous|determined|thoughtful|pained|tired|grim|shocked|guilty look|expression on|crossing his|her|their face = looking #2 @0.92
looked|looking|stared|staring around|on|back in amazement|astonishment|wonder|awe > $|at|as = #1 #2 amazed @0.9
// what is felt
a strange|deep|quiet|sudden|growing|great|familiar|small sense of calm|dread|unease|relief|pride|joy|sadness|satisfaction|longing|panic|curiosity|excitement|shame|sorrow|gratitude|happiness|foreboding = a #2 #5 @0.9
a strange|deep|quiet|sudden|growing|great|familiar|small feeling of calm|dread|unease|relief|pride|joy|sadness|satisfaction|longing|panic|curiosity|excitement|shame|sorrow|gratitude|happiness = a #2 #5 @0.85
felt|feel|feels|feeling a feeling of = #1 @0.9
on the verge|brink of > {ing} = close to @0.85
on the verge|brink of tears = close to tears @0.85
sat|stood|waited|lay in silence > $|for|until|as|while|and = #1 silent @0.85
humanity > would|could|must|might|can = s:people @0.95
the crowd|room|hall|class|audience|table|whole|house|forest|village|others fell silent = #1 #2 went quiet @0.8
painting the sky in|with shades|hues of _ and _ = turning the sky #7 and #9 @0.92
painted the sky in|with shades|hues of _ and _ = turned the sky #7 and #9 @0.92
// endings and morals
in the darkest|hardest|toughest|bleakest of places|circumstances|moments|days|hours = in the #3 #5 @0.92 ~
become* less frequent > $|and|as|until = grow* rarer @0.85
became less and less|more frequent > $|as|until|and = grew rarer @0.9
shaped|shape|shaping the person i am today > $|and = #1 who I am @0.9
make|makes me the person i am today = #1 me who I am @0.9
shape the person i would become = shape who I would become @0.92
the person i am today = who I am @0.85
touched the lives of everyone|all|so|many|those|people > !whose = mattered to #5 @0.88
touch* the lives of everyone|all|so|many|those|people = matter* to #5 @0.88
// those who speak
join me in raising a|your|our glass|glasses to = raise your glasses to @0.92
please join me in raising a|your|our glass|glasses to = please raise your glasses to @0.93
^ < i would like|want to begin|start by thanking = first , I want to thank @0.92
^ < i would like to begin|start by expressing my gratitude to = first , I want to thank @0.93
it is with great|immense|deep|tremendous|enormous pride that i > stand|welcome|present|introduce|announce|speak|write|accept|congratulate|join|share = I am very proud to @0.93
it is with great|immense|deep|tremendous|enormous pleasure|joy|happiness that i > stand|welcome|present|introduce|announce|speak|write|accept|congratulate|join|share = I am very glad to @0.93
i stand before you = I am here @0.9
we are gathered here today|tonight|to|this = we are here #5 @0.9
we gather here today|to|tonight = we are here #4 @0.9
// words that nobody would miss
nestled at > the = at @0.9
nestled on|along|beside|by|beneath|under > the|a|an = #2 @0.85
nestled in the heart of = in the heart of / deep in @0.9
whispered|murmured|muttered softly|quietly = #1 @0.85 ~
my|his|her|our|their|the very first day|time|night|job|one|book|memory|meeting|lesson|date|step|thing = #1 first #4 @0.8 ~
for the very first time = for the first time @0.9
taught|teach|teaching|teaches|teach me|him|her|us|them|you|children|people|kids|myself|himself|herself|others|students how to > make|cook|bake|fish|ride|swim|read|write|play|drive|sew|knit|draw|paint|dance|sing|use|fight|build|hunt|sail|fly|count|tie|plant|grow|fix|program|code|type|row|shoot|climb|ski|skate|spell|whistle|garden .|!|?|;|with|in|at|from|when|by|for|like|on|without = #1 #2 to @0.88
taught|teach|teaching|teaches|teach me|him|her|us|them|you|children|people|kids|myself|himself|herself|others|students how to > make|cook|bake|fish|ride|swim|read|write|play|drive|sew|knit|draw|paint|dance|sing|use|fight|build|hunt|sail|fly|count|tie|plant|grow|fix|program|code|type|row|shoot|climb|ski|skate|spell|whistle|garden _ .|!|?|;|with|in|at|from|when|by|for|like|on|without = #1 #2 to @0.88
taught|teach|teaching|teaches|teach me|him|her|us|them|you|children|people|kids|myself|himself|herself|others|students how to > make|cook|bake|fish|ride|swim|read|write|play|drive|sew|knit|draw|paint|dance|sing|use|fight|build|hunt|sail|fly|count|tie|plant|grow|fix|program|code|type|row|shoot|climb|ski|skate|spell|whistle|garden _ _ .|!|?|;|with|in|at|from|when|by|for|like|on|without = #1 #2 to @0.88
man|woman|figure|boy|girl|people|children|someone|somebody|child|dog|cat|stranger|creature|soldiers|guards|men|women who|that was|were standing|sitting|walking|waiting|looking|watching|wearing|holding|lying|running|working|trying|living|hiding|playing|coming|carrying = #1 #4 @0.88
!all|it|everything|nothing|anything|one|thing|those|these|this|say|said|something|that|know|knew < that was|were filled with = full of @0.9
!all|it|everything|nothing|anything|one|thing|those|these|this|say|said|something|that|know|knew < that was|were covered|surrounded|lit|hidden|buried|guarded|carved|painted|tucked|written|locked|wrapped > in|with|by|under|behind|beneath|inside|deep|from|on|away = #3 @0.85
just as the sun came up|rose = at sunrise @0.8
from that moment|point on|onward|onwards|forward = from then on @0.9
it was clear to all of us that = we could all see that @0.92
// twins
calm and composed|collected|peaceful = calm @0.9
peaceful and serene|tranquil|calm = peaceful @0.9
brave and courageous|fearless = brave @0.9
strange and mysterious|unusual|unfamiliar = strange @0.85
!,|and|or < love and affection > $|for|from|in|of|as|when|at|with|on|to = love @0.85
!,|and|or < love and care > $|for|from = love @0.7
!,|and|or < grief and sorrow|sadness > $|for|from|in|of|as|when|at|with|on|to = grief @0.88
!,|and|or < sadness and sorrow|grief > $|for|from|in|of|as|when|at|with|on|to = sadness @0.88
!,|and|or < fear and dread|terror > $|for|from|in|of|as|when|at|with|on|to = fear @0.85
!,|and|or < hope and optimism > $|for|from|in|of|as|when|at|with|on|to = hope @0.88
!,|and|or < worries and concerns|fears|anxieties > $|for|from|in|of|as|when|at|with|on|to = worries @0.85
!,|and|or < fears and worries|anxieties|concerns > $|for|from|in|of|as|when|at|with|on|to = fears @0.85
!,|and|or < shock and disbelief > $|for|from|in|of|as|when|at|with|on|to = disbelief @0.8
nervous and anxious = nervous @0.88
excited and thrilled = excited @0.88
!,|and|or < kindness and compassion|generosity > $|for|from|in|of|as|when|at|with|on|to = kindness @0.7
wise and knowledgeable = wise @0.85
!,|and|or < wonder and awe|amazement > $|for|from|in|of|as|when|at|with|on|to = wonder @0.88
!,|and|or < awe and wonder|amazement > $|for|from|in|of|as|when|at|with|on|to = wonder @0.88
!,|and|or < excitement and anticipation > $|for|from|in|of|as|when|at|with|on|to = excitement @0.85
dark and gloomy = gloomy @0.88
!,|and|or < comfort and solace > $|for|from|in|of|as|when|at|with|on|to = comfort @0.9
!,|and|or < solace and comfort > $|for|from|in|of|as|when|at|with|on|to = comfort @0.9
lonely and isolated = lonely @0.88
shy and timid|reserved = shy @0.85
kind and gentle|kindhearted = kind @0.8
!,|and|or < joy and delight > $|for|from|in|of|as|when|at|with|on|to = joy @0.88
confused and disoriented|bewildered = confused @0.88
!,|and|or < confusion and bewilderment > $|for|from|in|of|as|when|at|with|on|to = confusion @0.88
weak and frail|feeble = weak @0.85
cruel and heartless|merciless = cruel @0.88
trust and confidence > in = trust @0.85
twisted and gnarled = twisted @0.88
gnarled and twisted = twisted @0.88
${MANNERS}
// "that" before those who do it
memories|moments|things|lessons|challenges|sacrifices|friends|people|ways|stories|years|days|mistakes|places|secrets|words|books|letters|songs|photographs|pictures|children|hours|nights|weeks|months|roads|risks|choices|decisions|plans|rules|games|meals|trips|projects|problems|questions|answers|feelings|tears|clothes|tools|toys|flowers|trees|creatures|women|men that > we|i|he|she|they|you = #1 @0.88 ~
someone|something|anything|everything|nothing|everyone|anyone that > i|he|she|they|we|you = #1 @0.88 ~
for some reason , > i|he|she|we|they = for some reason @0.8
// whose, by whom and where
elderly > woman|man|couple|lady|gentleman|shopkeeper|father|mother = s:old @0.95
was|were capable of much|so|far more = could do #4 more @0.88
took care of the|his|her|my|their|our child|children|animals|baby|garden|house|farm|plants|dog|cat|cats|dogs|family|mother|father|grandmother|grandfather|parents|brother|sister|brothers|sisters|siblings|horses|shop|forge|sheep|sick|son|daughter = looked after #4 #5 @0.88 ~
take* care of the|his|her|my|their|our|your child|children|animals|baby|garden|house|farm|plants|dog|cat|cats|dogs|family|mother|father|grandmother|grandfather|parents|brother|sister|brothers|sisters|siblings|horses|shop|forge|sheep|sick|son|daughter = look* after #4 #5 @0.88 ~
awakened|awoken|woken|startled|interrupted|drowned|broken by the sound of = #1 by @0.9
not|never|had|have|has|to|had|would|could|did|didn't|don't < have the courage to = dare to @0.85
made him|her|me|them|us|everyone|people feel at ease = put #2 at ease @0.9
{have} < come to an|its end = ended @0.88
a few words of advice|wisdom|encouragement = some #5 @0.85
pulled him|her|me|them|us into a|an|his|her tight|warm|long|gentle|quick|big|fierce|close hug|embrace = gave #2 a #5 hug @0.9
pulled him|her|me|them|us into a|an hug|embrace = hugged #2 @0.9
pull* him|her|me|them|us into a|an hug|embrace = hug* #2 @0.88
shared a hug|embrace > $|and|before = hugged @0.85
became|become the best of friends = #1 best friends @0.88
^ < to this day , i|we|he|she|they still = #5 still @0.85
!{have} < made me|him|her|us|them realize|realise that|how|what = showed #2 #4 @0.9
make* me|him|her|us|them|you realize|realise that|how|what = show* #2 #4 @0.88
!slowly|gradually|eventually|finally|soon|quickly < came to understand that = understood that @0.9
come* to realize that = realize* that @0.88
shaped|molded|moulded|turned|made me into the person|man|woman|leader|teacher|writer i am today = made me who I am @0.93
i want to take a|this moment|opportunity to = I want to @0.92
i'd like|want to take a|this moment|opportunity to = I want to @0.92
it gives me great|immense|tremendous|enormous pleasure|joy to = I am very glad to @0.92
it gives me great|immense|tremendous|enormous pride to = I am very proud to @0.92
had a way of making > people|everyone|me|us|you|others|him|her|them|even = could make @0.88
has a way of making > people|everyone|me|us|you|others|him|her|them|even = can make @0.88
{modal}|to|and|always|or < lend a helping hand to > !{base} = help @0.9
{modal}|to|and|always|or < lend a helping hand > $|and|when|whenever = help out @0.88
was|were|{be} < a constant|great|true source of inspiration for|to = an inspiration to @0.88
a source of inspiration for|to|to me|us|many|everyone|all|others = an inspiration to #6 @0.88
as|while the night|evening|day|story|investigation|conversation|game|storm|journey|weeks|meeting|meal|party|ceremony|battle|war|search progressed|continued|unfolded > $ = as the #3 went on @0.9
stood|sat|was|were|lay|remained|stand|stands|is|being|left|me|him|her|them paralyzed|frozen|petrified with|by fear|terror|panic = #1 too frightened to move @0.9
proceed* to {base} > the|a|an|his|her|my|their|him|me|it|them|down|up|out|in|on|all|each|every|with|me|us|to = #3~same @0.85
^|,|and|then|but|as|until|; < silence fell over|upon the room|hall|house|crowd|village|group|class|table|forest|audience|court|courtroom|camp|town = the #5 went quiet @0.88
!{have} < dedicated|devoted his|her|my|their|our entire|whole life|lives|career to = gave #2 whole #4 to @0.9
dedicate*|devote* his|her|my|their|our entire|whole life|lives to = give* #2 whole #4 to @0.88
was a hard|diligent worker > $|, = worked hard @0.9
was|were a quick|fast learner > $ = learned fast @0.9
without saying a word = without a word @0.92
the reason that > i|he|she|we|they|it|the|you|so|many|his|her|my|their = the reason @0.85
{to}|and|to < give it a try|shot > $|and|before|for = try it @0.9
gave it a try|shot > $|and = tried it @0.9
suggest|suggests|assume|assumes|imagine|worry|explain|recall|confess|guess that > i|he|she|we|they|there|you = #1 @0.85 ~
glad|happy|grateful|thankful|sure|afraid|sorry|proud|lucky|convinced|confident|relieved|surprised|worried|pleased|disappointed|certain that > i|he|she|we|they|it|there|you|my|his|her|our|their = #1 @0.88
found|find|finding|finds out that > i|he|she|we|they|it|there|his|her|my|their|the = #1 out @0.85
allow*|allowed himself|herself|myself|themselves|ourselves|yourself|itself to > !the|a = let* #2 @0.85
had a conversation with|about = talked #4 @0.9
have a conversation about = talk about @0.9
having a conversation with|about = talking #4 @0.9
made a promise to > never|always|protect|keep|take|help|love|return|find|do = promised to @0.92
made a promise to > himself|herself|myself|themselves|him|her|me|them = promised @0.9
make a promise to > himself|herself|myself|themselves|him|her|me|them = promise @0.9
came to the realization|realisation that = realized that @0.92
coming to the realization|realisation that = realizing that @0.9
take a look at|around|inside > !yourself = look #4 @0.88
taking a look at|around|inside = looking #4 @0.88
took a look around|inside = looked #4 @0.88
took a closer look > $|and|at = looked closer @0.9
took a sip of > {poss}|the|it|water|wine|tea|coffee = sipped @0.9
taking a sip of > {poss}|the|it|water|wine|tea|coffee = sipping @0.9
took a bite of > {poss}|the|it|a = bit into @0.85
in a soft voice > $|and|as = softly @0.9
in a quiet voice > $|and|as = quietly @0.9
in a gentle voice > $|and|as = gently @0.9
in a stern voice > $|and|as = sternly @0.9
in a calm voice > $|and|as = calmly @0.9
in a loud voice > $|and|as = loudly @0.9
in a cheerful voice > $|and|as = cheerfully @0.9
by himself|herself|myself > $|in|for|at|on|and = alone @0.8
!died|die|married|dying|passed|killed|away|orphaned|marry|death|starting|begins|start|onset < at a|an young|early age > $|and|by = early on @0.85
the world around us|them|him|her|me|you = the world @0.85
^ < there were times when|that > i|he|she|we|they|it = at times @0.9
^ < there are times when|that > i|he|she|we|they|it|you = sometimes @0.9
^ < there are days|nights|mornings|moments when|that > i|he|she|we|they|it|you = some #3 @0.9
filled to the brim with = full of @0.9
made out of > !the = made of @0.88
has|have had a profound|tremendous|huge|deep|significant|great|lasting impact|influence on my|our|his|her|their life|lives and on = #1 shaped #8 #9 and @0.92
// more of how people talk and move in tales
a short while|time later|after = soon after @0.88
with great care > $|and|as = very carefully @0.88
with ease > $|and|as = easily @0.85
in excitement > $|and|as|when = excitedly @0.85
in anger > $|and|as = angrily @0.85
never seen|felt|heard|experienced|met before > $ = never #2 @0.85
was|were no longer able to > !be = could no longer @0.9
is|are|am no longer able to > !be = can no longer @0.9
was|were hesitant at first = #1 unsure at first @0.88
apprehensive > about|$|and|as|at = s:uneasy @0.95
{poss} most cherished|treasured memories|memory|possession|possessions|moments = #1 dearest #4 @0.88
a glimmer of hope = a little hope @0.85
felt a pang|twinge|stab|wave|surge|rush of guilt = suddenly felt guilty @0.88
felt a pang|twinge|stab|wave|surge|rush of sadness = suddenly felt sad @0.88
felt a pang|twinge|stab|wave|surge|rush of jealousy = suddenly felt jealous @0.88
felt a wave|surge|rush|flash of anger = suddenly felt angry @0.88
felt a wave|surge|rush of relief > $|and|as|when = suddenly felt relieved @0.88
felt a wave|surge|rush of panic > $|and|as|when = started to panic @0.88
felt a wave|surge|rush of excitement > $|and|as|when|at = suddenly felt excited @0.88
felt a wave|surge|rush of gratitude > $|and|as|when|towards|toward|for = suddenly felt grateful @0.88
was|were overcome with|by a|an sense|feeling of = #1 overcome with @0.9
was|were overwhelmed with|by a|an sense|feeling of = #1 overcome with @0.9
{have}|was|were been|be < overcome with|by a sense|feeling of = overcome with @0.9
gripped|seized by|with a sense|feeling of = #1 #2 @0.88
gave him|her|me|them|us a sense|feeling of > comfort|peace|hope|purpose|calm|freedom|pride|security|relief|joy = gave #2 @0.88
give|gives|giving him|her|me|them|us|you|people a sense|feeling of > comfort|peace|hope|purpose|calm|freedom|pride|security|relief|joy = #1 #2 @0.88
brought him|her|me|them|us a sense|feeling of > comfort|peace|hope|calm|relief|joy = brought #2 @0.88
bring|brings|bringing him|her|me|them|us|you|people a sense|feeling of > comfort|peace|hope|calm|relief|joy = #1 #2 @0.88
found a sense of > comfort|peace|hope|purpose|calm|freedom|belonging|joy = found @0.85
finding|find a sense of > comfort|peace|hope|purpose|calm|freedom|belonging|joy = #1 @0.85
there was a sense|feeling of > calm|peace|excitement|unease|tension|hope|joy|sadness = there was @0.85
lost in {poss} own thoughts = deep in thought @0.85
it was as|like if|though time stood still = time seemed to stop @0.9
it felt as if|though time had stopped|frozen = time seemed to have stopped @0.9
it felt like time had stopped = time seemed to have stopped @0.9 ~
as though|if time itself had stopped = #1 #2 time had stopped @0.88
the world around him|her|me|them|us seemed to = everything around #4 seemed to @0.85
the weight of the world on|upon {poss} shoulders = all the cares of the world @0.85
and in that moment , > he|she|i|they|we = and then @0.88
but in that moment , > he|she|i|they|we = but just then @0.88
with a newfound|renewed determination|resolve|appreciation|respect|confidence|hope = with new #4 @0.88
filled with a deep|strange|great|sudden|warm|new|growing|quiet sense of > peace|calm|dread|joy|sadness|longing|hope|unease|purpose|relief|sorrow|happiness|curiosity|fear|pride|satisfaction|gratitude = full of a #4 @0.9
voice trembling|shaking with emotion = voice shaking @0.88
voice filled|thick|heavy|choked with emotion = voice full of feeling @0.85
voice was filled|thick|heavy|choked with emotion = voice was full of feeling @0.85
a sad|bitter|small|weak|gentle|faint|sly|wry|proud|shy smile|grin on his|her|my|their face|lips = a #2 #3 @0.85
the smile|grin on his|her|my|their face = #4 smile @0.85
before i|he|she|they|we|you had a|the chance|opportunity|time to > !be = before #2 could @0.9
obvious|clear|lucky|likely|funny|strange|amazing|possible|true|hard|easy that > i|he|she|they|we|you|it|there = #1 @0.85
at the age of > eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|six|seven|eight|nine|ten|just|only = at @0.85
i would like to express my gratitude|thanks|appreciation to = I want to thank @0.92
i want to express my gratitude|thanks|appreciation to = I want to thank @0.92
express my gratitude to > everyone|all|my|the|each|those|you = thank @0.9
offer my congratulations to = congratulate @0.88
// how tales go on and end
ruled|reigned|governed|led with wisdom and kindness = #1 wisely and kindly @0.9
ruled|reigned|governed|led with kindness and wisdom = #1 kindly and wisely @0.9
ruled|reigned|governed|led with wisdom and fairness = #1 wisely and fairly @0.9
ruled|reigned|governed|led with wisdom and justice = #1 wisely and justly @0.9
ruled|reigned|governed|led with wisdom > $|for = #1 wisely @0.88
go|went|gone|going|goes according to plan = #1 as planned @0.88
had|has|have no idea that > i|he|she|we|they|it|you|there = #1 no idea @0.85
by the sound|tone of his|her|my|their voice = from #5 voice @0.88
came face to face with > a|an|the|his|her|my = met @0.8
coming face to face with > a|an|the|his|her|my = meeting @0.8
found himself|herself|myself|themselves face to face with = came face to face with @0.85
a fierce|great|terrible|bloody|bitter|long battle|fight|argument|struggle|chase|silence ensued = a #2 #3 followed @0.9
!{have}|{be} < emerged victorious > $|and|but = won @0.9
{have} < emerged victorious > $|and|but = won @0.9
vanquish*|vanquished > the|a|an|his|her|their|all|evil = s:defeat* @0.95
hailed as > a|an|the|heroes = called @0.85
their|his|her|our shared|mutual love|passion|interest|hatred|fear of|for|in = #1 #3 #4 @0.85
struck up a conversation with = got talking to @0.9
struck up a conversation > $|and|about|over = got talking @0.9
strike* up a conversation with = get* talking to @0.88
as|when the _ drew to a|an close|end > $ = #1 the #3 ended @0.9
!{have} < drew to a close = came to an end @0.85
draw* to a close = come* to an end @0.85
came to a close = came to an end @0.85
an icy chill = a chill @0.85 ~
he|she|it|i|they|we|and|who|then|dragon|creature|man|woman|boy|girl|beast|crowd|king|queen|witch < let out a|an _ scream|cry|sigh|laugh|groan|gasp|roar|howl|growl|moan|sob|yell|chuckle|shriek|shout|snort|whistle|cheer|bark|whimper|squeal = gave #3 #4 #5 @0.9
gave a small|slight|tiny nod > $|and|before|as = nodded slightly @0.9
gave a slow nod > $|and|before|as = nodded slowly @0.9
gave a quick nod > $|and|before|as = nodded quickly @0.9
gave a small|slight shrug > $|and|before|as = shrugged slightly @0.9
gave him|her|me|them|us a nod > $|and|before|as = nodded at #2 @0.88
came|come|comes|coming together as a community|team|family|group > $|to|and|in|after|when = #1 together @0.88
work*|worked together as a team > $|and|to|in = work* together @0.85
for many years|generations|decades|centuries to come = for many #3 @0.85
gather* together > $|in|to|for|around|and|with|at = gather* @0.85 ~
gathered together > $|in|to|for|around|and|with|at = gathered @0.88
for as long as i|we live = as long as #5 live @0.85
leapt|leaped|sprang|jumped|sprung into action > $|and|to|as|when = got moving @0.85
knew deep down|inside that > i|he|she|they|we|it|there|her|his|my = knew deep down @0.85 ~
in the hope|hopes that > i|he|she|they|we|it|there|someone|one|her|his|my = hoping @0.85
with the knowledge that > i|he|she|they|we|it|you|there|her|his|my = knowing that @0.88
was|were under the impression that = thought that @0.92
came to the conclusion that > i|we|he|she|they !had|was|were = decided that @0.9
left him|her|me|them|us with no choice but to = gave #2 no choice but to @0.85 ~
was|were taken aback by = #1 surprised by @0.85 ~
was|were taken aback > $|and|at|when = #1 surprised @0.85
taken aback , = surprised , @0.85 ~
was|were greeted with|by a|an warm|big|bright|friendly|broad smile|hug|welcome = got #4 #5 #6 @0.88
the sight before him|her|me|them|us = the sight @0.85
the scene before him|her|me|them|us = the scene @0.85
the task before him|her|me|them|us = the task @0.85
unlike anything he|she|i|they|we had ever seen before = unlike anything #3 had ever seen @0.9
like nothing he|she|i|they|we had ever seen before = like nothing #3 had ever seen @0.9
had ever seen|felt|heard|experienced|met|known before > $ = had ever #3 @0.88 ~
felt as if|though a weight had been lifted from|off {poss} shoulders = felt #2 #3 a weight had been lifted @0.88 ~
is|are|am finally able to > !be = can finally @0.9
it is my pleasure|privilege|joy to = I am glad to @0.9 ~
it is my honor|honour to = I am proud to @0.9 ~
it is my great|distinct pleasure|privilege|joy to = I am very glad to @0.92
it is my great|distinct honor|honour to = I am very proud to @0.92
without giving it|him|her|them|me a second glance|thought|look = without a second #6 @0.9
as hard as he|she|i|they|we possibly could = as hard as #4 could @0.85
as fast|quickly as he|she|i|they|we possibly could = as fast as #4 could @0.88
in every corner of the > house|room|city|world|castle|garden = all over the @0.88
from every corner of the > world|kingdom|land|country|globe|city = from all over the @0.9
to every corner of the > world|kingdom|land|country|globe|city = all over the @0.88
from far and wide > $|to|came|and = from all over @0.88
was|were unable to > shake|believe|hide|stop|find|see|speak|move|sleep|resist|hold|take|contain|control = could not @0.9
filled him|her|me|them|us with joy|happiness > $|and|as = made #2 happy @0.9
filled him|her|me|them|us with sadness|sorrow > $|and|as = made #2 sad @0.9
filled him|her|me|them|us with pride > $|and|as = made #2 proud @0.9
filled him|her|me|them|us with anger > $|and|as = made #2 angry @0.9
filled him|her|me|them|us with hope > $|and|as = gave #2 hope @0.9
filled him|her|me|them|us with dread|fear|terror > $|and|as = frightened #2 @0.88
fills him|her|me|them|us with joy|happiness > $|and|as = makes #2 happy @0.9
fills him|her|me|them|us with pride > $|and|as = makes #2 proud @0.9
fills him|her|me|them|us with hope > $|and|as = gives #2 hope @0.9
filling him|her|me|them|us with joy|happiness > $|and|as = making #2 happy @0.9
filling him|her|me|them|us with hope > $|and|as = giving #2 hope @0.9
move* him|her|me|them|us|you to tears = make* #2 cry @0.88
{be} < moved to tears = in tears @0.85
came|come|coming|comes rushing|flooding back > to = #1 back @0.85 ~
see|saw|met|meet|with|by|for|to|from|joined|are|were < a group of people who = people who @0.8
^ < those|these are the moments|memories|things|lessons|friendships|stories that will = #1 #4 will @0.9
^ < those|these are the people who will = #1 people will @0.85
to be completely|totally|perfectly|brutally|entirely honest = to be honest @0.88
`
