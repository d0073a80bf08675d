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
those which = f:those that @0.93
// facts
rather than {ing} > {det}|{pron}|{plural} = c:instead of #3 @0.8
// through, by, via
through the process of {ing} = by #5 @0.9
// despite
despite > the|its|their|all|these|this|our|my challenges|problems|rain|weather|crowd|crowds|cost|costs|price|prices|risk|risks|noise|cold|heat|drawbacks|flaws|limitations|difficulties|benefits|advantages|progress|help|support|changes|delays|traffic|busy|high|growing|pressure|many|wait|long|potential|dangers|setbacks = c:even with @0.85
despite being > a|an|the|so|only|very|in|one|told|small|new|young|old|tired|aware|told|forced|unable !of = though / although @0.8
// seeking
seek* advice|help|guidance|support|feedback|assistance|input from others|friends|experts|teachers|parents|people|family|professionals > $ = ask* #4 for #2 @0.9
seek* multiple|different|diverse|outside|other|various perspectives|viewpoints = get* #2 views @0.85
seek* a second opinion = get* a second opinion / ask* someone else @0.85
// decisions
make* a|the decision > $ = decide*
make* the right|best decision|choice > $|when = choose* well / r:get* it right @0.8
come* to a decision = decide* @0.9
// needs
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
{be} < in the process of {ing} = #5 / now #5 @0.9
// some, all, kinds
each|every individual > student|person|employee|child|user|player|member|customer|state|case|component|item|part|step|team|school|voter|patient|athlete = #1 @0.85
on each and every = on every @0.9
further > research|studies|study|investigation|investigations|information|details|questions|evidence|support|proof|training|improvements|refinements = s:more @0.95
within > his|her|my|your|each|every|those|that|different|large|small|schools|communities|society|education|companies|academia|industry|government|humans|families|groups|teams|europe|america|sport|science !reach|budget|means|rights|power|grasp|control|limits|ability|capacity|range|walking|distance = s:in @0.95
the|their|his|her|my|our|your|its < overall > goals|quality|success|health|wellbeing|well-being|satisfaction|happiness|atmosphere|vibe|experience = - @0.7
improve|improves|improving|improved < overall > health|quality|wellbeing|well-being|usability|efficiency|performance|safety = - @0.5
// stages
become* > more|less|better|worse|easier|harder|tired|bored|angry|sick|cold|hot|dark|lost = c:get* / s:get* @0.7
towards|toward the end of = late in @0.85
towards|toward the beginning of = early in @0.9
// knowing
with no knowledge of = knowing nothing about @0.9
// experience
years of experience in {ing} = years of #5 @0.85
based on my experience|experiences = from what I've seen @0.85
have*|having a great|good|wonderful|fantastic|amazing|bad|terrible|lovely experience at|here|there = have* a #3 time #5 @0.85
the whole|entire experience > was|is|felt|made = r:the whole thing @0.75
// making and getting
i|they|he|she < observed > that|a|an|the|how|no|some = s:saw @0.95
we|i|they < observe > that|a|an|the|how|no|some|increased = s:see @0.95
make* {poss} way to|into|back|home|down|up|out|over|through|across = go* #4 @0.7
// single verbs
relocate* > the|their|its|his|her|our = s:move* @0.95
reiterate* > {poss}|the = s:repeat* @0.95
authorize*|authorise* > the|a|an|this = s:approve* @0.95
expend* > energy|effort|resources|time|money = s:use* @0.95
rectify* > the|this|these|any|that|such = s:fix* @0.95
anticipates|anticipate > that|more|a|the|problems|changes|trouble = s:expect* @0.95
!{be} < locate* > the|a|an|{poss} = s:find* @0.95
initial > stage|stages|step|steps|phase|phases|impression|impressions|results|reaction|response|draft|meeting|visit|weeks|days = s:first @0.95
traverse* > {det} = s:cross* @0.95
undergo* > surgery|treatment|training|tests|testing = s:have* @0.95
// single nouns
inception > .|,|in = s:start @0.95
video footage = video @0.85
acts of kindness = kind acts @0.8
act of kindness = kindness @0.8
of|for|her|his|their|the|by|to|many|such|these|those < acts of bravery|courage = brave acts @0.85
act of bravery|heroism|courage = brave act @0.85
tragic event|incident = tragedy @0.7
tragic events|incidents = tragedies @0.7
dwellings = s:houses @0.95
elderly people|individuals|persons = older people @0.85
discuss|discusses|discussing|consider|considers|explore|explores|examine|examines|on < the implications of these|our|their|such findings|results|changes for = what #4 #5 mean for @0.9
discuss|discusses|discussing|consider|considers|explore|explores|examine|examines|on < the implications of this|our|the study|work|research|finding|change for = what #4 #5 means for @0.9
// single adjectives
unforeseen > problems|events|costs|expenses|delays|consequences|changes = unexpected @0.85
forthcoming > book|film|movie|album|election|elections|season|event|events|games|match|meeting|paper|year = s:coming @0.95
{be} < imminent = s:close @0.95
equitable > distribution|society|treatment|system|solution|solutions|outcomes = s:fair @0.95
this|such < substantial > funding|investment|increase|difference|amount|gap = s:large / s:big @0.95
lengthy > process|period|discussion|delays|delay|wait|explanation|article|legal|battle|debate|meetings|meeting|review|negotiations = s:long @0.95
// single adverbs
markedly > higher|lower|better|worse|more|less = s:much @0.95
noticeably > different|higher|lower|better|worse = s:clearly @0.95
substantially|considerably > more|less|higher|lower|better|larger|smaller|faster|worse|cheaper|greater = s:much @0.95
// news and reports
, at which point|time = , when @0.85
has been crowned the winner of = has won
was crowned the winner of = won
were crowned the winners|champions of = won
{subj} < employ > a|an|molecular|numerical|various|different|several|these|this|machine|deep|statistical|simulations|methods|techniques|strategies = s:use @0.95
{subj} < employed > a|an|molecular|numerical|various|different|several|these|this|machine|deep|statistical|simulations|methods|techniques|strategies = s:used @0.95
study|methods|paper|approach|model|method|algorithm|system|work|framework|author|writer|director < employs > a|an|the|molecular|numerical|various|different|several|these|this|machine|deep|statistical = s:uses @0.95
{be} < conducted > using|with|on|in|at|over = s:done @0.95
study|studies|understand|understanding|explain|predict|describe|influence|influences|affects|affect|about < the behavior|behaviour of {plural} > .|,|in|at|under|on|and|when = how #4 behave @0.85
in the face of adversity|hardship = in hard times @0.9
// more and less
{be}|with|after|requires|require|took|takes|by|through|without|of|from < extensive > research|testing|training|damage|travel|discussion|experience|practice|planning|work = s:much @0.95
extensive > wine|menu|list|menus = s:long @0.95
extensive > network|range|selection|collection|library = s:large @0.95
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
was|were equipped with = had @0.85
for|to|helps|help|helping|support|supporting|with|serve people|those|students|children|families|patients|communities|animals < in need of = who need @0.85
is aware of > the|this|their|its|these = knows about @0.85 ~
are aware of > the|this|their|its|these = know about @0.85
was|were aware of > the|this|their|its|these = knew about @0.85
should|must < be aware of > the|this|these|any|all !surroundings|environment|moment = know about @0.8
become* aware of = notice* @0.85
it is|it's possible that = perhaps @0.8
// for and against
by virtue of = because of
on account of = because of @0.9
a key|major|leading player in = a big name in @0.85
in the surrounding area = nearby @0.9
questions|issues|information|rules|laws|concerns|matters|details|feedback|facts|decisions|arguments|discussions|policies|evidence < concerning = s:about @0.95
understand|understands|understood|know|learn|learned|see|realize|recognize|appreciate|teach|teaches|explain|explains|about|of < the importance of education|teamwork|community|safety|family|friendship|health|communication|exercise|sleep|honesty|diversity|voting|science|technology|security|quality|planning|discipline|leadership|collaboration|sustainability|resilience|culture|trust|respect|kindness|freedom|privacy|art|music|reading|testing|documentation|transparency|accountability|it|this > $ = why #4 matters @0.9
study|studies|understand|understanding|investigate|investigates|examine|examines|explore|explores|assess|assesses|about|discuss|discusses|consider|explain|analyze < the effects|effect|impact|influence of {plural} on = how #4 affect @0.85
!{to}|to < has access to > education|healthcare|information|food|water|clean|affordable|help|support|care|quality|better|good|advice|funding = can get @0.8
// going on with ordinary words
to < understand > how|why|what|where|who = s:see @0.95
can|could|may|might|would|will < lead to > more|less|fewer|greater|better|higher|lower|improved|increased = mean @0.7
this < leads to > a|an = means @0.7
this|which|that|it < leads to > more|less|fewer|greater|better|higher|lower|improved|increased = means @0.7
{be} < regarded > as = s:seen @0.95
!funded|financed|paid|backed < through the|a combination of = by combining @0.85
secure* > funding|investment|support|employment|tickets|approval = s:get* @0.95
secured > a place|win|victory|spot|seat = s:won @0.95
first|chance|brief < encounter+ = s:meeting+ @0.95
positively impacts|affects|influences = is good for / helps @0.85
positively impacted|affected|influenced > {det}|{poss} = helped @0.85
negatively impacts|affects|influences = hurts / harms @0.85
negatively impacted|affected|influenced > {det}|{poss} = hurt / harmed @0.85
negatively impacting|affecting|influencing = hurting / harming @0.85
positively impacting|affecting|influencing = helping @0.85
genuine > interest|concern|love|care|smile|connection|connections|friendship|desire|need|effort|understanding|change|feeling|passion|feedback = s:real @0.95
impoverished > communities|families|areas|countries|children|people|students|regions|backgrounds|neighborhoods = s:poor @0.95
adverse > weather|conditions = s:bad @0.95
successfully completed|complete|completing|completes|graduate|graduated|achieved|achieve|finished|passed = #2 @0.85
receiving > a|an|the|help|more|less|support|feedback|advice|education|medical|good|bad|some|this = s:getting @0.95
{be} < a common|rare occurrence = #2 @0.9
adequate > time|sleep|resources|funding|support|food|space|information|training|preparation|staff|water|rest|supplies = s:enough @0.95
government|public|federal|state|more|enough|extra|additional|of|get|seek|raise < funding > for|to|from|.|,|is|was|will|would = s:money @0.95
accommodate* > {poss} needs|schedule|schedules|lifestyle|request|requests = s:fit* @0.95
demonstrate* > {poss}|commitment|strong = show* @0.85
in a variety of settings|contexts|situations|fields = in many different #5 @0.85
due to the increasing = because of the growing @0.85
// facing, lying, following
we|they|you|i|who|{plural} < are|am faced with = face
is faced with = faces
was|were faced with = faced
been|is|are|was|were < a topic of debate|discussion > .|,|in|for = talked about / argued over @0.8
been|is|are|was|were < the subject of debate|discussion|controversy = argued over @0.85
been|is|are|was|were < the subject of much|great|considerable debate|discussion|controversy = much argued over @0.85
from the comfort of > {poss} = right from / from @0.85
problem|answer|solution|challenge|difficulty|trick|secret|key < lies in > {ing} = is @0.85
in response to > criticism|complaints|concerns|pressure|backlash = after @0.75
ensure* their safety > $|and|on|in|at|when|while = keep* them safe @0.85
ensure* your safety > $|and|on|in|at|when|while = keep* you safe @0.85
ensure* the safety of everyone|people|{plural} > .|, = keep* #5 safe @0.85
he|she < served as treasurer|chairman|president|captain|director|secretary|mayor|governor|chairwoman|chief|minister|chancellor = was #3 @0.8
!later|also|then|once|he|she < served as treasurer|chairman|president|captain|director|secretary|mayor|governor|chairwoman|chief|minister|chancellor = was #3 @0.8
has high expectations for|of = expects a lot of / expects much of @0.85
have high expectations for|of = expect a lot of / expect much of / expect great things of @0.85
had high expectations for|of = expected a lot of / expected much of / expected great things of @0.85
the subject|matter|task|issue|topic|problem at hand = the #2 @0.85
are as follows > : = are these @0.85 ~
vehicular accidents|collisions = crashes @0.85
// time and course
as time progressed|passed , = as time went on , @0.8
on a|one fateful day = one day @0.7
one fateful day|night|evening = one #3 @0.7
^ < in that moment , = then , @0.8
with great care > !and = very carefully @0.85
with great precision > !and = very precisely @0.85
with precision and care = carefully and precisely @0.8
with caution = carefully @0.85
bore witness to = saw / watched @0.85
bear witness to = see / watch @0.85
bearing witness to = seeing / watching @0.85
amidst the chaos = in all the chaos @0.85
// ways, chances and amounts
during > lunch|breakfast|recess|dinner .|,|and|to|with|or = s:at @0.95
highly > dynamic|costly|skilled|competent|competitive|unlikely|addictive|secure|controversial|flexible|accurate|sensitive|efficient|popular|effective|dangerous|unusual|active|detailed|productive|profitable = s:very @0.95
communicate|collaborate|work|function|perform|manage|compete|operate|communicating|teach|study|learn < effectively > .|,|and|with|in|as = well @0.85
captures|captured|capture|capturing the essence of = #1 the spirit of @0.7
the atmosphere|ambiance|ambience > is|was fun|cozy|cosy|lively|relaxed|casual|friendly|welcoming|inviting|charming|pleasant = r:the place @0.75
improve|improves|improved|improving|limited|public < transportation|transport options = #1 @0.85
with|from|under|has|have|had|causes|cause|feel|feels|experience|experiences < high levels of > stress|anxiety|energy|noise|support|interest|traffic|confidence|motivation = f:a great deal of @0.8
!^|that|and|but|or|whether|where|because|if|when|while|although|though|,|the|these|this|their|our|at|into|to|of < increased levels of > stress|anxiety|pollution|activity|energy|noise|support|interest|engagement|traffic|confidence|motivation = more @0.85
weather|traffic conditions > .|,|and = #1 @0.8
short time frame = short time
past history = history
future plans > .|,|for|and|to = plans @0.8
final outcome = result / outcome @0.85
completely eliminate = f:eliminate
absolutely essential = essential @0.8 ~
added bonus = bonus @0.9
unexpected surprise = surprise
return*|returning back to = return* to ~
first began = began
reasons why > {pron}|{det}|{plural} = reasons @0.7
is the reason why > {pron}|{det}|{plural} = is why @0.9
cast|starred|starring|stars|appears|appeared|actor|actress < in the role of = as @0.85
in his|her|their|my|your capacity as = as @0.9
known by the name of = called
a person who is = someone who is @0.7 ~
that|who|which < are able to = can @0.9
has a tendency to = tends to @0.9
has the desire|a desire to = wants to @0.9
had a|the desire to = wanted to @0.9
have the courage to = dare to @0.7
serves the purpose of {ing} = is for #5 @0.85
for this purpose = for this @0.8
`
