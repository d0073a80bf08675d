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
regardless of whether = whether or not / no matter whether @0.8
regardless of how|what|where|who|when|which = no matter #3 @0.93
regardless of > {poss} = whatever / no matter @0.9
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
make* an important|a|the|big|major decision > $ = decide*
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
improve*|deepen*|advance*|enhance*|further*|increase*|broaden*|expand* our understanding of = help* us understand @0.9
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
`
