/** Two words where one is enough, each beside the one that stays: "first word|…" may stand on either side of "and". */
const DOUBLETS: readonly [pair: string, one: string][] = [
  ['clear concise', 'clear'],
  ['safe secure', 'safe'],
  ['fun enjoyable', 'fun'],
  ['fun engaging', 'fun'],
  ['comfortable enjoyable', 'pleasant'],
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
  ['determination dedication', 'dedication'],
  ['necessary important', 'necessary'],
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
  ['encourage support', 'support'],
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
  return `!more|most|, < ${a} and ${b} > !,|and|{ing} = ${one} @0.85\n!more|most|, < ${b} and ${a} > !,|and|{ing} = ${one} @0.85`
}).join('\n')

/** What may be wrong with something. */
const TROUBLED =
  'performance|financial|money|behavioral|traffic|medical|liability|stability|supply|connectivity|privacy|memory|network|quality'

/** What a discussion, a feeling or a doubt is about. */
const TALK =
  'debate|controversy|anticipation|intrigue|mystery|excitement|hype|uncertainty|secrecy|speculation|discussion|discussions|stigma|rumors|buzz|confusion|questions|arguments|conversation'

/** Words that are fuller than people's everyday ones, where their neighbours make the sense plain. */
export const EVERYDAY = `
${BOTH_WAYS}
{plural} and {plural} < alike > .|,|to|in|who|can|will|and|with = - @0.9
// throughout, across, towards, beyond, within
throughout the > world|country|nation|region|globe = all over the @0.9
throughout the > match|tour|event|performance|concert|fight|race|tournament|lesson|visit|party|stay|meal|flight|ride|journey|ceremony = all through the @0.85
throughout > the|this semester|term = all through @0.85
across > various|multiple|numerous|diverse|different|several industries|fields|areas|sectors|countries|regions|subjects|domains|departments|cultures|cities|states|schools = in @0.85
across > the region|state|city|continent = all over @0.8
contribution|contributions|contribute|contributes|contributed|contributing < towards|toward = to @0.9
respect|love|affection|hatred|feelings|feeling|compassion|affinity|responsibility|empathy|contempt|disdain|anger < towards|toward = for @0.85
kindness|hostile|friendly|unfair|cruel|kind|gentle|polite|rude|unkind < towards|toward = to @0.85
directed|aimed < towards|toward = at @0.85
progress < towards|toward > {det} = on the way to @0.7
beyond > the classroom|school|campus|workplace|home = outside @0.85
go|goes|going|went beyond just = #1 further than @0.6
// experience
overall dining experience = meal as a whole @0.85
enjoyed|my|our|this|wonderful|great|pleasant|lovely < dining experience > !with|replete|filled|for|that|and = meal @0.7
had|have|having a|an _ experience > .|at|with|!|here|there|in|and = #1 #2 #3 time @0.85
{poss} < personal > opinion|opinions|view|views|needs|interests|choice|choices|values|beliefs|goals|stories|story|experience|experiences|style|taste|preferences|judgment = own @0.9
// issues
${TROUBLED} issues = #1 problems @0.85
serious|major|big|recurring|common|persistent|minor < issues > !of|in|like = problems @0.8
issues > with = problems @0.85
cause|causes|caused|fix|fixing|resolve|resolving|resolved|solve|solving < issues = problems @0.9
resolve|fix|solve|resolving|fixing|solving any|these|those|such|the issues = #1 #2 problems @0.85
// traditional
traditional > classroom|classrooms|classes|lessons = ordinary / r:regular @0.85
traditional > office|job|jobs|stores|shops|banks|cars|vehicles|exams|textbooks = ordinary / r:regular @0.75
// environment, process, approach
safer|happier|quieter|calmer environment = #1 place @0.8
harsh|extreme|hostile environments > !that|which|where = #1 conditions @0.85
!more|most|less|least < inhospitable > environment|environments|conditions|climate|terrain|landscape = harsh @0.85
school environment = school @0.7
the boarding|hiring|healing|writing|cooking|planning|manufacturing|voting|editing|packing|cleaning process > !of|that|which|by = #2 @0.85
of|in|with|by|from|and|than < current > methods|models|technology|techniques|practice|standards|trends|technologies|systems = today's / present @0.7
^ < existing > research|studies|work = earlier @0.85
// what is done at once, for long, or by helping
immediate action must be taken = action must be taken at once @0.92
immediate action is needed|required > to|if|on|from|by|.|, = action is #4 at once @0.92
immediate steps must be taken = steps must be taken at once @0.92
take* immediate steps = act* at once @0.9
for long periods of time = for long stretches / for long periods @0.9
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
work|works|worked|working < alongside > my|our|his|her|their|two|three|four|five|six|several|other|local|fellow|professional|experienced|skilled|talented|colleagues|others|experts|professionals|scientists|nurses|doctors|teachers|volunteers|people|students = with @0.7
work|works|worked|working < alongside > a|the team|group|crew|staff|volunteers|teachers|nurses|doctors|owner|owners = with @0.7
each of us|you has the power to = each of #3 can @0.9
we|you|they all have the power to = #1 can all @0.9
we look forward to the opportunity|chance to = we hope to / we would be glad to @0.88
let me provide > {det}|some|more = let me give @0.9
have|has|had significantly|greatly impacted > {det}|how = #1 greatly affected @0.9
can|could|may|might|will|would|{to} < significantly impact > {det}|how = greatly affect @0.88
it|this|that|which|he|she < significantly impacts > {det}|how = greatly affects @0.88
it|this|that|which|they|we|he|she|{plural} < significantly impacted > {det}|how = greatly affected @0.85
is|are|was|were|been < significantly improved > over|since = much improved @0.88
!more|most|so|less|as|too|very|how < widespread > belief|beliefs|assumption|assumptions|view|misconception|misconceptions|perception|myth|practice !in = common @0.85
preserve* > the|its|their|his|her|your|our character|charm|flavor|flavour|taste|texture|freshness|look = keep* @0.85
preserve* > much|most|some of the|its|their = keep* @0.85
emerge* as > the clear|overall|undisputed|eventual|obvious|outright winner|winners|favorite|favourite|champion|champions = come* out as @0.88
that|which is derived from = #1 comes from @0.88
that|which are derived from = #1 come from @0.88
can|could|will|cannot|we|you|they|to < surpass > it = go beyond @0.85
inquiry|investigation|inspection|audit|poll|review revealed that = #1 found that @0.88
study|survey|inquiry|investigation|inspection|audit|poll|review reveals that = #1 finds that @0.88
contribute* to improving|enhancing|deepening|advancing|furthering|expanding|broadening our|the understanding of = add* to what we know about / help* us understand / f:add* to our knowledge of @0.93
!do|does|did|can|could|should|would|may|might|must|will !do|does|did|can|could|should|would|may|might|must|will {plural}|these|they < constitute > a|an !majority|quorum = are @0.8
, critics|opponents|others argue that = , #2 say that / f:, #2 contend that @0.7
^ < critics|opponents|others argue that = #1 say that / f:#1 contend that / f:#1 maintain that @0.7
wide|broad array of = #1 range of @0.8
is|are|was|were|be < pivotal > to = key / central @0.88
your|our|their|his|her|for|on|cover|covering < essential > expenses|costs = basic @0.85
a < comprehensive > , = full @0.85
address* > any|all|our|my|every needs|need|requests|request = see* to @0.88
problems|issues|challenges|concerns|questions that need|needs to be addressed = #1 that #3 to be dealt with @0.88
address* > the|these|any|those|this main|underlying|root|real|same|biggest|growing|deeper issue|issues|problem|problems|concern|concerns|cause|causes = deal* with @0.85
obtaining > advice|information|help|feedback|permission|money|support = getting @0.88
seamless > coordination|teamwork|handover = smooth @0.85
more vibrant > neighborhood|neighborhoods|community|communities|city|downtown|streets = livelier @0.85
vibrant > food|music|art|arts|street culture|scene|life = lively @0.85
an array of > _ options|choices|activities|services|dishes|products|programs|courses|features|benefits|tools|flavors|topics|styles|events = a range of @0.88
// adjectives
list|menu < is|was extensive = #1 long @0.9
range|selection|choice|variety < is|was extensive = #1 wide @0.9
extensive > knowledge = deep / wide @0.85
!more|most|less|least|as|very < extensive > selection|choice = wide / large @0.85
!more|most|less|least|as|very < extensive > collection|library|archive|archives|network = large @0.85
!more|most|less|least|as|very < extensive > route|road|rail|railway|train|bus|trail|bike network = large @0.85
!more|most|less|least|as|very < extensive > menu = long @0.85
!more|most|less|least|as|very < extensive > wine|drinks|beer|cocktail|dessert list|menu = long @0.9
!more|most|less|least|as|very < extensive > wine|drinks|beer|cocktail|dessert|book|record selection|collection = large @0.88
!more|most|less|least|as|very < extensive > regions|areas|forests|grounds|gardens|wetlands = large @0.8
!more|most|less|least|as|very < extensive range|array of = wide range of @0.9
extensive > damage = heavy / serious @0.85
extensive > experience = long / wide @0.8
make* it|them|things more effective = make* #2 work better @0.85
impressive > knowledge = deep / f:remarkable @0.8
impressive > performance|record|display|results|win|victory|work|growth = fine / strong @0.85
impressive > collection|number|amount|list|array|height|size = large / r:big @0.7
exceptional > performance|results|performances|display = superb / excellent @0.9
{be} < exceptional > .|,|and|!|in = excellent / superb @0.9
exceptional > skill|skills|talent|ability|value|work|job = great @0.9
exceptional > quality|service|care|food|flavor|meal = great / superb @0.9
{poss} < distinct > style|flavor|flavors|character|personality|voice = own @0.85
distinct > difference|differences|advantage|signs = clear @0.85
distinct > groups|categories|types|stages|phases|parts|clusters|sections|areas|entities|layers|steps = separate @0.85
!two|three|four|several|its|their < distinct > purposes|roles|needs = different @0.85
{poss} < specific > needs|goals|situation|case|requirements|problem|interests|circumstances|questions = own @0.9
a specific time|date|place|amount|number|price|day|goal = a set #3 @0.8
!more|most|very|no|any|country|industry|and|-|the|these|those|some|such|several|two|three|four|many|few|all|both|other|which|what|{poss}|{ly} < specific > areas|regions|conditions|groups|topics|parts|points|types|kinds|cases|foods|words|people|populations|tasks|times = certain @0.85
collective > effort|efforts|decision|decisions|work = joint @0.85
collective > history|goal|goals|experience = shared @0.8
societal > problems|issues|norms|pressure|pressures|expectations|change|values|attitudes|roles = social @0.9
provide|provides|providing|offer|offers|offering|get|getting|receive|receiving|deliver|delivering|access|to|with|for < quality > education|schooling|food|service|products|care|advice|healthcare|ingredients|sleep|work|materials|teaching|housing = good @0.85
tool|tools|measure|measures|level|data|paperwork|funding|people|speed|amount|strength|permission|documents|part|equipment|ingredient < necessary > to|for = needed @0.9
is|are|was|were < necessary > .|, = needed @0.85
!{be}|so|most < frequently > !asked|used|queried|as|than = often @0.9
${TALK} < surrounding = about / around @0.9
// verbs
experiment|experiments|interviews|study|studies|survey|report|analysis|visit|trip|course|teacher|teachers|they|he|she|i < provided > a|an|some|more|useful|valuable = gave @0.85
the service|care|help|support|food provided > .|,|and|was|were|is = the #2 @0.8
model|method|study|technology|paper|analysis|system|framework|book|article|technique < offers > a|an|some|new|more|us|insight|insights !alternative|way|ways|solution|solutions|opportunity|opportunities|approach|method|range|variety|promising|viable|practical = gives @0.85
restaurant|menu|store|hotel|shop|bar|cafe|park|museum|school|college|city|town|site|website|app|club|bakery|library|gym|market < offers > some|many|several|plenty|free = has @0.85
restaurant|menu|store|hotel|shop|bar|cafe|park|museum|school|college|city|town|site|website|app|club|bakery|library|gym|market < offers > a wide|large|full|small|great|good|variety|range|selection|number|lot|pool|free = has @0.85
positively affect*|impact*|influence* > !by = help* @0.85
negatively affect*|impact*|influence* > !by = hurt* / harm* @0.85
{be} crucial|essential|vital|critical|important for|to|in understanding > {det}|how|why|what|{plural} = #1 #2 if we want to understand @0.9
tool|tools|way|ways|method|methods < for understanding > {det}|how|why|what = to understand @0.85
!{be}|until < ultimately > decided|chose|led|lost|won|failed|became|made|found|came|agreed|got|left|went|gave|proved = in the end / finally @0.85
can|could|will|would|may|might ultimately = #1 @0.6
show*|demonstrate* their commitment|dedication to > !{ing} = show* how much they care about @0.9
show*|demonstrate* its commitment|dedication to > !{ing} = show* how much it cares about @0.9
show*|demonstrate* his commitment|dedication to > !{ing} = show* how much he cares about @0.9
show*|demonstrate* her commitment|dedication to > !{ing} = show* how much she cares about @0.9
show*|demonstrate* our commitment|dedication to > !{ing} = show* how much we care about @0.9
// learning and deciding
,|of|for|about|with|that|to|and|in|while|because|prefer|considering|like < online|virtual learning > .|,|is|was|has|can|will|may|and|for|in|from|or|as|because = studying online / learning online @0.85
^ < online|virtual learning > .|,|is|was|has|can|will|may|and|for|in|from|or|as|because = studying online / learning online @0.85
,|of|for|about|with|that|to|and|in|while|because|prefer|considering|like < distance|remote learning > .|,|is|was|has|can|will|may|and|for|in|or|as|because = studying from home / learning from home @0.85
^ < distance|remote learning > .|,|is|was|has|can|will|may|and|for|in|or|as|because = studying from home / learning from home @0.85
traditional classroom learning = classroom learning @0.85
in|of|for|about|on|with|improve|improves|aid|aids < decision-making > .|,|in|and|by|when|for = making decisions @0.85
good|better|rational|sound|informed|smart|wise|effective|poor|bad|moral|important decision-making > .|,|in|by|among|for|when = #1 decisions @0.85
// aims, efforts and abilities
enable* > new|better|more|greater|faster|easier = allow* @0.85
to|for the desired result|results|outcome|outcomes|effect|goal = #1 the #4 wanted @0.6
{be} confident that = #1 sure that @0.9
{be} unfamiliar with = #1 new to @0.85
!{to} < express* his|her|their|my|our|its gratitude to = thank* @0.9
!{to} < express* his|her|their|my|our sincere|deep|heartfelt gratitude to = thank* @0.9
was skeptical of|about = had doubts about @0.9
were skeptical of|about = had doubts about @0.9
is skeptical of|about = has doubts about @0.9
are skeptical of|about = have doubts about @0.9
is commendable = deserves praise @0.9
are commendable = deserve praise @0.9
was commendable = deserved praise @0.9
is|are expected to > !be = should @0.6
// full of, fitted with, found in
bursting|brimming|teeming|overflowing with = full of @0.9
{be} filled with = #1 full of @0.85
basket|bag|box|bowl|world|place|book|store|shop|garden|life|day|evening|journey|story|plate|city|town|forest|week < filled with > !tears|water|air|smoke = full of @0.85
!also|and < is equipped with = has @0.85
!also|and < are equipped with = have @0.85
comes|come equipped with = #1 with @0.9
// qualities
extraordinary > talent|gift|ability|skill|skills = rare @0.85
extraordinary > person|people|woman|man|women|men|journey|story|adventure|place|feat|display|performance|experience = amazing / f:remarkable @0.85
an alternative > way|method|approach|plan|route|solution|explanation|view|source|form = another @0.9
!an|only|viable|good|better|the|no < alternative > ways|methods|approaches|options|routes|solutions|explanations|views|sources|forms = other @0.9
{det}|other|greener|cheaper|better|healthier|safer < alternatives > !to|of = options @0.85
!{det}|more|most|due < excessive > use|heat|noise|stress|force|consumption|screen|sugar|drinking|alcohol|homework|work|salt|fat|weight|exercise|pressure|attention = too much @0.85
is|was|be|seemed|seems|felt|feels excessive > .|,|for|to = #1 too much @0.9
harmful to = bad for @0.85
!more|most|less|very|potentially|the < harmful > habits|habit = bad @0.8
!age|culturally|more|most|socially < appropriate > time|place|action|response|measures|steps|tools|level|way|treatment|words|equipment|clothing|support|care = right / proper @0.85
typical > day|week|month|case|way|student|week|family = ordinary / usual @0.7
intense > heat = fierce
intense > competition = fierce / tough @0.9
intense > pressure = heavy / great @0.9
intense > training|workout|workouts|work = hard @0.9
intense > scrutiny = close @0.9
intense > excitement|interest|joy|anger|fear|love|sadness|pride|relief = great @0.85
immediate > relief|gratification = instant @0.7
unprecedented > level|levels|growth|rate|rates|heights|number|numbers|speed|demand = record @0.85
!{be} < unnecessary > suffering|stress|worry|pain|risk|risks|cost|costs|expenses|work|complexity|delays|waste|spending|conflict|drama = needless @0.85
consistent > performance|support|growth|effort|practice|exercise|improvement|progress = steady @0.85
conventional > classroom|classrooms|schools|classes|vehicles|cars = ordinary @0.85
constructive > feedback|comments|advice = helpful / useful @0.85
conventional > methods|method|approach|approaches|techniques|systems = standard @0.85
viable > option|options|solution|solutions|choice|way|plan|path|business|career|approach = workable / f:practicable @0.8
viable alternative > !to = real choice @0.7
{det} < beloved > !by|and|. = much-loved @0.6
credible > source|sources = trusted @0.9
the communal > kitchen|space|spaces|area|areas|garden|table|room|bathroom|bathrooms = the shared @0.9
in|of|for|with|between < obscure > {plural} = little-known @0.8
{article} < peculiar > !to|about = strange / odd @0.9
{article} < formidable > guardian|creature|beast|warrior|monster|foe|dragon = fearsome @0.85
{article} < formidable > challenge|challenges|opponent|opponents|competitor|rival|task|team = tough @0.85
{article} < cunning > fox|wolf|man|plan|smile|villain|witch|thief|trick|rival|wizard = sly @0.85
{det} < ailing > grandmother|grandfather|mother|father|wife|husband|parents|parent|child|patient|patients|brother|sister|dog|king|queen = sick @0.95
{article} < desolate = bleak @0.8
immense > pressure|relief|pleasure|joy|pride|power|potential|value|amount|wealth|pain|strength = great / huge @0.85
immense > building|tree|room|crowd|hall|ship|size|shadow|structure = huge @0.9
serene > lake|night|morning|setting|place|garden|beach|forest|view|music|waters|evening|spot|atmosphere|moments|moment = calm / quiet / peaceful @0.85
tranquil > lake|night|morning|setting|place|garden|beach|forest|view|waters|evening|spot|atmosphere|village = calm / quiet / peaceful @0.9
scorching > sun|heat|summer|day|desert|temperatures = burning @0.7
opulent = rich / splendid @0.8
exquisite > food|dishes|meal|flavors|taste|dish|dinner = wonderful / f:superb @0.8
exquisite > view|views|jewelry|dress|beauty|art|work|design|detail|garden = beautiful / fine @0.8
succulent > bite|bites|meat|meats|pork|chicken|steak|beef|lamb|shrimp|fruit|fruits|peach|peaches|ribs|cuts = juicy @0.8
courteous = polite @0.85
spacious > room|rooms|bathroom|kitchen|house|apartment|seating|interior|area|hall = roomy / r:big / large @0.7
prompt > service|response|reply|action|attention|delivery = quick @0.9
// verbs
erode* > trust|confidence|profits|support|savings|profit|margins = eat* into @0.9
{to} < offset > the|this|these|that|losses|some = make up for @0.85
caution* that = warn* that @0.9
{to} < reconsider > {det} = rethink / think again about @0.85
!power|authority|responsibility|value|difference|blame < residing in|at|on = living #2 @0.9
people|who|family|families|speakers|students|residents|i|he|she|they|we|currently|individuals|households|women|men|adults|those|patients|participants|children|citizens < reside* in = live* in @0.95
inhabit* > {det} = live* in @0.9
prohibit* > {det} !{ing} = ban* / f:forbid* @0.7
retain* > {det}|{plural}|information|customers|control !lawyer|attorney|solicitor|counsel|law|consultant = keep* @0.85
refrain* from > {ing} = keep* from / hold* back from @0.7
resemble* > {det} = look* like @0.85
surpass* > {det}|expectations|all = go* beyond / f:exceed* @0.6
gaze* at = look* at / stare* at @0.7
glance* around = look* around @0.8
{article}|he|she|they|i|we|it < emerged from > {det} = came out of / came from @0.85
dwindle* = shrink* @0.8
recount* > {det} story|stories|tale|tales|events|experience|experiences = tell* @0.7
{article}|he|she|they|i|we|it < retreated to = went back to @0.6
{to} < discern > {det}|what|which = see @0.6
captivate* > audiences|readers|viewers|me|us = charm* @0.5
ponder* > {det}|what|whether|how|why = think* about / wonder* about @0.8
only occasionally = only now and then @0.85
swiftly = quickly @0.85
!very|only|more|but|least < occasionally > !, = sometimes @0.85
// nouns
fatalities = deaths @0.95
!case < fatality = death @0.9
this|such|surreal|strange|odd|bizarre|tragic < occurrence > !of|, = event @0.85
such|these|strange|odd|bizarre|tragic < occurrences > !of|, = events @0.85
segments of > the|our|society = parts of @0.85
the populace = the people @0.95
{poss} constituents = #1 voters @0.7
{poss} < perception of = view of / picture of @0.85
{poss} < aspirations > !to|for|of = hopes / dreams @0.85
career aspirations = career goals @0.9
future prospects = future @0.85
job prospects = chances of a job @0.7
connections between = links between @0.85
lasting|strong|close connections > with|to|.|,|and = #1 ties @0.85
basic|core|full|additional|new|extra|advanced functionality > .|,|for|to|and|without = #1 features @0.85
push*|expand*|test* the boundaries of = stretch* the limits of @0.8
sheer|pure|simple enjoyment = #1 fun @0.85
for enjoyment = for fun @0.9
in such|these|those|many|some|certain|most|both|all situations = in #2 cases @0.85
under certain|some circumstances = in some cases / at times @0.9
difficult|tough|hard|challenging circumstances = hard times @0.7
to a certain|some extent = up to a point / to a degree @0.85
to a large|great extent = largely / very much @0.9
{have} a reputation for = #1 a name for @0.85
earned|earn|gained a reputation for = #1 a name for @0.85
the convenience of = the ease of @0.7
main|biggest|major|big|significant disadvantage+ of = #1 drawback+ of @0.6
{article} < abode|dwelling = home / house @0.9
{poss} < abode|dwelling|residence = home @0.95
a physician = a doctor @0.9
physicians = doctors @0.9
{poss} attire = #1 clothes @0.9
a wealth of > information|knowledge|experience = a great deal of / plenty of @0.8
is|are|was|were|has|have|had|with < only > a|an = just @0.5
a wealth of > {plural} = plenty of @0.8
!{det} < ample > time|opportunity|space|room|evidence|parking|choice = plenty of @0.85
!the|{poss}|an|this|that|if|one|and|or|not|but|read < only > one|two|three|{number} = just @0.5
merely > a|an|the|one|two|{number}|because = just @0.9
// what the whole is, how much there is, how far it goes
overall > tone|health|impression|feel|mood|state|shape|condition|standard|effect|trend|direction|atmosphere = general @0.85
overall > cost|costs|price|number|score|amount|budget|population = total @0.85
confidence|stress|creativity|anxiety levels > .|,|and|in|by|for = #1 @0.85
!at|of|the|to < higher levels of > stress|anxiety|noise|pollution|sugar|happiness|satisfaction|energy|pain|fat|salt|carbon|radiation|support|trust|motivation|interest|plasma = more @0.85
!at|of|the|to < lower levels of > stress|anxiety|noise|pollution|sugar|happiness|satisfaction|energy|pain|fat|salt|carbon|radiation|support|trust|motivation|interest = less @0.85
without the need for = without @0.9
with each > step|stroke|day|word|breath|bite|year|visit|page|note|turn|sip|tale|season = with every @0.8
, on the other hand , = , though , @0.7
a unique > way|place|case|position = a special @0.85
!full|true|greatest|high|the|of < potential > external|future|safety|negative|adverse|health|security|legal|long-term|environmental|economic|return|side|choices|effects|warnings = possible @0.85
the|of < potential > external|safety|negative|adverse|security|legal|long-term|economic|side|effects = possible @0.85
// helping, letting, trying
!sell|sold|give|gave|given|appeal|appeals|speak|speaks|open|on < to anyone looking for = if you want / to anyone who wants @0.9
to anyone seeking = to anyone who wants @0.9
to anyone in search of = if you want / to anyone who wants @0.9
enable* people|students|teams|users|them|us|him|her|you|me|developers|companies|children|workers|players|researchers|readers to > _ = let* #2 / allow* #2 to @0.9
investment|program|project|law|policy|initiative|plan|campaign|book|course|site < aims to > _ = is meant to / sets out to @0.85
also|which < aims to > _ = sets out to @0.85
shape|shapes|shaped|shaping|change|changes|changed|changing our understanding of = #1 how we understand / #1 the way we understand @0.85
!central|crucial|essential|critical|vital|key|fundamental|important < for|to our understanding of = #1 what we know about @0.85
for < the development of = developing @0.85
can|could|may|might|will|would lead to > growth|success|happiness|greater|peace = #1 bring @0.85
ultimately > reached|decided|chose = finally @0.85
!and|or|but|, < ultimately > benefits|benefit|leads|lead|means|mean|makes|make|helps|help = - @0.85
`
