/** Verbs that ask about a thing, before "how it …". */
const ASKING =
  'study|studies|studied|studying|examine|examines|examined|examining|explore|explores|explored|exploring|investigate|investigates|investigated|investigating|understand|understanding|understood|analyze|analyzes|analyzed|analyzing|assess|assesses|assessed|assessing|evaluate|evaluates|evaluated|evaluating|measure|measures|measured|measuring|show|shows|showed|showing|demonstrate|demonstrates|demonstrated|demonstrating|discuss|discusses|discussed|discussing|consider|considers|considered|considering|see|into|at|illustrate|illustrates|highlight|highlights|highlighted|highlighting|learn|learned|learning|know|realize|realized|recognize|recognized|stress|stresses|emphasize|emphasizes|emphasized|teach|teaches|taught|reveal|reveals|describe|describes|on|about'

/** Signs and small words behind a noun that is nobody's subject. */
const CLOSED = '.|,|;|and|or|in|on|by|for|at|when|while|among|during|through|because|so|as|but|than'

/** Things that do a job, well or badly. */
const METHOD =
  'method|approach|model|algorithm|framework|technique|strategy|system|tool|program|process|treatment|design|scheme|procedure|policy|plan'

/** What can be had in large or small amounts without being counted. */
const FELT =
  'stress|anxiety|confidence|motivation|interest|support|trust|commitment|energy|skill|pressure|happiness|satisfaction|concern|uncertainty|pollution|noise|crime|traffic|freedom|comfort|attention|care|respect|independence|experience|expertise|detail|enthusiasm|creativity|frustration|violence|risk|flexibility'

/** What people may want to get at. */
const GOT =
  'information|food|water|care|education|healthcare|resources|help|support|services|medicine|treatment|books|data|news|clean|affordable|healthy|better|good|credit|housing|jobs|funding|money|more|basic'

/**
 * Stiff frames around everyday nouns, and the plain verb or the shorter phrase that says the same. Words that only
 * name a class ("levels of stress", "the writing process", "in certain situations") go wherever the thing itself is named.
 */
