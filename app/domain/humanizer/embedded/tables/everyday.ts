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

/** What may be wrong with something. */
const TROUBLED =
  'performance|financial|money|behavioral|traffic|medical|liability|stability|supply|connectivity|privacy|memory|network|quality'

/** What a discussion, a feeling or a doubt is about. */
const TALK =
  'debate|controversy|anticipation|intrigue|mystery|excitement|hype|uncertainty|secrecy|speculation|discussion|discussions|stigma|rumors|buzz|confusion|questions|arguments|conversation'

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

/** For whom something is mandatory. */
const OBLIGED =
  'for all|every|most students|student|pupils|pupil|people|teenagers|citizens|children|workers|employees'

/** What pupils take part in. */
const ACTIVITIES = 'school|extracurricular|sports|clubs|community|student|such|these|activities'

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
throughout the > world|country|nation|region|globe = all over the @0.9 ~
directed|aimed < towards|toward = at @0.85 ~
beyond > the classroom|school|campus|workplace|home = outside @0.85 ~
go|goes|going|went beyond just = #1 further than @0.6
// experience
overall dining experience = meal as a whole @0.85
enjoyed|my|our|this|wonderful|great|pleasant|lovely < dining experience > !with|replete|filled|for|that|and = meal @0.7
had|have|having a|an _ experience > .|at|with|!|here|there|in|and = #1 #2 #3 time @0.85
{poss} < personal > opinion|opinions|view|views|needs|interests|choice|choices|values|beliefs|goals|stories|story|experience|experiences|style|taste|preferences|judgment = own @0.9 ~
// issues
${TROUBLED} issues = #1 problems @0.85
resolve|fix|solve|resolving|fixing|solving any|these|those|such|the issues = #1 #2 problems @0.85 ~
// traditional
traditional > classroom|classrooms|classes|lessons = ordinary @0.85 ~
traditional > office|job|jobs|stores|shops|banks|cars|vehicles|exams|textbooks = ordinary @0.75 ~
// environment, process, approach
!more|most|less|least < inhospitable > environment|environments|conditions|climate|terrain|landscape = harsh @0.85
school environment = school @0.7
the boarding|hiring|healing|writing|cooking|planning|manufacturing|voting|editing|packing|cleaning process > !of|that|which|by = #2 @0.85
^ < existing > research|studies|work = earlier @0.85 ~
// what is done at once, for long, or by helping
immediate action must be taken = action must be taken at once @0.92
immediate action is needed|required > to|if|on|from|by|.|, = action is #4 at once @0.92
immediate steps must be taken = steps must be taken at once @0.92 ~
take* immediate steps = act* at once @0.9 ~
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
work|works|worked|working < alongside > my|our|his|her|their|two|three|four|five|six|several|other|local|fellow|professional|experienced|skilled|talented|colleagues|others|experts|professionals|scientists|nurses|doctors|teachers|volunteers|people|students = with @0.7 ~
work|works|worked|working < alongside > a|the team|group|crew|staff|volunteers|teachers|nurses|doctors|owner|owners = with @0.7 ~
each of us|you has the power to = each of #3 can @0.9
we|you|they all have the power to = #1 can all @0.9
we look forward to the opportunity|chance to = we hope to / we would be glad to @0.88
let me provide > {det}|some|more = let me give @0.9 ~
have|has|had significantly|greatly impacted > {det}|how = #1 greatly affected @0.9 ~
can|could|may|might|will|would|{to} < significantly impact > {det}|how = greatly affect @0.88
it|this|that|which|he|she < significantly impacts > {det}|how = greatly affects @0.88
it|this|that|which|they|we|he|she|{plural} < significantly impacted > {det}|how = greatly affected @0.85
!more|most|so|less|as|too|very|how < widespread > belief|beliefs|assumption|assumptions|view|misconception|misconceptions|perception|myth|practice !in = common @0.85 ~
preserve* > the|its|their|his|her|your|our character|charm|flavor|flavour|taste|texture|freshness|look = keep* @0.85 ~
preserve* > much|most|some of the|its|their = keep* @0.85 ~
that|which are derived from = #1 come from @0.88 ~
inquiry|investigation|inspection|audit|poll|review revealed that = #1 found that @0.88
study|survey|inquiry|investigation|inspection|audit|poll|review reveals that = #1 finds that @0.88
contribute* to improving|enhancing|deepening|advancing|furthering|expanding|broadening our|the understanding of = add* to what we know about / help* us understand / f:add* to our knowledge of @0.93
, critics|opponents|others argue that = , #2 say that / f:, #2 contend that @0.7
^ < critics|opponents|others argue that = #1 say that / f:#1 contend that / f:#1 maintain that @0.7
is|are|was|were|be < pivotal > to = key / central @0.88
your|our|their|his|her|for|on|cover|covering < essential > expenses|costs = basic @0.85
a < comprehensive > , = full @0.85
address* > the|these|any|those|this main|underlying|root|real|same|biggest|growing|deeper issue|issues|problem|problems|concern|concerns|cause|causes = deal* with @0.85 ~
obtaining > advice|information|help|feedback|permission|money|support = getting @0.88 ~
seamless > coordination|teamwork|handover = smooth @0.85
more vibrant > neighborhood|neighborhoods|community|communities|city|downtown|streets = livelier @0.85
vibrant > food|music|art|arts|street culture|scene|life = lively @0.85
an array of > _ options|choices|activities|services|dishes|products|programs|courses|features|benefits|tools|flavors|topics|styles|events = a range of @0.88 ~
// adjectives
list|menu < is|was extensive = #1 long @0.9
range|selection|choice|variety < is|was extensive = #1 wide @0.9
extensive > knowledge = deep / wide @0.85 ~
!more|most|less|least|as|very < extensive > selection|choice = large @0.85
!more|most|less|least|as|very < extensive > collection|library|archive|archives|network = large @0.85
!more|most|less|least|as|very < extensive > route|road|rail|railway|train|bus|trail|bike network = large @0.85
!more|most|less|least|as|very < extensive > menu = long @0.85
!more|most|less|least|as|very < extensive > wine|drinks|beer|cocktail|dessert list|menu = long @0.9
!more|most|less|least|as|very < extensive > wine|drinks|beer|cocktail|dessert|book|record selection|collection = large @0.88
!more|most|less|least|as|very < extensive > regions|areas|forests|grounds|gardens|wetlands = large @0.8
!more|most|less|least|as|very < extensive range|array of = wide range of @0.9 ~
extensive > damage = heavy / serious @0.85
extensive > experience = long @0.8
impressive > knowledge = deep @0.8
impressive > performance|record|display|results|win|victory|work|growth = fine / strong @0.85
impressive > number|amount|height|size = large / r:big @0.7
exceptional > performance|results|performances|display = superb / excellent @0.9
{be} < exceptional > .|,|and|!|in = excellent / superb @0.9
exceptional > skill|skills|talent|ability|value|work|job = great @0.9
exceptional > quality|service|care|food|flavor|meal = great / superb @0.9
{poss} < distinct > style|flavor|flavors|character|personality|voice = own @0.85
distinct > difference|differences|advantage|signs = clear @0.85 ~
distinct > groups|categories|types|stages|phases|parts|clusters|sections|areas|entities|layers|steps = separate @0.85
!two|three|four|several|its|their < distinct > purposes|roles|needs = different @0.85
a specific time|date|place|amount|number|price|day|goal = a set #3 @0.8
collective > effort|efforts|decision|decisions|work = joint @0.85
collective > history|goal|goals|experience = shared @0.8 ~
societal > problems|issues|norms|pressure|pressures|expectations|change|values|attitudes|roles = social @0.9
provide|provides|providing|offer|offers|offering|get|getting|receive|receiving|deliver|delivering|access|to|with|for < quality > education|schooling|food|service|products|care|advice|healthcare|ingredients|sleep|work|materials|teaching|housing = good @0.85 ~
${TALK} < surrounding = about / around @0.9
// verbs
experiment|experiments|interviews|study|studies|survey|report|analysis|visit|trip|course|teacher|teachers|they|he|she|i < provided > a|an|some|more|useful|valuable = gave @0.85 ~
the service|care|help|support|food provided > .|,|and|was|were|is = the #2 @0.8 ~
model|method|study|technology|paper|analysis|system|framework|book|article|technique < offers > a|an|some|new|more|us|insight|insights !alternative|way|ways|solution|solutions|opportunity|opportunities|approach|method|range|variety|promising|viable|practical = gives @0.85
restaurant|menu|store|hotel|shop|bar|cafe|park|museum|school|college|city|town|site|website|app|club|bakery|library|gym|market < offers > some|many|several|plenty|free = has @0.85 ~
restaurant|menu|store|hotel|shop|bar|cafe|park|museum|school|college|city|town|site|website|app|club|bakery|library|gym|market < offers > a wide|large|full|small|great|good|variety|range|selection|number|lot|pool|free = has @0.85 ~
positively affect*|impact*|influence* > !by = help* @0.85
negatively affect*|impact*|influence* > !by = hurt* / harm* @0.85
tool|tools|way|ways|method|methods < for understanding > {det}|how|why|what = to understand @0.85
!{be}|until < ultimately > decided|chose|won|found|agreed|got|left = finally @0.85 ~
can|could|will|would|may|might ultimately = #1 @0.6
show*|demonstrate* their commitment|dedication to > !{ing} = show* how much they care about @0.9
show*|demonstrate* its commitment|dedication to > !{ing} = show* how much it cares about @0.9
show*|demonstrate* his commitment|dedication to > !{ing} = show* how much he cares about @0.9
show*|demonstrate* her commitment|dedication to > !{ing} = show* how much she cares about @0.9 ~
// learning and deciding
,|of|for|about|with|that|to|and|in|while|because|prefer|considering|like < online|virtual learning > .|,|is|was|has|can|will|may|and|for|in|from|or|as|because = studying online / learning online @0.85
^ < online|virtual learning > .|,|is|was|has|can|will|may|and|for|in|from|or|as|because = studying online / learning online @0.85
traditional classroom learning = classroom learning @0.85
good|better|rational|sound|informed|smart|wise|effective|poor|bad|moral|important decision-making > .|,|in|by|among|for|when = #1 decisions @0.85
// aims, efforts and abilities
to|for the desired result|results|outcome|outcomes|effect|goal = #1 the #4 wanted @0.6
{be} confident that = #1 sure that @0.9
!{to} < express* his|her|their|my|our|its gratitude to = thank* @0.9
!{to} < express* his|her|their|my|our sincere|deep|heartfelt gratitude to = thank* @0.9
was skeptical of|about = had doubts about @0.9
were skeptical of|about = had doubts about @0.9
are skeptical of|about = have doubts about @0.9 ~
is commendable = deserves praise @0.9
are commendable = deserve praise @0.9
was commendable = deserved praise @0.9
!{subj}|students|student|teachers|people|employees|workers|children|citizens|women|men|members|readers|parents < is|are expected to > open|reopen|arrive|finish|last|improve|recover|resume|ship = should @0.6
// full of, fitted with, found in
bursting|brimming|teeming|overflowing with = full of @0.9
{be} filled with > !a|an = #1 full of @0.85
basket|bag|box|bowl|world|place|book|store|shop|garden|life|day|evening|journey|story|plate|city|town|forest|week < filled with > !tears|water|air|smoke = full of @0.85
!also|and < is equipped with = has @0.85
!also|and < are equipped with = have @0.85
// qualities
extraordinary > person|people|woman|man|women|men|journey|story|adventure|place|feat|display|performance|experience = amazing @0.85 ~
an alternative > way|method|approach|plan|route|solution|explanation|view|source|form = another @0.9 ~
!an|only|viable|good|better|the|no < alternative > ways|methods|approaches|options|routes|solutions|explanations|views|sources|forms = other @0.9 ~
!{det}|more|most|due < excessive > heat|noise|stress|force|screen|sugar|drinking|alcohol|homework|work|salt|fat|weight|exercise|pressure|attention = too much @0.85
is|was|be|seemed|seems|felt|feels excessive > .|,|for|to = #1 too much @0.9 ~
harmful to = bad for @0.85
!more|most|less|very|potentially|the < harmful > habits|habit = bad @0.8
the < appropriate > time|place|action|response|measures|steps|tools|level|way|treatment|words|equipment|clothing|support|care = right @0.85 ~
intense > competition = tough @0.9 ~
intense > pressure = great @0.9
intense > training|workout|workouts|work = hard @0.9
intense > scrutiny = close @0.9
intense > excitement|interest|joy|anger|fear|love|sadness|pride|relief = great @0.85
immediate > relief|gratification = instant @0.7 ~
unprecedented > level|levels|growth|rate|rates|heights|number|numbers|speed|demand = record @0.85
consistent > performance|support|growth|effort|practice|exercise|improvement|progress = steady @0.85 ~
conventional > classroom|classrooms|schools|classes|vehicles|cars = ordinary @0.85 ~
constructive > feedback|comments|advice = useful @0.85
conventional > methods|method|approach|approaches|techniques|systems = standard @0.85 ~
viable alternative > !to = real choice @0.7
the communal > kitchen|space|spaces|area|areas|garden|table|room|bathroom|bathrooms = the shared @0.9
{article} < peculiar > !to|about|velocity|velocities|motion|motions|galaxy|galaxies|star|stars|supernova|supernovae|objects = strange / odd @0.9
{article} < formidable > challenge|challenges|opponent|opponents|competitor|rival|task|team = tough @0.85
{article} < cunning > fox|wolf|man|plan|smile|villain|witch|thief|trick|rival|wizard = sly @0.85 ~
{det} < ailing > grandmother|grandfather|mother|father|wife|husband|parents|parent|child|patient|patients|brother|sister|dog|king|queen = sick @0.95 ~
{article} < desolate = bleak @0.8
immense > pressure|relief|pleasure|joy|pride|power|potential|value|amount|wealth|pain|strength = great / huge @0.85
immense > building|tree|room|crowd|hall|ship|size|shadow|structure = huge @0.9
serene > lake|night|morning|setting|place|garden|beach|forest|view|music|waters|evening|spot|atmosphere|moments|moment = calm / quiet / peaceful @0.85 ~
tranquil > lake|night|morning|setting|place|garden|beach|forest|view|waters|evening|spot|atmosphere|village = calm / quiet / peaceful @0.9
scorching > sun|heat|summer|day|desert|temperatures = burning @0.7
opulent = rich / splendid @0.8
exquisite > food|dishes|meal|flavors|taste|dish|dinner = wonderful / f:superb @0.8
exquisite > view|views|jewelry|dress|beauty|art|work|design|detail|garden = beautiful / fine @0.8
succulent > bite|bites|meat|meats|pork|chicken|steak|beef|lamb|shrimp|fruit|fruits|peach|peaches|ribs|cuts = juicy @0.8 ~
courteous = polite @0.85 ~
spacious > room|rooms|bathroom|kitchen|house|apartment|seating|interior|area|hall = roomy / r:big / large @0.7
prompt > service|response|reply|action|attention|delivery = quick @0.9
// verbs
erode* > trust|confidence|profits|support|savings|profit|margins = eat* into @0.9 ~
{to} < reconsider > {det} = rethink @0.85 ~
!power|authority|responsibility|value|difference|blame < residing in|at|on = living #2 @0.9
people|who|family|families|speakers|students|residents|i|he|she|they|we|currently|individuals|households|women|men|adults|those|patients|participants|children|citizens < reside* in = live* in @0.95
inhabit* > {det} !perspective|world|role|character|mind|view|voice|space = live* in @0.9 ~
refrain* from > {ing} = hold* back from @0.7 ~
surpass* > {det}|expectations|all = f:exceed* @0.6
gaze* at = look* at @0.7
glance* around = look* around @0.8 ~
{article}|he|she|they|i|we|it < emerged from > {det} = came out of / came from @0.85 ~
recount* > {det} story|stories|tale|tales|events|experience|experiences = tell* @0.7
{article}|he|she|they|i|we|it < retreated to = went back to @0.6
{to} < discern > {det}|what|which = see @0.6
captivate* > audiences|readers|viewers|me|us = charm* @0.5
ponder* > {det}|what|whether|how|why = think* about @0.8
only occasionally = only now and then @0.85
swiftly = quickly @0.85
!very|only|more|but|least|{ing}|it|them < occasionally > !,|until|. = sometimes @0.85
// nouns
fatalities = deaths @0.95
!case < fatality = death @0.9
segments of > the|our|society = parts of @0.85 ~
the populace = the people @0.95
{poss} < aspirations > !to|for|of = hopes / dreams @0.85
career aspirations = career goals @0.9 ~
future prospects = future @0.85
connections between = links between @0.85
sheer|pure|simple enjoyment = #1 fun @0.85 ~
for enjoyment = for fun @0.9 ~
in such|these|those|many|some|certain|most|both|all situations = in #2 cases @0.85
under certain|some circumstances = in some cases / at times @0.9
to a certain|some extent = up to a point @0.85 ~
!^ < to a large|great extent = largely / mostly @0.9
the convenience of = the ease of @0.7
{article} < abode|dwelling = home / house @0.9
{poss} < abode|dwelling|residence = home @0.95 ~
a physician = a doctor @0.9 ~
{poss} attire = #1 clothes @0.9
a wealth of > information|knowledge|experience = a great deal of / plenty of @0.8
a wealth of > {plural} = plenty of @0.8
!{det} < ample > time|opportunity|space|room|evidence|parking|choice = plenty of @0.85 ~
// what the whole is, how much there is, how far it goes
overall > tone|health|impression|feel|mood|state|shape|condition|standard|effect|trend|direction|atmosphere = general @0.85
overall > cost|costs|price|number|score|amount|budget = total @0.85
confidence|stress|creativity|anxiety levels > .|,|and|in|by|for = #1 @0.85 ~
!^|that|and|but|or|whether|where|because|if|when|while|although|though|,|the|these|this|their|our|at|into|to|of < higher levels of > stress|anxiety|noise|pollution|sugar|happiness|satisfaction|energy|pain|fat|salt|carbon|radiation|support|trust|motivation|interest|plasma = more @0.85
!^|that|and|but|or|whether|where|because|if|when|while|although|though|,|the|these|this|their|our|at|into|to|of < lower levels of > stress|anxiety|noise|pollution|sugar|happiness|satisfaction|energy|pain|fat|salt|carbon|radiation|support|trust|motivation|interest = less @0.85
without the need for = without @0.9
, on the other hand , = , though , @0.7
a unique > way|place|case|position = a special @0.85
!full|true|greatest|high|the|of < potential > external|future|safety|negative|adverse|health|security|legal|long-term|environmental|economic|return|side|choices|effects|warnings = possible @0.85
the|of < potential > external|safety|negative|adverse|security|legal|long-term|economic|side|effects = possible @0.85
// helping, letting, trying
!sell|sold|give|gave|given|appeal|appeals|speak|speaks|open|on < to anyone looking for = if you want / to anyone who wants @0.9
to anyone seeking = to anyone who wants @0.9
to anyone in search of = if you want / to anyone who wants @0.9
enable* people|students|teams|users|them|us|him|her|you|me|developers|companies|children|workers|players|researchers|readers to > _ = let* #2 @0.9
investment|program|project|law|policy|initiative|plan|campaign|book|course|site < aims to > _ = is meant to / sets out to @0.85
also|which < aims to > _ = sets out to @0.85
shape|shapes|shaped|shaping|change|changes|changed|changing our understanding of = #1 how we understand / #1 the way we understand @0.85
!central|crucial|essential|critical|vital|key|fundamental|important < for|to our understanding of = #1 what we know about @0.85
for < the development of = developing @0.85
ultimately > reached|decided|chose = finally @0.85 ~
!and|or|but|, < ultimately > benefits|benefit|leads|lead|means|mean|makes|make|helps|help = - @0.85
// laws, votes and public money
!{have} < receive* > equal|fair|unequal|proportional|preferential representation|treatment|attention|consideration = get* @0.88 ~
create*|provide*|offer*|form* a buffer|safeguard|defense against = guard* against @0.9
act*|serve* as a buffer|safeguard|defense against = guard* against @0.9
provide*|offer* protection against|from > {det}|{plural}|such|harm|injury|disease|fraud|abuse|violence|crime|discrimination = protect* #3 @0.9 ~
major|significant|considerable|serious|substantial hindrance|impediment to = serious obstacle to @0.9
money|funds|funding|budget|hours|time allocated|allotted to|for|toward|towards > ${FUNDED} = #1 set aside for @0.9
allocate* funds|funding|money|time to|for|toward|towards > ${FUNDED} = set* aside #2 for @0.9
allocate* more|extra|enough funds|funding|money|time to|for|toward|towards > ${FUNDED} = set* aside #2 #3 for @0.9
allocate* additional funds|funding|money|time to|for|toward|towards > ${FUNDED} = set* aside more #3 for @0.9
allocate* more|additional resources to > ${FUNDED} = give* more resources to @0.9
advice|help|assistance|aid|support|care|verdict|decision rendered by|to = #1 given #3 @0.88
the question remains > whether|how|what|who|why = the question is still @0.88
the question still|then remains if|whether = the question is still whether @0.9 ~
opportunity presents itself = chance comes @0.92
opportunity presented itself = chance came @0.92
opportunities present themselves = chances come @0.92
when|if|whenever|as|should the|an opportunity arises = #1 #2 chance comes @0.9
when the|an opportunity arose = when the chance came @0.9 ~
when|whenever|as|if opportunities arise = #1 chances come @0.85
since|from the inception of > the|this|that|our|their|these = #1 the start of @0.9
the main|primary|principal|chief purpose of the|this law|rule|program|system|policy|course|test|ban|scheme|tool|device|campaign is to > !be = #5 #6 is mainly meant to @0.92
was|were originally|initially intended|meant to = #1 first meant to @0.9
was|were originally|initially established|founded to = #1 first set up to @0.88 ~
the present-day > system|society|world|economy|law|laws|rules|schools|church|government|method = today's @0.9
!an < uptick in = rise in @0.92 ~
come*|arrive* to|at a decision > !that|between|point|tree|made = decide* @0.88
reach* a decision > $|about|on|by|and|in = decide* @0.88
mitigate*|alleviate* the|these|those|such|any|some difficulties|problems|burdens = ease* #2 #3 @0.9 ~
mitigate*|alleviate* the|these|those|such|any|some issues|challenges = ease* #2 problems @0.9
be mandatory ${OBLIGED} = be required of #4 #5 @0.92
is|are mandatory ${OBLIGED} = #1 required of #4 #5 @0.92
be made mandatory|compulsory|obligatory = be required @0.85 ~
make* it mandatory|compulsory|obligatory for _ to = require* #5 to @0.93
make* it mandatory|compulsory|obligatory for all|every|our|their|both|high|most|new|young _ to = require* #5 #6 to @0.93
make* community|extracurricular|physical|voluntary service|activities|education|work mandatory|compulsory|obligatory = require* #2 #3 @0.92
make* attendance|participation|uniforms|volunteering|voting|school|training mandatory|compulsory|obligatory = require* #2 @0.92
concrete > evidence|proof = hard @0.9 ~
remains nothing more than = is still nothing but @0.92
remain nothing more than = are still nothing but @0.92 ~
its|their|the|many|some|his|her|these|system's detractors = #1 critics @0.92
call|calls|called|calling|argue|argues|argued|push|pushed for the abolition of > the|this|all|any = #1 for abolishing @0.9
support*|favor*|oppose*|propose*|advocate*|demand* the abolition of > the|this|all|any = #1 abolishing @0.88
help*|assist*|aid* the establishment of > a|an|new|more|local|the = help* set up @0.88
assist*|help* in the establishment of > a|an|new|more|local|the = help* set up @0.9
{have} always|long been fascinating|intriguing to > scientists|researchers|people|humans|me|us|many|readers|historians|children|astronomers = #1 #2 fascinated @0.93
{have} stood the test of time = #1 lasted @0.9
!public < invest in > public transportation|transport|transit|schools|libraries|infrastructure = put money into @0.88 ~
should|must|will|would|to < be held accountable|responsible for > their|his|her|your|our|its|any|the|what|these|those|this = answer for @0.9
to be|get involved in an accident = to have an accident @0.9
to be|get involved in accidents|crashes = to have #5 @0.9
to be|get involved in a car|traffic|road|fatal|serious accident|crash|collision = to have a #6 #7 @0.9
divert*|distract* a|the driver's attention from|off = take* #2 driver's mind off @0.9 ~
divert*|distract* their|our attention from = take* #2 minds off @0.9
take* their|our attention away from = take* #2 minds off @0.9
take* my|his|her|your attention away from = take* #2 mind off @0.9
take* their|our attention off of|the = take* #2 minds off #5 @0.85 ~
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
the social|emotional|financial|practical|creative|technical|human|physical|business|spiritual aspect of > {det}|school|life|learning|education|work|running|student = the #2 side of @0.92 ~
foster*|promote*|encourage* teamwork and collaboration|cooperation = encourage* teamwork @0.93
foster*|promote*|encourage* collaboration|cooperation and teamwork = encourage* teamwork @0.93
better equipped|prepared to > handle|deal|cope|face|manage|meet|tackle|make|solve|navigate|succeed|understand|serve|help|compete|adapt|take|respond|overcome = better able to @0.92 ~
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
persevere* through|despite > {det}|{plural}|hard|tough|difficult|challenging|hardship|adversity|failure|pain = keep* going #2 @0.9 ~
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
inspire*|motivate* others to do the same = lead* others to do the same @0.9 ~
motivate*|inspire* students|people|them|us|children|me|others|him|her|learners|kids|everyone to > work|try|study|learn|improve|succeed|keep|achieve|excel|practice|participate|help|volunteer|continue|do|get|be|become = make* #2 want to @0.9 ~
{they}|people|students|them|us|me|children|should|must|to|who < maintain* a healthy|active lifestyle > !and = stay* #3 @0.92
{they}|people|students|them|us|me|children|should|must|to|who < maintain* an active lifestyle > !and = stay* active @0.92
lead* to a healthier|happier lifestyle = make* for a #4 life @0.9
!full|true|greatest|high|the|of|its|their|great < potential > careers|jobs|majors|dangers|hazards|consequences|outcomes|harm|harms|drawbacks|disadvantages|downsides|pitfalls|difficulties|obstacles = possible @0.88
first|second|third|main|another|last|final|biggest|primary reason why > students|schools|people|i|we|they|it|the|this|he|she|some|many|children = #1 reason @0.88 ~
this is because of the fact that = this is because @0.93
no|any|little|enough|scientific|insufficient|clear|hard|strong evidence to support the|this|that|these|such|his|their|her|any theory|claim|claims|idea|belief|argument|view|hypothesis|theories = #1 evidence for #5 #6 @0.92 ~
^ < as stated|mentioned|noted in the|this article|passage|text|report|essay , = as #4 #5 says , @0.92 ~
author|writer|article|passage|text|he|she mentions that = #1 says that @0.92
^ < taking everything|all into account|consideration , = all in all , @0.9
contribute* to society in a meaningful|positive way = do* some good for society @0.92
contribute* positively to > society = do* some good for @0.92
contribute* positively to > their|our|the community|communities|neighborhood|world = do* some good for @0.92
make* a positive|meaningful|valuable contribution to society = do* some good for society @0.92
make* a positive|meaningful|valuable contribution to their|our|your|the|his|her community|communities|world|school|town|neighborhood = do* some good for #6 #7 @0.92
make* positive|meaningful|valuable contributions to society = do* some good for society @0.92
a positive|conducive learning environment = a good place to learn @0.92
is a topic|subject|issue|question|matter that has been widely|hotly|heavily|long debated|discussed = has been #7 #8 @0.92
is a topic|subject|issue|question|matter that has been debated|discussed > for|by|in|over|since = has been #7 @0.92
{have} difficulty > {ing} = #1 trouble @0.9 ~
{have} difficulty in > {ing} = #1 trouble @0.9
is disruptive to = disrupts @0.92
are disruptive to = disrupt @0.92
can|could|may|might|will|would be disruptive to = #1 disrupt @0.92
should|must|to|always < be our|the|their|my|your top|highest|main|first priority > $|and|when|in|for = come first @0.92
reflect|reflects|represent|represents|ignore|ignores|respect|respects|against|reflecting|representing|ignoring|respecting < the will of the people|voters > $|and|because|in|when = what the #5 want @0.92
it is possible for a|the|one candidate|president|person|student|team|child|driver|teacher|reader|family|company to > !have|be = #5 #6 can @0.9
it is possible for people|students|candidates|drivers|teachers|children|parents|families|companies to > !have|be = #5 can @0.9
in the case of a|an tie|fire|flood|crash|war|accident|storm|disaster|breakdown|attack = if there is #5 #6 @0.88
opportunity of a lifetime = chance of a lifetime @0.92 ~
can|could|may|might|will hold the key to understanding = #1 help us understand @0.92
are constantly|continually evolving = keep changing @0.92
are constantly|continually changing|growing|improving|moving = keep #3 @0.88 ~
a more personalized|individualized|tailored learning experience = learning better fitted to each student @0.92
a personalized|individualized|tailored learning experience = learning fitted to each student @0.92 ~
receive*|get* individualized|personalized attention|help|support|instruction = get* individual #3 @0.9
!{have} < receive* immediate|instant feedback > $|from|on|about = get* feedback at once @0.9
provide*|give*|offer* immediate|instant feedback > $|to|on|about = give* feedback at once @0.9
${BEFORE_OBJECT} < the negative aspects of > {det}|{plural}|this|social|technology|using|online|driving = the bad side of @0.9
${BEFORE_OBJECT} < the positive aspects of > {det}|{plural}|this|social|technology|using|online|driving = the good side of @0.9
the positive|good aspects outweigh the negative|bad aspects|ones = the good outweighs the bad @0.92
the positives outweigh the negatives = the good outweighs the bad @0.92
positive and negative aspects = good and bad sides @0.92
they|students|graduates|women|men|people|we|i|you|adults|mothers < enter* the workforce > $|and|after|with|or|as|they|he|she|at = go* out to work @0.9 ~
through involvement in > ${ACTIVITIES} = by taking part in @0.9
from|for < involvement in > ${ACTIVITIES} = taking part in @0.9
^ < involvement in > ${ACTIVITIES} = taking part in @0.9
responsibility and accountability > $|in|for|to = responsibility @0.9
gain* a comprehensive|thorough|full|complete understanding of the|a|this|their|our topic|subject|material|problem|issue|situation|world|text|question|lesson > .|,|;|by|before|through|in|when = come* to understand #6 #7 fully @0.92
{be} overwhelming for|to > students|people|me|us|them|children|parents|teachers|him|her|everyone|those|beginners|new = #1 too much for @0.9
experience* feelings of loneliness and isolation = feel* lonely and cut off @0.92
experience*|feel* a sense of isolation > .|;|from|when|because = feel* cut off @0.9
experience* feelings of loneliness > .|;|when|because|as|during = feel* lonely @0.92
was|were filled with a sense of pride|joy|hope|dread|excitement|relief|sadness|fear|wonder|peace = #1 full of #7 @0.92
feel* a sense of belonging > !to|and = feel* at home @0.92
{have} always been supportive of = #1 always supported @0.92
is supportive of > {poss}|me|us|the|each|all|this = supports @0.9
are supportive of > {poss}|me|us|the|each|all|this = support @0.9
was|were supportive of > {poss}|me|us|the|each|all|this = supported @0.9
{have} experienced|faced|encountered a similar situation > $|before|and|in|can|may = #1 been through something similar @0.92 ~
give*|provide*|offer* me|us|them|him|her|students|people|you|parents reassurance > .|;|that|about|when = reassure* #2 @0.9
discover* their true|full potential = find* out what they can do @0.9
discover* our true|full potential = find* out what we can do @0.9
discover* your true|full potential = find* out what you can do @0.9 ~
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
gradually|slowly evolve* > $|over|as|from = slowly change* @0.88 ~
!the|of < corroborate*|demonstrate* its effectiveness > $ = show* that it works @0.88
be|is|was|been < a humbling|frustrating|rewarding|disappointing|exhausting|memorable|frightening experience > $|for = #2 @0.85
often|frequently|usually go|goes hand in hand > $ = often #2 together @0.85
is set to reopen its doors = will reopen @0.92
are set to reopen their doors = will reopen @0.92
reopen* its|their doors = reopen* @0.92
open* its doors > in|on|to|.|,|for|at|this|next|last|again = open* @0.88
returned|restored to its|their former glory = restored @0.9
restore* _ to its|their former glory = restore* #2 @0.88
spearheaded by = led by @0.92
pay* homage to the|its|his|her|their > _ past|history|heritage|roots|origins|traditions = celebrate* #4 @0.88
!if|whether|that|until|while|as {plural} < remain vacant > $ = are still empty @0.88
!if|whether|that|until|while|as {plural} < remain closed|shut|unanswered|unresolved|unsolved|missing|trapped|unclear > $ = are still #2 @0.88 ~
was|were initially|originally scheduled to depart = #1 originally due to leave @0.92
any meaningful > update|updates|information|explanation|response|answer|help = any proper @0.85
!not|without|never|with < a single > member|employee|worker|teacher|nurse|volunteer|paragraph|sentence|sheet|visit|day|week = one @0.8 ~
give this|the|my|our matter|issue|request|complaint|case the attention it deserves = take #2 #3 seriously @0.9
i|we|they|you remain hopeful that = #1 still hope that @0.92
he|she remains hopeful that = #1 still hopes that @0.92
{plural} < remain hopeful that = still hope that @0.92
we remain confident that = we are still sure that / f:we are still confident that @0.88
i remain confident that = I am still sure that / f:I am still confident that @0.88
a closer|deeper|careful examination|inspection reveals > a|an|that|the|how|two|several = a closer look shows @0.92
complex|multifaceted|intricate interplay of > internal|social|economic|political|cultural|genetic|various|many|several|factors|forces = complex mix of @0.85
^ < on the international front > , = abroad @0.9
lend* urgency|depth|force|credibility|authority|legitimacy to = give* #2 to @0.88 ~
lend* weight|credence to > the|this|these|those|claims|arguments|theories = support* @0.88
has|have long intrigued > researchers|scholars|scientists|historians|critics|philosophers|readers = #1 long interested @0.88
a|an rare|fascinating|valuable|intriguing|useful|clear|remarkable|interesting|intimate window into|onto = #1 #2 view of @0.85
a|an particularly|especially|uniquely valuable|useful|clear|interesting|intimate|fascinating window into|onto = #1 #2 #3 view of @0.88
^ < employing a|an|the _ > design|method|approach|technique|model|framework|algorithm|task|sample|survey = using #2 #3 @0.88
^ < employing a|an|the _ _ > design|method|approach|technique|model|framework|algorithm|task|sample|survey = using #2 #3 #4 @0.88
emerged as > a|an|the strongest|stronger|best|better|main|key|primary|significant|important|dominant|central|major factor|factors|predictor|predictors|theme|themes|driver|drivers|concern|barrier|barriers|cause|issue|obstacle|challenge = turned out to be @0.88
the subsequent > years|decades|months|weeks|days = the following @0.85 ~
{have} come to terms with the > reality|realities|truth = #1 accepted the @0.88
to|can|could|must|will come to terms with the > reality|realities|truth = #1 accept the @0.88
came to terms with the > reality|realities|truth = accepted the @0.88
proceed* largely|mostly|broadly according to plan = go* mostly as planned @0.92
proceed* according to plan = go* as planned @0.92
lay* bare the extent to which = show* how far @0.92
represent*|symbolize*|convey*|illustrate*|highlight*|emphasize* the elusive|fleeting|fragile|transient|fickle|cyclical|complex nature of life|love|time|memory|fame|happiness|youth|beauty|power|success|truth|identity|grief > $ = show* how #3 #6 is @0.9
derive* its|their|his|her power|strength|force|meaning|energy|authority|appeal > from|precisely|largely|mainly = get* #2 #3 @0.88
derive* its|their name from = take* #2 name from @0.9
this|an|a < understated > drama|film|performance|novel|style|charm|debut = quiet @0.85 ~
infuse* _ _ with > humor|humour|warmth|charm|energy|heart|wit|disarming|dry|quiet|genuine = fill* #2 #3 with @0.85
^ < clocking in at = at @0.9
offers a poignant meditation|reflection on = is a moving #4 on @0.9
most challenging yet|but rewarding > experiences|parts|things|projects|aspects|courses|moments = hardest but most rewarding @0.92
from the outset > !of = from the start @0.9 ~
{poss} initial > instinct|reaction|impression|thought|impulse|plan|idea|attempt = #1 first @0.88 ~
something far|much more meaningful > $ = something that meant far more @0.88
make* it|them the perfect|ideal companion|choice|option|solution for = make* #2 ideal for @0.9
receive*|get*|gets|offers|given|with|enjoy < a complimentary > !close|,|and|remark|review|comment|letter|word|speech|email|article|piece|way|tone = a free @0.88
we establish that = we show that / f:we prove that @0.88
a novel _ > technique|method|approach|algorithm|framework|model|architecture|strategy|scheme|mechanism = a new #3 @0.88
analogous > results|findings|effects|patterns|processes|changes|problems|cases = similar @0.88 ~
disproportionately affect* low-income|poor|poorer|vulnerable|marginalized|minority|rural|older communities|families|households|people|residents|groups|students|workers > . = hit* #3 #4 hardest @0.88
automatically|necessarily|always|not < equate to > more|better|higher|less|a|success|happiness|quality = mean @0.9
withstood|stood the test of time > $ = lasted @0.9
withstands|stands the test of time > $ = lasts @0.9
withstand|stand the test of time > $ = last @0.9
^ < it is therefore all the more > disappointing|important|surprising|frustrating|striking|urgent = that makes it all the more @0.9 ~
we have yet to receive > {det}|any|confirmation|payment|word = we are still waiting for @0.88
provide a replacement = send a replacement @0.92
provide me|us with a replacement = send #2 a replacement @0.92 ~
i|we would kindly ask|request that you > {base}|arrange|provide|confirm|ensure|review|refund|replace = please @0.93
i|we would kindly ask you to > {base} = please @0.9
^ < to resolve this matter|issue|problem|situation > , = to put this right @0.9 ~
i|we would be willing to > accept|consider|discuss = #1 would @0.85
^ < for your convenience , i|we have > attached|enclosed|included = #5 have @0.92
reconsider|reimagine|rethink the|this|these|our _ not as = see #2 #3 not as @0.93 ~
reconsider|reimagine|rethink _ not as = see #2 not as @0.93 ~
challenge* readers|viewers|audiences|us to reimagine|reconsider|rethink _ not as = ask* #2 to see #5 not as @0.93
establish* this|the|a|an > paradox|contrast|tension|conflict|premise|opposition = set* up #2 @0.88 ~
establish* the|a|an _ > tone|mood|atmosphere = set* #2 #3 @0.85 ~
leave*|leaving open the question of whether = leave* open whether @0.88
its|his|her|their lasting|enduring resonance = #1 lasting force @0.85
do* an admirable job > of|in|at|with = do* a fine job @0.88
strike* a|an impressive|good|great|fine|nice balance between _ and _ > $ = balance* #6 and #8 well @0.9
^ < at the end of the day > , = in the end @0.93 ~
^ < following our|your|my productive discussion|conversation|meeting|call = after #2 useful #4 @0.9
reduce* administrative overhead|burden|burdens|workload = cut* administrative work @0.88 ~
enhance*|boost* staff satisfaction > $|and = r:make* staff happier @0.88
enhance*|boost* employee satisfaction > $|and = r:make* employees happier @0.88
these|those|the|such|common|key|main|customer|their|your < pain points = problems @0.9 ~
we|i|experts|analysts|officials|researchers anticipate > a|an|that|the|more|some|further = #1 expect @0.88 ~
to|will|can|could|would < partner with > {det}|you|us|local|other = work with @0.88 ~
partnering with > local|other|schools|organizations|you|your = working with @0.85
stalled|failed|peace|pay|contract|lengthy < negotiations = talks @0.85 ~
{plural} < voiced|expressed support for > the|a|an|this|his|her|their = said they supported @0.88
{plural} < voiced|expressed concern|concerns about|over = said they were worried about @0.88
recognize* _ as a|an|the rich|valuable|vital|key|central|foundation|source|cornerstone = see* #2 as #4 #5 @0.85
rich|valuable source of insight|insights into = #1 guide to @0.85
instill* in me|us|him|her|them > a|an|the !value|importance|significance|need = give* #3 @0.9
with guidance from = with help from @0.88 ~
place* a|an heavy|undue|extra|enormous|huge|great|heavier|unfair burden|strain on = put* #2 #3 #4 on @0.88
have|has increasingly turned their|its attention to = #1 paid more and more attention to @0.92 ~
this|the emerging body of scholarship|research|work|literature = #1 new #5 @0.9
prevailing > assumptions|views|beliefs|notions|ideas|attitudes = common @0.85 ~
show*|reveal*|highlight*|illustrate*|demonstrate*|underscore* the extent to which = show* how far @0.88
`
