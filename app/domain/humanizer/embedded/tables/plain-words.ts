/** Nouns of things before a relative clause, where a bare "which" says no more than "that". */
const THINGS =
  'thing|things|something|anything|everything|system|systems|factor|factors|problem|problems|issue|issues|idea|ideas|activity|activities|skill|skills|product|products|service|services|feature|features|place|places|method|methods|process|processes|project|projects|program|programs|company|companies|area|areas|event|events|information|technology|technologies|data|environment|environments|approach|approaches|tool|tools|benefits|model|models|book|books|movie|movies|film|films|food|foods|story|stories|work|research|results|changes|opportunities|resources|policy|policies|law|laws|rule|rules|device|devices|car|cars|vehicle|vehicles|community|communities|world|society|country|countries|group|groups|school|schools|plan|plans|effect|effects|games|game|words|word|machine|machines|house|houses|building|buildings|computer|computers|experience|experiences|case|cases|course|courses|class|classes|planet|software|website|websites|article|articles|study|studies|animal|animals|plant|plants|material|materials|organization|organizations'

/** Things people have to have at hand before they can act. */
const MEANS =
  'skills|tools|resources|steps|information|knowledge|support|changes|time|conditions|ingredients|measures|funds|votes|work|training|data|equipment|strength|courage|money|effort|energy|research|materials|qualities|experience|confidence|evidence|power|discipline|documents|details|space|staff|care|attention|dedication|determination|mindset|commitment|patience|planning|expertise|water|food|infrastructure|technology'

/** People who can be told to do something. */
const PEOPLE =
  'students|they|we|you|people|employees|users|who|drivers|teachers|citizens|children|participants|members|workers|customers|voters|parents|companies|businesses|schools|states|players|staff|everyone|residents|visitors|patients|candidates|applicants'

/** What goes wrong. */
const HARM =
  'conflict|conflicts|accidents|confusion|delays|stress|anxiety|problems|errors|injuries|injury|frustration|misunderstandings|mistakes|losses|damage|death|deaths|crashes|trouble|harm|chaos|disaster|tension|arguments|depression|disease|illness|pollution|burnout|complications|difficulties|disagreements|fatalities|collisions'

