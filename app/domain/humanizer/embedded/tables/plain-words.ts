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

/** Verbs in the plain form for what a method or a theory does. */
const SCIENCE_VERBS =
  'describe|explain|predict|measure|identify|improve|reduce|solve|study|model|calculate|estimate|detect|test|assess|evaluate|analyze|show|constrain|track|compare|visualize|simulate|support|protect|treat'

/** Frames of ordinary words that prose builds stiffly, and the plainer and shorter ways to say them. */
export const PLAIN_WORDS = `
// relatives
manner in which > {det}|{pron}|{plural} = way @0.93
the point|stage|place|level at which = the #2 where @0.9
the time|moment at which = the #2 when / the #2 @0.9
on|of|affects|affect|affecting|determine|determines|measure|measured|changes < the rate|speed at which = how fast @0.85
the reason|reasons for which = the #2 @0.9
context|contexts|setting|settings|environments|situations|places|circumstances|communities|schools|rooms|town|village|building|homes|cultures|societies|worlds|region|regions|scenario|scenarios|market|markets|model|field|fields|community|workplace|space|spaces|conditions|examples|game|story|scene|classroom|neighborhood < in which > !to = where @0.9
year|years|month|months|week|weeks|decade < in which > !to = when @0.9
day|days|morning|night < on which > !to = when @0.9
period|periods|time|times|hours|phase < during which = when @0.9
people|those|students|friends|person|man|woman|someone|anyone|men|women|children < whom > i|we|they|you|he|she = - / who @0.9
${THINGS} < which > is|are|was|were|has|have|had|can|could|will|would|may|might|should|must|does|do|makes|make|made|helps|help|helped|allows|allow|gives|gave|takes|took|shows|showed|leads|led|affects|affect|comes|came|need|needs = that @0.93
those which = the ones that / f:those that @0.93
{be}|{prep}|and|or|than < those that > are|have|were|can|do|had|will|would|live|need|make = the ones that @0.8
// facts
love|loved|like|liked|appreciate|appreciated|enjoyed|hate|hated < the fact that = that / how @0.9
aware|conscious of the fact that = #1 that @0.93
reflects|reflect|proves|prove|shows|show|demonstrates|demonstrate|confirms|confirm|illustrates|ignore|ignores|accept|accepts|accepted|recognize|recognizes|acknowledge|acknowledges|mention|hide|stress|stresses < the fact that = that @0.93
decide|decides|decided|determine|determines|determined|know|knew|see|wonder|wondered|question|consider|considering|about|of|on|debate|deciding|determining|asks|ask|asked < whether or not = whether @0.9
regardless of > {poss} = whatever @0.9
rather than {ing} > {det}|{pron}|{plural} = r:instead of #3 @0.8
whereas = while / r:but @0.7
// through, by, via
!go|goes|going|went|gone|get|gets|got|getting|sit|sat|way|halfway|partway|midway|follow|followed|following|live|lived < through {ing} > {det}|{pron} = by #2 @0.9
through hard work > !and|on|in|at|that|they|he|she = by working hard @0.85
through careful planning > !and|of = by planning carefully @0.9
through open communication > !and|of|with = by talking openly @0.9
through collaboration|teamwork > .|,|and = by working together @0.85
through the process of {ing} = by #5 @0.9
via the internet|web = online / over the #3 @0.9
// due measure
times|once|twice|hours|minutes|days|dollars|miles|people < per > week|day|month|hour|night|minute|game = a @0.9
// despite
despite > the|its|their|all|these|this|our|my challenges|problems|rain|weather|crowd|crowds|cost|costs|price|prices|risk|risks|noise|cold|heat|drawbacks|flaws|limitations|difficulties|benefits|advantages|progress|help|support|changes|delays|traffic|busy|high|growing|pressure|many|wait|long|potential|dangers|setbacks = r:even with @0.85
despite being > a|an|the|so|only|very|in|one|told|small|new|young|old|tired|aware|told|forced|unable = though / although @0.8
despite having > no|a|an|the|many|little|so|only|such|some = even with @0.8
// seeking
seek* advice|help|guidance|support|feedback|assistance|input from others|friends|experts|teachers|parents|people|family|professionals > $ = ask* #4 for #2 @0.9
seek* information|solutions|answers|opportunities|ways|alternatives|employment = look* for #2 @0.85
seek* multiple|different|diverse|outside|other|various opinions|perspectives|viewpoints|views = ask* for #2 #3 / get* #2 #3 @0.85
seek* the opinion|opinions|advice|help|guidance of = ask* for the #3 of @0.85
seek* a second opinion = get* a second opinion / ask* someone else @0.85
seek* medical|professional|legal help|advice|attention = get* #2 #3 @0.85
seek* revenge = want* revenge @0.4
// decisions
make* a|the decision > $ = decide*
make* the right|best decision|choice > $|about|for|when = choose* well / r:get* it right @0.8
come* to a decision = decide* @0.9
the decision-making process = the way decisions are made / how decisions are made @0.9
their decision-making process = the way they decide @0.9
our decision-making process = the way we decide @0.9
your decision-making process = the way you decide @0.9
// needs
${MEANS} < necessary|required to|for = needed #2 @0.9
are|were < necessary to|for = needed #2 @0.85
if necessary|required > .|,|and = if need be / if needed @0.85
when necessary|required > .|,|and = when needed @0.9
as necessary|required > .|,|and|by = as needed @0.8
${PEOPLE} < were required to = had to @0.9
will|would|may|might|could|not < be required to = have to @0.9
i|we|they|he|she|you < am|is|are obliged|obligated to = have to
the necessary > skills|tools|resources|support|training|equipment|information|knowledge|steps|materials = the right @0.6
// what follows from what
lead*|leading to > ${HARM} = cause* / r:end* in @0.85
result* in > ${HARM} = cause* / r:end* in @0.85
lead* to > serious|severe|negative|dangerous|harmful|unintended|devastating|fatal|costly = cause* @0.8
result* in > serious|severe|negative|dangerous|harmful|unintended|devastating|fatal|costly = cause* @0.8
lead* to > better|improved|greater|higher|lower|faster|fewer results|outcomes|performance|health|grades|scores|productivity|satisfaction|efficiency|costs|prices|rates|levels|quality|growth|decisions = mean* / bring* @0.8
contribute* to > ${HARM} = add* to / r:play* a part in @0.7
can|could be used to > ${SCIENCE_VERBS} = #1 / #1 help @0.7
{to} < help to > !the|a|an|{poss} = help @0.85
began|begin|begins|start|started|starts|beginning|starting the process of {ing} = #1 #5 @0.93
{be} < in the process of {ing} = #5 / now #5 @0.9
the possibility of {ing} = the chance of #4 @0.6
// some, all, kinds
all|both of > the|these|those|their|my|our|his|her|your|its = #1 @0.9
over|nearly|almost|about|than|least < half of > the|my|our|their|his|her = half @0.8
each|every individual > student|person|employee|child|user|player|member|customer|state|case|component|item|part|step|team|school|voter|patient|athlete = #1 @0.85
each > day|year|week|month|time|night|morning|evening|summer|season = every @0.85
on each and every = on every @0.9
further > research|studies|study|investigation|investigations|information|details|questions|evidence|support|proof|training|improvements|refinements = more @0.85
no|any|without < prior > experience|training|knowledge = earlier @0.5
within > his|her|my|your|each|every|those|that|different|large|small|schools|communities|society|education|companies|academia|industry|government|humans|families|groups|teams|europe|america|sport|science = in @0.9
popular < among = with @0.85
the|their|his|her|my|our|your|its < overall > goals|goal|quality|success|health|wellbeing|well-being|satisfaction|happiness|atmosphere|vibe|experience = - @0.7
improve|improves|improving|improved < overall > health|quality|wellbeing|well-being|usability|efficiency|performance|safety = - @0.5
// stages
{be} < increasingly = more and more @0.85
become* > more|less|better|worse|easier|harder|tired|bored|stronger|weaker|larger|bigger|smaller|angry|sick|cold|hot|dark|lost = r:get* @0.7
remains > a|an|the|one|unclear|unknown|important|essential|crucial|uncertain|difficult|popular|strong|high|true|open|committed|unchanged|vital|critical|possible|challenging|active|limited = is still @0.9
{plural} < remain > a|an|the|unclear|unknown|important|essential|crucial|uncertain|difficult|popular|strong|high|true|open|committed|unchanged|vital|critical|possible|challenging|active|limited = are still @0.85
remain* > calm|quiet|silent|loyal|focused|awake|alive|alert|motivated|connected|competitive|informed|engaged|healthy|safe = stay* @0.9
towards|toward the end of = near the end of / late in @0.85
towards|toward the beginning of = near the start of / early in @0.9
work*|working towards|toward {ing} = work* on #3 @0.85
ultimately = in the end @0.7
ultimately , = in the end , @0.8
consider* {ing} = think* about #2 @0.8
involves {ing} = means #2 @0.85
steps|costs|risks|work|process|factors|issues|challenges|effort|dangers|difficulties < involved in > {ing} = in @0.8
affect|affects|improve|improves|limit|limits|impair|impairs|hinder|hinders|reduce|reduces|test|tests < their ability to = how well they can @0.85
affect|affects|improve|improves|limit|limits|impair|impairs|hinder|hinders|reduce|reduces|test|tests < our ability to = how well we can @0.85
affect|affects|improve|improves|limit|limits|impair|impairs|hinder|hinders|reduce|reduces|test|tests < your ability to = how well you can @0.85
// knowing
with no knowledge of = knowing nothing about @0.9
without any knowledge of = without knowing anything about @0.9
have no knowledge of = know nothing about @0.9
has no knowledge of = knows nothing about @0.9
had no knowledge of = knew nothing about @0.9
improve|expand|increase|to < our knowledge of > the|how = what we know about @0.85
use|share|apply|test|expand|improve|using|sharing|applying|expanding|improving < their knowledge of|about = what they know about @0.85
use|share|apply|test|expand|improve|using|sharing|applying|expanding|improving < your knowledge of|about = what you know about @0.85
// experience
years of experience in {ing} = years of #5 @0.85
in my own|personal experience = from what I've seen @0.85
in|from my experience , = from what I've seen , @0.7
based on my experience|experiences = from what I've seen @0.85
have*|having a great|good|wonderful|fantastic|amazing|bad|terrible|lovely experience at|here|there = have* a #3 time #5 @0.85
the whole|entire experience > was|is|felt|made = r:the whole thing @0.75
a positive experience = a good experience @0.85
a positive change = a change for the better @0.85
positive changes = changes for the better @0.8
positive reviews|outcomes|relationships|effects = good #2 @0.8
negative effect+|consequence+|outcome+|impact+|influence+ > on|of|for|in|.|, = bad effect+ / harmful effect+ @0.7
// making and getting
create* > problems|trouble|confusion|chaos|tension|stress|difficulties|delays|conflict = cause* @0.9
we|i|they|he|she < observed > that|a|an|the|how|no|some|increased = saw @0.9
we|i|they < observe > that|a|an|the|how|no|some|increased = see @0.9
make* {poss} way to|into|back|home|down|up|out|over|through|across = go* #4 @0.7
excel|succeed|perform|struggle|well < academically > .|,|and = in school / at school @0.8
// single verbs
laud* > {det}|{poss} = praise*
yearn*|yearning to|for = long* #2 @0.9
solidify* > {poss}|the = strengthen* @0.85
relocate* > the|their|its|his|her|our = move* @0.9
reiterate* that = say* again that @0.85
reiterate* > {poss}|the = repeat* @0.85
relinquish* > {poss}|the|control|power = give* up
cease* {ing} = stop* #2 @0.9
implore* {pron}|people to = beg* #2 to
!it < transpire* = happen* @0.85
omit* > the|this|these|any|some|all|it|them = leave* out @0.85
withstand > {det}|extreme|heavy|high|harsh = stand up to @0.8
authorize*|authorise* > the|a|an|this = allow* / approve* @0.75
conserve* > energy|water|resources|fuel|power|electricity|space|memory = save*
deplete* > the|our|their|its = use* up @0.85
confer* with = talk* to / speak* with @0.8
concur* with = agree* with
we|i|they|all|experts < concur = agree
concurs = agrees
inhabit* > the|a|an|this = live* in @0.85
{be} < inhabited by = home to @0.8
expend* > energy|effort|resources|time|money = spend* / use* @0.9
avert* > a|an|the|disaster|crisis|war|danger = prevent* / head* off @0.8
rectify* > the|this|these|any|that|such = put* right / fix* @0.85
aspire* to be = want* to be / hope* to be @0.85
aspire* to become = want* to become / hope* to become @0.85
anticipates|anticipate > that|more|a|the|problems|changes|trouble = expect* @0.8
interfere* with = get* in the way of @0.75
assemble* > the|a|your|their = put* together @0.8
locate* > the|a|an|{poss} = find* @0.85
initial > stage|stages|step|steps|phase|phases|impression|impressions|results|reaction|response|draft|meeting|visit|weeks|days = first @0.85
culminate*|culminating in = end* in / lead* up to @0.85
traverse* > {det} = cross* @0.85
beckons = calls
spearhead* > {det} = lead* @0.9
deem* > it = find* @0.85
{be} < deemed > a|an|necessary|unnecessary|too|essential|important|appropriate|inappropriate|acceptable|unacceptable|safe|unsafe|guilty|fit|unfit|successful = judged / thought @0.8
undergo* > surgery|an|a|treatment|training|tests|testing|changes = have* / go* through @0.8
contemplate* > the|how|what|whether|why|{poss}|this = think* about @0.85
contemplate* {ing} = think* about #2 @0.9
perceive* > the|this|it|that|them = see* @0.8
comprehend* > the|how|what|why|{poss}|this|it = understand*
envision* > a|an|the = picture* / imagine* @0.8
attain* > {poss}|the|a|an|this|these = reach* @0.85
scrutinize*|scrutinise* > the|a|every|each|{poss}|this = look* closely at @0.85
retain* > the|its|their|his|her|information|knowledge|control|customers|staff|employees|students = keep* @0.85
// single nouns
inception > .|,|in = start @0.85
since its inception = since it began / from the start @0.9
ramifications|repercussions of = effects of / results of @0.85
repercussions|ramifications > .|,|for|that|and = consequences @0.85
adversity > .|,|and = hardship / hard times @0.75
video footage = video @0.85
acts of kindness = kind acts / small kindnesses @0.8
act of kindness = kindness @0.8
acts of bravery|heroism|courage = brave acts / brave deeds @0.85
act of bravery|heroism|courage = brave act @0.85
tragic event|incident = tragedy @0.7
tragic events|incidents = tragedies @0.7
a reevaluation|re-evaluation|reassessment of = a fresh look at / another look at @0.9
expenditure on = spending on
government|public|military|health|annual < expenditure|expenditures = spending
dwellings = homes / houses @0.9
elderly people|individuals|persons = old people / older people @0.85
discuss|discusses|discussing|consider|considers|explore|explores|examine|examines|on < the implications of these|our|their|such findings|results|changes for = what #4 #5 mean for @0.9
discuss|discusses|discussing|consider|considers|explore|explores|examine|examines|on < the implications of this|our|the study|work|research|finding|change for = what #4 #5 means for @0.9
// single adjectives
complimentary > breakfast|drinks|drink|wifi|wi-fi|parking|transportation|shuttle|bread|coffee|water|tea|dessert|chips|snacks|wine|champagne|meal|meals|upgrade|tickets|service|appetizer|salsa|copy|access|consultation|toiletries|bottle|glass = free @0.93
replete with = full of @0.9
comprised of = made up of @0.9
devoid of = without / f:lacking @0.85
accustomed to = used to @0.9
inadequate > resources|funding|support|training|sleep|preparation|time|staffing|supplies|knowledge|information|food|infrastructure|space = too little / not enough @0.8
{have} < sufficient > time|money|resources|evidence|information|space|support|knowledge|food|water|energy|sleep = enough
sufficient to = enough to @0.85
unforeseen circumstances|events|problems = surprises / things nobody saw coming @0.6
unforeseen > problems|events|costs|expenses|delays|consequences|changes = unexpected @0.85
forthcoming > book|film|movie|album|election|elections|season|event|events|games|match|meeting|paper|year = coming @0.8
hazardous > conditions|materials|substances|weather|waste|situations|situation|areas|driving|environment|environments|roads = dangerous @0.85
{be}|very|more|extremely|so|too|quite < hazardous = dangerous @0.85
fatal > accidents|crashes|accident|crash = deadly @0.8
{be} < feasible = possible @0.8
{be} < imminent = close / on the way @0.8
{be} < inevitable > .|,|and = bound to happen @0.75
equitable > distribution|society|treatment|system|solution|solutions|outcomes = fair @0.9
vulnerable to = open to / at risk from @0.7
adjacent to = next to @0.9
{be} < advantageous to|for = good for @0.9
{be} < optimistic about = hopeful about @0.85
imperative need = urgent need / pressing need @0.9
this|such < substantial > funding|investment|increase|difference|amount|gap = large / big
the < optimal > way|solution|time|choice|approach|strategy|number|size|path|method|value|setting|amount|temperature = best @0.85
lengthy > process|period|discussion|delays|delay|wait|explanation|article|legal|battle|debate|meetings|meeting|review|negotiations = long @0.9
// single adverbs
{be}|{have}|and|to|can|could|will|would|must|then|he|she|they|we|i|it < swiftly = quickly / r:soon @0.8
utterly = completely @0.85
markedly > different|higher|lower|better|worse|more|less = clearly / much @0.75
noticeably > different|higher|lower|better|worse|more|less|improved = clearly @0.7
periodically > .|,|; = from time to time / every so often @0.85
temporarily > .|,|; = for a while / for the time being / for now @0.7
permanently > .|,|; = for good @0.7
scarcely = hardly / barely @0.85
respectively > .|; = in that order @0.6
progressively > more|worse|better|harder|larger|smaller|higher|lower = steadily @0.6
merely > {det}|on|by|because|about = just @0.85
substantially|considerably > more|less|higher|lower|better|larger|smaller|faster|worse|cheaper|greater = much / far @0.9
prompt > response|action|service|attention|delivery|reply = quick @0.85
promptly > .|, = right away @0.8
promptly > !.|,|at|and|after = quickly @0.6
// news and reports
face* criticism|backlash > for|over|from = come* under fire @0.85
{be} < facing criticism > for|over|from = under fire @0.85
, at which point|time = , when / , and then @0.85
is|are to become > the|a|an = will become / will be @0.8
has been crowned the winner of = has won
was crowned the winner of = won
were crowned the winners|champions of = won
evening|night|day|story|film|movie|game|season|week|year|meal|match|plot|time|play|show < progressed = went on @0.85
evening|night|day|story|film|movie|game|season|week|year|meal|match|plot|time|play|show < progresses = goes on @0.85
account* for > the|this|these|some|any|such difference|differences|discrepancy|discrepancies|change|changes|variation|fact = explain* @0.85
{subj} < employ > a|an|molecular|numerical|various|different|several|these|this|machine|deep|statistical|simulations|methods|techniques|strategies = use @0.93
{subj} < employed > a|an|molecular|numerical|various|different|several|these|this|machine|deep|statistical|simulations|methods|techniques|strategies = used @0.93
study|methods|paper|approach|model|method|algorithm|system|work|framework|author|writer|director < employs > a|an|the|molecular|numerical|various|different|several|these|this|machine|deep|statistical = uses @0.93
{be} < computed|calculated > using|from|by|with|through = worked out @0.75
{be} < conducted > using|with|on|in|by|to|at|over = done / carried out @0.8
study|studies|understand|understanding|explain|predict|describe|influence|influences|affects|affect|about < the behavior|behaviour of {plural} > .|,|in|at|under|on|and|when = how #4 behave @0.85
begin by {ing} = start by #3 @0.7
address* the|their|your|our|these needs of = meet* the needs of / look* after the needs of @0.9
address* the situation|matter = deal* with the #3 @0.9
hastily > .|, = in a hurry @0.85
the elderly > .|,|and|who|are|were|or|in|with|at|to|from = older people / old people @0.7
in the face of adversity = in hard times @0.9
// more and less
!a|an|the|even|far|much|any|no|its|their|your < greater > flexibility|control|access|freedom|emphasis|awareness|power|independence|autonomy|transparency|efficiency|confidence|attention|care|responsibility|diversity|equality|detail|depth|respect|empathy = more @0.85
a < greater > chance|risk|impact|effect|role|part|threat|problem|danger|share = bigger @0.85
{be}|with|after|requires|require|took|takes|by|through|without|of|from < extensive > research|testing|training|damage|travel|discussion|experience|practice|planning|work = a lot of @0.85
extensive > wine|menu|list|menus = long @0.85
extensive > network|range|selection|collection|library = wide / large @0.85
at a rapid|fast|quick pace|rate = fast / quickly @0.9
at an alarming rate = alarmingly fast @0.9
at a faster pace|rate = faster @0.9
in and of itself = in itself / on its own @0.9
// times and cases
in such cases|situations|instances = then / when that happens @0.6
on occasion = now and then / sometimes @0.85
until the present day = until now @0.9
// what is like what
very|quite|remarkably similar to = a lot like / much like @0.8
{be} < analogous to = like @0.9
{be} < indicative of = a sign of @0.9
was|were equipped with = had @0.85
people|those|students|children|families|patients|communities|animals < in need of = who need @0.85
is aware of > the|how|what|this|their|its|these = knows about @0.85
are aware of > the|how|what|this|their|its|these = know about @0.85
was|were aware of > the|how|what|this|their|its|these = knew about @0.85
to|should|must|can < be aware of > the|how|what|this|their|its|these|any = know about / watch for @0.8
become* aware of = notice* / find* out about @0.85
become* aware that = notice* that / find* out that @0.85
{be} < intended to|for|as = meant #2 @0.85
{be} < subjected to > abuse|violence|bullying|torture|physical|harsh|emotional|a|testing|rigorous|criticism = put through @0.8
it is|it's possible that = perhaps / r:maybe @0.8
appears to > !the|a|an|{poss}|me|him|us|them|her|have = seems to @0.85
appeared to > !the|a|an|{poss}|me|him|us|them|her = seemed to @0.85
// for and against
by virtue of = because of / through
on account of = because of @0.9
in the absence of = without
as a means of {ing} = as a way of #5
a means of {ing} = a way of #4
a means of communication = a way to communicate
a means of transportation|transport = a way to get around
a key|major|leading player in = a big name in @0.85
key|major|leading players in = big names in @0.85
eagerly await*|awaiting = look* forward to
eagerly anticipate*|anticipating = look* forward to
debate|controversy|questions|issues|uncertainty|discussion|discussions|concerns|laws|stigma|myths|conversation|fears|ethics|confusion < surrounding = around / over @0.8
the circumstances surrounding = the circumstances of
the surrounding area = the area nearby @0.85
surrounding > communities|towns|villages|streets|neighborhoods|cities|schools = nearby @0.8
{be}|very|more|deeply|especially|particularly < concerning > .|,|that|because|is|and = worrying @0.85
questions|issues|information|rules|laws|concerns|matters|details|feedback|facts|decisions|arguments|discussions|policies|evidence < concerning = about @0.9
understand|understands|understood|know|learn|learned|see|realize|recognize|appreciate|teach|teaches|explain|explains|about|of < the importance of education|teamwork|community|safety|family|friendship|health|communication|exercise|sleep|honesty|diversity|voting|science|technology|security|quality|planning|discipline|leadership|collaboration|sustainability|resilience|culture|trust|respect|kindness|freedom|privacy|art|music|reading|testing|documentation|transparency|accountability|it|this > $ = why #4 matters @0.9
study|studies|understand|understanding|investigate|investigates|examine|examines|explore|explores|assess|assesses|about|discuss|discusses|consider|explain|analyze < the effects|effect|impact|influence of {plural} on = how #4 affect @0.85
!{to}|to < has access to > education|healthcare|information|food|water|clean|affordable|help|support|care|quality|better|good|advice|funding = can get @0.8
{plural}|they|people|who|we|you|i|everyone < have access to > education|healthcare|information|food|water|clean|affordable|help|support|care|quality|better|good|advice|funding = can get @0.8
{plural}|they|people|who|we|you|i < have access to > computers|technology|phones|devices|tools|smartphones|equipment = can use @0.8
// going on with ordinary words
for|of|in|to|at|by|about|with|toward|towards < understanding > the|how|this|these|complex|why|what !importance|value|need|needs|difference|risks|significance|basics|role = making sense of @0.5
to < understand > the|these|complex !importance|value|need|needs|difference|risks|significance|basics|role|resilience = make sense of / f:grasp @0.5
to|better < understand > how|why|what|where|who = see / f:grasp @0.5
can|could|may|might|would|will < lead to > a|an|more|less|fewer|greater|better|higher|lower|improved|increased = mean / bring @0.7
this|which|that|it < leads to > a|an|more|less|fewer|greater|better|higher|lower|improved|increased = means / brings @0.7
the current > system|economy|market|job|generation|climate|political|education = today's @0.7
{be}|often|generally|widely|commonly|usually|still < considered to be = seen as / thought of as @0.85
{be} < considered > a|an|one|the = seen as / thought of as @0.75
{be} < regarded > as = seen @0.8
through the|a combination of = by combining / with a mix of @0.85
a|the < combination of = mix of @0.8
the pursuit of > knowledge|truth|happiness|meaning|perfection = the search for @0.85
secure* > funding|investment|support|employment|tickets|approval = get* @0.8
secured > a place|win|victory|spot|seat = won @0.8
first|chance|brief < encounter+ = meeting+ @0.7
encounter* > problems|difficulties|challenges|issues|errors|obstacles|resistance|difficulty|trouble|setbacks = run* into / meet* with @0.85
previously thought|believed = once thought @0.85
positively impacts|affects|influences = is good for / helps @0.85
positively impacted|affected|influenced > {det}|{poss} = helped @0.85
negatively impacts|affects|influences = hurts / harms / is bad for @0.85
negatively impacted|affected|influenced > {det}|{poss} = hurt / harmed @0.85
negatively impacting|affecting|influencing = hurting / harming @0.85
positively impacting|affecting|influencing = helping @0.85
{be}|become|becomes|became < apparent > that|.|,|to|when = clear / plain @0.85
immediately after|before|following = right #2 @0.85
immediately > .|, = right away / at once @0.8
generous > portions|portion|servings|helpings = big @0.8
the|an|with < increasing > complexity|number|use|demand|popularity|cost|costs|pressure|need|importance|reliance|amount|role|awareness = growing @0.85
genuine > interest|concern|love|care|smile|connection|connections|friendship|desire|need|effort|understanding|change|feeling|passion|feedback = real @0.85
impoverished > communities|families|areas|countries|children|people|students|regions|backgrounds|neighborhoods = poor @0.9
discover* that = find* out that / find* that @0.8
discover* > how|what|why|whether = find* out @0.8
adverse > weather|conditions = bad @0.85
adverse > effects|effect|impact|impacts|consequences = harmful @0.8
enjoyable = pleasant / r:fun @0.75
{be} < problematic > .|,|for|because|and|when|as = a problem @0.8
{be} < disappointing > .|, = r:a letdown / r:a disappointment @0.7
{be} < generally = r:usually / r:mostly @0.6
carefully crafted = carefully made @0.8
initially = at first @0.85
external > factors|pressure|pressures|threats|influences|help|forces|support|sources|world = outside @0.8
successfully completed|complete|completing|completes|graduate|graduated|achieved|achieve|finished|passed = #2 @0.85
receiving > a|an|the|help|more|less|support|feedback|advice|education|medical|good|bad|some|this = getting @0.8
receive > a|an|help|more|less|support|feedback|advice|medical|good|bad|some|their = get @0.8
unnecessary > stress|risk|risks|pressure|delay|delays|cost|costs|work|pain|suffering|expense|worry = needless @0.85
evaluate*|evaluating > the|how|whether|{poss}|different = judge* / weigh* up @0.75
introduce* > new|stricter|tougher|additional|free = bring* in @0.75
in determining > whether|what|which|how|who = in deciding @0.85
superior > quality|performance|service|results|skills|technology|product|products = better @0.8
{be}|{have}|and|he|she|they|we|i|it < eventually = in the end @0.7
{be} < a common|rare occurrence = #2 @0.9
depend|depends heavily|greatly|largely on = #1 a lot on @0.8
adequate > time|sleep|resources|funding|support|food|space|information|training|preparation|staff|water|rest|supplies = enough @0.85
worldwide > .|,|and|by|for = around the world / all over the world @0.8
globally > .|,|and|by|for = around the world / all over the world @0.8
government|public|federal|state|more|enough|the|this|extra|additional|of|with|get|seek|raise < funding > for|to|from|.|,|is|was|will|would = money @0.7
accommodate* > {poss} needs|schedule|schedules|lifestyle|request|requests = fit* @0.8
accommodate* > passengers|guests|people|visitors|large|everyone|students|all = make* room for @0.8
attend* > school|college|class|classes|university|church|lectures|meetings|events|concerts|games|parties|practice|conferences !from|online|remotely|virtually|via|at|through = go* to @0.85
attend* the|a|this|that meeting|event|concert|party|game|festival|funeral|conference|lecture|show|class|school|ceremony > !from|online|remotely|virtually|via|through = go* to #2 #3 @0.85
projects|activities|tasks|work|exercises|experiments|studies < involving = with @0.7
demonstrate* > {poss}|commitment|strong = show* @0.85
throughout the entire = all through the @0.9
throughout the > evening|meal|game|film|movie|book|story|show|summer|winter|morning|afternoon|century|season|trip|course|city|country|house|building = all through the @0.8
throughout > {poss} life|career|stay|visit|meal|time|education|childhood|lives|careers|history = all through @0.8
across > the globe = around @0.9
in a variety of settings|contexts|situations|fields = in all sorts of #5 / in many different #5 @0.85
individuals' = people's @0.93
amid > the|a|this chaos|crowd|noise|ruins|trees|rubble|confusion|storm = in the middle of @0.85
both physically and mentally|emotionally = in body and mind @0.8
physically and mentally|emotionally = in body and mind @0.6
due to the increasing = because of the growing @0.85
`
