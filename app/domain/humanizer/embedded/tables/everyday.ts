/** Two words where one is enough, each beside the one that stays: "first word|…" may stand on either side of "and". */
const DOUBLETS: readonly [pair: string, one: string][] = [
  ['clear concise', 'clear'],
  ['safe secure', 'safe'],
  ['fun enjoyable', 'fun'],
  ['fun engaging', 'fun'],
  ['friendly welcoming', 'friendly'],
  ['warm welcoming', 'warm'],
  ['warm inviting', 'warm'],
  ['hearty satisfying', 'filling'],
  ['hopes dreams', 'hopes'],
  ['hopes aspirations', 'hopes'],
  ['goals aspirations', 'goals'],
  ['goals objectives', 'goals'],
  ['aims objectives', 'aims'],
  ['views opinions', 'views'],
  ['thoughts opinions', 'thoughts'],
  ['ideas opinions', 'views'],
  ['skills abilities', 'skills'],
  ['talents abilities', 'talents'],
  ['issues problems', 'problems'],
  ['issues challenges', 'problems'],
  ['problems challenges', 'problems'],
  ['challenges difficulties', 'difficulties'],
  ['challenges obstacles', 'obstacles'],
  ['help support', 'help'],
  ['support guidance', 'help'],
  ['help guidance', 'help'],
  ['joy happiness', 'joy'],
  ['love affection', 'love'],
  ['peace tranquility', 'peace'],
  ['calm peaceful', 'calm'],
  ['strength power', 'strength'],
  ['courage bravery', 'courage'],
  ['anticipation excitement', 'excitement'],
  ['shock disbelief', 'disbelief'],
  ['knowledge understanding', 'knowledge'],
  ['commitment dedication', 'dedication'],
  ['determination perseverance', 'determination'],
  ['diverse varied', 'varied'],
  ['unique special', 'special'],
  ['unique unusual', 'unusual'],
  ['strong powerful', 'strong'],
  ['difficult challenging', 'hard'],
  ['exciting thrilling', 'exciting'],
  ['fair equitable', 'fair'],
  ['fair just', 'fair'],
  ['open transparent', 'open'],
  ['open honest', 'honest'],
  ['kind caring', 'kind'],
  ['caring compassionate', 'kind'],
  ['kind compassionate', 'kind'],
  ['valued appreciated', 'valued'],
  ['grow develop', 'grow'],
  ['change evolve', 'change'],
  ['improve enhance', 'improve'],
  ['encourage promote', 'encourage'],
  ['protect preserve', 'protect'],
  ['shape influence', 'shape'],
  ['inspire motivate', 'inspire'],
  ['assess evaluate', 'judge'],
  ['harmful dangerous', 'dangerous'],
  ['unfair unjust', 'unfair'],
  ['dull boring', 'boring'],
  ['tedious boring', 'boring'],
]

const BOTH_WAYS = DOUBLETS.map(([pair, one]) => {
  const [a = '', b = ''] = pair.split(' ')
  return `!more|most|, < ${a} and ${b} > !,|and|{ing}|are|were|have|do = ${one} @0.85\n!more|most|, < ${b} and ${a} > !,|and|{ing}|are|were|have|do = ${one} @0.85`
}).join('\n')

/** What money and time are set aside for. */
const FUNDED =
  '{det}|{ing}|{plural}|education|research|music|sports|healthcare|training|housing|transportation'

/** What is new to those who meet it. */
const MET =
  'new|different|diverse|various|other ideas|cultures|people|perspectives|viewpoints|opinions|subjects|points|careers|languages|things|ways|topics|concepts'

/** What is said to be important. */
const PRIZED =
  'education|teamwork|kindness|family|friendship|honesty|perseverance|patience|trust|diversity|practice|sleep|exercise|nature|voting|sharing'

/** What stands before that which is taught. */
const TAUGHT =
  'show|shows|showed|teach|teaches|taught|learn|learned|learns|learning|understand|understands|understood|realize|realized|see|know|students|me|us|children|them|people'

/** Who is inspired. */
const INSPIRED = 'me|us|many|others|people|millions|generations|students|women|my|our'

/** What is hard to bear. */
const HARDSHIP = 'challenges|obstacles|adversity|difficulties|hardship|setbacks'

/** What goes before an object, so that the number of what is behind it does not matter. */
const BEFORE_OBJECT =
  'about|on|in|with|from|despite|discuss|discusses|know|show|shows|understand|consider|ignore|see|explore|explores|miss|enjoy|cover|covers|beyond|by|to|highlights|affect|affects'

/** What one does for another. */
const ACTING = 'act|acts|acted|acting|speak|speaks|spoke|speaking|decide|decides|decided|negotiate|intervene'

