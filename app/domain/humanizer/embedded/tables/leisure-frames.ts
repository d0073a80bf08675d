/** What is done to a thing, and could have effects: "the reopening of the stations could" is "reopening the stations could". */
const DEEDS =
  'reopening|raising|planting|restoring|renaming|widening|lowering|training|rebuilding|cleaning|banning|mixing|pooling|sharing'

const STILL_DONE = [
  'serve',
  'inspire',
  'shape',
  'influence',
  'provide',
  'offer',
  'support',
  'play',
  'attract',
  'draw',
  'delight',
  'thrill',
  'stand',
  'hold',
  'enjoy',
  'exist',
  'rank',
  'lead',
  'dominate',
  'define',
]

/** "The tale continues to inspire" is "still inspires"; of what is past or to come "still" would say something else. */
const STILL = STILL_DONE.map((verb) => `continues to ${verb} > !and|or = still ${verb}s @0.85`).join('\n')

/** What an organ, a part or a person is there to do. */
const DUTIES: readonly (readonly [string, string])[] = [
  ['pumping', 'pump'],
  ['laying', 'lay'],
  ['making', 'make'],
  ['producing', 'produce'],
  ['regulating', 'regulate'],
  ['controlling', 'control'],
  ['carrying', 'carry'],
  ['filtering', 'filter'],
  ['protecting', 'protect'],
  ['breaking', 'break'],
  ['keeping', 'keep'],
  ['collecting', 'collect'],
  ['storing', 'store'],
  ['sending', 'send'],
  ['moving', 'move'],
  ['absorbing', 'absorb'],
  ['removing', 'remove'],
  ['transporting', 'carry'],
  ['gathering', 'gather'],
  ['caring', 'care'],
]

const thirdPerson = (verb: string) => (verb === 'carry' ? 'carries' : `${verb}s`)

/** "The heart is responsible for pumping blood" is "pumps blood"; where more could follow in -ing it stays. */
const IN_CHARGE = DUTIES.flatMap(([ing, verb]) =>
  [
    '!and|or .',
    '!and|or !and|or .',
    'the !and|or .',
    '!and|or through|throughout the body .',
    '!and|or and can',
  ].flatMap((end) => [
    `is responsible for ${ing} > ${end} = ${thirdPerson(verb)} @0.9`,
    `are responsible for ${ing} > ${end} = ${verb} @0.9`,
  ]),
).join('\n')

/**
 * Stock frames of what people read at leisure: travel and food posts, reviews of films, rooms and things, local news,
 * short stories and advice. Most are whole phrases; a single word is changed only where its neighbours settle its sense.
 */