/** Frames of ordinary words that prose builds stiffly, and the plainer and shorter ways to say them. */
export const PLAIN_WORDS = `
// relatives
manner in which > {det}|{pron}|{plural} = way @0.93
the time|moment at which = the #2 @0.9
on|of|affects|affect|affecting|determine|determines|measure|measured|changes < the rate|speed at which = how fast @0.85
period|periods|time|times|hours|phase < during which = when @0.9 ~
${THINGS} < which > is|are|was|were|has|have|had|can|could|will|would|may|might|should|must|does|do|makes|make|made|helps|help|helped|allows|allow|gives|gave|takes|took|shows|showed|leads|led|affects|affect|comes|came|need|needs = that @0.93
those which = f:those that @0.93 ~
// facts
aware|conscious of the fact that = #1 that @0.93 ~
rather than {ing} > {det}|{pron}|{plural} = r:instead of #3 @0.8 ~
// through, by, via
!go|goes|going|went|gone|get|gets|got|getting|sit|sat|way|halfway|partway|midway|follow|followed|following|live|lived < through {ing} > {det}|{pron} = by #2 @0.9 ~
through careful planning > !and|of = by planning carefully @0.9
through open communication > !and|of|with = by talking openly @0.9
through the process of {ing} = by #5 @0.9
// despite
despite > the|its|their|all|these|this|our|my challenges|problems|rain|weather|crowd|crowds|cost|costs|price|prices|risk|risks|noise|cold|heat|drawbacks|flaws|limitations|difficulties|benefits|advantages|progress|help|support|changes|delays|traffic|busy|high|growing|pressure|many|wait|long|potential|dangers|setbacks = r:even with @0.85 ~
despite being > a|an|the|so|only|very|in|one|told|small|new|young|old|tired|aware|told|forced|unable !of = though / although @0.8
despite having > no|a|an|the|many|little|so|only|such|some = even with @0.8 ~
// seeking
seek* advice|help|guidance|support|feedback|assistance|input from others|friends|experts|teachers|parents|people|family|professionals > $ = ask* #4 for #2 @0.9
seek* multiple|different|diverse|outside|other|various perspectives|viewpoints = get* #2 views @0.85
seek* a second opinion = get* a second opinion / ask* someone else @0.85
seek* medical|professional|legal help|advice|attention = get* #2 #3 @0.85
seek* revenge = want* revenge @0.4
// decisions
make* a|the decision > $ = decide*
make* the right|best decision|choice > $|when = choose* well / r:get* it right @0.8
come* to a decision = decide* @0.9
the decision-making process > !of|for|behind|in|within|at = the way decisions are made / how decisions are made @0.9
their decision-making process = the way they decide @0.9
our decision-making process = the way we decide @0.9
your decision-making process = the way you decide @0.9
// needs
${MEANS} < necessary|required to|for = needed #2 @0.9
${PEOPLE} < were required to = had to @0.9
${PEOPLE} will|would|may|might < be required to = have to @0.9
${PEOPLE} will|would|should|may|might not < be required to = have to @0.9
i|we|they|he|she|you < am|is|are obliged|obligated to = have to
// what follows from what
lead*|leading to > ${HARM} = cause* @0.85
result* in > ${HARM} = cause* @0.85
lead* to > serious|severe|negative|dangerous|harmful|unintended|devastating|fatal|costly = cause* @0.8
lead* to > better|improved|greater|higher|lower|faster|fewer results|outcomes|performance|health|grades|scores|productivity|satisfaction|efficiency|costs|prices|rates|levels|quality|growth|decisions = mean* / bring* @0.8
contribute* to > ${HARM} = add* to / r:play* a part in @0.7
{to} < help to > !the|a|an|{poss} = help @0.85
began|begin|begins|start|started|starts|beginning|starting the process of {ing} = #1 #5 @0.93 ~
{be} < in the process of {ing} = #5 / now #5 @0.9
// some, all, kinds
each|every individual > student|person|employee|child|user|player|member|customer|state|case|component|item|part|step|team|school|voter|patient|athlete = #1 @0.85
on each and every = on every @0.9
further > research|studies|study|investigation|investigations|information|details|questions|evidence|support|proof|training|improvements|refinements = more @0.85 ~
no|any|without < prior > experience|training|knowledge = earlier @0.5 ~
within > his|her|my|your|each|every|those|that|different|large|small|schools|communities|society|education|companies|academia|industry|government|humans|families|groups|teams|europe|america|sport|science !reach|budget|means|rights|power|grasp|control|limits|ability|capacity|range|walking|distance = in @0.9 ~
the|their|his|her|my|our|your|its < overall > goals|quality|success|health|wellbeing|well-being|satisfaction|happiness|atmosphere|vibe|experience = - @0.7
improve|improves|improving|improved < overall > health|quality|wellbeing|well-being|usability|efficiency|performance|safety = - @0.5
// stages
become* > more|less|better|worse|easier|harder|tired|bored|angry|sick|cold|hot|dark|lost = r:get* @0.7 ~
remains > a|an|the|one|unclear|unknown|important|essential|crucial|uncertain|difficult|popular|true|committed|vital|critical|possible|challenging = is still @0.9
towards|toward the end of = late in @0.85
towards|toward the beginning of = early in @0.9
work*|working towards|toward {ing} = work* on #3 @0.85
ultimately , = in the end , @0.8
affect|affects|improve|improves|test|tests < their ability to = how well they can @0.85
affect|affects|improve|improves|limit|limits|impair|impairs|hinder|hinders|reduce|reduces|test|tests < our ability to = how well we can @0.85 ~
// knowing
with no knowledge of = knowing nothing about @0.9
improve|expand|increase|to < our knowledge of > the|how = what we know about @0.85
// experience
years of experience in {ing} = years of #5 @0.85
in my own|personal experience = from what I've seen @0.85 ~
in|from my experience , = from what I've seen , @0.7
based on my experience|experiences = from what I've seen @0.85
have*|having a great|good|wonderful|fantastic|amazing|bad|terrible|lovely experience at|here|there = have* a #3 time #5 @0.85
the whole|entire experience > was|is|felt|made = r:the whole thing @0.75
a positive change = a change for the better @0.85
positive changes > !for = changes for the better @0.8
positive reviews|outcomes|relationships|effects = good #2 @0.8 ~
negative influence+ > on|of|for|in|.|, = bad influence+ @0.7
// making and getting
i|they|he|she < observed > that|a|an|the|how|no|some = saw @0.9
we|i|they < observe > that|a|an|the|how|no|some|increased = see @0.9
make* {poss} way to|into|back|home|down|up|out|over|through|across = go* #4 @0.7
excel|succeed|perform|struggle|well < academically > .|,|and = in school / at school @0.8
// single verbs
yearn*|yearning to|for = long* #2 @0.9 ~
solidify* > the bond|bonds|relationship|position|reputation|friendship = strengthen* @0.85
solidify* > {poss} = strengthen* @0.85
relocate* > the|their|its|his|her|our = move* @0.9
reiterate* that = say* again that @0.85 ~
reiterate* > {poss}|the = repeat* @0.85 ~
relinquish* > {poss}|the|control|power = give* up ~
cease* {ing} = stop* #2 @0.9 ~
!it < transpire* = happen* @0.85
authorize*|authorise* > the|a|an|this = approve* @0.75 ~
confer* with = talk* to @0.8 ~
we|i|they|all|experts < concur = agree ~
inhabit* > the|a|an|this !perspective|world|role|character|mind|view|voice|space = live* in @0.85 ~
{be} < inhabited by = home to @0.8 ~
expend* > energy|effort|resources|time|money = spend* / use* @0.9
avert* > a|an|the|disaster|crisis|war|danger = prevent* @0.8 ~
rectify* > the|this|these|any|that|such = put* right / fix* @0.85 ~
aspire* to be = want* to be @0.85
aspire* to become = want* to become / hope* to become @0.85
anticipates|anticipate > that|more|a|the|problems|changes|trouble = expect* @0.8 ~
!{be} < locate* > the|a|an|{poss} = find* @0.85 ~
initial > stage|stages|step|steps|phase|phases|impression|impressions|results|reaction|response|draft|meeting|visit|weeks|days = first @0.85 ~
culminate*|culminating in = end* in @0.85
traverse* > {det} = cross* @0.85
beckons = calls
deem* > it = find* @0.85 ~
{be} < deemed > a|an|necessary|unnecessary|too|essential|important|appropriate|inappropriate|acceptable|unacceptable|safe|unsafe|guilty|fit|unfit|successful = judged / thought @0.8
undergo* > surgery|treatment|training|tests|testing = have* / go* through @0.8
contemplate* > the|how|what|whether|why|{poss}|this = think* about @0.85 ~
contemplate* {ing} = think* about #2 @0.9 ~
comprehend* > the|how|what|why|{poss}|this|it = understand* ~
envision* > a|an|the = picture* / imagine* @0.8
attain* > {poss}|the|a|an|this|these = reach* @0.85
// single nouns
inception > .|,|in = start @0.85 ~
since its inception = since it began @0.9
ramifications|repercussions of = consequences of @0.85 ~
adversity > .|,|and = hardship / hard times @0.75
video footage = video @0.85
acts of kindness = kind acts @0.8
act of kindness = kindness @0.8
of|for|her|his|their|the|by|to|many|such|these|those < acts of bravery|courage = brave acts @0.85
act of bravery|heroism|courage = brave act @0.85
tragic event|incident = tragedy @0.7
tragic events|incidents = tragedies @0.7
expenditure on = spending on
dwellings = houses @0.9
elderly people|individuals|persons = older people @0.85
discuss|discusses|discussing|consider|considers|explore|explores|examine|examines|on < the implications of these|our|their|such findings|results|changes for = what #4 #5 mean for @0.9
discuss|discusses|discussing|consider|considers|explore|explores|examine|examines|on < the implications of this|our|the study|work|research|finding|change for = what #4 #5 means for @0.9
// single adjectives
complimentary > breakfast|drinks|drink|wifi|wi-fi|parking|transportation|shuttle|bread|coffee|water|tea|dessert|chips|snacks|wine|champagne|meal|meals|upgrade|tickets|service|appetizer|salsa|copy|access|consultation|toiletries|bottle|glass = free @0.93
replete with = full of @0.9
comprised of = made up of @0.9 ~
{be}|become|becomes|became|becoming|get|got|grow|grew|grown < accustomed to = used to @0.9 ~
unforeseen > problems|events|costs|expenses|delays|consequences|changes = unexpected @0.85
forthcoming > book|film|movie|album|election|elections|season|event|events|games|match|meeting|paper|year = coming @0.8 ~
{be} < imminent = close @0.8 ~
equitable > distribution|society|treatment|system|solution|solutions|outcomes = fair @0.9
adjacent to = next to @0.9
{be} < advantageous to|for = good for @0.9
{be} < optimistic about = hopeful about @0.85 ~
this|such < substantial > funding|investment|increase|difference|amount|gap = large / big ~
lengthy > process|period|discussion|delays|delay|wait|explanation|article|legal|battle|debate|meetings|meeting|review|negotiations = long @0.9
// single adverbs
{be}|{have}|and|to|can|could|will|would|must|then|he|she|they|we|i|it < swiftly = quickly @0.8
utterly = completely @0.85 ~
markedly > higher|lower|better|worse|more|less = much @0.75 ~
noticeably > different|higher|lower|better|worse = clearly @0.7
substantially|considerably > more|less|higher|lower|better|larger|smaller|faster|worse|cheaper|greater = much @0.9 ~
a|the|their|for|with|and|very|of|its|your < prompt > response|action|service|attention|delivery|reply = quick @0.85
promptly > .|, = right away @0.8
promptly > !.|,|at|and|after = quickly @0.6
// news and reports
, at which point|time = , when @0.85
has been crowned the winner of = has won
was crowned the winner of = won
were crowned the winners|champions of = won
evening|night|day|story|film|movie|game|season|week|year|meal|match|plot|time|play|show < progressed = went on @0.85
evening|night|day|story|film|movie|game|season|week|year|meal|match|plot|time|play|show < progresses = goes on @0.85 ~
account* for > the|this|these|some|any|such difference|differences|discrepancy|discrepancies|change|changes|variation|fact = explain* @0.85 ~
{subj} < employ > a|an|molecular|numerical|various|different|several|these|this|machine|deep|statistical|simulations|methods|techniques|strategies = use @0.93 ~
{subj} < employed > a|an|molecular|numerical|various|different|several|these|this|machine|deep|statistical|simulations|methods|techniques|strategies = used @0.93 ~
study|methods|paper|approach|model|method|algorithm|system|work|framework|author|writer|director < employs > a|an|the|molecular|numerical|various|different|several|these|this|machine|deep|statistical = uses @0.93 ~
{be} < conducted > using|with|on|in|at|over = done / carried out @0.8 ~
study|studies|understand|understanding|explain|predict|describe|influence|influences|affects|affect|about < the behavior|behaviour of {plural} > .|,|in|at|under|on|and|when = how #4 behave @0.85
begin by {ing} = start by #3 @0.7
address* the|their|your|our|these needs of = meet* the needs of @0.9
the elderly > .|,|and|who|are|were|or|in|with|at|to|from = older people @0.7
in the face of adversity|hardship = in hard times @0.9
// more and less
a < greater > chance|risk|impact|effect|role|part|threat|problem|danger|share = bigger @0.85 ~
{be}|with|after|requires|require|took|takes|by|through|without|of|from < extensive > research|testing|training|damage|travel|discussion|experience|practice|planning|work = a lot of / much @0.85
extensive > wine|menu|list|menus = long @0.85
extensive > network|range|selection|collection|library = large @0.85
at a rapid|fast|quick pace|rate = fast / quickly @0.9
at an alarming rate = alarmingly fast @0.9
at a faster pace|rate = faster @0.9
in and of itself = in itself / on its own @0.9
// times and cases
in such cases|situations|instances = then @0.6
on occasion = sometimes @0.85
until the present day = until now @0.9
// what is like what
very|quite|remarkably similar to = much like @0.8
{be} < analogous to = like @0.9 ~
was|were equipped with = had @0.85
for|to|helps|help|helping|support|supporting|with|serve people|those|students|children|families|patients|communities|animals < in need of = who need @0.85
is aware of > the|this|their|its|these = knows about @0.85 ~
are aware of > the|this|their|its|these = know about @0.85
was|were aware of > the|this|their|its|these = knew about @0.85
should|must < be aware of > the|this|these|any|all !surroundings|environment|moment = know about @0.8
become* aware of = notice* @0.85
it is|it's possible that = perhaps @0.8
appears to > !the|a|an|{poss}|me|him|us|them|her|have = seems to @0.85 ~
// for and against
by virtue of = because of
on account of = because of @0.9
as a means of {ing} = as a way of #5 ~
a means of {ing} = a way of #4 ~
a key|major|leading player in = a big name in @0.85
eagerly awaits = looks forward to
eagerly anticipate = look forward to
eagerly anticipating = looking forward to
they|we|i|he|she|who|fans|residents|children|people|has|have|had < eagerly awaited|anticipated > {det} = looked forward to
eagerly anticipates = looks forward to ~
eagerly await = look forward to
eagerly awaiting = looking forward to
debate|controversy|questions|issues|uncertainty|discussion|discussions|concerns|laws|stigma|myths|conversation|fears|ethics|confusion < surrounding = around / over @0.8
the circumstances surrounding = the circumstances of
in the surrounding area = nearby @0.9
{be}|very|more|deeply|especially|particularly < concerning > .|,|that|because|is|and = worrying @0.85 ~
questions|issues|information|rules|laws|concerns|matters|details|feedback|facts|decisions|arguments|discussions|policies|evidence < concerning = about @0.9
understand|understands|understood|know|learn|learned|see|realize|recognize|appreciate|teach|teaches|explain|explains|about|of < the importance of education|teamwork|community|safety|family|friendship|health|communication|exercise|sleep|honesty|diversity|voting|science|technology|security|quality|planning|discipline|leadership|collaboration|sustainability|resilience|culture|trust|respect|kindness|freedom|privacy|art|music|reading|testing|documentation|transparency|accountability|it|this > $ = why #4 matters @0.9
study|studies|understand|understanding|investigate|investigates|examine|examines|explore|explores|assess|assesses|about|discuss|discusses|consider|explain|analyze < the effects|effect|impact|influence of {plural} on = how #4 affect @0.85
!{to}|to < has access to > education|healthcare|information|food|water|clean|affordable|help|support|care|quality|better|good|advice|funding = can get @0.8
// going on with ordinary words
to < understand > how|why|what|where|who = see @0.5 ~
can|could|may|might|would|will < lead to > more|less|fewer|greater|better|higher|lower|improved|increased = mean @0.7
this < leads to > a|an = means @0.7
this|which|that|it < leads to > more|less|fewer|greater|better|higher|lower|improved|increased = means @0.7
{be} < regarded > as = seen @0.8 ~
!funded|financed|paid|backed < through the|a combination of = by combining @0.85
the pursuit of > knowledge|truth|meaning = the search for @0.85 ~
secure* > funding|investment|support|employment|tickets|approval = get* @0.8
secured > a place|win|victory|spot|seat = won @0.8 ~
first|chance|brief < encounter+ = meeting+ @0.7
encounter* > problems|difficulties|challenges|issues|errors|obstacles|resistance|difficulty|trouble|setbacks = run* into @0.85 ~
positively impacts|affects|influences = is good for / helps @0.85
positively impacted|affected|influenced > {det}|{poss} = helped @0.85
negatively impacts|affects|influences = hurts / harms @0.85
negatively impacted|affected|influenced > {det}|{poss} = hurt / harmed @0.85
negatively impacting|affecting|influencing = hurting / harming @0.85
positively impacting|affecting|influencing = helping @0.85
immediately after|before|following = right #2 @0.85 ~
!effective|available < immediately > .|, = at once @0.8 ~
generous > portions|portion|servings|helpings = big @0.8
genuine > interest|concern|love|care|smile|connection|connections|friendship|desire|need|effort|understanding|change|feeling|passion|feedback = real @0.85
impoverished > communities|families|areas|countries|children|people|students|regions|backgrounds|neighborhoods = poor @0.9
discover* > how|what|why|whether = find* out @0.8 ~
adverse > weather|conditions = bad @0.85 ~
{be} < problematic > .|,|for|because|and|when|as = a problem @0.8 ~
carefully crafted = carefully made @0.8
successfully completed|complete|completing|completes|graduate|graduated|achieved|achieve|finished|passed = #2 @0.85
receiving > a|an|the|help|more|less|support|feedback|advice|education|medical|good|bad|some|this = getting @0.8 ~
{be} < a common|rare occurrence = #2 @0.9
adequate > time|sleep|resources|funding|support|food|space|information|training|preparation|staff|water|rest|supplies = enough @0.85 ~
government|public|federal|state|more|enough|extra|additional|of|get|seek|raise < funding > for|to|from|.|,|is|was|will|would = money @0.7 ~
accommodate* > {poss} needs|schedule|schedules|lifestyle|request|requests = fit* @0.8
attend* > school|college|class|classes|university|church|lectures|meetings|events|concerts|games|parties|practice|conferences !from|online|remotely|virtually|via|at|through = go* to @0.85 ~
!office|town|country|abroad|away < attend* the|a|this|that meeting|event|concert|party|game|festival|funeral|conference|lecture|show|class|school|ceremony > !from|online|remotely|virtually|via|through = go* to #2 #3 @0.85 ~
demonstrate* > {poss}|commitment|strong = show* @0.85
throughout the entire = all through the @0.9 ~
in a variety of settings|contexts|situations|fields = in many different #5 @0.85
individuals' = people's @0.93
amid > the|a|this chaos|crowd|noise|ruins|trees|rubble|confusion|storm = in the middle of @0.85 ~
due to the increasing = because of the growing @0.85
// facing, lying, following
we|they|you|i|who|{plural} < are|am faced with = face
is faced with = faces
was|were faced with = faced
!, < i was immediately|instantly struck|impressed by = what struck me first was @0.8
by doing so , = that way , / this way , @0.9 ~
been|is|are|was|were < a topic of debate|discussion > .|,|in|for = talked about / argued over @0.8
been|is|are|was|were < the subject of debate|discussion|controversy = argued over @0.85
been|is|are|was|were < the subject of much|great|considerable debate|discussion|controversy = much argued over @0.85
from the comfort of > {poss} = right from / from @0.85
one advantage|benefit of > {ing}|the|a|this|online|having = one good thing about @0.85
one disadvantage|drawback|downside of > {ing}|the|a|this|online = one trouble with @0.85 ~
problem|answer|solution|challenge|difficulty|trick|secret|key < lies in > {ing} = is @0.85
!greatest|main|real|biggest|true power|value|appeal|beauty|importance < lies in = comes from @0.7 ~
in response to > criticism|complaints|concerns|pressure|backlash = after @0.75
brighter future = better future @0.8
ensure* their safety > $|and|on|in|at|when|while = keep* them safe @0.85
ensure* our safety > $|and|on|in|at|when|while = keep* us safe @0.85
ensure* your safety > $|and|on|in|at|when|while = keep* you safe @0.85
ensure* the safety of everyone|people|{plural} > .|, = keep* #5 safe @0.85
a < symphony of > flavors|flavours|tastes|textures|colors|colours|sounds|spices|melodies|emotions|feelings|taste|rustling|notes|voices|scents|aromas = mix of @0.85
finale to = end to @0.8
he|she < served as treasurer|chairman|president|captain|director|secretary|mayor|governor|chairwoman|chief|minister|chancellor = was #3 @0.8
!later|also|then|once|he|she < served as treasurer|chairman|president|captain|director|secretary|mayor|governor|chairwoman|chief|minister|chancellor = was #3 @0.8
regain* consciousness = come* to @0.8
has high expectations for|of = expects a lot of / expects much of @0.85
have high expectations for|of = expect a lot of / expect much of / expect great things of @0.85
had high expectations for|of = expected a lot of / expected much of / expected great things of @0.85
the subject|matter|task|issue|topic|problem at hand = the #2 @0.85
are as follows > : = are these @0.85 ~
vehicular accidents|collisions = road accidents / crashes @0.85
// time and course
as time progressed|passed , = as time went on , @0.8
on a|one fateful day = one day @0.7
one fateful day|night|evening = one #3 @0.7
^ < in that moment , = then , @0.8
with great care > !and = very carefully @0.85
with great precision > !and = very precisely @0.85
with precision and care = carefully and precisely @0.8
with caution = carefully @0.85
washed over > me|him|her|them|us = came over @0.8
surged through > my|his|her|their = ran through @0.85
coursed through > my|his|her|their|our = ran through @0.85
coursing through > my|his|her|their|our = running through @0.85
etched in|into > my|his|her|their memory|mind|minds|face|heart = fixed in @0.85
{be}|, < filled with > {ly}|fear|joy|dread|hope|wonder|excitement|determination|pride|terror|concern|hatred|sorrow|anger|love|life|laughter = full of @0.85
gazed upon = looked at
gazed at|into|out|up|down|around = looked #2 @0.7 ~
stumbled upon = came across @0.85
stumbling upon = coming across @0.85
bathed in > moonlight|sunlight|light|golden = lit by @0.6 ~
cloaked|shrouded in > darkness|shadow|shadows|mist|fog = hidden in @0.85
bore witness to = saw / watched @0.85
bear witness to = see / watch @0.85
bearing witness to = seeing / watching @0.85
amidst the chaos = in all the chaos @0.85
amid the chaos = in all the chaos @0.85
// ways, chances and amounts
during > lunch|breakfast|recess|dinner .|,|and|to|with|or = at @0.8 ~
highly > dynamic|costly|skilled|competent|competitive|unlikely|addictive|secure|controversial|flexible|accurate|sensitive|efficient|popular|effective|dangerous|unusual|active|detailed|productive|profitable = very @0.85 ~
communicate|collaborate|work|function|perform|manage|compete|operate|communicating|teach|study|learn < effectively > .|,|and|with|in|as = well @0.85
approaches to {ing} = ways of #3 @0.85 ~
novel|new|simple|better < method for {ing} = way of #3 @0.85 ~
technique for {ing} = way of #3 @0.85 ~
techniques for {ing} = ways of #3 @0.85 ~
captures|captured|capture|capturing the essence of = #1 the spirit of @0.7
the atmosphere|ambiance|ambience > is|was fun|cozy|cosy|lively|relaxed|casual|friendly|welcoming|inviting|charming|pleasant = r:the place @0.75
improve|improves|improved|improving|limited|public < transportation|transport options = #1 @0.85
more|better|new|few|fewer|other|alternative|cheap|many < transportation|transport options = ways to get around @0.85 ~
with|from|under|has|have|had|causes|cause|feel|feels|experience|experiences < high levels of > stress|anxiety|energy|noise|support|interest|traffic|confidence|motivation = a lot of / f:a great deal of @0.8 ~
!^|that|and|but|or|whether|where|because|if|when|while|although|though|,|the|these|this|their|our|at|into|to|of < increased levels of > stress|anxiety|pollution|activity|energy|noise|support|interest|engagement|traffic|confidence|motivation = more @0.85
the decrease in = the drop in / the fall in @0.85 ~
face-to-face interaction = face-to-face contact @0.75
human interaction > .|,|and|is|in = contact with people @0.8 ~
weather|traffic conditions > .|,|and = #1 @0.8
short time frame = short time
past history = history
future plans > .|,|for|and|to = plans @0.8
end result = result @0.8 ~
final outcome = result / outcome @0.85
completely eliminate = get rid of / f:eliminate
absolutely essential = essential @0.8 ~
added bonus = bonus @0.9
unexpected surprise = surprise
return*|returning back to = go* back to / return* to ~
first began = began
still remains > a|an|the|to = is still @0.85 ~
reasons why > {pron}|{det}|{plural} = reasons @0.7
is the reason why > {pron}|{det}|{plural} = is why @0.9
cast|starred|starring|stars|appears|appeared|actor|actress < in the role of = as @0.85
in his|her|their|my|your capacity as = as @0.9
known by the name of = called
a person who is = someone who is @0.7 ~
a person who|that = someone who @0.7 ~
that|who|which < are able to = can @0.9
has a tendency to = tends to @0.9
has the desire|a desire to = wants to @0.9
had a|the desire to = wanted to @0.9
have the courage to = dare to @0.7
{be} < tasked with {ing} = given the job of #3 @0.85 ~
responsible for overseeing > {det}|all = in charge of @0.9
serves the purpose of {ing} = is for #5 @0.85
for this purpose = for this @0.8
`