/** What is asked to be arranged, and what is then done to the thing. */
const ARRANGED = [
  ['collection', 'collected'],
  ['delivery', 'delivered'],
  ['return', 'returned'],
  ['repair', 'repaired'],
  ['replacement', 'replaced'],
  ['installation', 'installed'],
  ['removal', 'removed'],
]
  .map(
    ([noun, done]) =>
      `arrange* for the ${noun} of the|my|our|this|these _ > and|$ = arrange* to have #6 #7 ${done} @0.92\narrange* for the ${noun} of the|my|our|this|these _ _ > and|$ = arrange* to have #6 #7 #8 ${done} @0.92`,
  )
  .join('\n')

/** Who is made curious. */
const CURIOUS = [
  ['my', 'me'],
  ['his', 'him'],
  ['her', 'her'],
  ['our', 'us'],
  ['their', 'them'],
]
  .map(([whose, whom]) => `spark*|pique* ${whose} curiosity > $|about|and = make* ${whom} curious @0.88`)
  .join('\n')

/** Words that are fuller than people's everyday ones, where their neighbours make the sense plain. */
export const EVERYDAY = `
${BOTH_WAYS}
{plural} and {plural} < alike > .|,|to|in|who|can|will|and|with = - @0.9
// throughout, across, towards, beyond, within
directed|aimed < towards|toward = s:at @0.95
go|goes|going|went beyond just = #1 further than @0.6
// experience
overall dining experience = meal as a whole @0.85
enjoyed|my|our|this|wonderful|great|pleasant|lovely < dining experience > !with|replete|filled|for|that|and = meal @0.7
had|have|having a|an _ experience > .|at|with|!|here|there|in|and = #1 #2 #3 time @0.85
{poss} < personal > opinion|opinions|view|views|needs|interests|choice|choices|values|beliefs|goals|stories|story|experience|experiences|style|taste|preferences|judgment = s:own @0.95
// issues
// traditional
// environment, process, approach
!more|most|less|least < inhospitable > environment|environments|conditions|climate|terrain|landscape = s:harsh @0.95
school environment = school @0.7
the boarding|hiring|healing|writing|cooking|planning|manufacturing|voting|editing|packing|cleaning process > !of|that|which|by = #2 @0.85
// what is done at once, for long, or by helping
immediate action must be taken = action must be taken at once @0.92
immediate action is needed|required > to|if|on|from|by|.|, = action is #4 at once @0.92
^ < for the well-being|wellbeing of = for the good of @0.9
, < for the well-being|wellbeing of = for the good of @0.85
assist* you|us|me|him|her|them with|in the evaluation of = help* #2 evaluate / f:help* #2 to evaluate @0.92
assist* you|us|me|him|her|them with|in the planning of = help* #2 plan @0.92
assist* you|us|me|him|her|them with|in the preparation of = help* #2 prepare @0.92
assist* you|us|me|him|her|them with|in the selection of = help* #2 choose @0.92
assist* you|us|me|him|her|them with|in the completion of = help* #2 finish / f:help* #2 to complete @0.9
assist* you|us|me|him|her|them with|in the development of = help* #2 develop @0.9
assist* you|us|me|him|her|them with|in the design of = help* #2 design @0.9
assist* you|us|me|him|her|them with|in the creation of = help* #2 create / help* #2 make @0.9
work|works|worked|working < alongside > my|our|his|her|their|two|three|four|five|six|several|other|local|fellow|professional|experienced|skilled|talented|colleagues|others|experts|professionals|scientists|nurses|doctors|teachers|volunteers|people|students = s:with @0.95
work|works|worked|working < alongside > a|the team|group|crew|staff|volunteers|teachers|nurses|doctors|owner|owners = s:with @0.95
each of us|you has the power to = each of #3 can @0.9
we|you|they all have the power to = #1 can all @0.9
we look forward to the opportunity|chance to = we hope to / we would be glad to @0.88
!more|most|so|less|as|too|very|how < widespread > belief|beliefs|assumption|assumptions|view|misconception|misconceptions|perception|myth|practice !in = s:common @0.95
preserve* > the|its|their|his|her|your|our character|charm|flavor|flavour|taste|texture|freshness|look = s:keep* @0.95
preserve* > much|most|some of the|its|their = s:keep* @0.95
that|which are derived from = #1 come from @0.88 ~
contribute* to improving|enhancing|deepening|advancing|furthering|expanding|broadening our|the understanding of = add* to what we know about / help* us understand / f:add* to our knowledge of @0.93
, critics|opponents|others argue that = , #2 say that / f:, #2 contend that @0.7
^ < critics|opponents|others argue that = f:#1 contend that / f:#1 maintain that @0.7
is|are|was|were|be < pivotal > to = key / central @0.88
your|our|their|his|her|for|on|cover|covering < essential > expenses|costs = basic @0.85
a < comprehensive > , = full @0.85
obtaining > advice|information|help|feedback|permission|money|support = s:getting @0.95
more vibrant > neighborhood|neighborhoods|community|communities|city|downtown|streets = livelier @0.85
vibrant > food|music|art|arts|street culture|scene|life = lively @0.85
// adjectives
extensive > knowledge = s:deep / s:wide @0.95
!more|most|less|least|as|very < extensive > selection|choice = s:large @0.95
!more|most|less|least|as|very < extensive > collection|library|archive|archives|network = s:large @0.95
!more|most|less|least|as|very < extensive > route|road|rail|railway|train|bus|trail|bike network = s:large @0.95
!more|most|less|least|as|very < extensive > menu = s:long @0.95
!more|most|less|least|as|very < extensive > wine|drinks|beer|cocktail|dessert list|menu = s:long @0.95
!more|most|less|least|as|very < extensive > wine|drinks|beer|cocktail|dessert|book|record selection|collection = s:large @0.95
!more|most|less|least|as|very < extensive > regions|areas|forests|grounds|gardens|wetlands = s:large @0.95
extensive > damage = s:heavy / s:serious @0.95
extensive > experience = s:long @0.95
impressive > knowledge = s:deep @0.95
impressive > number|amount|height|size = r:big @0.7
exceptional > performance|results|performances|display = superb / excellent @0.9
{be} < exceptional > .|,|and|!|in = excellent / superb @0.9
exceptional > skill|skills|talent|ability|value|work|job = great @0.9
exceptional > quality|service|care|food|flavor|meal = great / superb @0.9
{poss} < distinct > style|flavor|flavors|character|personality|voice = own @0.85
distinct > difference|differences|advantage|signs = s:clear @0.95
distinct > groups|categories|types|stages|phases|parts|clusters|sections|areas|entities|layers|steps = separate @0.85
!two|three|four|several|its|their < distinct > purposes|roles|needs = different @0.85
collective > effort|efforts|decision|decisions|work = s:joint @0.95
collective > history|goal|goals|experience = s:shared @0.95
societal > problems|issues|norms|pressure|pressures|expectations|change|values|attitudes|roles = s:social @0.95
provide|provides|providing|offer|offers|offering|get|getting|receive|receiving|deliver|delivering|access|to|with|for < quality > education|schooling|food|service|products|care|advice|healthcare|ingredients|sleep|work|materials|teaching|housing = s:good @0.95
// verbs
{to} < reconsider > {det} = s:rethink @0.95
experiment|experiments|interviews|study|studies|survey|report|analysis|visit|trip|course|teacher|teachers|they|he|she|i < provided > a|an|some|more|useful|valuable = s:gave @0.95
the service|care|help|support|food provided > .|,|and|was|were|is = the #2 @0.8 ~
model|method|study|technology|paper|analysis|system|framework|book|article|technique < offers > a|an|some|new|more|us|insight|insights !alternative|way|ways|solution|solutions|opportunity|opportunities|approach|method|range|variety|promising|viable|practical = gives @0.85
restaurant|menu|store|hotel|shop|bar|cafe|park|museum|school|college|city|town|site|website|app|club|bakery|library|gym|market < offers > some|many|several|plenty|free = s:has @0.95
restaurant|menu|store|hotel|shop|bar|cafe|park|museum|school|college|city|town|site|website|app|club|bakery|library|gym|market < offers > a wide|large|full|small|great|good|variety|range|selection|number|lot|pool|free = s:has @0.95
positively affect*|impact*|influence* > !by = help* @0.85
negatively affect*|impact*|influence* > !by = hurt* / harm* @0.85
!{be}|until < ultimately > decided|chose|won|found|agreed|got|left = s:finally @0.95
can|could|will|would|may|might ultimately = #1 @0.6
show*|demonstrate* its commitment|dedication to > !{ing} = show* how much it cares about @0.9
// learning and deciding
traditional classroom learning = classroom learning @0.85
// aims, efforts and abilities
!{to} < express* his|her|their|my|our|its gratitude to = thank* @0.9
!{to} < express* his|her|their|my|our sincere|deep|heartfelt gratitude to = thank* @0.9
are commendable = deserve praise @0.9
was commendable = deserved praise @0.9
// full of, fitted with, found in
!also|and < is equipped with = has @0.85
!also|and < are equipped with = have @0.85
// qualities
extraordinary > person|people|woman|man|women|men|journey|story|adventure|place|feat|display|performance|experience = s:amazing @0.95
!an|only|viable|good|better|the|no < alternative > ways|methods|approaches|options|routes|solutions|explanations|views|sources|forms = s:other @0.95
the < appropriate > time|place|action|response|measures|steps|tools|level|way|treatment|words|equipment|clothing|support|care = s:right @0.95
intense > competition = s:tough @0.95
intense > pressure = s:great @0.95
intense > training|workout|workouts|work = s:hard @0.95
intense > scrutiny = s:close @0.95
intense > excitement|interest|joy|anger|fear|love|sadness|pride|relief = s:great @0.95
immediate > relief|gratification = s:instant @0.95
unprecedented > level|levels|growth|rate|rates|heights|number|numbers|speed|demand = s:record @0.95
consistent > performance|support|growth|effort|practice|exercise|improvement|progress = s:steady @0.95
constructive > feedback|comments|advice = s:useful @0.95
{article} < peculiar > !to|about|velocity|velocities|motion|motions|galaxy|galaxies|star|stars|supernova|supernovae|objects = s:odd @0.95
{article} < formidable > challenge|challenges|opponent|opponents|competitor|rival|task|team = s:tough @0.95
{article} < cunning > fox|wolf|man|plan|smile|villain|witch|thief|trick|rival|wizard = s:sly @0.95
{det} < ailing > grandmother|grandfather|mother|father|wife|husband|parents|parent|child|patient|patients|brother|sister|dog|king|queen = s:sick @0.95
{article} < desolate = s:bleak @0.95
serene > lake|night|morning|setting|place|garden|beach|forest|view|music|waters|evening|spot|atmosphere|moments|moment = s:calm @0.95
tranquil > lake|night|morning|setting|place|garden|beach|forest|view|waters|evening|spot|atmosphere|village = s:calm / s:quiet @0.95
scorching > sun|heat|summer|day|desert|temperatures = s:burning @0.95
exquisite > view|views|jewelry|dress|beauty|art|work|design|detail|garden = s:fine @0.95
succulent > bite|bites|meat|meats|pork|chicken|steak|beef|lamb|shrimp|fruit|fruits|peach|peaches|ribs|cuts = s:juicy @0.95
courteous = s:polite @0.95
exquisite > food|dishes|meal|flavors|taste|dish|dinner = f:superb @0.8
spacious > room|rooms|bathroom|kitchen|house|apartment|seating|interior|area|hall = r:big @0.7
// verbs
surpass* > {det}|expectations|all = f:exceed* @0.6
recount* > {det} story|stories|tale|tales|events|experience|experiences = s:tell* @0.95
{to} < discern > {det}|what|which = s:see @0.95
captivate* > audiences|readers|viewers|me|us = s:charm* @0.95
// nouns
{poss} < aspirations > !to|for|of = s:hopes / s:dreams @0.95
future prospects = future @0.85
under certain|some circumstances = at times @0.9
!^ < to a large|great extent = largely / mostly @0.9
a wealth of > information|knowledge|experience = plenty of @0.8
a wealth of > {plural} = plenty of @0.8
// what the whole is, how much there is, how far it goes
overall > tone|health|impression|feel|mood|state|shape|condition|standard|effect|trend|direction|atmosphere = general @0.85
overall > cost|costs|price|number|score|amount|budget = total @0.85
confidence|stress|creativity|anxiety levels > .|,|and|in|by|for = #1 @0.85 ~
!^|that|and|but|or|whether|where|because|if|when|while|although|though|,|the|these|this|their|our|at|into|to|of < higher levels of > stress|anxiety|noise|pollution|sugar|happiness|satisfaction|energy|pain|fat|salt|carbon|radiation|support|trust|motivation|interest|plasma = more @0.85
!^|that|and|but|or|whether|where|because|if|when|while|although|though|,|the|these|this|their|our|at|into|to|of < lower levels of > stress|anxiety|noise|pollution|sugar|happiness|satisfaction|energy|pain|fat|salt|carbon|radiation|support|trust|motivation|interest = less @0.85
without the need for = without @0.9
, on the other hand , = , though , @0.7
!full|true|greatest|high|the|of < potential > external|future|safety|negative|adverse|health|security|legal|long-term|environmental|economic|return|side|choices|effects|warnings = possible @0.85
the|of < potential > external|safety|negative|adverse|security|legal|long-term|economic|side|effects = possible @0.85
// helping, letting, trying
!sell|sold|give|gave|given|appeal|appeals|speak|speaks|open|on < to anyone looking for = if you want / to anyone who wants @0.9
to anyone in search of = if you want / to anyone who wants @0.9
enable* people|students|teams|users|them|us|him|her|you|me|developers|companies|children|workers|players|researchers|readers to > _ = let* #2 @0.9
investment|program|project|law|policy|initiative|plan|campaign|book|course|site < aims to > _ = is meant to / sets out to @0.85
shape|shapes|shaped|shaping|change|changes|changed|changing our understanding of = #1 how we understand / #1 the way we understand @0.85
!central|crucial|essential|critical|vital|key|fundamental|important < for|to our understanding of = #1 what we know about @0.85
for < the development of = developing @0.85
ultimately > reached|decided|chose = s:finally @0.95
!and|or|but|, < ultimately > benefits|benefit|leads|lead|means|mean|makes|make|helps|help = - @0.85
// laws, votes and public money
!{have} < receive* > equal|fair|unequal|proportional|preferential representation|treatment|attention|consideration = s:get* @0.95
create*|provide*|offer*|form* a buffer|safeguard|defense against = guard* against @0.9
act*|serve* as a buffer|safeguard|defense against = guard* against @0.9
provide*|offer* protection against|from > {det}|{plural}|such|harm|injury|disease|fraud|abuse|violence|crime|discrimination = protect* #3 @0.9 ~
major|significant|considerable|serious|substantial hindrance|impediment to = serious obstacle to @0.9
allocate* more|extra|enough funds|funding|money|time to|for|toward|towards > ${FUNDED} = set* aside #2 #3 for @0.9
allocate* additional funds|funding|money|time to|for|toward|towards > ${FUNDED} = set* aside more #3 for @0.9
allocate* more|additional resources to > ${FUNDED} = give* more resources to @0.9
opportunity presents itself = chance comes @0.92
opportunity presented itself = chance came @0.92
opportunities present themselves = chances come @0.92
when|if|whenever|as|should the|an opportunity arises = #1 #2 chance comes @0.9
when|whenever|as|if opportunities arise = #1 chances come @0.85
since|from the inception of > the|this|that|our|their|these = #1 the start of @0.9
the main|primary|principal|chief purpose of the|this law|rule|program|system|policy|course|test|ban|scheme|tool|device|campaign is to > !be = #5 #6 is mainly meant to @0.92
was|were originally|initially intended|meant to = #1 first meant to @0.9
the present-day > system|society|world|economy|law|laws|rules|schools|church|government|method = today's @0.9
come*|arrive* to|at a decision > !that|between|point|tree|made = decide* @0.88
reach* a decision > $|about|on|by|and|in = decide* @0.88
mitigate*|alleviate* the|these|those|such|any|some issues|challenges = ease* #2 problems @0.9
be made mandatory|compulsory|obligatory = be required @0.85 ~
make* it mandatory|compulsory|obligatory for _ to = require* #5 to @0.93
make* it mandatory|compulsory|obligatory for all|every|our|their|both|high|most|new|young _ to = require* #5 #6 to @0.93
make* community|extracurricular|physical|voluntary service|activities|education|work mandatory|compulsory|obligatory = require* #2 #3 @0.92
make* attendance|participation|uniforms|volunteering|voting|school|training mandatory|compulsory|obligatory = require* #2 @0.92
concrete > evidence|proof = s:hard @0.95
remains nothing more than = is still nothing but @0.92
call|calls|called|calling|argue|argues|argued|push|pushed for the abolition of > the|this|all|any = #1 for abolishing @0.9
support*|favor*|oppose*|propose*|advocate*|demand* the abolition of > the|this|all|any = #1 abolishing @0.88
help*|assist*|aid* the establishment of > a|an|new|more|local|the = help* set up @0.88
assist*|help* in the establishment of > a|an|new|more|local|the = help* set up @0.9
{have} always|long been fascinating|intriguing to > scientists|researchers|people|humans|me|us|many|readers|historians|children|astronomers = #1 #2 fascinated @0.93
{have} stood the test of time = #1 lasted @0.9
should|must|will|would|to < be held accountable|responsible for > their|his|her|your|our|its|any|the|what|these|those|this = answer for @0.9
to be|get involved in an accident = to have an accident @0.9
to be|get involved in accidents|crashes = to have #5 @0.9
to be|get involved in a car|traffic|road|fatal|serious accident|crash|collision = to have a #6 #7 @0.9
divert*|distract* their|our attention from = take* #2 minds off @0.9
take* their|our attention away from = take* #2 minds off @0.9
take* my|his|her|your attention away from = take* #2 mind off @0.9
are an invasion of > privacy|{poss}|students'|people's|personal = invade @0.92
// school and learning
rounded individuals = rounded people @0.92
can|could|will|would|may|might|to < be exposed to > ${MET} = come across @0.88
are exposed to > ${MET} = come across @0.88
best suits|fits|meets|matches their needs|preferences|requirements > .|;|as|when|but = suits them best @0.93
best suit|fit|meet|match their needs|preferences|requirements > .|;|as|when|but = suit them best @0.93
best suits|fits|meets|matches your needs|preferences|requirements > .|;|as|when|but = suits you best @0.93
best suit|fit|meet|match your needs|preferences|requirements > .|;|as|when|but = suit you best @0.93 ~
best suits|fits|meets|matches our needs|preferences|requirements > .|;|as|when|but = suits us best @0.92
is best suited to|for their needs|preferences > .|;|as|when|but = suits them best @0.9
are best suited to|for their needs|preferences > .|;|as|when|but = suit them best @0.9
enhance*|improve* the overall learning experience > !of|for = make* learning better @0.92
enhance*|improve* the learning experience > !of|for = make* learning better @0.9
give*|allow*|offer* students|them|people|you|us|children|me|teachers|learners|teenagers the freedom|flexibility|ability to > choose|decide|pick|work|study|learn|explore|create|express|make|set|do|pursue|try|take = let* #2 @0.92
${BEFORE_OBJECT} < the social|emotional|financial|practical|creative|technical|human|physical|business|spiritual aspects of > {det}|school|life|learning|education|work|running|student = the #2 side of @0.9
valuable life|job|work|people|social skill+ = useful #2 skill+ @0.92
source of distraction = distraction @0.92
sources of distraction = distractions @0.92
is not solely dependent on|upon = does not depend only on @0.92
are not solely dependent on|upon = do not depend only on @0.92
i am writing to express my support for|of = I support @0.9
i am writing to express my opinion|opinions|thoughts|views on|about|regarding = I want to say what I think about @0.9
i am writing to express my opposition to = I oppose @0.9
to express my opinion|opinions|thoughts|views on|about|regarding = to say what I think about @0.9
// growing up, getting on, doing good
help|helps|helped|helping them|students|children|people|us|you|me|teens|teenagers|individuals build|develop resilience > .|;|when|by|as|so|because = #1 #2 learn to cope @0.92
persevere in the face of ${HARDSHIP} = keep going when things get hard @0.92
persevering in the face of ${HARDSHIP} = keeping going when things get hard @0.85
persevered in the face of ${HARDSHIP} = kept going when things got hard @0.92
${TAUGHT} < the importance of ${PRIZED} > .|;|in|to|for|when = how important #4 is @0.92
highlight*|emphasize*|underscore*|demonstrate*|illustrate*|underline* the importance of ${PRIZED} > .|;|in|to|for|when = show* how important #5 is @0.92
${TAUGHT} < the importance of hard work > .|;|in|to|for|when = how important hard work is @0.92
highlight*|emphasize*|underscore*|demonstrate*|illustrate*|underline* the importance of hard work > .|;|in|to|for|when = show* how important hard work is @0.92
from diverse > cultures|communities|countries|regions|fields|disciplines|places|families|faiths = from different @0.9
was a valuable|great|real|wonderful|good learning experience for me|us|them|him|her|everyone = taught #7 a lot @0.92
is a valuable|great|real|wonderful|good learning experience for me|us|them|students|children|everyone = teaches #7 a lot @0.92
was an eye-opening experience for me = opened my eyes @0.92
was an eye-opening experience for us = opened our eyes @0.92
significantly|greatly|dramatically|drastically improve the quality of life > !of = make life much better @0.92
significantly|greatly|dramatically|drastically improve our quality of life = make our lives much better @0.92
significantly|greatly|dramatically|drastically improve their quality of life = make their lives much better @0.92
judge* people|others|someone|a|them based on|upon their|his|her appearance|looks > $|or|and|rather|before = judge* #2 by #5 looks @0.92 ~
{have} been a source of inspiration for|to = #1 inspired @0.92
was a source of inspiration for|to = inspired @0.92
were a source of inspiration for|to = inspired @0.92
is a source of inspiration for|to = inspires @0.92
are a source of inspiration for|to = inspire @0.92
{have} been an inspiration to|for > ${INSPIRED} = #1 inspired @0.92
is an inspiration to|for > ${INSPIRED}|all = inspires @0.92
was an inspiration to|for > ${INSPIRED}|all = inspired @0.92
{they}|people|students|them|us|me|children|should|must|to|who < maintain* a healthy|active lifestyle > !and = stay* #3 @0.92
{they}|people|students|them|us|me|children|should|must|to|who < maintain* an active lifestyle > !and = stay* active @0.92
lead* to a healthier|happier lifestyle = make* for a #4 life @0.9
!full|true|greatest|high|the|of|its|their|great < potential > careers|jobs|majors|dangers|hazards|consequences|outcomes|harm|harms|drawbacks|disadvantages|downsides|pitfalls|difficulties|obstacles = possible @0.88
this is because of the fact that = this is because @0.93
no|any|little|enough|scientific|insufficient|clear|hard|strong evidence to support the|this|that|these|such|his|their|her|any theory|claim|claims|idea|belief|argument|view|hypothesis|theories = #1 evidence for #5 #6 @0.92 ~
^ < taking everything|all into account|consideration , = all in all , @0.9
contribute* to society in a meaningful|positive way = do* some good for society @0.92
contribute* positively to > society = do* some good for @0.92
contribute* positively to > their|our|the community|communities|neighborhood|world = do* some good for @0.92
make* a positive|meaningful|valuable contribution to society = do* some good for society @0.92
make* a positive|meaningful|valuable contribution to their|our|your|the|his|her community|communities|world|school|town|neighborhood = do* some good for #6 #7 @0.92
make* positive|meaningful|valuable contributions to society = do* some good for society @0.92
is a topic|subject|issue|question|matter that has been widely|hotly|heavily|long debated|discussed = has been #7 #8 @0.92
is a topic|subject|issue|question|matter that has been debated|discussed > for|by|in|over|since = has been #7 @0.92
{have} difficulty in > {ing} = #1 trouble @0.9
is disruptive to = disrupts @0.92
are disruptive to = disrupt @0.92
can|could|may|might|will|would be disruptive to = #1 disrupt @0.92
should|must|to|always < be our|the|their|my|your top|highest|main|first priority > $|and|when|in|for = come first @0.92
reflect|reflects|represent|represents|ignore|ignores|respect|respects|against|reflecting|representing|ignoring|respecting < the will of the people|voters > $|and|because|in|when = what the #5 want @0.92
it is possible for a|the|one candidate|president|person|student|team|child|driver|teacher|reader|family|company to > !have|be = #5 #6 can @0.9
it is possible for people|students|candidates|drivers|teachers|children|parents|families|companies to > !have|be = #5 can @0.9
in the case of a|an tie|fire|flood|crash|war|accident|storm|disaster|breakdown|attack = if there is #5 #6 @0.88
can|could|may|might|will hold the key to understanding = #1 help us understand @0.92
are constantly|continually evolving = keep changing @0.92
are constantly|continually changing|growing|improving|moving = keep #3 @0.88 ~
provide*|give*|offer* immediate|instant feedback > $|to|on|about = give* feedback at once @0.9
${BEFORE_OBJECT} < the negative aspects of > {det}|{plural}|this|social|technology|using|online|driving = the bad side of @0.9
${BEFORE_OBJECT} < the positive aspects of > {det}|{plural}|this|social|technology|using|online|driving = the good side of @0.9
the positive|good aspects outweigh the negative|bad aspects|ones = the good outweighs the bad @0.92
the positives outweigh the negatives = the good outweighs the bad @0.92
positive and negative aspects = good and bad sides @0.92
responsibility and accountability > $|in|for|to = responsibility @0.9
gain* a comprehensive|thorough|full|complete understanding of the|a|this|their|our topic|subject|material|problem|issue|situation|world|text|question|lesson > .|,|;|by|before|through|in|when = come* to understand #6 #7 fully @0.92
experience* feelings of loneliness and isolation = feel* lonely and cut off @0.92
experience*|feel* a sense of isolation > .|;|from|when|because = feel* cut off @0.9
experience* feelings of loneliness > .|;|when|because|as|during = feel* lonely @0.92
was|were filled with a sense of pride|joy|hope|dread|excitement|relief|sadness|fear|wonder|peace = #1 full of #7 @0.92
feel* a sense of belonging > !to|and = feel* at home @0.92
{have} always been supportive of = #1 always supported @0.92
is supportive of > {poss}|me|us|the|each|all|this = supports @0.9
are supportive of > {poss}|me|us|the|each|all|this = support @0.9
was|were supportive of > {poss}|me|us|the|each|all|this = supported @0.9
give*|provide*|offer* me|us|them|him|her|students|people|you|parents reassurance > .|;|that|about|when = reassure* #2 @0.9
discover* their true|full potential = find* out what they can do @0.9
discover* our true|full potential = find* out what we can do @0.9
let|lets|letting|help|helps|helping|assist|assists|between|among|makes < individuals > !with = people @0.9
${ACTING} < on their behalf = for them @0.9
${ACTING} < on our behalf = for us @0.9
${ACTING} < on my behalf = for me @0.9
${ACTING} < on your behalf = for you @0.9
// reports, letters, reviews and papers of today
${ARRANGED}
${CURIOUS}
as the|its|their|our|your _ evolves > $ = as #2 #3 changes @0.85
as the|its|their|our|your _ _ evolves > $ = as #2 #3 #4 changes @0.85
be|is|was|been < a humbling|frustrating|rewarding|disappointing|exhausting|memorable|frightening experience > $|for = #2 @0.85
often|frequently|usually go|goes hand in hand > $ = often #2 together @0.85
is set to reopen its doors = will reopen @0.92
are set to reopen their doors = will reopen @0.92
reopen* its|their doors = reopen* @0.92
open* its doors > in|on|to|.|,|for|at|this|next|last|again = open* @0.88
returned|restored to its|their former glory = restored @0.9
restore* _ to its|their former glory = restore* #2 @0.88
pay* homage to the|its|his|her|their > _ past|history|heritage|roots|origins|traditions = celebrate* #4 @0.88
was|were initially|originally scheduled to depart = #1 originally due to leave @0.92
any meaningful > update|updates|information|explanation|response|answer|help = any proper @0.85
give this|the|my|our matter|issue|request|complaint|case the attention it deserves = take #2 #3 seriously @0.9
i|we|they|you remain hopeful that = #1 still hope that @0.92
he|she remains hopeful that = #1 still hopes that @0.92
we remain confident that = we are still sure that / f:we are still confident that @0.88
i remain confident that = I am still sure that / f:I am still confident that @0.88
a closer|deeper|careful examination|inspection reveals > a|an|that|the|how|two|several = a closer look shows @0.92
complex|multifaceted|intricate interplay of > internal|social|economic|political|cultural|genetic|various|many|several|factors|forces = complex mix of @0.85
^ < on the international front > , = abroad @0.9
lend* weight|credence to > the|this|these|those|claims|arguments|theories = support* @0.88
a|an rare|fascinating|valuable|intriguing|useful|clear|remarkable|interesting|intimate window into|onto = #1 #2 view of @0.85
a|an particularly|especially|uniquely valuable|useful|clear|interesting|intimate|fascinating window into|onto = #1 #2 #3 view of @0.88
^ < employing a|an|the _ _ > design|method|approach|technique|model|framework|algorithm|task|sample|survey = using #2 #3 #4 @0.88
{have} come to terms with the > reality|realities|truth = #1 accepted the @0.88
to|can|could|must|will come to terms with the > reality|realities|truth = #1 accept the @0.88
came to terms with the > reality|realities|truth = accepted the @0.88
proceed* largely|mostly|broadly according to plan = go* mostly as planned @0.92
proceed* according to plan = go* as planned @0.92
lay* bare the extent to which = show* how far @0.92
represent*|symbolize*|convey*|illustrate*|highlight*|emphasize* the elusive|fleeting|fragile|transient|fickle|cyclical|complex nature of life|love|time|memory|fame|happiness|youth|beauty|power|success|truth|identity|grief > $ = show* how #3 #6 is @0.9
this|an|a < understated > drama|film|performance|novel|style|charm|debut = s:quiet @0.95
infuse* _ _ with > humor|humour|warmth|charm|energy|heart|wit|disarming|dry|quiet|genuine = fill* #2 #3 with @0.85
^ < clocking in at = at @0.9
offers a poignant meditation|reflection on = is a moving #4 on @0.9
something far|much more meaningful > $ = something that meant far more @0.88
make* it|them the perfect|ideal companion|choice|option|solution for = make* #2 ideal for @0.9
we establish that = f:we prove that @0.88
analogous > results|findings|effects|patterns|processes|changes|problems|cases = s:similar @0.95
disproportionately affect* low-income|poor|poorer|vulnerable|marginalized|minority|rural|older communities|families|households|people|residents|groups|students|workers > . = hit* #3 #4 hardest @0.88
automatically|necessarily|always|not < equate to > more|better|higher|less|a|success|happiness|quality = mean @0.9
withstood|stood the test of time > $ = lasted @0.9
withstands|stands the test of time > $ = lasts @0.9
withstand|stand the test of time > $ = last @0.9
we have yet to receive > {det}|any|confirmation|payment|word = we are still waiting for @0.88
provide me|us with a replacement = send #2 a replacement @0.92 ~
i|we would kindly ask|request that you > {base}|arrange|provide|confirm|ensure|review|refund|replace = please @0.93
i|we would kindly ask you to > {base} = please @0.9
i|we would be willing to > accept|consider|discuss = #1 would @0.85
^ < for your convenience , i|we have > attached|enclosed|included = #5 have @0.92
challenge* readers|viewers|audiences|us to reimagine|reconsider|rethink _ not as = ask* #2 to see #5 not as @0.93
leave*|leaving open the question of whether = leave* open whether @0.88
its|his|her|their lasting|enduring resonance = #1 lasting force @0.85
strike* a|an impressive|good|great|fine|nice balance between _ and _ > $ = balance* #6 and #8 well @0.9
^ < following our|your|my productive discussion|conversation|meeting|call = after #2 useful #4 @0.9
enhance*|boost* staff satisfaction > $|and = r:make* staff happier @0.88
enhance*|boost* employee satisfaction > $|and = r:make* employees happier @0.88
these|those|the|such|common|key|main|customer|their|your < pain points = problems @0.9 ~
stalled|failed|peace|pay|contract|lengthy < negotiations = s:talks @0.95
recognize* _ as a|an|the rich|valuable|vital|key|central|foundation|source|cornerstone = see* #2 as #4 #5 @0.85
rich|valuable source of insight|insights into = #1 guide to @0.85
instill* in me|us|him|her|them > a|an|the !value|importance|significance|need = give* #3 @0.9
this|the emerging body of scholarship|research|work|literature = #1 new #5 @0.9
prevailing > assumptions|views|beliefs|notions|ideas|attitudes = s:common @0.95
show*|reveal*|highlight*|illustrate*|demonstrate*|underscore* the extent to which = show* how far @0.88
`