export const LEISURE_FRAMES = `
// places and how to get there
nestled along the banks of = on the banks of @0.92
^ < nestled in|among|between|within|beneath|near|beside|behind = #2 @0.92
,|village|town|city|hotel|inn|cottage|cabin|house|restaurant|cafe|café|lake|valley|resort|island|park|community|shop|spot < nestled in|among|between|within|beneath|near|beside|behind = #2 @0.92
, situated just|only|right = , #3 @0.92
{be} < situated just|only|right|about|less|within = #2 @0.92
a short|brief|quick distance|walk|drive away from = a short #3 from @0.85 ~
within walking distance of = a short walk from @0.88
within easy reach of = close to @0.7
, ranging from > !{number} = , from @0.92
relax and unwind = relax @0.92
unwind and relax = relax @0.92
culinary > scene|culture = food @0.85
culinary > tradition|traditions|skills|techniques|classes|class = cooking @0.85
an absolute must > .|,|for|if|when|and = a must @0.9
to immerse yourself|themselves|ourselves|myself|himself|herself in the local culture|life = to get to know the local #7 @0.9
well in advance > .|,|if|as|to = early @0.88
catch* a glimpse of = catch* sight of / see* @0.85
// rooms, meals and things bought
provide* guests|visitors|readers|children|families with = give* #2 @0.9
ensured a restful|good|comfortable night's sleep = meant a good night's sleep @0.92
is|was|it's < equally commendable = just as good @0.92
may|might|could|can|will|would prove to be = #1 be @0.9
could benefit from refinement|improvement = could be better @0.92
could benefit from some|a|more improvement|refinement = could be better @0.9
elevate* > humble|simple|ordinary|everyday|basic = lift* @0.85
elevate* > the|a|any|this|each dish|meal|film|story|song|album|scene|material|menu|room|outfit|look = lift* @0.85
depicting > {det}|life|scenes = s:showing @0.95
is reminiscent of = is like @0.85
are reminiscent of = are like @0.85
a symphony of flavors|flavours|tastes|textures = a blend of #4 @0.92
create* a|an cozy|warm|romantic|relaxing|intimate|festive|friendly|peaceful|pleasant|comfortable|lively|welcoming|inviting atmosphere|ambiance|ambience > .|,|and = make* the place feel #3 @0.9
culinary skills|skill|prowess|expertise of the chef|chefs|kitchen|cook = skill of the #5 @0.92
unforgettable|amazing|memorable|wonderful|delightful|fantastic|incredible|great|exceptional|true|perfect|remarkable|excellent|fine culinary journey|adventure|experience > .|,|!|and|for|with|that = #1 meal @0.92
elicit* > {det}|laughter|laughs|feedback|genuine|emotional|strong|more|an !response|responses|conditioned|immune = s:draw* @0.95
express* {poss} dissatisfaction|displeasure with|about|at|over = complain* about @0.9
to express {poss} dissatisfaction|displeasure > .|,|but|and = to complain @0.92
exquisite|extraordinary culinary|gastronomic adventure|journey|experience > .|,|!|and|for|with|that|in = superb meal @0.92
unforgettable|memorable|wonderful|delightful|incredible|exceptional|great|remarkable culinary|dining experiences > .|,|!|and|for|in|to|that = #1 meals @0.92
had|enjoyed|want|wants|wanted|expect|expected a better|good|great|pleasant|lovely|decent|wonderful|disappointing dining experience > .|,|!|and|in|at|here|there = #1 a #3 meal @0.92
enhance* the visual|aesthetic appeal of {det} _ > .|,|;|!|and = make* #6 #7 look better @0.93
my|our|her|his dining companion+ = #1 companion+ @0.92
in an environment that's|that is > decidedly|warm|clean|comfortable|casual|relaxed|friendly|quiet|safe|welcoming = somewhere #4 @0.9
standard|vegetarian|vegan|gluten-free|adventurous|healthy|creative|delicious|tasty menu options = #1 dishes @0.92 ~
is|are|was|were|, < located approximately|roughly|about|just|around|only|nearly|less|within > {number}|a|an|than|five|ten|fifteen|minutes|walking|easy|outside|off|across|down = #2 @0.92
in the best|worst possible way = in the #3 way @0.92 ~
portion size was|is > just|big|small|large|huge|generous|perfect|good|too|very = portion #3 @0.92
that i|we|he|she|they had been expecting = that #2 had expected @0.92
// films, books and music
provided a fitting|perfect|satisfying|memorable conclusion|end|ending to = made a #3 end to @0.92
provides a fitting|perfect|satisfying|memorable conclusion|end|ending to = makes a #3 end to @0.92
set against the backdrop of > {number}|rural|modern|postwar|post-war|wartime|victorian|medieval|contemporary|colonial|world = set in @0.9
add* an extra|additional|extra layer of = add* more @0.6
with great|remarkable|surprising ease = very easily @0.9
is a celebration of > _ !and|, !and|, !and|, = celebrates @0.92 ~
are a celebration of > _ !and|, !and|, !and|, = celebrate @0.92
was a celebration of > _ !and|, !and|, !and|, = celebrated @0.92
is an exploration of = explores @0.92 ~
was an exploration of = explored @0.92
follows|follow the story|journey|life|tale|adventures of > a|an|two|three|one|the|several = #1 @0.92
incorporating elements of = drawing on @0.92
dramatically|drastically > better|worse|higher|lower|faster|larger|smaller = s:much @0.95
a great|good deal more = a lot more / much more @0.8
// what is in the news
enjoy*|lead* an extravagant|opulent lifestyle|life = live* in luxury @0.92
enjoy*|lead* a lavish|luxurious lifestyle|life = live* in luxury @0.92
enhanced|improved protective measures > !are|were|have|must|can|will|include|in = better protection @0.9
stronger|additional|extra|more|adequate|proper protective measures > !are|were|have|must|can|will|include|in = #1 protection @0.88
a greater understanding between = more understanding between @0.88 ~
captured the imagination of the nation = captured the nation's imagination @0.88
captured the imagination of the world = captured the world's imagination @0.88
captured the imagination of the public = captured the public's imagination @0.88
come*|finish* in first|second|third|fourth|fifth|sixth|seventh|last place = come* #3 @0.92
hurt|injured|injury in|during a training session > on|.|,|yesterday|last|this|ahead|before = #1 in training @0.9
mount* a serious challenge to = seriously challenge* @0.9
physically harmed|harm > {det}|some|other|others|people = hurt @0.85
the sport of cycling|football|boxing|tennis|golf|rugby|swimming|basketball|baseball|cricket|rowing|wrestling|hockey|skiing > .|,|and|is|has|in|to = #4 @0.88
highlight*|stress*|emphasize*|underscore*|underline* the urgency of the matter|situation|issue|problem|crisis > .|,|after|and|in = stress* how urgent the #6 is @0.9
hopeful|optimistic|confident|positive|worried|questions|update|updates|doubts about {poss} recovery progress = #1 about #3 recovery @0.9 ~
regain* peak|top|full physical condition|fitness|form = get* back to full fitness @0.9
a|the|another|this surgical procedure|intervention = #1 operation @0.88
a|the|his|her|another key|crucial|major|minor|second|successful|complex|necessary|delicate|routine surgical procedure|intervention = #1 #2 operation @0.9
surgical procedures|interventions = operations @0.8
exciting|welcome|great|fine|recent|latest new addition+ = #1 addition+ @0.9
join* their ranks > .|,|and|as|in|for = join* them @0.92
under the guidance|leadership|direction|stewardship of manager|coach|captain|conductor|director|president|principal|chancellor = under #5 @0.9
add* fuel to the ongoing debate|controversy|argument|dispute|row|speculation = add* fuel to the #6 @0.92
generate*|create*|cause* immense|intense|tremendous|great|enormous|huge|much excitement among = thrill* @0.92
it is expected|anticipated that the event|program|project|work|plan|meeting|show|festival|move|scheme|company|price|number|system|team|study|law|measure|building will > _ = the #6 is #3 to @0.92
scheduled|due|set|planned to take place on > the|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|{number} = set for @0.9
scheduled|due|set to take place in|at > the|early|late|spring|summer|autumn|january|february|march|april|june|july|august|september|october|november|december|noon|midnight = set for @0.9
while|if|although|though|when|until|any|more|for|, < specific details about|of|on|regarding = details #3 @0.9
{poss} < future plans = plans @0.85
societal prejudice|prejudices|prejudice|stigma|barriers|divisions|inequality|inequalities|structures|needs|benefits|factors|conventions|rules|forces = social #2 @0.88
provide* these|those young|poor|local _ with the|a|an|access = give* #2 #3 #4 #6 @0.9
prioritize* the safety|health|needs|comfort|interests|welfare|well-being|wellbeing of its|their|our|his|her|your _ > .|,|and|by|when = put* the #3 of #5 #6 first @0.9
prioritize* the safety|health|needs|comfort|interests|welfare|well-being|wellbeing of {plural} > .|,|and|by|when = put* the #3 of #5 first @0.9
tragedy|incident|accident|attack|shooting|crash|explosion|robbery|fire|protest that occurred|unfolded|happened > on|in|at|yesterday|last|near|during|outside|early|late|this = #1 @0.9
incident|accident|attack|shooting|crash|explosion|fire|meeting|ceremony|event|battle which|that took place > on|in|at|yesterday|last|near|outside|this = #1 @0.85
olympics|games|festival|tournament|conference|competition|championship|championships|race|ceremony|summit|fair|exhibition|concert|event|match < , which took|takes|take place > in|on|at|every|each|from|between|last|this = , held @0.92
the|its|their|his|her|our first ever > _ = #1 first @0.92
it is thought|believed that he|she|it had|has > been|died|left|come|gone|fallen|started|escaped|made|taken|killed|fled|suffered|broken|lost|become|caused|entered|hit|spread = #5 is #3 to have @0.9
who|that|they|we|children|victims|women|men|people|prisoners|inmates|patients|workers|boys|girls were subjected to > physical|sexual|emotional|verbal|racist|racial|abuse|harassment|discrimination|violence|bullying|online|constant|years|insults|beatings|cruel = #1 suffered @0.92
was subjected to > physical|sexual|emotional|verbal|racist|racial|abuse|harassment|discrimination|violence|bullying|online|years|insults|beatings = suffered @0.9
{have} been subjected to > physical|sexual|emotional|verbal|racist|racial|abuse|harassment|discrimination|violence|bullying|online|years|insults|beatings = #1 suffered @0.92
prevent*|preventing|avoid*|avoiding similar|such|further|future|more incidents|accidents|mistakes|problems|errors|tragedies|attacks|events|situations|issues|delays|disasters|crises|abuses|cases|losses in the future = #1 #2 #3 @0.92
the ${DEEDS} of the|these|this|those|that|more|new _ > could|would|will|may|might|can = #2 #4 #5 @0.9
the ${DEEDS} of the|these|this|those|that|more|new _ _ > could|would|will|may|might|can = #2 #4 #5 #6 @0.88
this|the news|decision|move|announcement|result|defeat|loss comes as a disappointment|blow|relief|boost|setback to|for = #1 #2 is a #6 #7 @0.92
this|the news|decision|move|announcement|result|defeat|loss came as a disappointment|blow|relief|boost|setback to|for = #1 #2 was a #6 #7 @0.92 ~
reacted|responded positively to the|this|these|that news|announcement|decision|plan|plans|idea|results|change|changes|move = welcomed #4 #5 @0.92
react|respond positively to the|this|these|that news|announcement|decision|plan|plans|idea|results|change|changes|move = welcome #4 #5 @0.92
{have} put pen to paper on = #1 signed @0.92
{have} now|since|finally|also put pen to paper on = #1 #2 signed @0.92
, < marking the first|second|third|fourth|fifth|sixth|latest time = the #3 time @0.9
the culmination of years|months|decades|weeks|generations of = the result of #4 of @0.92
precise > location|number|cause|time|date|moment|details|figure|amount|timing|spot|point = s:exact @0.95
pose* serious|significant|grave|major threats to = seriously threaten* @0.92
pose* a serious|significant|grave|major threat to = seriously threaten* @0.93
pose* a threat to = threaten* @0.92
experienced a dramatic|sharp|steep decline > .|,|in|over|since|during|after|and = declined sharply @0.92
{have} < been met with > criticism|praise|applause|anger|protests|skepticism|outrage|backlash|mixed|widespread|strong = drawn @0.92
was|were met with > criticism|praise|applause|anger|protests|skepticism|outrage|backlash|widespread|strong = drew @0.92
{be}|measures|measuring|measured|about|roughly|nearly|almost|approximately|only|just {number} < in width = wide @0.92
{be}|measures|measuring|measured|about|roughly|nearly|almost|approximately|only|just {number} feet|meters|metres|centimetres|centimeters|inches|miles|kilometres|kilometers|pages < in width = wide @0.92
on one occasion = once @0.92
in the early hours of the morning = in the early hours @0.9
{poss} recovery|rehabilitation|healing|application|hiring process > !of = #1 #2 @0.9
displayed > impressive|great|remarkable|incredible|extraordinary|immense|exceptional|outstanding|true|amazing = s:showed @0.95
garner* > millions|thousands|hundreds|over|more|nearly|votes|views|signatures = s:get* @0.95
garner* > praise|acclaim|attention|support = s:win* @0.95
took to the stage = went on stage @0.9
take* to the stage = go* on stage @0.85
undergo* > surgery|tests|treatment|scans|chemotherapy|counselling|counseling = s:have* @0.95
undergo* > a|an|the|his|her|minor|major|emergency|further|medical|routine|knee|heart scan|operation|surgery|procedure|test|tests|treatment|checks|examination|transplant = s:have* @0.95
undergo* > a|an|the|his|her minor|major|emergency|second|medical|routine|knee|heart scan|operation|surgery|procedure|test|examination|transplant = s:have* @0.95
{have} < experienced a|an remarkable|huge|dramatic|significant|impressive|massive|incredible surge|rise|boom in popularity = become much more popular @0.93
{have} < experienced a surge|rise|resurgence in popularity = become more popular @0.93
{have} < gained immense|significant|widespread|considerable|tremendous popularity = become very popular @0.92
${STILL}
sustained extensive|significant|severe|heavy|major damage = suffered heavy damage @0.9
// telling a story
heart|hearts pounding|pounded|racing|raced|hammering|hammered|thudding|thudded in {poss} chest = #1 #2 @0.92
for what felt|seemed like an eternity = for what #3 like forever @0.85
filled with a sense of > !being|having|{ing} !that|which|and|so|of = full of @0.9
at that very moment = just then @0.92
in that very moment = just then @0.92
whispered softly|quietly = whispered @0.92 ~
thought to himself|herself|myself|themselves = thought @0.92
thinks to himself|herself = thinks @0.92
with each|every passing day|week|month|year|hour|minute = every #4 @0.92
sun dips|sinks|slips|disappears below|beneath|behind the horizon = sun goes down @0.92
lost in the annals of time|history = lost to #6 @0.92
painted the sky with|in hues|shades of = turned the sky @0.92
paints the sky with|in hues|shades of = turns the sky @0.92
painting the sky with|in hues|shades of = turning the sky @0.92
in the annals of history = in history @0.92
{to} < uncover the truth about|behind = find out the truth about @0.9
with a mixture|mix|blend of fear|joy|relief|panic|pride|anger|sadness|excitement|curiosity|awe|confusion|concern|hope|trepidation|dread|amusement|disbelief and = with #5 and @0.92
felt|feel|feeling|feels a mixture|mix|blend of fear|joy|relief|panic|pride|anger|sadness|excitement|curiosity|awe|confusion|concern|hope|trepidation|dread|amusement|disbelief|nostalgia and = #1 #5 and @0.92
accept|accepts|embrace|understand|of|on|about|see|shows|showed < the fleeting|fragile|precious|transient|uncertain nature of life|existence|time|youth|love|beauty|happiness|fame > $ = how #2 #5 is @0.93
accept|accepts|embrace|understand|of|on|about|see|shows|showed < the fleeting|fragile|precious|transient|uncertain nature of our|his|her|my|human life|existence|youth|happiness > $ = how #2 #5 #6 is @0.93
exude* a|an|its|their _ scent|smell|aroma|fragrance|odor|odour = give* off #2 #3 #4 @0.92
!{be}|been < taking place around > me|us|him|her|them|you = around @0.9
in charge of overseeing|managing|supervising|running|coordinating > {det}|all|both|local|public = in charge of @0.92
marksmanship skills = shooting @0.92
accidental mishap+ = mishap+ @0.92 ~
become* more|increasingly apparent|evident|obvious = become* clearer @0.92
instill*|instil* confidence|hope|courage among|in the|our|their|its|your|his|her|my _ > $ = give* #4 #5 #2 @0.93
seated in the driver's|passenger|front|back seat = in the #4 seat @0.92
enjoyed the|that|this|our|my|his|her|their _ immensely|tremendously|thoroughly = loved #2 #3 @0.88
calm|quiet|silent|peaceful stillness = stillness @0.9
like any other mundane|ordinary|normal|typical|regular > !old = like any other @0.92 ~
that surrounded|surrounds|surround her|him|them|us|me|you > .|,|;|!|and = around #3 @0.92 ~
transcend* the boundaries|limits|borders|confines of = go* beyond @0.92
peculiar > characters|habits|things|smells|noises|sounds|creatures|customs|people = s:odd @0.95
had|has|have other plans in store = #1 other plans @0.92
fear|dread|unease|tension|pain|panic|anger|noise|pressure|storm|crisis < intensified > .|,|;|!|and|as|when|with|in|until = s:grew @0.95
count|counts|number|numbers|amount|level|levels|value|supply|prices|sales|demand < diminished > $|over|with|as|and|in|but|when|after = s:fell @0.95
tempestuous > relationship|marriage|affair|history|sea|seas|waters|night|winds|weather = s:stormy @0.95
a bright and sunny day|morning|afternoon|spot|room = a sunny #5 @0.92
hint* at the existence of = hint* at @0.92
a window of opportunity for|to = a chance #5 @0.92
equitable > resource|access|pay|share|future|sharing = s:fair @0.95
the intentional|deliberate harming|killing|targeting|spreading|poisoning|burning of = deliberately #3 @0.92
rights|welfare|needs|safety|dignity|wellbeing|well-being|equality|justice|access|opportunities of|for all individuals > .|,|;|!|and = #1 #2 everyone @0.92
ever seen|heard|felt|tasted|known before > .|,|;|!|and|in = ever #2 @0.92
// advice
can|could|may|might|will pose a challenge > .|,|for|to = #1 be hard @0.9
utilize|utilise > {plural}|digital|online|public|social|free|natural|local|modern|new = use @0.95
consider utilizing|utilising > _ = think about using @0.95
utilizing|utilising > _ = using @0.95
more challenging > !and|yet|but = harder @0.9
the|this|{poss} most challenging > !and|yet|but = #1 hardest @0.92
look* to|toward|towards the future with = look* ahead with @0.92
experience* > no|symptoms|pain|problems|difficulties|difficulty|trouble|headaches|discomfort = s:have* @0.95
experienced > no|symptoms|pain|problems|difficulties|difficulty|trouble|headaches|discomfort = s:had @0.95
it's completely|perfectly|totally|entirely|quite understandable that|to = it's only natural #4 @0.92
it is completely|perfectly|totally|entirely|quite understandable that|to = it is only natural #5 @0.92
before making a commitment = before committing @0.9
leverage > end-to-end|cutting-edge|machine|ai|deep|natural|cloud|user|new|modern|smart = use @0.95
robust > online = strong @0.9
in today's increasingly connected|complex|digital|interconnected|busy|fast-paced|globalized|hectic world|age|era|society|landscape|economy , = these days , / today , @0.95
{poss} < immediate > reaction|response|thought|instinct|impulse|concern = s:first @0.95
graciously = s:kindly @0.95
habits|friendships|relationships|bonds {they} cultivate = #1 #2 form @0.9
valuable opportunity|opportunities = good #2 @0.92
areas|topics|conversations|situations|subjects|decisions|relationships to navigate > .|,|as|when|for|and|because = #1 to deal with @0.92
the simple|mere|very act of > {ing} = just @0.9
to become|get|feel emotionally invested in = to care about @0.92
enlist* the help|support|aid of = get* help from @0.92
have a strong preference for = strongly prefer @0.92
has a strong preference for = strongly prefers @0.92
had a strong preference for = strongly preferred @0.92
can be a|an rewarding|enriching|fulfilling experience > .|,|for|if = can be #4 @0.88
within a matter of minutes|seconds|days|weeks|hours|months = within #5 @0.9
with the passage of time = with time @0.92
// eating out, staying and shopping
something to suit|satisfy|please|fit|tempt every taste|palate|appetite > !and|or = something for everyone @0.92
something to suit|satisfy|please everyone's taste|tastes|palate = something for everyone @0.92
leave* you|me|us|everyone craving for more = leave* #2 wanting more @0.92
suggest*|recommend* dishes|wines|drinks|something|books|films|movies|items based on your|our|my taste|flavor|flavour|personal preferences = suggest* #2 to #5 taste @0.92
live music performances = live music @0.92 ~
anticipated our every need = thought of everything we needed @0.92
{article}|{poss} overall|entire|whole dining experience was seamless|flawless|smooth > .|,|and|;|from = the whole meal went smoothly @0.92
^|, < the range|selection|variety|choice of _ was|is extensive|vast|huge > .|,|; = there #5 a wide #2 of #4 @0.92
^|, < the range|selection|variety|choice of _ _ was|is extensive|vast|huge > .|,|; = there #6 a wide #2 of #4 #5 @0.92
attentive without being intrusive|overbearing|pushy|obtrusive = attentive without hovering @0.9
friendly without being intrusive|overbearing|obtrusive = friendly but not pushy @0.9
baggage|luggage claim area = baggage claim @0.92
a welcome sight to see|behold = a welcome sight @0.92
, providing|offering the|a perfect|ideal spot|place|setting to|for > _ = , #3 #4 #5 #6 @0.92
look* forward to returning > soon|.|! = look* forward to coming back @0.88
look* forward to returning again > soon|.|! = look* forward to coming back @0.9
a|the|something more conventional > place|home|house|life|job|school|lifestyle|hotel = #1 more ordinary @0.9
many|several|some|few|other|various|of|great|good|more|and|,|excellent|diverse|multiple|numerous|varied|with|local|nearby|offers|offer < dining experience replete|complete|filled with = meal with @0.92
!provide|provides|provided|providing|offer|offers|offered|offering|deliver|delivers|promises < a|an exceptional|outstanding|excellent|superb|memorable|unforgettable|wonderful|fantastic dining experience > .|,|!|for = #1 #2 meal @0.9
provide*|offer*|deliver* a|an exceptional|outstanding|excellent|superb|memorable|unforgettable|wonderful|fantastic dining experience > .|,|!|for = serve* #2 #3 meal @0.9
a high-quality dining experience = a fine meal @0.92
{plural}|they|that|which < work in perfect|complete|total harmony > .|,|;|and|to = work together perfectly @0.92 ~
allow* the flavors|flavours|ingredients|food|story|work|music|product|photos|actors|songs to speak|shine = let* the #3 #5 @0.92
{poss}|the demeanor|demeanour quickly|suddenly|soon|gradually|abruptly shifted|changed = #1 manner #3 changed @0.92
where|can come together and > forge|build|share|create|enjoy = #1 meet and @0.9
cater* to various|different|diverse|varied|many|all|most dietary preferences|needs|restrictions|requirements = cater* to #3 diets @0.92
generous portion sizes = big portions @0.92
leave|leaves|left|leaving me|us|you|them|him|her|guests|viewers|readers|audiences|customers feeling unsatisfied|dissatisfied|satisfied|disappointed|frustrated|hungry|exhausted|confused > .|,|and|but|with|;|about = #1 #2 #4 @0.9
leave|leaves|left|leaving some|many|most viewers|readers|guests|fans|people|customers|players feeling unsatisfied|dissatisfied|satisfied|disappointed|frustrated|confused > .|,|and|but|with|;|about = #1 #2 #3 #5 @0.9
// what films and gadgets are like
some|several|many|the captivating|enthralling|riveting action|fight|chase|battle sequences|scenes = #1 gripping #3 scenes @0.92
did manage to deliver > some|a|an = did have @0.88
empathize|sympathize with their journey|plight|struggle|struggles > .|,|and|; = feel for them @0.92 ~
empathize|sympathize with his journey|plight|struggle|struggles > .|,|and|; = feel for him @0.92
empathize|sympathize with her journey|plight|struggle|struggles > .|,|and|; = feel for her @0.92
execution|ending|plot|food|service|quality|acting|writing|cleanliness|pacing|room|rooms|soundtrack|script left much to be desired = #1 could have been much better @0.92
execution|ending|plot|food|service|quality|acting|writing|cleanliness|pacing|room|rooms|soundtrack|script leaves|leave much to be desired = #1 could be much better @0.92
execution|ending|plot|food|service|quality|acting|writing|cleanliness|pacing|room|rooms|soundtrack|script left a lot to be desired = #1 could have been much better @0.92
execution|ending|plot|food|service|quality|acting|writing|cleanliness|pacing|room|rooms|soundtrack|script leaves|leave a lot to be desired = #1 could be much better @0.92
cater* to a variety|range|array of dietary preferences|needs|restrictions|requirements = cater* to many diets @0.92
accommodate* a variety|range|array of dietary preferences|needs|restrictions|requirements = cater* to many diets @0.92
offers|has an|a approachable|gentle|shallow learning curve > .|,|;|while|but|for = is easy to learn @0.9
unintuitive to navigate|use > .|,|and|at|for = hard to use @0.92
website|site|app|interface|software|platform|dashboard|menus is|was|are easy to navigate = #1 #2 easy to use @0.9
equipped|modern|spacious|small|a|an|on-site|onsite|large|and fitness center|centre > .|,|and|with|or|that|is|was = #1 gym @0.9 ~
// sentences of reviews as people write them
tap|display|offer|menu|sale|beers|wines|dishes|toys < that range from > !{number} = , from @0.93
in an environment|atmosphere|setting that's > decidedly|relaxed|comfortable|cozy|quiet|friendly|casual|warm|unpretentious = somewhere @0.93
if|when you choose|decide to dine|eat|stay here|there|outside|inside = #1 you #5 #6 @0.93
you're|are better off sticking with > the|{plural}|a|what|something = #1 better off with @0.92
^|so|but|, < be prepared to > wait|stand|queue|pay = expect to @0.93
a great|good|nice|perfect|fun|lovely place to go for > a|an|some|your = a #2 place for @0.93
, adding a|an satisfying|pleasant|delightful|wonderful|lovely crunch|kick|tang to each|every bite|mouthful|forkful|spoonful|sip = , and #7 #8 has a good #5 @0.93
, which adds a|an satisfying|pleasant|delightful|wonderful|lovely crunch|kick|tang to each|every bite|mouthful|forkful|spoonful|sip = , so each #9 has a good #6 @0.93
with a subtle sweetness|saltiness|smokiness|scent|aroma|fragrance|tang = with a light #4 @0.92
, with each|every|all element|ingredient|component|part|flavor|flavour|detail working in perfect|complete harmony = , and everything works together perfectly @0.94
, with all the|its elements|ingredients|components|parts|flavors|flavours|details working in perfect|complete harmony = , and everything works together perfectly @0.94
it's a complete|total|real|true|absolute|definite game-changer > .|!|for = it makes all the difference @0.92
satisfied but not overly|too full|stuffed = full but not stuffed @0.92
it's a|an dessert|meal|dish|drink|film|movie|book|show|product|place|hotel|restaurant|phone|ticket|trip that's|that worth every penny|cent = it's worth every #7 @0.93
it's a|an dessert|meal|dish|drink|film|movie|book|show|song|place|hotel|restaurant|story|performance that will > leave|make|keep|have|take|haunt|stay = it will @0.93
don't miss out on > this|the|these|that|it|any = don't miss @0.93
a|this|the|true|real|another culinary masterpiece > .|,|!|that|with|and|– = #1 masterpiece @0.93
// what is sold and how one is served
staff|assistant|clerk|owner|saleswoman|salesman|team|seller is incredibly|extremely|very|really helpful|friendly|kind|nice|patient and knowledgeable about their|the products|wines|menu|stock|dishes|beers|books|work|plants = #1 is very #4 and knows #8 #9 well @0.94
employees|assistants|clerks|owners|servers|salespeople|waiters|they|guides|sellers are incredibly|extremely|very|really helpful|friendly|kind|nice|patient and knowledgeable about their|the products|wines|menu|stock|dishes|beers|books|work|plants = #1 are very #4 and know #8 #9 well @0.94
staff|team|owner was incredibly|extremely|very|really helpful|friendly|kind|nice|patient and knowledgeable about their|the products|wines|menu|stock|dishes|beers|books|work|plants = #1 was very #4 and knew #8 #9 well @0.94
been a loyal customer|client|patron of = been loyal to @0.93
find*|choose*|pick*|get* the perfect|right|ideal|best product|products|item|items|option|options for your needs = find* just what you need @0.93
helped|help|helping|helps me|us find the perfect|right|ideal|best product|products|item|items|option|options for my|our needs = #1 #2 find the #5 #6 @0.93
i|we found the|this experience|event|show|visit|course even better than = it was even better than @0.9
there was a wider|greater|larger|broader variety|range|choice|selection of = there were more kinds of @0.93
i|we was|were able to go more in depth|in-depth in|into|on|with = #1 got to go deeper into @0.94
go|goes|went|going more in depth in|into|on|with = #1 deeper into @0.93
that interest|interests|interested me|us|you|them|him|her the most > .|,|;|!|and = that #2 #3 most @0.94 ~
all the attendees|participants|visitors|vendors i|we met were > friendly|very|so|nice|kind|helpful|excited|great|welcoming|polite|eager|really = everyone #4 met was @0.94
came|come|comes|coming away feeling inspired|refreshed|energized|satisfied|disappointed|encouraged|enriched = #1 away #4 @0.93
lot|lots|plenty < of new information|ideas|material to consider|ponder = of new things to think about @0.93
^ < one thing i|we love|enjoy|liked|loved|enjoyed|like is|was > seeing|watching|meeting|having|getting|walking|trying|reading|hearing|finding = #3 #4 @0.93
changes|challenges|books|games|movies|shows|films|releases|products|features|events|projects|opportunities|developments|technologies < that are|were on the horizon = to come @0.93
a sneak peek at|of|into = an early look at @0.93
was|were|is|are|been significantly|greatly|vastly|considerably|much improved over > the|its|their previous|old|original|earlier|older = #1 much better than @0.93
was|were|is|are|been significantly|greatly|vastly|considerably|much improved over > last year|year's|season = #1 much better than @0.93
was|were|is|are also significantly|greatly|vastly|considerably|much improved over > the|its|their previous|old|original|earlier|older = #1 also much better than @0.93
if my schedule|time allows|permits|allowed = if I have time @0.93
it's an experience you won't regret|forget > .|,|!|and = you won't #6 it @0.93
eager|excited|keen to discuss our shared|common interests = eager to talk about what we had in common @0.93
eager|excited|keen to discuss their shared|common interests = eager to talk about what they had in common @0.93
each|every element|ingredient|component|part|flavor|flavour|detail works in perfect|complete harmony > !with|to = everything works together perfectly @0.94 ~
each|every element|ingredient|component|part|flavor|flavour|detail working in perfect|complete harmony > !with|to = everything working together perfectly @0.94
// advice: what one should do, and how it helps
signal|signals to your|the brain|body that = tell* your #4 that @0.5
ready to face|tackle|start|conquer|seize the day = ready for the day @0.92
ready to take on the day = ready for the day @0.92
if you|they|symptoms|problems|things < continue to have|experience > trouble|problems|difficulty|pain|issues|symptoms|concerns = still have @0.9
be mindful of > what|how|when|your|where = watch @0.9
a little bit of > !a|an|that|this|the|everything|it|both = a little @0.92
once|when|after you have a clear|better|good picture|understanding|idea|sense of how|what|where|who|which = #1 you know #8 @0.92
^ < there are many|several|numerous|some|various|plenty _ available that can|will|may = #3 #4 #7 @0.9
be surprised to learn|discover|see|find > how = be surprised @0.92
set|setting|sets a|an realistic|clear|achievable|specific|small|reasonable goal for yourself = #1 yourself a #3 goal @0.92
people|those|anyone|someone|readers|users|visitors|travelers|beginners who|that are|is new to = #1 new to @0.92
^ < this|it is a great|good|excellent|perfect|ideal option|choice|fit for > people|those|anyone|families|beginners|someone|small|busy|kids = #1 works well for / #1 suits @0.9
this|these|they are great|good|excellent|perfect|ideal options|choices for > people|those|anyone|families|beginners|someone|small|busy|kids = #1 work well for / #1 suit @0.9
make*|making adjustments|changes as needed|necessary = adjust* as #4 @0.9 ~
make*|making any necessary adjustments|changes = adjust* whatever needs it @0.85
on {poss} way to achieving|attaining|reaching|enjoying > financial|{poss}|a|success|better|optimal|the = on #2 way to @0.92
please < do not hesitate to reach out > .|,|if|; = do not hesitate to ask @0.92
please < don't hesitate to reach out > .|,|if|; = don't hesitate to ask @0.92
!please < don't hesitate to reach out to = don't be shy about asking @0.92 ~
what works for you may|might not work for > others|everyone|someone|them = what suits you #5 not suit @0.92
when|whenever|before|if|every you|they|we leave the house > .|,|or|and|; = #1 #2 go out @0.88
feel* a sense of control > .|,|over|and = feel* in control @0.9
feel* a sense of pride > in|.|,|when|and = feel* proud @0.92
feel* a sense of relief > .|,|when|and|that = feel* relieved @0.92
feel* a sense of security > .|,|and|when = feel* safe @0.92
feel* a sense of guilt > .|,|and|when|about = feel* guilty @0.92
feel* a sense of calm > .|,|and|when = feel* calm @0.92
build|develop|improve|strengthen|sharpen|hone|enhance their problem-solving skills > .|,|and|as|by|in|while = get better at solving problems @0.9
build|develop|improve|strengthen|sharpen|hone|enhance your problem-solving skills > .|,|as|by|in|while = get better at solving problems @0.9
help*|helping < build|develop|improve|strengthen their decision-making skills > .|,|as|by = them get better at making decisions @0.92
{to}|children|students|kids|people|them|you|toddlers|teens < build|develop|improve|strengthen {poss} decision-making skills > .|,|as|by = get better at making decisions @0.92
if storage|space|noise|cost|budget|price|weight|safety|privacy|time|speed|money is a|an concern|issue|priority|factor , = if #2 matters to you , @0.9
is far|much|often|usually|generally more effective than = works #2 better than @0.92
are far|much|often|usually|generally more effective than = work #2 better than @0.92
are more effective than > a|the|any|{plural} = work better than @0.9
^ < this is sometimes called > !as = some people call this @0.9
^ < this is sometimes known|referred as = some people call this @0.9
^ < this is sometimes referred to as = some people call this @0.92
^ < this|it is often|commonly|usually|generally referred to as = #1 is #3 called @0.92
// travel: how to get about and what to see
is a must-see|must-visit attraction|destination|spot|site|stop|place > for = is a must @0.92
^|,|or|to|can|and|also < take a ride on > the|a|one = ride @0.92
^|,|or|to|can|and|also < take a leisurely stroll|walk > through|along|around|in|down = stroll @0.9
^|,|or|to|can|and|also < take a stroll|walk > through|along|around|down = walk / stroll @0.88
^|,|or|to|can|and|also < go for a stroll|walk > through|along|around|down = walk @0.8
winds|winding|wind its|their way > through|along|around|up|down|across|past = #1 @0.92
is a destination|place|spot|attraction that|which > should|must|will|has|offers|deserves|attracts|draws|combines|appeals|caters|promises|captivates = - @0.93
is a must-visit|must-see|popular|unique|beautiful destination|place|spot that|which should > be = should @0.92
without experiencing > any|the|much|too|a|significant = without @0.9
, which makes them easy|easier|hard|harder|difficult to = , so they are #5 to @0.92
on a single charge = on one charge @0.9 ~
on more than one occasion = more than once @0.92
on several|many|multiple|numerous|different occasions = #2 times @0.85
i|we found myself|ourselves constantly|often|frequently|repeatedly|always|continually {ing} = #1 kept #4 @0.9
!do|did|does|will|would|must|should < the pros far|clearly|definitely|certainly outweigh the cons = the good #3 outweighs the bad @0.92
!do|did|does|will|would|must|should < the pros outweigh the cons = the good outweighs the bad @0.9
// how things work
the process by|through which > {plural}|a|an|the|water|light|heat|energy|people = how @0.92
most commonly found|located|seen|used in|along|on|at|near = #3 mostly #4 @0.9 ~
how long it takes for a|the|an|your|{poss} _ to = how long #6 #7 takes to @0.92
how long it takes for light|water|sound|food|data|someone|it to = how long #6 takes to @0.92
how long it took for a|the|an|your|{poss} _ to = how long #6 #7 took to @0.92
under normal conditions|circumstances , = normally , @0.9
under normal conditions|circumstances > .|; = normally @0.9
the|real|greatest|true|main|biggest strength|beauty|appeal|charm|magic of the|this|these|{poss} _ lies in its = #1 #2 of #4 #5 is its @0.9
key|secret|trick < lies in > how|what|{ing}|knowing|finding|using = is @0.9
^ < it is a|an product|place|film|book|movie|show|dish|game|city|hotel|restaurant|story|song|performance|series|choice that will > leave|make|keep|have|take|haunt|stay|frustrate|please|delight|surprise|divide = it will @0.92
^ < at its core , > a|an|the|this _ works|uses|relies|involves|means|refers|consists = basically , @0.9
${IN_CHARGE}
// more of advice
is|are|include|includes|including|offer|offers|promotes|promote < improved|enhanced flexibility|balance|posture|sleep|mood|digestion|concentration|memory|circulation|comfort|visibility|stability|grip|health = better #2 @0.9
bring|brings|bringing|give|gives|giving a sense of peace|calm|order|joy|balance|stability|relief|comfort = #1 #5 @0.9
^|,|so|and|but < it is best to > avoid|start|use|wait|keep|book|check|choose|go|plan|get|store|visit|arrive|buy|ask|begin|take|make|let|eat|drink = you should @0.85
^|,|so|and|but < it's best to > avoid|start|use|wait|keep|book|check|choose|go|plan|get|store|visit|arrive|buy|ask|begin|take|make|let|eat|drink = you should @0.85
it's also important to > {base} your|yourself|plenty|enough = you also need to @0.9
it is also important to > {base} your|yourself|plenty|enough = you also need to @0.9
it is also important to > listen|talk|pay|speak to|attention = you also need to @0.9
it's also important to > listen|talk|pay|speak to|attention = you also need to @0.9
it is important to > {base} your|yourself|plenty|enough = you need to @0.88
it is essential|crucial|vital to > {base} your|yourself|plenty|enough = you need to @0.88
it's essential|crucial|vital to > {base} your|yourself|plenty|enough = you need to @0.88
give* it|them|this|these a try|go|shot = try* #2 @0.9
give* the|this|these|your|one _ a try|go|shot = try* #2 #3 @0.9
give* the|this|these|your|one _ _ a try|go|shot = try* #2 #3 #4 @0.9
^ < the good news is > there|it|you|most|they = luckily , @0.8
there are|is steps|measures|actions|things you|we|they|parents|people can take|do to = there are ways to @0.9 ~
there are several|many|some|a|various|plenty steps|measures|things you|we|they|parents|people can take|do to = there are #3 ways to @0.9
there are a few steps|measures|things you|we|they|parents|people can take|do to = there are a few ways to @0.9 ~
there are a number of steps|measures|things you|we|they|parents|people can take|do to = there are many ways to @0.85
by|on|about|of|track|limit|reduce|see|know|calculate|control|consider|count < the number of times|people|hours|calories|steps|days|items|things|meals|drinks you|they|we|i|he|she|people = how many #4 #5 @0.92
identify* the root cause of = find* out what causes @0.9
help*|helping you|them|people build|gain momentum > .|,|and|; = get* #2 going @0.9
without having to {base} > $ = without #4~ing @0.92
without having to {base} > !or|and .|,|; = without #4~ing @0.92
without having to {base} > !or|and !or|and .|,|; = without #4~ing @0.92
without having to {base} > {det} !or|and !or|and .|,|; = without #4~ing @0.92
avoid having to {base} > $ = avoid #4~ing @0.92
avoid having to {base} > !or|and .|,|; = avoid #4~ing @0.92
avoid having to {base} > !or|and !or|and .|,|; = avoid #4~ing @0.92
avoid having to {base} > {det} !or|and !or|and .|,|; = avoid #4~ing @0.92
instead of having to {base} > $ = instead of #5~ing @0.92
instead of having to {base} > !or|and .|,|; = instead of #5~ing @0.92
instead of having to {base} > !or|and !or|and .|,|; = instead of #5~ing @0.92
instead of having to {base} > {det} !or|and !or|and .|,|; = instead of #5~ing @0.92
save* you|me|us|them from having to {base} > $ = save* #2 #6~ing @0.92
save* you|me|us|them from having to {base} > !or|and .|,|; = save* #2 #6~ing @0.92
save* you|me|us|them from having to {base} > !or|and !or|and .|,|; = save* #2 #6~ing @0.92
save* you|me|us|them from having to {base} > {det} !or|and !or|and .|,|; = save* #2 #6~ing @0.92
save* you|me|us|them the trouble|hassle of {ing} = save* #2 #6 @0.9
^|, < be|make sure to > try|visit|check|bring|pack|wear|take|use|book|follow|read|keep|stop|ask|plan|choose|add|drink|store|include|get|eat|write|clean|call|buy|arrive|order|test|wash|look|give|leave|save|explore|stay|consult|schedule|set = - @0.75
and|but < be|make sure to > try|visit|check|bring|pack|wear|take|use|book|follow|read|keep|stop|ask|plan|choose|add|drink|store|include|get|eat|write|clean|call|buy|arrive|order|test|wash|look|give|leave|save|explore|stay|consult|schedule|set = - @0.75
^|, < if you're looking for > a|an|something|some|the|more|ways|good|great = if you want @0.9
^|, < if you are looking for > a|an|something|some|the|more|ways|good|great = if you want @0.9
^|, < if you're looking to > !the|a|your|him|her|them|me|us|it = if you want to @0.9
^|, < if you are looking to > !the|a|your|him|her|them|me|us|it = if you want to @0.9
there are|is plenty|lots of options|choices to choose|pick|select from = there is plenty to choose from @0.92
with|have|has plenty|lots of options|choices to choose|pick|select from = #1 plenty to choose from @0.92
a good|nice|decent|wide|large|huge|great variety|selection|range|array of options|choices > .|,|;|for|! = plenty to choose from @0.88 ~
can|could|may|might lead to > headaches|fatigue|anxiety|depression|pain|injury|injuries|serious|weight|burnout|damage|dehydration|complications|infection|heart|high|mold|cavities|stiffness|other|more|long-term|muscle|chronic = #1 cause @0.9
limit*|limiting|reduce*|reducing your|their intake|consumption of = cut* down on @0.9
increase your|their intake of = get more @0.9
increasing your|their intake of = getting more @0.9
eat* a balanced|healthy|nutritious diet = eat* well @0.9
eat* a healthy , balanced diet = eat* well @0.92
eat* a healthy and|, balanced diet = eat* well @0.92
maintain* a balanced|healthy|nutritious diet = eat* well @0.92
maintain* a healthy lifestyle = live* healthily / stay* healthy @0.9
is a good|great|excellent|rich|fantastic source of > protein|fiber|fibre|vitamin|vitamins|calcium|iron|nutrients|omega-3|antioxidants|potassium|healthy|essential|minerals|carbohydrates|magnesium = has plenty of @0.9
are a good|great|excellent|rich|fantastic source of > protein|fiber|fibre|vitamin|vitamins|calcium|iron|nutrients|omega-3|antioxidants|potassium|healthy|essential|minerals|carbohydrates|magnesium = have plenty of @0.9
people|those|anyone|someone|patients|individuals who suffer|suffers from = #1 with @0.92
{to}|you|they|people|children|patients|may|and|who|if|we|i < experience > pain|stress|anxiety|discomfort|joy|pleasure|hunger|emotions = s:feel @0.95
{to}|you|they|people|children|patients|may|and|who|if|we|i < experience > headaches|symptoms|problems|difficulty|trouble|delays|issues|side|nightmares = s:have @0.95
your|their|my|our financial situation|circumstances = #1 finances @0.9
contribute to a|your|their|an retirement|savings|pension|emergency account|fund|plan = pay into #3 #4 #5 @0.9
^ < one thing to note|mention is that = note that @0.92
^ < one thing to keep in mind is that = remember that @0.92
^ < one thing to remember|consider is that = remember that @0.9
^ < one thing to keep in mind is > the|how|your = remember @0.9
investing in a|an|some > good|quality|high-quality|comfortable|decent|sturdy|proper|pair|supportive|sharp|set|durable|nice = buying #3 @0.9 ~
^ < make|be sure your _ is > clean|dry|cool|dark|warm|safe|sharp|full|hot|cold|quiet|clear|tidy|secure|comfortable|free|level|straight = your #4 should be @0.85
// reviews
gave us|me some|several|many|great|good|excellent recommendations for = recommended #3 @0.9
took advantage of the > free|complimentary|pool|gym|spa|happy|hotel's|bike|shuttle|many = used the @0.9
take advantage of the > free|complimentary|pool|gym|spa|hotel's|bike|shuttle|many = use the @0.9
found|find it|them|him|her|this|that|these|those|both to be > very|quite|rather|too|really|extremely|incredibly|a|an|the|more|less|somewhat|slightly|pretty|so|helpful|easy|difficult|useful|boring|delicious|effective|comfortable|disappointing = #1 #2 @0.92
does an excellent|amazing|outstanding|incredible|admirable|impressive job of|at > {ing} = is very good at @0.92 ~
film|movie|book|novel|story|show|series|play|documentary tells the story of = #1 is about @0.9
are|is|was|were|be on the expensive|pricey|small|short|heavy|sweet|salty|dry|quiet|thin|loud|bland side = #1 rather #4 @0.88
a bit|little on the expensive|pricey|small|short|heavy|sweet|salty|dry|quiet|thin|long|loud|bland side = a #2 #5 @0.92
prices are|were on the high|higher side = prices #2 rather high @0.92
reservations are strongly|highly recommended = you should book ahead @0.88
// things for sale
^ < introducing > the|our|a = meet @0.85
neat|clean and tidy = tidy @0.9
safe and secure > .|,|and|with|;|in|for|during = safe @0.9
fun and enjoyable|exciting = fun @0.9
calm and relaxed > .|,|;|and|before|when = relaxed @0.9
tips and tricks = tips @0.88
hopes and dreams > .|,|for|of|; = hopes @0.88
durable and long-lasting = durable @0.9
long-lasting and durable = durable @0.92
safety|comfort|quality|satisfaction|health|customer|privacy|family is our|my|their top|highest|number-one|main priority > .|,|;|and = #1 comes first @0.9
are available in > two|three|four|five|six|many|several|multiple|a|different colors|sizes|styles|shades|wide|variety|range|flavors|versions = come in @0.9
// how things are, for lay readers
{plural}|they < can be divided|grouped|classified|categorized|broken into > two|three|four|five|six|several types|categories|groups|kinds|classes|families = fall into @0.9
{plural}|they < can be divided|grouped|classified|categorized into > two|three|four|five|six|several main|broad|basic|major|general types|categories|groups|kinds|classes = fall into @0.9
species|plant|bird|tree|flower|animal|dish|breed|it|snake|fish is native to = #1 comes from @0.85
species|plants|birds|trees|flowers|animals|they are native to = #1 come from @0.85
he|she|they|and|who|which|film|book|song|team went on to win = #1 later won @0.9
{poss} own unique|distinct|individual|particular|special|distinctive = #1 own @0.9
where it|food|water|everything is located > .|,|;|and|; = where #2 is @0.92 ~
where the|your|a|their|its|his|her _ is|are|was|were located > .|,|;|and = where #2 #3 #4 @0.92
where they|you|we are|were located > .|,|;|and = where #2 #3 @0.92 ~
it is estimated that about|around|approximately|roughly > {number}|one|a|two|half|three = an estimated @0.85
is turned|transformed into > _ .|,|that|which|; = becomes @0.9
are turned|transformed into > _ .|,|that|which|; = become @0.9
!{have} < converts > fuel|energy|sunlight|light|heat|food|sugar|electricity|sound|it|them|water|carbon = s:turns @0.95
word|name|term|title|phrase|it is derived from > !{ing} = #1 comes from @0.9
words|names|terms|they are derived from > !{ing} = #1 come from @0.9
process|reaction|change|eruption|event takes place when = #1 happens when @0.9
something for everyone to enjoy|love = something for everyone @0.92
incorporating _ into your|their|the diet|meals|routine|day|life|cooking = adding #2 to #4 #5 @0.92
// more of what guides and advice say by habit
maintaining good health > .|,|and|; = staying healthy @0.92
maintaining overall health > .|,|and|; = staying healthy @0.92
^ < another popular option|choice|destination|attraction|spot|stop|activity|site is > the|a|an = also popular is @0.9
^ < another popular activity|pastime|thing is {ing} = people also like #5 @0.9
!{have}|and|or|they|we|he|she|it|{poss}|to|not|also|{have} < located about|just|only|roughly|approximately > {number}|a|an|five|ten|fifteen|twenty|thirty|outside|off|south|north|east|west = #2 @0.9
^ < for those who love|enjoy|like|prefer|want|need > !their|to , !they|their|them|it = if you #4 @0.9
^ < for those who love|enjoy|like|prefer|want|need > !their|to !their , !they|their|them|it = if you #4 @0.9
^ < for those who want|prefer|like to {base} > , !they|their|them|it = if you #4 to #6 @0.9
^ < for those looking for|to > _ , !they|their|them|it = if you are looking #4 @0.9
^ < for those looking for|to > _ _ , !they|their|them|it = if you are looking #4 @0.9
^ < for those looking for|to > _ _ _ , !they|their|them|it = if you are looking #4 @0.9
get* the|a chance|opportunity to {base} = get* to #5 @0.92
it is important to be prepared > for|to|. = you need to be ready @0.9
it's important to be prepared > for|to|. = you need to be ready @0.9
it is important to > set|be|take|make|stay|keep|get|eat|wear|choose|have realistic|clear|patient|kind|honest|careful|prepared|breaks|care|calm|active|positive|consistent|track|sunscreen|comfortable|aside|mindful|open|flexible = you need to @0.85
it is also important to > set|be|take|make|stay|keep|get|eat|wear|choose|have realistic|clear|patient|kind|honest|careful|prepared|breaks|care|calm|active|positive|consistent|track|sunscreen|comfortable|aside|mindful|open|flexible = you also need to @0.9
it's also important to > set|be|take|make|stay|keep|get|eat|wear|choose|have realistic|clear|patient|kind|honest|careful|prepared|breaks|care|calm|active|positive|consistent|track|sunscreen|comfortable|aside|mindful|open|flexible = you also need to @0.9
it is also important to set a good|positive example = you also need to set a #7 example @0.92 ~
is|are sure to > leave|delight|impress|please|satisfy|bring|keep|have|make|put|bring|give|appeal|enjoy|surprise|warm|lift|last|add|love = will @0.9
memories that will last a lifetime = memories for life @0.92
memories to last a lifetime = memories for life @0.92
none of them|us|these|those were|was able to = none of #3 could @0.92
^ < considering the price , = for the price , @0.9
happy|happier|pleased|satisfied|disappointed|thrilled|delighted|unhappy with my|this|the purchase > .|,|!|;|and|so|overall = #1 with it @0.92
cause* them|it|you|us|me|him|her|people|molecules|electrons|atoms|particles|blood|water|cells|plants|prices|muscles|rock|air|ice|metal|skin to move|expand|contract|rise|fall|melt|vibrate|spin|shrink|swell|bend|change|boil|freeze|evaporate|condense|glow|sink|float|slow|flow|feel|become|lose|stop|fail|form|sweat|grow|break|crack|spread|react = make* #2 #4 @0.9
it is likely that {det} _ will = #5 #6 will probably @0.9
it is likely that _ will = #5 will probably @0.9
it is likely that {det} _ _ will = #5 #6 #7 will probably @0.9
it is likely that _ _ will = #5 #6 will probably @0.9
gives you|us|them|me|him|her|children|students|people|kids|visitors|guests|readers|viewers|players|users the|an|a opportunity|chance to {base} = lets #2 #6 @0.88
!for|not|never|don't|doesn't|didn't|won't|cannot < give you|us|them|me|him|her|children|students|people|kids|visitors|guests|readers|viewers|players|users the|an|a opportunity|chance to {base} = let #2 #6 @0.85
giving you|us|them|me|him|her|children|students|people|kids|visitors|guests|readers|viewers|players|users the|an|a opportunity|chance to {base} = letting #2 #6 @0.88
^ < that|this is why we > added|made|designed|built|created|use|offer|include|developed|started|only = so we @0.9
enjoy > free|complimentary|fast shipping|delivery|wifi|wi-fi|breakfast|parking|returns = s:get @0.95
the single most|best|biggest|greatest > _ = the #3 @0.85
have a bigger|greater|larger|stronger impact|effect|influence than = matter more than @0.92
continue to bake|cook|stir|mix|whisk|simmer|knead|beat|practice|practise > until|for = keep #3~ing @0.88 ~
places|areas|regions|countries|cities|coasts|towns|people < experience > two|three|high|heavy|more|less|hot|cold|low|long|short|mild|extreme|frequent|snow|rain = s:get @0.95
on the smaller side = rather small @0.92
on the larger|bigger side = rather big @0.9
on the pricier|pricey|expensive side = rather expensive @0.9
on the heavier side = rather heavy @0.92
on the sweeter side = rather sweet @0.92
on the quieter side = rather quiet @0.92
on the colder|cooler side = rather cool @0.9
on the thinner side = rather thin @0.92
you'll be able to > !do|say = you can @0.9
you can expect to > find|see|pay|get|spend|hear|meet = you will @0.88
it|this|that|which makes for a|an > great|good|perfect|fun|delicious|excellent|nice|interesting|wonderful|lovely|satisfying|tasty|refreshing|quick|memorable|unique|healthy|easy = #1 is a @0.9
if you're someone who loves|enjoys|likes = if you like @0.92
if you are someone who loves|enjoys|likes = if you like @0.92
if you're someone who wants = if you want @0.92
if you are someone who wants = if you want @0.92
if you're someone who struggles with = if you have trouble with @0.92
if you are someone who struggles with = if you have trouble with @0.92
a good|decent|fair amount of > !time|!money = quite a bit of @0.88
{to}|can|may|will|also|could|might|which|that|foods|they < help to > {base} = help @0.9
helps to > {base} = helps @0.9
helped to > {base} = helped @0.88
the|{poss}|author's|her|his writing style is|was = #1 writing #4 @0.9
keep* the reader|readers|viewer|viewers|audience engaged|interested|hooked = hold* the #3 @0.9
keep* readers|viewers|audiences engaged|interested|hooked = hold* #2 @0.9 ~
sturdy and durable|strong = sturdy @0.9
strong and durable|sturdy = strong @0.9
bright and vivid = bright @0.9
remove from the heat = take off the heat @0.92
remove from the oven = take out of the oven @0.92
feeds on > insects|fish|small|plants|seeds|fruit|leaves|grass|a|nectar|other|algae|plankton|berries|worms|mice|the = eats @0.85
{plural}|they|and|larvae|mostly|mainly < feed on > insects|fish|small|plants|seeds|fruit|leaves|grass|a|nectar|other|algae|plankton|berries|worms|mice = eat @0.85
primarily|mainly|mostly|chiefly feed* on = mostly eat* @0.9
has a lifespan of = lives @0.9
have a lifespan of = live @0.9
// first steps, and what suits whom
^ < the first thing you need|have|should|want to do is > find|make|decide|choose|set|get|check|take|clean|wash|look|create|gather|identify|determine|figure|understand = first , @0.92
^ < the first thing you need|have|want to do is to > {base} = first , @0.92
^ < the first step is to > understand|find|decide|choose|make|set|identify|determine|gather|create|get|figure|take|write|look|clean|remove|check|start|plan|know|learn|think|prepare|assess|calculate = first , @0.92
^ < the final|last step is to > understand|find|decide|choose|make|set|identify|determine|gather|create|get|figure|take|write|look|clean|remove|check|start|plan|know|learn|think|prepare|review|add|test = last , @0.9
in this guide|article|post|list , we have compiled|gathered|collected > everything|some|a|the|all|our = this #3 has @0.92
in this guide|article|post|list , we have put together > everything|some|a|the|all|our = this #3 has @0.92
in this travel|handy|short|simple guide|article|post|list , we have put together > everything|some|a|the|all|our = this #4 has @0.92
in this guide|article|post|list , we've put together > everything|some|a|the|all|our = this #3 has @0.92 ~
it is important to keep an|your|track > eye|child|home|mind|skin|of|pet|dog = you need to #5 #6 @0.9
it's important to keep an|your|track > eye|child|home|mind|skin|of|pet|dog = you need to #4 #5 @0.9
is|are sure to be > a|an|one|the = will be @0.9
^ < another thing i|we love|like|liked|loved|appreciate|appreciated|enjoyed about the|this|these|our product|products|place|hotel|book|film|movie|restaurant|city|game|app|bag|recipe|show|series|boat|car|phone|room|town|area|brand|service is|was that = #3 also #4 that @0.92
^ < one thing i|we love|like|liked|loved|appreciate|appreciated|enjoyed about it|them is|was that = #3 #4 that @0.9
^ < one thing i|we love|like|liked|loved|appreciate|appreciated|enjoyed about the|this|these|our product|products|place|hotel|book|film|movie|restaurant|city|game|app|bag|recipe|show|series|boat|car|phone|room|town|area|brand|service is|was that = #3 #4 that @0.9
is divided into > two|three|four|five|six|several|many|{number} parts|chambers|sections|layers|zones|chapters|regions|districts|stages|areas|rooms|main|distinct = has @0.9
receives > blood|light|water|heat|oxygen|sunlight|rain|signals|about|over|around|an|less|more|little = s:gets @0.95
become more comfortable with > the|it|this|your|their|being|{ing} = get used to @0.9
becomes more comfortable with > the|it|this|your|his|her|being|{ing} = gets used to @0.9
they|it|you|we|i|things|problems|muscles|days|nights|children|kids|toddlers|and|to|will|can|may|often|easily|quickly|parents < become > worse|bigger|harder|easier|better|stronger|larger|warmer|colder|hotter|smaller .|,|and|at|as|when|if|over|for|with|in|or|but|; = s:get @0.95
they|it|you|we|i|things|problems|muscles|days|nights|children|kids|toddlers|and|to|will|can|may|often|easily|quickly|parents < become > tired|bored|frustrated|upset|angry|sick|stuck|lost|dirty|dry|wet|confused|stressed|discouraged|brittle = s:get @0.95
becomes > worse|harder|easier|warmer|colder|hotter|tired|bored|frustrated|upset|angry|sick|stuck|lost|dirty|wet|confused|stressed|discouraged .|,|and|at|as|when|if|with|in|or|but|; = s:gets @0.95
^|,|so|and|but < it is a good idea to > _ = it makes sense to @0.6
^|,|so|and|but < it's a good idea to > _ = it makes sense to @0.85
one|plan|program|method|option|choice|something|routine|size|style|product|balance|pace that is right|best for you|them|us|me > .|,|;|and|! = #1 that suits #6 @0.92
is another effective|good|great|helpful|useful|simple|easy strategy|approach|technique|method > .|,|; = also helps / also works @0.9 ~
is also an effective|excellent strategy|approach|technique|method > .|,|; = also works well @0.9
are other|also effective|good|great|helpful|useful strategies|approaches|techniques > .|,|; = also help @0.9
provides > shade|shelter|warmth|comfort|privacy|milk|relief = s:gives @0.95
trees|they|that|which|to|can|and|will|blankets|curtains|walls|plants < provide > shade|shelter|warmth|comfort|privacy|milk|relief = s:give @0.95
remains > green|open|closed|warm|cool|fresh|still|stable|active|intact|healthy|safe|dry|moist|soft|upright|hidden|awake|constant|strong|sharp|clean = s:stays @0.95
raises important|interesting|thought-provoking|difficult|big questions about = r:makes you think about @0.88
gives a strong|great|excellent|fine|superb|terrific|fantastic performance > .|,|as|in = is very good @0.88 ~
^ < some common|popular|notable|typical|famous _ include = #2 #3 include @0.9
^ < some common|popular|notable|typical|famous _ of _ include = #2 #3 of #5 include @0.9
make* it a point|habit to {base} > $ = make* a #4 of #6~ing @0.9
make* it a point|habit to {base} > !or|and .|,|; = make* a #4 of #6~ing @0.9
make* it a point|habit to {base} > !or|and !or|and .|,|; = make* a #4 of #6~ing @0.9
make* it a point|habit to {base} > {det} !or|and !or|and .|,|; = make* a #4 of #6~ing @0.9
take* your|their|his|her|our|my _ to the next level = make* #2 #3 better @0.9
a touch of style|charm|class|warmth|color|colour|humor|humour|luxury|elegance|magic|spice|sweetness = a little #4 @0.85
for years|decades to come > .|,|!|;|and = for #2 @0.9
is|makes the perfect|ideal addition to any = suits any @0.92
is|makes a|an perfect|great|wonderful|ideal|excellent addition to any = suits any @0.9
{be}|available|,|open|entirely|completely < free of charge > .|,|;|and|for|to|with = free @0.9
// where things are, what they do to one, and what to do with them
hobby|activity|sport|game|dish|drink|pastime|snack|treat that can be enjoyed by = #1 for @0.9
cause* the|your|our|their|a|an|my|his|her _ to rot|wilt|die|drop|crash|overheat|leak|split|peel|fade|spoil|explode|erupt|collapse|run|turn|stick|curl|tighten|relax|tear|slip|wake|cry|ache|dry|harden|soften|stretch|weaken|slide|stretch = make* #2 #3 #5 @0.9
cause* the|your|our|their|my _ _ to rot|wilt|die|drop|crash|overheat|leak|split|peel|fade|spoil|collapse|run|turn|stick|rise|fall|expand|contract|melt|move|change|break|crack|swell|slow|stop|tighten|relax = make* #2 #3 #4 #6 @0.9
cause* it|them|you|him|her|us to use|rot|wilt|die|drop|crash|overheat|leak|split|peel|fade|spoil|collapse|run|turn|stick|work|gain|wake|cry|laugh|worry|act|behave|think|miss|forget|leave = make* #2 #4 @0.9
it is important to > water|store|wash|clean|cook|cut|dry|rinse|replace|charge|brush|test it|them = you need to @0.9
will soon be able to > enjoy|see|make|play|do|use|take|speak|run|walk = will soon @0.9 ~
is|was|are|were located right|directly|just > next|across|above|below|behind|beside|outside|on|off|in|by|opposite|inside|around = #1 #3 @0.92
is|are usually|often|typically|normally|generally|always located > at|in|on|near|behind|under|along|inside|next|between|above|below = #1 #2 @0.92
has a convenient|good|great|perfect|excellent|prime|fantastic location > .|,|and|;|for|! = is well placed @0.88 ~
answer|secret|explanation lies in > a|an|its|their = #1 is @0.88 ~
at some point or another = at some point @0.92
are all great|good|excellent|effective|useful|wonderful ways to > calm|reduce|relieve|lower|improve|manage|ease|strengthen|stay|lose|burn|cope|sleep|relax = all help you @0.9
leave|leaves|left|leaving you|me|us|them|him|her|guests|people feeling > stressed|drained|tired|refreshed|energized|relaxed|anxious|overwhelmed|bloated|sluggish|full|guilty|empty|exhausted|rested|inspired = #1 #2 @0.9
had a fantastic|amazing|terrific|superb|nice|memorable|delightful|delicious dining experience > .|,|!|and|in|at|here|there = had a #3 meal @0.92
had an excellent|amazing|enjoyable|outstanding|incredible|unforgettable dining experience > .|,|!|and|in|at|here|there = had an #3 meal @0.92
!advertising|ads|advertisements|commercials|marketing|criticism|attacks|violence|jokes|propaganda|campaigns < aimed at > people|those|anyone|beginners|families|travelers|readers|students|kids|children|users|adults|parents|home = for @0.88 ~
ways|steps|things|exercises to help you > save|stay|get|sleep|lose|build|improve|manage|reduce|start|cope|learn|relax|make|find|feel|keep|plan = #1 to @0.85
^ < as an added bonus , = on top of that , / what is more , @0.9
^|,|and|or|but|so < feel free to > use|add|swap|substitute|adjust|share|try|change|leave|experiment|mix|skip|replace|double = you can @0.9
popular|main|top|famous|many|major|other|best-known tourist attractions = #1 sights @0.88 ~
tourist attractions > .|,|and|in|like|such|nearby|include = sights @0.85 ~
a wide variety|range|selection of > cuisines|foods|cheeses|wines|beers|teas|desserts|salads|sandwiches|pastries|drinks|snacks|toppings = many kinds of @0.85
is served with a side of = comes with @0.9
are served with a side of = come with @0.9
came with a side of = came with @0.92
was served with a side of = came with @0.9
for a quick bite|meal to eat = for a quick bite @0.9
we were pleasantly surprised to find|see|discover that = we were glad to find that @0.88 ~
made the experience|stay|trip|visit|evening|meal even more enjoyable|special|memorable|pleasant = made the #3 even better @0.9
adds|added to the overall charm|experience|atmosphere|appeal|enjoyment|feel of = #1 to the #5 of @0.9
keeps you guessing until|till the very end = keeps you guessing to the end @0.92
at the very end|beginning|start of = at the #4 of @0.85
is easy to follow and understand = is easy to follow @0.92
easy to read and understand = easy to read @0.9
it is important to make sure > that you = you need to make sure @0.9
it's important to make sure > that you = you need to make sure @0.9
it is important to make sure > you|your = you need to make sure @0.9
it's important to make sure > you|your = you need to make sure @0.9
would|might|may|will|could be a good fit for = #1 suit @0.9
is a good fit for > you|your|people|those|anyone|families|small|most|beginners = suits @0.9
are a good fit for > you|your|people|those|anyone|families|small|most|beginners = suit @0.9
before making my|your|a|the|their|his|her|our decision = before deciding @0.9
before making my|your|a|the|their|his|her|our final decision = before deciding @0.9
^ < standing at > {number} = at @0.9
^ < another must-visit attraction|sight|site|stop|spot|landmark|destination|place is > the|a = also worth a visit is @0.92
^ < there are a number of factors|things that > can|may|affect|influence|could|might|contribute|determine = many things @0.9
^ < there are several|many factors|things that > can|may|affect|influence|could|might|contribute|determine = #3 things @0.9
are also great|good|excellent|popular options|choices > because|for|if|when|.|, = also work well @0.9
is also a great|good|popular option|choice > because|for|if|when|.|, = also works well @0.9
is also an excellent option|choice > because|for|if|when|.|, = also works well @0.9
make their homes|home > in|on|under|below|among|near|thousands|hundreds|deep = live @0.9
light|heat|radiation|gas|gases|smoke|fumes|energy|sound emitted by|from = #1 from @0.9
in a calm and gentle voice|tone|manner|way = calmly and gently @0.92
in a calm and patient voice|tone|manner|way = calmly and patiently @0.92
in a calm and respectful voice|tone|manner|way = calmly and respectfully @0.92
speak|talk|respond|react|explain|answer|act in a calm manner|voice|tone|way = #1 calmly @0.9
it is also important to avoid = you also need to avoid @0.9 ~
it's also important to avoid = you also need to avoid @0.9
are all great|good|excellent|popular options|choices for > beginners|people|those|families|anyone|small|kids|children = all work well for @0.92
in this article|post|guide|blog , we will explore|discuss|examine|outline|cover = here we look at @0.9
in this article|post|guide|blog , i will explore|discuss|examine|outline|cover = here I look at @0.9
in this article|post|guide|blog , we'll explore|discuss|examine|outline|cover = here we look at @0.9
in this article|post|guide|blog , i'll explore|discuss|examine|outline|cover = here I look at @0.9
in this blog post|article , we will explore|discuss|examine|outline|cover = here we look at @0.9
in this blog post|article , i will explore|discuss|examine|outline|cover = here I look at @0.9
in this blog post|article , we'll explore|discuss|examine|outline|cover = here we look at @0.9
in this blog post|article , i'll explore|discuss|examine|outline|cover = here I look at @0.9
in this article|post|guide|blog , we will share|list|provide|give = here we #7 @0.9
in this article|post|guide|blog , i will share|list|provide|give = here I #7 @0.9
in this blog post|article , we will share|list|provide|give = here we #8 @0.9
in this blog post|article , i will share|list|provide|give = here I #8 @0.9
`