export const PLAINER_FRAMES = `
// how well, how much
${ASKING} < the effectiveness|performance of our|the|this|its|their|a proposed|new|present ${METHOD} > !for|to|of|that = how well #4 #5 #6 works @0.85
${ASKING} < the effectiveness|performance of our|the|these|their|its {plural} > .|,|in|and|on = how well #4 #5 work @0.8
${ASKING} < the effectiveness|performance of our|the|this|its|their|a ${METHOD} > .|,|in|and|on = how well #4 #5 works @0.85
${ASKING} < the importance|value of {plural} > . = how much #4 matter @0.85
${ASKING} < the importance of education|teamwork|sleep|exercise|family|friendship|respect|honesty|community|patience|trust|planning|communication|kindness|hope|love|voting|reading|safety|diversity|perseverance|balance|cooperation|self-care|collaboration > . = how much #4 matters @0.85
${ASKING} < the importance of the|our|their|its|this _ > .|, = how important #4 #5 is @0.6
${ASKING} < the impact|effect|effects|influence of {plural} on > {det}|{poss}|{plural}|people|human|climate|health|society|student|learning = how #4 affect @0.85
${ASKING} < the impact|effect|effects|influence of technology|temperature|pressure|stress|pollution|poverty|sleep|exercise|music|education|age|noise|advertising|media|diet|smoking|traffic|tourism|globalization|money|culture on = how #4 affects @0.85
${ASKING} < the impact|effect|effects|influence of the|a|an|our|their|its|this|these {plural} on = how #4 #5 affect @0.7
// classes that need no naming
{poss}|the|and|their|to|reduce|reduces|reducing|lower|lowers|lowering|increase|increases|increasing|raise|raises|high < stress|energy|noise|anxiety|pollution|confidence levels > ${CLOSED} = #1 @0.85
a high|higher|great|greater level|degree of > ${FELT} = r:a lot of / a great deal of @0.5
with|from|under|of|to|by|for|despite|have|has|had|having|cause|causes|caused|causing|feel|feels|felt|experience|experiences|experienced|experiencing|show|shows|showed|need|needs|require|requires|report|reported|bring|brings|create|creates|produce|produces|face|faces < low levels of > ${FELT} = little @0.8
!^|that|and|but|or|whether|where|because|if|when|while|although|though|,|the|these|this|their|our|at|into|to|of < higher|greater|increased levels of > ${FELT} = more @0.9
!^|that|and|but|or|whether|where|because|if|when|while|although|though|,|the|these|this|their|our|at|into|to|of < lower|reduced|decreased levels of > ${FELT} = less @0.9
{prep} < the writing|planning|hiring|voting|healing|testing|editing|cooking|training|manufacturing|recycling|shopping|ordering|booking|teaching|drafting|grading|reading|moving|packing process = #2 @0.85
in this|that|such a situation|scenario = in #2 case / then @0.6
in emergency situations = in emergencies @0.92 ~
emergency situations = emergencies @0.92 ~
an|the|any emergency situation = #1 emergency @0.92 ~
in stressful situations > ${CLOSED} = under stress @0.7
!in|of|for < stressful situations > ${CLOSED} = stress @0.7
dangerous|hazardous situations > ${CLOSED} = danger @0.8
difficult|challenging|tough situations|circumstances > ${CLOSED} = trouble @0.8
for educational purposes = for teaching / for learning @0.85
temporary|random|complex|subjective|political|personal|global|social|statistical|competitive|educational|seasonal|voluntary|spiritual < in nature > .|,|and|but|or = - @0.92
the current state of > the|{poss}|research|affairs|knowledge|technology = the state of @0.85
this|that|any|each particular > !{prep}|,|. = #1 @0.88 ~
the current market|economy|climate|landscape = today's #3 @0.7 ~
the most current = the latest @0.85
the|{poss} overall > performance|success|health|quality|experience|atmosphere|effect|satisfaction|productivity|growth|efficiency|stability|value|well-being|wellbeing|happiness|economy|condition|message|mood|reliability|usability|impact|development|tone|design|look|feel|visual|appearance|strength = #1 @0.85
in|for|to|of|and|improve|improves|improving|boost|boosts|enhance|enhances|increase|increases|affect|affects|increased|improved|better < overall > performance|success|health|quality|satisfaction|productivity|growth|efficiency|stability|well-being|wellbeing|happiness|development|system = - @0.88
has|have|had|was|were|been|be|to|and|can|could|will|would|he|she|they|we|i|who|that < successfully > !applied|apply|applies|tested|test|used|use|employed|employ|utilized|treated|treat|deployed|tried|implemented|implement|appealed|appeal|sued|challenged|challenge|argued|argue|sought|seek|lobbied|fought|fight|campaigned|applying|using|treating|managed|manage|operated|trained|train|tackled|tackle|address|addressed|handle|handled|extended|demonstrated|adopted|defend|defended|negotiate|negotiated|navigate|navigated|adapt|adapted = - @0.8
key|essential|important elements of = main parts of @0.85
!clear|structured|defined|typical|traditional|well-defined < career path+ = career+ @0.85
// doing instead of having
gain*|obtain* access to > ${GOT} = get* @0.85
!{to} < have access to > ${GOT} = can get / have @0.85
has access to > ${GOT} = can get / has @0.85
had access to > ${GOT} = could get / had @0.85
have access to > the internet|internet|computers|devices|technology|phones|tools|equipment|laptops = can use / have @0.85
has access to > the internet|internet|computers|devices|technology|phones|tools|equipment|laptops = can use / has @0.85
take* measures to = act* to @0.88 ~
take* immediate action = act* fast @0.92
take* action to = act* to @0.85 ~
take action > .|,|and|against|before|when|on|now|if = act @0.8
took action > .|,|and|against|before|when|on|now|if = acted @0.8
preventive|preventative|precautionary measures = precautions @0.9 ~
give* consideration to = think* about / consider* @0.88
make* decisions about|regarding|concerning|on = decide* about / decide* on @0.7
have*|hold* conversations|a conversation with = talk* with / talk* to @0.88
engage* in conversations|conversation|discussions|discussion with = talk* with / talk* to @0.92
engage* in conversations|conversation|discussions|discussion about|on = talk* about @0.92
{be}|remains|remain|remained|still < a topic|subject|matter of debate|controversy > .|,|in|for|among = open to debate @0.85
guidance and support = help @0.88
support and guidance = help @0.88
advice and guidance = advice @0.92
guidance and advice = advice @0.92
provide*|offer*|give* guidance to|for = guide* / help* @0.85
provide*|offer*|give* feedback on = comment* on @0.88
constructive feedback = useful comments / helpful comments @0.85
meet* the demands of = keep* up with / cope* with @0.88
an active|important role in {ing} = a real part in #5 @0.8
poses a significant|serious|major|great|grave|considerable risk|threat|danger to = is a real danger to / is a serious danger to @0.9
{plural}|they|these|that|which < pose a significant|serious|major|great|grave|considerable risk|threat|danger to = are a serious danger to @0.9
{to} < pose a significant|serious|major|great|grave|considerable risk|threat|danger to = be a real danger to / be a serious danger to @0.9
poses a risk|threat|danger to = is a danger to @0.88
{to} < pose a risk|threat|danger to = be a danger to @0.88
put* lives at risk = endanger* people @0.85
in collaboration|partnership|conjunction with = with / together with @0.88
teamwork and collaboration = teamwork @0.92
collaboration and teamwork = teamwork @0.92
creativity and innovation = new ideas @0.8
innovation and creativity = new ideas @0.8
dedication and hard work = hard work @0.85
skills and abilities = skills @0.88
abilities and skills = skills @0.88
laws and regulations = laws @0.85
goals and objectives = goals @0.92
aims and objectives = aims @0.92
policies and procedures = rules @0.8
safe and secure = safe @0.9
clear and concise = clear @0.88
fair and equitable = fair @0.9
just and equitable = fair @0.9
safely and securely = safely @0.88
peace and tranquility = peace @0.9
joy and happiness = joy / happiness @0.88
happiness and joy = joy / happiness @0.88
personal|professional|economic|academic|business|career|intellectual|individual|spiritual < growth and development = growth @0.85
development and growth = growth @0.85
support and help = help @0.8
assistance and support = help @0.9
support and assistance = help @0.9
assistance and guidance = help @0.9
guidance and assistance = help @0.9
difficult and challenging = hard @0.92
challenging and difficult = hard @0.92
beautiful and stunning = beautiful @0.9
kind and caring = kind @0.85
caring and compassionate = caring / kind @0.88
kind and compassionate = kind @0.88
empathy and understanding = understanding @0.85
understanding and empathy = understanding @0.85
love and affection = love @0.85
courage and bravery = courage @0.92
bravery and courage = courage @0.92
bias|biases and prejudice|prejudices = prejudice @0.8
harmful and dangerous = dangerous @0.85
dangerous and harmful = dangerous @0.85
unfair and unjust = unfair @0.92
unjust and unfair = unfair @0.92
advantages and benefits = benefits / advantages @0.88
benefits and advantages = benefits / advantages @0.88
problems and challenges = problems @0.88
challenges and problems = problems @0.88
challenges and obstacles = problems / obstacles @0.88
obstacles and challenges = problems / obstacles @0.88
challenges and difficulties = problems / difficulties @0.88
difficulties and challenges = problems / difficulties @0.88
any and all = all / any @0.88
various and different = different @0.9
// pointing and giving
provide* > detailed|novel|new|exciting|full|helpful|useful|great|valuable|good|strong|clear|real|quick|accurate|reliable|excellent|solid|enough|first-rate _ !for !for = s:give* @0.95
ensure* the safety of everyone|students|children|people|passengers|patients|workers|residents|users|drivers|visitors|employees|citizens|pedestrians = keep* #5 safe @0.92
ensure* the safety and security|well-being|wellbeing|health of everyone|students|children|people|passengers|patients|workers|residents|users|drivers|visitors|employees|citizens = keep* #7 safe and well @0.9
improved|enhanced|superior performance|results|accuracy|efficiency|quality compared to|with = better #2 than @0.88
ensure* the safety and security of > !the|our|data|information|systems|a = protect* @0.9
has|have|had shifted|grown|changed|increased|improved|declined|dropped|fallen|risen|evolved significantly|considerably|substantially|dramatically > !over|in|since|more|less = f:#1 #2 a great deal @0.9
to further enhance|improve|advance|increase|strengthen = to #3 @0.85
regardless of the weather|cost|outcome|result|situation|time|price|reason = whatever the #4 @0.88
!times|spread|points|breaks|activity|intervals|held|hosted|events|meals|snacks|spaced|distributed|scattered|moments < throughout the day|night|evening|week|year|summer|morning|afternoon|weekend = all #3 @0.85
{det}|{prep}|, < potential > threat|danger|source|solution|influence|role|impact|effect|benefit|risk|problem|conflict|cause|effects|impacts|risks|problems|causes|solutions|sources|implications|uses|conflicts|errors|delays|threats|choices|deaths|losses|barriers|drawbacks = possible @0.92
// school
academic journey = studies @0.85
an|the|any|every academic|educational institution = #1 school @0.85
improve*|affect*|hurt*|harm*|boost*|raise*|hinder*|impact*|lower* {poss} academic performance = #1 #2 grades @0.88
better|improved|higher|poor|good|strong academic performance > ${CLOSED} = #1 grades @0.8
the|{poss} < classroom|school|home environment > ${CLOSED} = #1 @0.75
critical thinking skills = critical thinking @0.85 ~
!and|or|, < problem-solving skills = problem-solving @0.7
,|and|as|develop|develops|build|builds|teaches|for|in < leadership skills|abilities|qualities > .|,|in|by = leadership @0.6
time management skills = time management @0.75
physical exercise = exercise @0.88
!human|physical|outdoor|school|daily|economic|leisure|club|sports|social|fun|extracurricular < activities such as|like = things like @0.85
criminal activity > ${CLOSED} = crime @0.9
criminal activities > ${CLOSED} = crime @0.85
illegal activities > ${CLOSED} = crime @0.6
recreational|leisure activities = hobbies @0.75
// health, money, places
mental|emotional and emotional|mental well-being|health = mental health @0.9
financial difficulties|problems|struggles|troubles = r:money problems @0.85
financial resources = money / funds @0.88
financial gain = money / profit @0.8
!and|or|poor|low-income|many|large|dense|densely|between|rural|most < urban areas|environments|centers > !and|or = cities @0.85
residential areas = neighborhoods @0.8 ~
!language|word|english|phones|data < usage > of|among|by|while|and|,|.|in = s:use @0.95
// qualities
a positive influence on = a good influence on @0.9
negative consequences > !for = harm @0.85
proper > care|rest|sleep|nutrition = s:good @0.95
initial > reaction|response|thought|thoughts|plan|plans|stages|stage|steps|step|results|impression|attempt|attempts|phase|idea|ideas|findings|meeting|version = s:first @0.95
complex > problem|problems|question|questions = s:hard @0.95
{poss} skills and talents|knowledge = #1 skills @0.6
improve*|enhance* the quality of life > !of = make* life better / improve* life @0.88
improve*|enhance* {poss} quality of life = make* #2 lives better @0.85
improve*|enhance*|raise* the quality of > the|{poss}|our|care|education|food|water|air|life|work|teaching|service|services|products|images|data = improve* @0.85
{be} < of high|excellent|good quality > .|,|and|but = very good / good @0.85
of poor|low quality > .|,|and|but = poor / bad @0.88
{be} < of the highest quality = very good @0.9
!{be} < of the highest quality = of the best quality @0.6
new|complex|abstract|difficult|basic|key|these|such|scientific|mathematical|important|different < concepts = s:ideas @0.95
practical|potential|possible|industrial|medical|real-world|wide-ranging|future < applications > in|of|for|.|, = s:uses @0.95
open* up new possibilities for = open* new doors for @0.85
in the best interest|interests of = best for @0.88
put pen to paper on = signed @0.9
{be}|not|never|always < an easy|simple task > !that|which = #2 @0.88
the task at hand = the job at hand @0.85
every individual > who|is|has|can|must|should|will|in|to|,|. = everyone @0.9
// stock phrases that say little more than their last word
factors|factor that contribute|contributes|contributed to = #1 behind @0.9
further contributing to = adding to @0.9
ensure* the safety and security|well-being|wellbeing|welfare|health of = protect* @0.88
ensure* the safety|welfare|well-being|wellbeing of = protect* @0.8
{poss} own unique = #1 own @0.92
potential > positive|negative|adverse|harmful|therapeutic|future = possible @0.85
come* as a surprise|shock|relief|disappointment|blow to = be* a #4 to @0.7
the pros and cons of = the good and bad points of @0.7
the pros and cons > $ = both sides @0.7
// papers and reports
study|studies|survey|surveys|experiment|experiments|interviews|workshop|workshops|fieldwork|tests < conducted > at|among|across = -
exhibit* {det}|abnormal|unusual|similar|different|strange|strong|flaky|aggressive|risky|erratic|odd|clear|common behavior|behaviors|patterns|signs|symptoms|traits = show* #2 #3 @0.88
^ < based on these|our observations|findings|results|insights|figures > , = from #3 #4 @0.8
to shed new|fresh|further|more light on this|these question|questions = to take a fresh look at #6 #7 @0.95
at a broader level > , = more broadly @0.92
on a broader level > , = more broadly @0.92
{be} entrusted with the task|job of = #1 given the job of @0.9
further demonstrate*|reveal* that = also show* that @0.85
further enrich* > this|the|our|her|his|their = add* to @0.85
has|have|had|having demonstrated|shown|achieved impressive|remarkable|strong|excellent performance > on|in|across = #1 performed very well @0.9
!{have} < demonstrated|achieved impressive|remarkable|excellent performance > on|in|across = performed very well @0.9
, < achieving > a|an rate|score|accuracy|average|efficiency|precision of = s:with @0.95
, < achieving > a|an _ rate|score|accuracy|average|efficiency|precision of = s:with @0.95
been|be|rarely|seldom|were|was|are|is subjected to systematic study|analysis|investigation = #1 studied systematically @0.9
more holistic understanding|view|picture|appreciation of = fuller #3 of @0.88
continue* to hinder|hamper|impede|limit|restrict|haunt|plague|threaten|dominate|divide|puzzle|fascinate|cast = still #3~same @0.92
a more formidable obstacle|challenge|barrier|problem|opponent = a bigger #4 @0.9
// news
take* first|second|third|fourth place > .|,|in|with|and|behind|at|for = come* #2 @0.9
long before the emergence|advent|arrival of = long before @0.9
{plural}|they < came under threat = were threatened @0.88
first open* its|their doors in|on = open* #5 @0.92
open* its|their doors in|on|at > {number}|the|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday = open* #4 @0.88
a symbolic act of protest = a symbolic protest @0.92
// letters and work
^ < please accept this letter|email|message as my formal application for = I am applying for @0.95
^ < please accept this letter|email|message as my|an application for = I am applying for @0.95
in a clear and accessible|understandable|simple|straightforward manner|way = clearly and simply @0.95
in a clear and concise manner|way = clearly and briefly @0.95
beyond my academic achievements|pursuits|studies|work = outside my studies @0.92
{be} still in use today = #1 still used today @0.92 ~
{be} still in use > .|,|and|by|at|in = #1 still used @0.88
manage* a portfolio of > {number} = look* after @0.85
has since been adopted by > the|our|every|other entire|whole|team|department|company|teams|departments|offices|schools = is now used by @0.92
key strengths lies in = main strengths is @0.92
greatest|biggest|main strengths|challenges|problems|advantages|difficulties lies in = #1 #2 is @0.92
signaled|announced|declared|stated its intention to = #1 that it would @0.85
signaled|announced|declared|stated their intention to = #1 that they would @0.85
actively seek* > opportunities|feedback|chances|ways|advice = look* for @0.85
opportunities|opportunity|chance|chances|hope|hoping|eager|excited|wish|want|wanted to < deepen {poss} understanding|knowledge of = learn more about @0.92
equip* me|him|her|us|them|you|students|pupils|people|graduates|learners|employees with the|a|an|all = give* #2 #4 @0.88
i serve as > captain|president|chair|treasurer|secretary|director|vice|leader|editor = I am @0.92
he|she|who serves as > captain|president|chair|treasurer|secretary|director|vice|leader|editor = #1 is @0.9
as many|most|some|all of you are aware = as #2 of you know @0.95 ~
is in no way a reflection of|on = in no way reflects @0.95
// essays and reviews
may|might|could|can|will|would prove|be far|much more effective than = #1 work #3 better than @0.92 ~
may|might|could|can|will|would prove|be more effective than = #1 work better than @0.9 ~
the economic landscape of > {det}|northern|southern|eastern|western|modern|europe|the = the economy of @0.92
the political landscape of > {det}|northern|southern|eastern|western|modern|europe|the = the politics of @0.92
a|an _ lens through which to view|examine|explore|understand|see = a #2 way to look at @0.92
a lens through which to view|examine|explore|understand|see = a way to look at @0.92
lean|leans|leaned|leaning|rely|relies|relied|relying|depend|depends a bit|little|touch too heavily on = #1 a #3 too much on @0.9
lean|leans|leaned|leaning|rely|relies|relied|relying|depend|depends|depended too heavily on = #1 too much on @0.9
a deeper|closer|broader|fuller|brief examination|exploration of = a #2 look at @0.9
refer* to the|this|that|these latter|former|phenomenon|process|practice|effect|problem|approach|method as = call* #3 #4 @0.92
grant* a favor to = do* a favor for @0.92
has|have|had once again emerged as a|an|the = #1 again become #6 @0.92
has|have recently|since|now|also|quickly emerged as a|an|the = #1 #2 become #5 @0.9
heart|center|core of the narrative > is|,|lies|stands = heart of the story @0.88
// tips and reviews of things
the most effective way|means > to|of|for = the best #4 @0.85
the most effective long-term > solution|strategy|option|answer = the best long-term @0.88
with these tips|tricks|ideas|steps up your sleeve > , = with these #3 @0.95
with these tips|tricks|ideas|steps under your belt > , = with these #3 @0.95
you'll be well on your way to becoming = you'll soon be @0.95
you'll be well on your way to > a|an|the|better = you'll soon have @0.95
you'll be well on your way to {ing} = you'll soon be #8 @0.93
can|may|might|could seem|feel|look|be intimidating|daunting at first = #1 seem hard at first @0.92
with impressive|remarkable|great|surprising|amazing accuracy = very accurately @0.9
with impressive|remarkable|great|amazing precision = very precisely @0.9
with impressive|remarkable|great|amazing speed = very fast @0.9
navigate* around > {det}|chair|furniture|obstacles|corners|legs|the = steer* around @0.9
`
