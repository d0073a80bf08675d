import { inflect } from '../inflect.ts'
import type { VerbForm } from '../inflect.ts'

/** Who is taught, helped and asked. */
const LEARNERS =
  'students|children|pupils|learners|people|teenagers|teens|kids|readers|everyone|individuals|workers|employees|citizens|participants|families|us|them'

/** What people argue about. */
const DEBATE = 'debate|discussion|controversy|argument'

/** What a study is. */
const STUDY =
  'study|studies|survey|surveys|research|experiment|experiments|poll|polls|interviews|trial|trials|review|analysis'

/** Books, films and what else tells a story. */
const STORY = 'story|novel|play|plot|narrative|film|movie|poem|book|series|memoir|tale'

/**
 * Frames of essays at school and college: about a book, about the past, for and against, about oneself, about a
 * study. Each is a whole phrase that says little by itself; what stands here for it is a plain verb or a shorter phrase.
 */
const FRAMES = `
// what a story or a picture does
explore*|examine*|tackle* the theme|themes of = deal* with @0.9
explore*|examine*|tackle* themes of = deal* with @0.92
explore*|examine* issues of = deal* with @0.88
offer*|provide* a glimpse into|of = give* a glimpse of @0.9
offer*|provide* a rare|brief|fascinating|unique|vivid|fleeting glimpse into|of = give* a #3 glimpse of @0.9
invite*|encourage* the|its|his|her reader|viewer|audience|readers|viewers to reflect on|upon = ask* #2 #3 to think about @0.92
is revealed to be = turns out to be @0.9
are revealed to be = turn out to be @0.9
was|were revealed to be = turned out to be @0.9
is slowly|gradually|later|eventually|finally revealed to be = #2 turns out to be @0.9
was|were slowly|gradually|later|eventually|finally revealed to be = #2 turned out to be @0.9
stand*|serve* as a symbol of|for = stand* for @0.92
stand*|serve* as symbols of|for = stand* for @0.92
message|theme|idea|lesson|question|motif|tension < resonates|echoes throughout = runs through @0.9
themes|ideas|questions|tensions < resonate|echo throughout = run through @0.9
continue* to resonate with = still speak* to @0.92
as the ${STORY} unfolds|progresses|develops = as the #3 goes on @0.92
as the ${STORY} unfolded|progressed|developed = as the #3 went on @0.92
leave* the|its reader|readers|audience|viewer|viewers with the|a sense|feeling|impression that = make* #2 #3 feel that @0.88
against a backdrop of > racial|political|economic|social|war|poverty|rising|growing|civil|inflation|violence|protest|protests|uncertainty|unrest|crisis|rapid = at a time of @0.88
a cautionary tale about|against = a warning #4 @0.88 ~
throughout the course of = during @0.92
challenge* the reader|viewer|audience to confront = ask* #2 #3 to face @0.88
employs|utilizes > satire|irony|imagery|symbolism|metaphor|metaphors|humor|dialogue|flashbacks|foreshadowing|language|a = uses @0.92
// how things are tied together
inextricably|intricately|deeply|closely intertwined|interwoven with = closely tied to @0.9
is deeply ingrained|embedded|woven in|into = runs deep in @0.88
are deeply ingrained|embedded|woven in|into = run deep in @0.88
was|were deeply ingrained|embedded|woven in|into = ran deep in @0.88
at the very heart of = at the heart of @0.8 ~
!{be}|partly|mainly|largely|mostly < due to a lack of = for lack of @0.9
stem* from a lack of = come* from a lack of @0.85
// the past
was|were met with resistance|opposition|criticism|skepticism > .|,|from|by|and|in|among = ran into #4 @0.9
was|were met with fierce|strong|stiff|widespread|considerable|significant|heavy resistance|opposition|criticism|skepticism = ran into #4 #5 @0.9
in the wake of > {det}|{ing}|recent|last = after @0.88
in the immediate aftermath of = right after @0.92
usher* in a|an new era|age|period|chapter = begin* a new #5 @0.9
usher* in an era|age of = begin* an #4 of @0.9
a period marked|characterized by = a time of @0.88
act*|serve* as a|the catalyst for = help* bring about @0.92
{to} < put an end to = end @0.88
puts an end to = ends @0.88
putting an end to = ending @0.85
come* to an end = end* @0.8
^ < in stark|sharp|direct|marked contrast to|with = quite unlike @0.88
stand*|be* in stark|sharp|direct contrast to|with = be* quite unlike @0.88
proved|proves to be > !{poss} = #1 @0.7
// for and against
^ < in conclusion , > !i|we|you|there = - @0.95
^ < ultimately , > {det}|{pron}|{plural}|schools|people|there = - / in the end , @0.92
^ < overall , > it|it's|they|he|she = - / all in all , @0.9
another important|crucial|key|major|significant|essential|vital factor|aspect|point|thing|issue to consider|remember is = another point is @0.92
fail* to take into account|consideration = overlook* @0.9
by implementing|adopting|introducing|enacting these|such changes|measures|policies|reforms|strategies|solutions > , = with these #4 @0.9
by taking these|such steps|measures|actions > , = with these #4 @0.85 ~
each and every one of = every one of @0.92
key to unlocking = key to @0.9
^ < for the reasons stated|mentioned|outlined|discussed|given|listed|described above = for these reasons @0.92
{have} long been a topic|subject|source|matter of heated|fierce|intense|great ${DEBATE} > among|in|between|.|, = #1 long been hotly debated @0.92
is|are|was|were|been|remains|remain a topic|subject|source|matter of heated|fierce|intense|great ${DEBATE} > among|in|between|.|, = #1 hotly debated @0.92
spark*|ignite* a heated|fierce|intense|national|widespread|lively ${DEBATE} = start* a #3 #4 @0.85
^ < in a similar|like vein|fashion|manner , = in the same way , @0.92
am|are of the opinion|view that = think that @0.92
is of the opinion|view that = thinks that @0.92
to a great|large|significant|considerable extent|degree > on|by|because|upon = largely @0.85
^ < in this day and age = these days @0.9
^ < with that in mind , = so @0.7
a viable|realistic alternative to = a real alternative to @0.85
have a moral|social responsibility|duty|obligation to > _ = have a duty to @0.6
fall* short of expectations = disappoint* @0.6
student|students|pupils|people|everyone|children|schools|companies|drivers|citizens|teachers|they|we|you|he|she|parents < should|must|could be required to > !be = #1 have to @0.9
!being < is|are unable to > !be = cannot @0.85
was|were unable to > !be = could not @0.85
!{have}|{be} < continued to rise|grow|fall|fight|build|spread|push|struggle|ask|try|improve|climb|increase|decline|drop|move|run|talk|read|study|search|expand|escalate|change|practice|protest|travel|write|play|worsen = kept #3~ing @0.85
// about oneself
shaped me into the person|individual i am = made me who I am @0.92
shape me into the person|individual i am = make me who I am @0.92
{have} always been passionate about = #1 always cared about @0.92
spark*|pique*|ignite* my interest|curiosity in = get* me interested in @0.92
spark*|pique*|ignite* my curiosity about = make* me curious about @0.92
pursue* a career in > !the = go* into @0.9
pursue* a career as a|an = become* #5 @0.92
pursue* further education|studies|study = study* further @0.88
gain* a new|newfound appreciation for|of = come* to value @0.92
develop*|discover* a|my passion|love for|of > {ing}|{det}|{poss}|nature|animals|science|music|history|art|sport|sports|math|reading|writing !that|which|and|for|as = come* to love @0.9
teach* me|us|him|her|them|students a valuable|important|invaluable|powerful|great lesson about|in = teach* #2 a lot about @0.9
teach* me|us|him|her|them|students valuable|important|invaluable|powerful lessons about|in = teach* #2 a lot about @0.9
{have} < taught me|us|him|her|them|students a valuable|important|invaluable|powerful|great lesson about|in = taught #2 a lot about @0.9
valuable|important|essential|invaluable life lessons = lessons for life @0.88
hold* a special place in my heart = mean* a lot to me @0.9
^ < through this|these|that experience|experiences , i > learned|realized|discovered|came|have|gained = from this I @0.92
at a|an young|early age > .|,|and|when|by|that|to|in = early on @0.85
fill* me with a sense of = fill* me with @0.92
overwhelmed with|by a sense|feeling of = overwhelmed with @0.92
!{plural}|us|them|me|him|her|you|people|everyone|children|women|men|audience|reader|viewer < with a sense of > pride|relief|dread|purpose|urgency|hope|satisfaction|accomplishment|wonder|calm|joy|sadness !that|which = with @0.85
// about a study, and what follows from what
!term|word|name|phrase|it|that|which|and|or|he|she|article|passage|text|note|title|often|also < refers to the > tendency|process|practice|act|idea|belief|ability|study|use|way|amount|number|loss|rise|gap|phenomenon|concept = is the @0.88
can be defined as > the|a|an|any = is @0.9
understand|explain|study|describe|measure|explore|explored|studied|examine|examined|discuss < this phenomenon > .|, = this @0.85
${STUDY} < conducted|undertaken|performed by = by @0.92
${STUDY} < carried out by = by @0.92
consistently show|find|demonstrate that = show time and again that @0.92
conduct* research on|into|about = study* @0.9
conduct* a survey of|on|among = survey* @0.8
conduct* a study on|of|into = study* @0.88
is|are at a higher|greater|increased risk of|for = #1 at more risk of @0.7
an increasing number of = more and more @0.92
a large|vast|great|significant|substantial|considerable majority of > {plural}|people|students|voters|the = most @0.6
on a personal level > , = personally @0.85
on a national level|scale = nationwide @0.8
within the span|space of = in @0.85
over the span of = over @0.9
feelings of loneliness|isolation|sadness|anxiety|guilt|shame|anger and loneliness|isolation|sadness|anxiety|guilt|shame|anger|despair = #3 and #5 @0.9
in many parts of the world|country = in much of the #6 @0.9
// at school
learning how to > _ = learning to @0.75
teach* students|children|kids|them|people|us|me|him|her|you|pupils how to > _ !, !, !, !, = teach* #2 to @0.75 ~
teach* students|children|us|them|me|you|people|kids the importance|value of _ and _ > .|, = teach* #2 why #6 and #8 matter @0.9
show* students|children|us|them|me|you|people|kids the importance|value of _ and _ > .|, = show* #2 why #6 and #8 matter @0.9
provide*|offer* a safe and supportive|welcoming|inclusive|healthy|nurturing environment|space for ${LEARNERS} = give* #8 a safe and #5 place @0.9
provide*|offer* a safe|supportive|welcoming|nurturing|stable|quiet environment|space|place for ${LEARNERS} = give* #6 a #3 place @0.9
provide*|offer*|create* opportunities|opportunity for ${LEARNERS} to = give* #4 chances to @0.9
provide*|offer* an opportunity for ${LEARNERS} to = give* #5 a chance to @0.9
provide*|offer* ${LEARNERS} with opportunities|opportunity to = give* #2 chances to @0.92
provide*|offer* ${LEARNERS} with an|the opportunity|chance to = give* #2 a chance to @0.92
provide*|offer* ${LEARNERS} opportunities to = give* #2 chances to @0.9
provide* ${LEARNERS} with = give* #2 @0.9
equip* ${LEARNERS} with = give* #2 @0.88
supply* ${LEARNERS} with = give* #2 @0.6
acquire* knowledge > .|from|about|through|by = learn* @0.75
prepare* ${LEARNERS} for the future|challenges = get* #2 ready for the #5 @0.3
beyond the classroom|classroom walls = outside the classroom @0.3 ~
// compared by an ending
slightly|much|far|even|a|bit|little|is|are|was|were|be|it|becomes|became|made|makes|make|getting|them|him|her|us|me|feel|seem|seems < more challenging|difficult > than|.|for|to|in|when|because|with = harder @0.88 ~
the most challenging|difficult > part|parts|thing|things|task|tasks|time|times|year|years|decision|question|moment|step|class|problem|problems|one|days|aspect = the hardest @0.9
the most compelling reason|argument|case|evidence = the strongest #4 @0.9
a|the|of|with more rapid = #1 faster @0.85
more affordable > than|.|for|to|housing|food|homes|healthcare|option|options|price|prices = cheaper @0.85
more intelligent > than|.|people|students|animals = smarter @0.8 ~
at a more rapid|accelerated pace|rate = faster @0.92
// one plain word or phrase for a stiff one
{subj}|to|{plural}|and|people < recognize* > these|this|the|its|their benefits|advantages|value|need|importance|signs|problem|danger|dangers|potential|limits = s:see* @0.95
a crucial|pivotal|key|critical|decisive|major|significant turning point = a turning point @0.92
logistical challenges|issues|problems|difficulties|hurdles = practical problems @0.85
genuine > human|interest|concern|care|love|connection|connections|desire|longing|kindness|curiosity|respect|effort|friendship|friendships|warmth|passion|change|progress|joy|affection|need|relationships = s:real @0.95
experience* rapid|explosive growth = grow* fast @0.9
experience* steady growth = grow* steadily @0.9
experience* significant|substantial|considerable|strong growth = grow* strongly @0.8
is compelled to > _ = has to @0.9
are compelled to > _ = have to @0.9
was|were compelled to > _ = had to @0.9
play* an equally important|significant|crucial|vital|critical|essential|big role|part > .|,|in = matter* just as much @0.9
display* > signs|symptoms|courage|kindness|respect|aggression|behavior|behaviors|traits|qualities|remarkable|great|strong|repetitive = s:show* @0.95
place* considerable|significant|great|enormous|immense|undue pressure|strain on = put* heavy #3 on @0.88
maintain* healthy relationships > !with|between|and|or = keep* relationships healthy @0.85
follow* a similar approach|strategy|path|pattern by = do* much the same by @0.88
continue* to thrive|flourish|prosper = go* on #3~ing @0.85
safeguard* > the|our|their|your|his|her|its|human|public|against|future = s:protect* @0.95
serve* as a|an means|way of|to = be* a #4 #5 @0.4
in close|constant contact with = in touch with @0.4
puts an emphasis on = stresses @0.7
with great care|caution = very carefully @0.5
with great difficulty|ease = with #3 @0.6 ~
rules and regulations > !are|that = rules @0.85
for a wider|broader|larger audience = for more people @0.7
reach* a wider|broader|larger audience = reach* more people @0.88
the elderly population|community = old people @0.7
the general public > !health = the public / people @0.6
the entirety of = all of @0.85
precise > location|rate|number|cost|time|date|cause|causes|mechanism|mechanisms|details|nature|amount|moment|words|meaning|definition|measurement|measurements|spot|position|figure|role|order|reason|reasons|instructions = s:exact @0.95
ensure* the safety of students|workers|passengers|riders|children|patients|drivers|residents|citizens|everyone|employees|users|others|people|animals|cyclists|pedestrians|visitors|guests > .|,|in|on|by|at|during|while|when = keep* #5 safe @0.9
meaningful > relationships|relationship|connections|connection|conversation|conversations|steps|step|protection|support|help|friendships|discussion|discussions|dialogue|engagement|participation|benefit|benefits = real @0.7
a|the|this|such|rare|offer|offers < unique > window|look|insight = s:rare @0.95
// what is said twice
already existing > !in|for|at|since = existing @0.92
mandatory|necessary|compulsory requirement+ = requirement+ @0.9
{poss} own unique > !and|, = #1 own @0.9
geographic|geographical location > .|,|and|or|in|can|may|of|has|makes = location @0.85
transcend* beyond = go* beyond @0.92
questions|problems|doubts|challenges|concerns|obstacles < still remain > .|,|:|about|over|in = remain @0.88 ~
{poss} future career plans|goals|aspirations|choices|ambitions = #1 career #4 @0.92
{poss} future goals|aspirations|ambitions = #1 #3 @0.85
for several|many decades|centuries = for #3 @0.88 ~
society at large > .|,|and|;|as|is|has|can|to|in = society @0.85
on a particular|given|specific subject|topic|matter > .|,|allows|can|is|and|before|to|lets = on a #4 @0.8
people|students|those|teens|children|readers|workers|families|drivers|voters who are interested|involved in = #1 #4 in @0.88
people|students|those|teens|children|readers|workers|families|drivers|voters who are willing|able|unable|eager|ready to = #1 #4 to @0.85
person|someone|anyone|student|reader|child who is interested|involved in = #1 #4 in @0.85
proverb|saying|adage claiming|stating|suggesting|saying that = #1 that @0.9
to|can|should|must|could|will|may|students|we|they|who < actively participate|engage in = take part in @0.9
by|of|from|and|are|students < actively participating|engaging in = taking part in @0.9
students|people|citizens|to|can|should|must|could|will|may|we|they|who < actively take part in = take part in @0.88
without any doubt > ,|.|that|the = without doubt @0.85
// what leads to what
lead* to improved|enhanced > _ $ = improve* @0.9
lead* to improved|enhanced > _ for|in|among|over|as|when|between|across|because|by = improve* @0.9
lead* to improved|enhanced > academic|mental|physical|overall|public|financial|air|water performance|health|outcomes|safety|quality|results $ = improve* @0.9
lead* to increased > stress|traffic|costs|pressure|productivity|efficiency|competition|pollution|sales|demand|profits|anxiety|awareness|confidence|creativity|motivation|participation $ = increase* @0.88
lead* to reduced|decreased > stress|traffic|costs|pressure|productivity|efficiency|competition|pollution|sales|demand|profits|anxiety|emissions|motivation|participation $ = reduce* @0.88
lead* to an increase in > the|crime|traffic|costs|demand|stress|productivity|pollution|sales|poverty|temperature|temperatures|violence|emissions|prices|unemployment|confidence|anxiety|carbon|greenhouse|energy|online|awareness = increase* @0.85
lead* to a significant|big|large|sharp|dramatic|substantial|major increase in > the|crime|traffic|costs|demand|stress|productivity|pollution|sales|poverty|temperature|temperatures|violence|emissions|prices|unemployment|confidence|anxiety|carbon|greenhouse|energy|online|awareness = greatly increase* @0.9
lead* to a reduction|decrease in > !and = reduce* @0.88
lead* to a significant|big|large|sharp|dramatic|substantial|major reduction|decrease in > !and = greatly reduce* @0.9
that|which arise*|emerge* as a result of = #1 come* from @0.9
arise*|emerge* as a result of > !being = come* from @0.88
have* harmful|damaging|detrimental|adverse effects|consequences|impacts on|for > {det} _ !,|including = harm* @0.9
have* harmful|damaging|detrimental|adverse effects|consequences|impacts on|for > {plural}|people !,|including = harm* @0.9
have* a damaging|detrimental|adverse effect|influence on|upon = harm* @0.88
are injurious|deleterious to = harm @0.9
can|could|may|might|would|will be disadvantageous|detrimental for|to = #1 hurt @0.9
place* an excessive|undue burden on|upon = overburden* @0.92
contribute* to rising|increasing|increased > costs|prices|rates|literacy|temperatures|stress|tensions|crime = help* raise @0.8
// votes, laws and elections
casting {poss} vote|votes|ballot|ballots > for|in|on|at|by|. = voting @0.92
casts {poss} vote|ballot > for|in|on|at|by|. = votes @0.92
of|for|by|from|before|with < casting votes > in|for|on|at|by|. = voting @0.9
laws|rules|responsible|method|methods|process|criteria|system|steps < about|for|of the appointment of > judges|electors|officials|ministers|teachers|officers = #1 appointing @0.9
responsible|method|methods|process|criteria|used|system|involved|steps < for|of|in the selection of > judges|electors|officials|ministers|candidates|members|leaders|a|the|materials = #1 choosing @0.88
support*|favor*|oppose*|advocate* the abolition of = #1 abolishing @0.88
{be} archaic and outdated = #1 outdated @0.9
are not always|usually|necessarily|really|truly reflective of = do not #3 reflect @0.92
is not always|usually|necessarily|really|truly reflective of = does not #3 reflect @0.92
prioritize* academic|student|human|public|personal|economic|financial|short-term|individual|quick _ over = put* #2 #3 before @0.88
// what a writer says of people at school and at work
is an inevitable part|aspect of life > !in|on|as|for = is a fact of life @0.92
are an inevitable part|aspect of life > !in|on|as|for = are a fact of life @0.92
remain*|stay* attentive|vigilant > .|,|and|to|at|in|when|while|during|behind = stay* alert @0.88
engage* in dangerous|risky behavior|behaviors|behaviour = take* risks @0.9
should|must|will|to < be held accountable for > {poss}|the|any|what|this|it = answer for @0.92
is|be|was a worthwhile|worthy endeavor|endeavour|pursuit|undertaking|effort > !of|to|for|that|because|and|by|in = #1 worth the effort @0.92
stress|noise|anxiety|pollution|crime levels have decreased|declined|dropped|fallen = #1 has fallen @0.9
stress|noise|anxiety|pollution|crime levels have increased|risen|grown = #1 has grown @0.9
find* myself|himself|herself|themselves|ourselves|yourself struggling to > !and = struggle* to @0.9
educate* themselves|myself|ourselves|yourself about|on > !and = learn* about @0.88
renewable sources of energy = renewable energy @0.92
the consequences of inaction would|could|will|can be = the price of standing by #5 be @0.92
judge* people|others|someone|individuals|them|us|him|her|me|you based solely|only|purely|entirely on = judge* #2 only by @0.92
judge* people|others|someone|individuals|them|us|him|her|me|you based on = judge* #2 by @0.92 ~
judged based solely|only|purely|entirely on = judged only by @0.92
// from advice to votes
seek*|gather* multiple|several perspectives|viewpoints|opinions|views > .|,|is|can|before|when|and|on|helps|allows|will|in = get* several opinions @0.92
seek*|gather* various|diverse perspectives|viewpoints|opinions|views > .|,|is|can|before|when|and|on|helps|allows|will|in = get* different opinions @0.92
seek* information|advice from multiple sources = turn* to several sources for #2 @0.9
provide*|give*|offer* us|readers|students|scientists|researchers|me|them|people insight|insights into|on|about = tell* #2 about @0.88
provide*|give*|offer* us|readers|students|scientists|researchers|me|them|people with insight|insights into|on|about = tell* #2 about @0.88
keep* up with the pace of > the|their|other|our|modern|technological|classmates = keep* up with @0.9
deserve*|demand*|require*|warrant* serious|careful consideration|reconsideration = need* #2 thought @0.85
may|might|could|can have|cause|pose|bring < potential > negative|harmful|adverse|benefits|dangers|risks|problems|side|consequences|drawbacks|health = - @0.92
instances in which = cases where @0.9
this|it|which is proof that = #1 proves that @0.88
!more|most|less|very|so|as|too|highly|culturally|and|or|,|a|an|the|{poss} < diverse > backgrounds|cultures|opinions|perspectives|viewpoints|careers|beliefs|traditions|experiences|interests = different @0.85
the achievement|attainment of > {poss} goals|goal|dreams|objectives|aims = reaching @0.88
the discovery of hidden|new talents|interests|passions > .|,|and = finding #4 #5 @0.9
// effort, work and time
divide*|share*|split the workload = share* the work @0.88
meaningful|genuine|real face-to-face interaction|interactions|communication|conversations = real face-to-face contact @0.9
engage* with those|people|others around them|us|him|her|me|you|themselves = talk* to #3 #4 #5 @0.85
demonstrate*|exhibit*|display* exceptional|remarkable|extraordinary|outstanding|great|strong leadership|courage|skill|skills|talent|bravery|determination|strength|kindness|patience = show* #2 #3 @0.9
serve*|act* as a mentor to|for = mentor* @0.9
serve*|act* as mentors to|for = mentor* @0.9
provide* younger|older|new|more|some|other|high|young|these|those|such|college|elementary students|people|children|learners|workers|employees with > !disabilities|autism|special|cancer|diabetes|chronic|mental|physical|severe|asthma|dementia|learning|young|small|low|limited|little|no|high|disability = give* #2 #3 @0.9
provide* high|middle|elementary school students|children with > !disabilities|autism|special|cancer|diabetes|chronic|mental|physical|severe|asthma|dementia|learning|young|small|low|limited|little|no|high|disability = give* #2 #3 #4 @0.9
provide* the|a|each|every|its|their|our reader|readers|student|students|community|audience|world|public|citizens|children|customers|users|workers|employees|players with > !disabilities|autism|special|cancer|diabetes|chronic|mental|physical|severe|asthma|dementia|learning|young|small|low|limited|little|no|high|disability = give* #2 #3 @0.9
provide* customers|users|patients|voters|consumers|visitors|drivers|players|viewers|businesses|companies|researchers|scientists|communities|parents with > !disabilities|autism|special|cancer|diabetes|chronic|mental|physical|severe|asthma|dementia|learning|young|small|low|limited|little|no|high|disability = give* #2 @0.9
over a relatively|fairly short|brief period of time = over a fairly short time @0.92
gain*|learn*|acquire*|develop*|get* valuable|invaluable work|leadership|job|social|professional|life|technical|communication|practical|teamwork|real-world experience|skills = gain* useful #3 #4 @0.9
support|supports|argument|arguments|reasons|case|call|calls|push < for the abolition of = for abolishing @0.88
concentrate*|focus*|direct* {poss} efforts|energy on = focus* on @0.88
participate* in the electoral|voting process = vote* @0.88
financial considerations > into|.|,|and|are|when|aside = money @0.85
meager|meagre > wages|pay|income|salary|earnings = s:low @0.95
play* an|a instrumental|integral|indispensable role|part in > {ing}|{det}|{poss}|{plural}|how|society|education|human = play* a large part in @0.9
establish*|implement* regulations that|to|on|for = make* rules #3 @0.85
!{be}|still|currently|now|only|remain|remains < at an early stage > .|,|and|when|so|can|because = early @0.9
!{be}|still|currently|now|only|remain|remains < at an early stage in|of = early in @0.88
{modal}|to < be exposed to new|different|other|many cultures|people = meet #4 #5 @0.9
{modal}|to < be exposed to new|different|other|many ideas|perspectives|viewpoints|opinions|views = come across #4 #5 @0.9
are exposed to new|different|other|many cultures|people = meet #4 #5 @0.88
are exposed to new|different|other|many ideas|perspectives|viewpoints|opinions|views = come across #4 #5 @0.88
be involved in an|a accident|crash|collision > .|,|and|than|when|while|because|if|due = have #4 #5 @0.9
be involved in a car|fatal|serious|traffic|deadly|motor accident|crash|collision = have a #5 #6 @0.9
the potential > rewards|harm|harms|misuse|pitfalls|downsides|hazards|gains|disadvantages|distractions = the possible @0.88
// sports, stories and getting into college
has|have proven|proved to be > very|extremely|highly|useful|helpful|valuable|effective|difficult|beneficial|successful|quite = #1 proved @0.85
^|,|that|and|but|because|if < it is possible for a|an|the|any|one|another _ to > _ = #5 #6 can @0.9
^|,|that|and|but|because|if < it is possible for people|students|anyone|someone|everyone|children|humans|teachers|schools|candidates|scientists|teenagers|drivers|companies to > _ = #5 can @0.9
advancement+ in > technology|science|medicine|medical|artificial|agriculture|engineering|computing|robotics|communication|transportation = advance+ in @0.9
considerably|substantially > safer|better|easier|harder|cheaper|faster|higher|lower|larger|smaller|longer|shorter|worse|stronger|weaker|greater|older|younger|healthier|cleaner|happier|slower|richer|poorer|less = s:much @0.95
in its|their early stages|stage of development|adoption = in #2 early stages @0.9
{to} < put forth {poss} best effort|efforts = do #3 best @0.92
puts forth {poss} best effort|efforts = does #3 best @0.92
putting forth {poss} best effort|efforts = doing #3 best @0.92
give* {poss} best effort = do* #2 best @0.88
without putting forth any effort = without any effort @0.92
^|but|and|perhaps|maybe|instead|, < a better|wiser approach|solution|option|idea would be to > _ = it would be #2 to @0.88
^|but|and|perhaps|maybe|instead|, < a more sensible|reasonable|practical approach|solution|option would be to > _ = it would be more #3 to @0.88
engage* in other activities|things|tasks > .|,|and|while|instead|such|like|that|when = do* other things @0.9
!with < people|students|others|friends|those|individuals|someone|peers|classmates who share|have similar|common interests|values|beliefs|views|goals|experiences|passions|hobbies = #1 with #4 #5 @0.9
!with < people|students|others|friends|those|individuals|someone who share|shares|have|has the same interests|values|beliefs|views|goals|passions|hobbies = #1 with the same #6 @0.9
chance|chances|hope|hopes|odds|dream|dreams of being accepted to|into|at > {det}|{poss}|college|university = #1 of getting into @0.92
to be|get accepted to|into college|university = to get into #5 @0.9 ~
to be|get accepted to|into a|an|the college|university|school = to get into #5 #6 @0.9 ~
^|, < there were several|many|numerous|countless times|occasions when|where > i|we|he|she|they|my|the = #3 times @0.9
in an era|age in which = at a time when @0.9
impoverished|poverty-stricken > families|family|households|communities|community|areas|area|neighborhoods|neighborhood|countries|children|people|students|nations|regions|backgrounds|parts = s:poor @0.95
undergo* a dramatic|profound|significant|major|radical|remarkable|drastic transformation|change > .|,|and|over|as|during|when|after|throughout|because|from = change* greatly @0.9
undergo* significant|major|dramatic|profound|drastic|radical changes|transformation|transformations|change > .|,|and|over|as|during|when|after|throughout|because|since|in = change* greatly @0.9
are|be subjected to > discrimination|violence|abuse|bullying|harassment|ridicule|racism|criticism|prejudice|unfair|harsh|constant = face @0.88
was|were|been subjected to > discrimination|violence|abuse|bullying|harassment|ridicule|racism|criticism|prejudice|unfair|harsh|constant = faced @0.88
being subjected to > discrimination|violence|abuse|bullying|harassment|ridicule|racism|criticism|prejudice|unfair|harsh|constant = facing @0.88
continue* to be subjected to = continue* to face @0.92
// money, health and getting along
the general|overall|widespread consensus is that = most people agree that @0.92
{poss} area of expertise = #1 field @0.9
{poss} areas of expertise = #1 fields @0.9
a steady|stable|reliable|regular source of income = a #2 income @0.9
!and|or|,|healthy|more < nutritious > meals|food|foods|lunches|lunch|diet|diets|meal|snacks|options|breakfast = s:healthy @0.95
an environment|atmosphere that|which is conducive to = a place that is good for @0.9
an environment|atmosphere conducive to = a good place for @0.88
the amount of time that students|children|teenagers|kids|people|they|we|you|employees|adults|i spend = how much time #6 spend @0.92
the amount of time|money|energy|effort spent|invested|devoted|dedicated > on|in|to|{ing}|at = the #4 #5 @0.9
should|must|can|will|could|would|to be given the freedom to choose = #1 be free to choose @0.9
a constant|great|true|endless|major|huge source of inspiration for|to = a #2 inspiration to @0.9
a source of inspiration for|to = an inspiration to @0.92
regardless of the obstacles|cost|costs|consequences|weather|outcome|circumstances|situation|result|difficulty|risk|price > .|,|and|;|that|they|we|you|he|she = whatever the #4 @0.88
exhibit* > signs|symptoms|abnormal|aggressive|violent|strange|unusual|similar|certain|strong|poor|good|behaviors = show* @0.85
a large|significant|substantial|considerable percentage|proportion|portion of the > population|world|country|public|budget|economy|land = much of the @0.9
a large|significant|substantial|considerable percentage|portion of > people|students|teenagers|adults|americans|children|drivers|teachers|voters = many @0.85
on a yearly|annual basis = every year @0.9
on a weekly basis = every week @0.9
on a monthly basis = every month @0.9
take* a firm|strong|hard stance|stand against = stand* firm against @0.9
place* an undue|excessive|unnecessary amount of pressure|stress|strain|emphasis|weight on = put* too much #6 on @0.92
find* themselves|himself|herself|myself|ourselves|yourself forced|compelled|obliged to = have* to @0.92
meaningful instruction > .|,|and|to|in|that = real teaching @0.85
have a|the desire to > !be = want to @0.88
has a|the desire to > !be = wants to @0.88
had a|the desire to > !be = wanted to @0.88
at a much|far faster|slower|quicker rate|pace > .|,|than|and|; = much #4 @0.85
at a faster|slower|quicker rate|pace > .|,|than|and|; = #3 @0.88
{poss} personal opinion|view|belief|opinions|views|beliefs > ,|.|,|is|on|and|about|that = #1 #3 @0.85
a greater|larger|higher number of > {plural} = more @0.85
a smaller|lower number of > {plural} = fewer @0.85
has the option|choice to > _ = can choose to @0.88 ~
allow* students|them|us|people|me|him|her|you|children|users|readers|teachers the opportunity|chance|ability to = let* #2 @0.9
give* us|them|students|people|users|me|him|her|you|teachers|children|voters|readers the ability|power to = let* #2 @0.88
provide* us|them|students|people|users|me|him|her|you|teachers|children|readers with the ability to = let* #2 @0.9
suffer* from a lack of > !self = lack* @0.85
have* a difficult|hard|tough time > {ing} = have* trouble @0.85
maintain* > order|control|peace|silence|discipline = s:keep* @0.95
// research, food and what one thinks of oneself
^ < in the following|next|subsequent paragraphs , i|we will = below , #6 will @0.9
in the following|subsequent paragraphs > .|; = below @0.88
consider myself|himself|herself|themselves|ourselves|yourself to be = think of #2 as @0.88
serious|chronic health conditions > .|,|and|like|such|that|in = #1 illnesses @0.8
inflict* pain|harm on|upon = hurt* @0.9
within a matter of seconds|minutes|hours|days|weeks|months = within #5 @0.92
// driving and telephones
operating a motor vehicle|car|automobile = driving @0.92 ~
to|can|cannot|could|should|may|who|people|drivers < operate a motor vehicle|car|vehicle = drive @0.9
sending text messages > !to = texting @0.85
studies|study|surveys|survey|polls conducted on = #1 of @0.88
{have} conclusively determined|shown|proven|proved|demonstrated|established that = #1 proved that @0.92
employ* > gps|sensors|algorithms|artificial|satire|irony|imagery|metaphors|cameras = s:use* @0.95
// learning and advice
ask* for advice from others|someone|people|friends|experts|teachers|parents|them|him|her|strangers|professionals > .|,|when|before|because|is|can|about|on|if = ask* #5 for advice @0.88
adequate > technology|compensation|experience|preparation|knowledge|evidence|light|room|shelter|supplies|exercise = s:enough @0.95
inadequate > teaching|housing|nutrition|sanitation|pay|diet|diets = s:poor @0.95
throughout|all through their|our lifetime|lifetimes = all #2 lives @0.88
work* in unison with = work* with @0.9
come* with {poss} share of = have* #3 share of @0.88
come* with its|their|our own set of > {plural}|challenges|risks|unique = have* #3 own @0.88
more profound = deeper @0.88
recognize*|understand*|know*|see*|appreciate* the important|crucial|vital|key|critical role it plays in = #1 how important it is in @0.88
recognize*|understand*|know*|see*|appreciate* the important|crucial|vital|key|critical role they play in = #1 how important they are in @0.88
inhospitable > conditions|climate|environment|environments|landscape|terrain|desert|surface|weather = s:harsh @0.95
long been a topic|subject|source|object|matter of fascination for|to = long fascinated @0.92
at|in my|his|her|our|their|your place of work|employment = at work @0.85
while en route to = on the way to @0.92
about|with|to|per|pursue|explore|match|matches|fit|fits < {poss} area|areas of interest > .|,|;|and|or = #1 interests @0.88
unlimited|unreliable|reliable|poor|limited|stable|fast|slow|bad|good|consistent|steady internet connectivity = #1 internet @0.9
lack of internet connectivity|access = lack of internet @0.8
i|we would like to extend my|our heartfelt|sincere|deepest|warmest gratitude|thanks|appreciation to > {det}|{pron}|everyone|all = #1 would like to thank @0.92
i|we would like to extend my|our heartfelt|sincere|deepest|warmest gratitude|thanks|appreciation for > the|your love|support|help|kindness|trust|patience = #1 would like to thank you for @0.92
violin|instrument|guitar|piano|sword|ring|vase|chair|table|clock|bowl|knife , crafted in|from|by|out = #1 , made #4 @0.9
this essay|paper|article|report aim* to _ = this #2 #5~same @0.85
// what there is
!{article}|any|some < high degree of freedom|flexibility|skill|trust|comfort|uncertainty|control = great #4 @0.88
draw*|attract*|receive* a significant|large|great|huge|considerable|fair amount of criticism|attention|interest|praise|support = #1 much #6 @0.88
many|the|possible|potential|these|most|its|other|some|of < positive impacts|effects of = benefits of @0.9 ~
possible|potential|other|of|the|many < positive impacts on = benefits for @0.85
the required|necessary|requisite number of > votes|points|credits|signatures|members|hours = enough @0.88
{plural}|planet|planets|moon|moons|satellite|station < in orbit around = orbiting @0.9
from a|an societal perspective|standpoint|viewpoint|angle , = for society , @0.9
from a|an moral|ethical perspective|standpoint|viewpoint , = morally , @0.88 ~
^|but|and|, < in modern times > , = today @0.88
seek* advice from multiple|several|various|different|numerous sources|people|experts|friends > !who|that|with|whose|like|in = ask* several #5 for advice @0.92
seek* advice from multiple|several|various|different|numerous individuals > !who|that|with|whose|like|in = ask* several people for advice @0.92
seek* multiple|several|various opinions > !of|about|on|from = ask* several people @0.88
this study aim* to evaluate|assess|examine|explore|investigate|compare = this study #5~same @0.8
leisurely stroll = stroll @0.88
employ* > an|the electoral|jury|points|two-party|winner-take-all = s:use* @0.95
processes|forces|events|factors < involved in its formation = that formed it @0.88
the united states of america > is|has|was|and|in|as = the United States @0.8
compassion and empathy = compassion @0.88
empathy and compassion = compassion @0.85
{poss} country|state|city|town of residence = #1 home #2 @0.92 ~
{poss} place of residence = #1 home @0.88
emotional outburst+ = outburst+ @0.88
// what a book does, and what is said about it
${STORY} tells the story of = #1 is about @0.9
${STORY} told the story of = #1 was about @0.88
^ < at the beginning|start of the ${STORY} , = at first , @0.88
^ < towards|toward|near|by|at the end of the ${STORY} , = #1 the end , @0.8
^ < through his|her|the|their|its use of > symbolism|imagery|irony|satire|dialogue|metaphor|metaphors|language|color|humor|flashbacks|foreshadowing|vivid|figurative|symbols = through @0.9
strength|apart|special|unique|effective|memorable|powerful|quality|trait|gift|talent|skill|advantage|interesting|great|different|remarkable < is his ability to > !be = is that he can @0.9
strength|apart|special|unique|effective|memorable|powerful|quality|trait|gift|talent|skill|advantage|interesting|great|different|remarkable < is their ability to > !be = is that they can @0.9
strength|apart|special|unique|effective|memorable|powerful|quality|trait|gift|talent|skill|advantage|interesting|great|different|remarkable < is his willingness to > _ = is that he is willing to @0.85
// wants, causes and results in the past
is|are|was|were engaged in a|an arms|bitter|fierce|long|constant|bloody|brutal|prolonged race|war|struggle|conflict|battle|rivalry = #1 in #4 #5 #6 @0.88
create* an|a atmosphere|climate|environment of fear|suspicion|mistrust|distrust|tension|uncertainty|anxiety > .|, = stir* up #5 @0.85
create* an|a atmosphere|climate|environment of fear|suspicion|mistrust|distrust|tension and fear|suspicion|mistrust|distrust|tension|uncertainty|hostility|anxiety > .|, = stir* up #5 and #7 @0.85
is obligated|obliged to > !be = has to @0.9
are obligated|obliged to > !be = have to @0.9
was|were obligated|obliged to > !be = had to @0.9 ~
come* to its defense = defend* it @0.88
come* to their defense = defend* them @0.88
come* to his defense = defend* him @0.88
in human history > .|,|and|; = in history @0.85
in the history of mankind|humanity|humankind = in history @0.85
contribute* to climate|global|weight|heart change|warming|gain|disease = help* cause #3 #4 @0.88
contribute* significantly|greatly|heavily|substantially to > pollution|stress|anxiety|inequality|poverty|crime|tensions = add* a lot to @0.88
lead* to conflict|conflicts|war|wars|violence|tension|tensions|misunderstandings|confusion|accidents|arguments|protests|riots|unemployment|shortages|famine|distractions|burnout|exhaustion|stress|frustration > .|,|and|between|among|or|in|with|when|within|over = cause* #3 @0.85
lead* to several|many|numerous|widespread|major|serious|severe|more|countless|various conflicts|crises|problems|protests|deaths|accidents|wars|riots|famines|losses|difficulties|injuries|complications = cause* #3 #4 @0.88
lead* to many|several|numerous|major|important|significant|great|social|political changes|reforms|improvements|advances|inventions|discoveries = bring* #3 #4 @0.85
{modal}|not|always|necessarily|never < lead to happiness|peace|fulfillment|progress|change|justice|freedom|satisfaction|prosperity|success = bring #3 @0.88
lead* to a|an higher|lower|better|stronger|healthier|happier|deeper|safer|greater|more|longer = mean* #3 #4 @0.7
// comparing two things
differ*|vary* in terms of = differ* in @0.9
similar|different|alike|equal|compared in terms of = #1 in @0.9
is|was another factor|aspect|element|issue|thing|feature|reason|area|difference that|which > sets|makes|separates|distinguishes|affects|contributes|influences|led|contributed|made|shapes|drives|plays|leads|causes|adds|helped|influenced|affected|keeps|draws|caused = also @0.92
one of the main|major|primary|key|chief|principal reasons why = a major reason @0.85
one of the main|major|primary|key|chief|principal reasons for|that|behind = a major reason #6 @0.85 ~
one of the main|major|primary|key|chief|principal themes of|in = a main theme #6 @0.85 ~
one of the main|major|primary|key|chief|principal disadvantages|drawbacks of = a main drawback of @0.85
one of the main|major|primary|key|chief|principal arguments for|against|in = a main argument #6 @0.85
the reason|reasons why > {subj}|{det}|{plural}|people|many|some|so = the #2 @0.85
need* to have access to = need* @0.88
need* to have > a|an|good|enough|the|some|their|more = need* @0.85
on|upon the individual|specific|personal|particular|unique needs|goals and preferences|needs|tastes|interests|circumstances|lifestyle of the|each|every student|individual|person|user|learner|child|patient|family|customer|reader = on what #8 #9 needs and likes @0.85
on|upon your individual|specific|personal|particular|own|unique needs and preferences = on what you need and like @0.88
on|upon their individual|specific|personal|particular|own|unique needs and preferences = on what they need and like @0.88
on|upon your needs and preferences = on what you need and like @0.88
// people and what they do
feel* that|like|as they|we are part of = feel* part of @0.92
feel* that|like i am part of = feel* part of @0.92
feel* that|like he|she is part of = feel* part of @0.92
feel* as if|though they|we are part of = feel* part of @0.92
in many|most|several|some|countless countries|nations around|across|throughout|all|in the world|globe = in #2 countries @0.88
{plural}|people|parents|who|they|we|adults|workers < have busy schedules|lives = are busy @0.9 ~
{plural}|people|parents|who|they|we|adults|workers < lead busy lives = are busy @0.9
{plural}|people|parents|who|they|we|adults|workers < have a busy schedule|life = are busy @0.9
risk of developing > diabetes|cancer|heart|obesity|asthma|health|high|lung|depression|serious|chronic|type|certain|breast = risk of @0.9
take* responsibility for his|her|their|our|my|your|one's actions|mistakes = answer* for #4 #5 @0.85
take* full responsibility for his|her|their|our|my|your|one's actions|mistakes = answer* fully for #5 #6 @0.85
// what is wrong and what helps
the very|only|one|first|last|same thing that > {subj} = the #2 thing @0.85
one of the most serious|severe > problem|problems|crisis|crises|environmental|health|social|threats|diseases|consequences = one of the worst @0.8
continues to grow|rise|increase|expand|improve|fall|spread|evolve|decline|change > .|,|and|in|at|as|every|because|worldwide = keeps #3~ing @0.9 ~
has several|many|various|numerous harmful|negative|damaging|adverse effects|impacts|consequences on|for the _ > .|, = harms the #7 in #2 ways @0.9
have several|many|various|numerous harmful|negative|damaging|adverse effects|impacts|consequences on|for the _ > .|, = harm the #7 in #2 ways @0.9
has several|many|various|numerous harmful|negative|damaging|adverse effects|impacts|consequences on|for society|people|children|students|teenagers|us|them|families|wildlife = harms #6 in #2 ways @0.9
have several|many|various|numerous harmful|negative|damaging|adverse effects|impacts|consequences on|for society|people|children|students|teenagers|us|them|families|wildlife = harm #6 in #2 ways @0.9
lead* to soil|flooding|floods|death|deaths|disease|diseases|illness|damage|injury|injuries|obesity|debt|chaos|corruption|suffering|loneliness|isolation|addiction|mistakes|conflict|disagreements > !of|resistance|control|prevention = cause* #3 @0.85
lead* to health|heart|chronic|mental problems|issues|disease|conditions|illness|illnesses|attacks = cause* #3 #4 @0.85
is a source of stress|anxiety|conflict|tension|frustration|confusion|pollution|concern > .|,|and|for|in|among|that = causes #5 @0.88
are a source of stress|anxiety|conflict|tension|frustration|confusion|pollution|concern > .|,|and|for|in|among|that = cause #5 @0.88
be|become a source of stress|anxiety|conflict|tension|frustration|confusion|pollution|concern > .|,|and|for|in|among = cause #5 @0.88
is a major|great|significant|big|constant|common source of stress|anxiety|conflict|tension|frustration|pollution > .|,|and|for|in|among = causes much #6 @0.88
are a major|great|significant|big source of stress|anxiety|conflict|tension|frustration|pollution > .|,|and|for|in|among = cause much #6 @0.88
be a major|great|significant|big source of stress|anxiety|conflict|tension|frustration|pollution > .|,|and|for|in|among = cause a lot of #6 @0.88
the injustice|prejudice|problems|differences|inequality|similarities|conflict|tension|barriers that|which exist|exists > in|within|between|among = the #2 @0.88
!,|^|it|all|those|that|and|one|think|thinks|know|knows|believe|say|said|says|thought|knew|see|means|mean|hope|heard|sure|understand|realize|learned|noticed|suggests|shows|claims|found|so|now|only < that|which is located > in|near|on|at|along|far|close|outside|next = - @0.85
!,|^|it|all|those|that|and|ones|think|thinks|know|knows|believe|say|said|says|thought|knew|see|means|mean|hope|heard|sure|understand|realize|learned|noticed|suggests|shows|claims|found|so|now|only < that|which are located > in|near|on|at|along|far|farther|close|outside|next = - @0.85
make* it possible for people|us|them|students|workers|farmers|scientists|women|children|families to = let* #5 @0.9
a strong|powerful|great incentive to > _ = good reason to @0.88
reduce|reducing|reduced|reduces|cut|cutting|lower|fewer < greenhouse gas emissions > .|,|and|in|that|which|through|; = greenhouse gases @0.85
improve* the situation > .|,|by|for|in = improve* things @0.8
bring* about economic|social|political|positive|great|lasting|many|significant|major|real|meaningful|technological|new change|changes|growth|reform|reforms|progress|improvements = bring* #3 #4 @0.88
bring* about change|reform > .|,|in|and|through|for = bring* #3 @0.8
!slowly|gradually|eventually|finally|soon|quickly < come* to realize|understand that = learn* that @0.85
come* to the realization that = realize* that @0.9
a better|improved|greater|higher quality of life > .|,|and|for|in|than|because = a better life @0.85
travel* long distances > to|for|in|and|every|.|, = travel* far @0.85
travel* a long distance > to|for|in|and|every|.|, = travel* far @0.85
address*|tackle* the issue|issues|topic|question of > racism|race|poverty|inequality|injustice|climate|bullying|gender|child|violence|discrimination|class|war|slavery = deal* with @0.85
{be} < found to be > innocent|guilty = found @0.9
// told by the price and by the number
is more expensive than = costs more than @0.9
is less expensive than = costs less than @0.9
are less expensive than = cost less than @0.9
is much|far more expensive than = costs #2 more than @0.9
are much|far more expensive than = cost #2 more than @0.9
is generally|usually|often|typically more expensive than = #2 costs more than @0.9
is generally|usually|often|typically less expensive than = #2 costs less than @0.9
are generally|usually|often|typically less expensive than = #2 cost less than @0.9
higher rates of > crime|unemployment|obesity|poverty|divorce|depression|violence|anxiety|homelessness|cancer|infection = more @0.88
lower rates of > crime|unemployment|obesity|poverty|divorce|depression|violence|anxiety|cancer|infection = less @0.88
!^|that|and|but|or|whether|where|because|if|when|while|although|though|,|the|these|this|their|our|at|into|to|of < lower levels of > stress|pollution|crime|poverty|unemployment|anxiety|noise|education|motivation|satisfaction = less @0.88
as a direct result of = because of @0.85
as a direct|natural consequence of = because of @0.85
// themes, scenes and endings
is a central|major|important|key|main|prominent theme in|of|throughout the|this novel|play|story|book|film|poem|movie = runs through #6 #7 @0.88
are central|major|important|key|main themes in|of|throughout the|this novel|play|story|book|film|poem|movie = run through #5 #6 @0.88
is used to represent|symbolize > !or = stands for @0.9
are used to represent|symbolize > !or = stand for @0.9
a|the|each|every|any way in which > {subj}|{det}|{plural}|people|society|students = #1 way @0.88
the|many|other|some|different|several|these|two|three|various ways in which > {subj}|{det}|{plural}|people|society|students = #1 ways @0.88
demonstrate* > great|moral|remarkable|strong|true|real|kindness|compassion|empathy|leadership|responsibility|growth|immense = show* @0.85
that will|would benefit|help them|students|us|you|him|her in the future = that #2 help #4 later @0.88
that will|would benefit|help them|students|us|you|him|her in the long run = that #2 help #4 later on @0.8
pave* the way for > {det}|{plural}|future|new|modern|later|more|other|reform|change|war|democracy|world = open* the way for @0.7
// what is told with fewer words
treat* them|people|animals|others|women|us|students|workers|slaves as if|though they|we were|are > {plural}|property|nothing|less|second-class = treat* #2 like @0.9
, which leaves them with little|less|no|enough|more|only|a = , so they have #6 @0.85
, which leaves us with little|less|no|enough|more|only|a = , so we have #6 @0.85
, which leaves students|people|workers|parents|teachers|families|children with little|less|no|enough|more|only|a = , so #4 have #6 @0.85
can|may|could be frustrating for|to > {plural}|people|those|some|many|the|anyone = #1 frustrate @0.88
can|may|could be confusing for|to > {plural}|people|those|some|many|the|anyone = #1 confuse @0.88
can|may|could be overwhelming for|to > {plural}|people|those|some|many|the|anyone = #1 overwhelm @0.88
can|may|could be discouraging for|to > {plural}|people|those|some|many|the|anyone = #1 discourage @0.88
can|may|could be harmful for|to > {plural}|people|those|some|many|the|anyone|your|our|their = #1 harm @0.88
!there|here|was < is|are|be a more _ option|choice|alternative > .|,|for|than|to|because|and|in|when = #1 more #4 @0.88
!there|here|was < are more _ options|choices|alternatives > .|,|for|than|to|because|and|in|when = are more #3 @0.88
!there|here|was < is|be a better|safer|cheaper|healthier|smarter|wiser|faster option|choice|alternative > .|,|for|than|because|and|in|when = #1 #3 @0.88
!there|here|was < are better|safer|cheaper|healthier|smarter|wiser|faster options|choices|alternatives > .|,|for|than|because|and|in|when = are #2 @0.88
better|good|new|more|future|many|various < career opportunities > .|,|and|in|for|that|to = careers / jobs @0.85
through|with|in|by < the character of > !the|a|an|this|each|every|their|his|her|its|our|someone = - @0.88
^ < the character of > !the|a|an|this|each|every|their|his|her|its|our|someone|people !serves|functions|acts|is|was !serves|functions|acts|is|was = - @0.8
^ < the theme of > _ appears|runs|is|plays|emerges|becomes|also|can|continues|recurs !prevalent|common|universal|evident|present|central|important|a|one|the|key|clear|apparent|timeless|especially|particularly|woven|introduced = - @0.88
legitimate > concern|concerns|fear|fears|worry|worries|criticism|criticisms|question|questions = s:real @0.95
will never be able to > !be = can never @0.85
would not be able to > !be = could not @0.85
earn* a lower|smaller salary|wage|income = earn* less @0.9
feel* sympathy|compassion|empathy for = feel* for @0.88
feel* a sense|feeling of > pride|shame|relief|loss|guilt|joy|belonging|freedom|hope|responsibility|satisfaction|loneliness|accomplishment|purpose|urgency = feel* @0.88
there are many|several|some|various steps|measures|actions that|which can|could|should|must be taken to = #3 things #6 be done to @0.9
healthy|healthier|nutritious|affordable|vegetarian|vegan|unhealthy|local food|lunch options > .|,|and|in|at|to|for|such|like|that = #1 #2 @0.85
healthy|healthier|nutritious|affordable|vegetarian meal options > .|,|and|in|at|to|for|such|like|that = #1 meals @0.88
!,|of|in|by|from|with|^|it|and|or|but|is|was|this|all|one|something|everything|that|think|thinks|know|knows|believe|say|said|says|thought|knew|see|means|mean|hope|heard|sure|understand|realize|learned|noticed|suggests|shows|claims|found|so|now|only < that|which is|are|was|were made|used|sent|given|written|caused|found|produced|needed|held|grown|sold|built|taught|filled|designed|driven|covered|surrounded|controlled|told|shared|published|created|owned|required|directed|spent|left|set|funded|run|paid|based|hidden|passed|stored|offered|collected|released|performed > in|by|to|for|from|on|with|at|into = #3 @0.85
agree* with the statement|idea|notion|view|claim|opinion that = agree* that @0.9
lead* to the downfall|fall|collapse|overthrow of = bring* down @0.88
lead* to the outbreak of = bring* on @0.88
lead* to the deaths of = kill* @0.9
lead* to the death of > thousands|millions|hundreds|many|over|more|countless|nearly|about = kill* @0.88
it is the responsibility|duty|job of parents|teachers|schools|governments|everyone|society|students|companies|citizens|adults to = it is up to #6 to @0.9 ~
can|may|could|might|will|often|also result in > serious|death|injury|injuries|illness|accidents|damage|stress|conflict|pain|fatigue|problems|confusion|violence|conflicts|misunderstandings|anxiety|depression|burnout = #1 cause @0.85 ~
affect*|impact* students|people|children|us|society|them|teenagers|everyone|individuals in a negative|harmful way = harm* #2 @0.88
affect*|impact* students|people|children|us|society|them|teenagers|everyone|individuals in a positive|beneficial way = help* #2 @0.88
allow students|people|children|teenagers|teachers|workers|employees|parents|users|readers|viewers|women|citizens|families|companies|businesses to > {base} = let #2 @0.9
allows students|people|children|teenagers|teachers|workers|employees|parents|users|readers|viewers|women|citizens|families|companies|businesses to > {base} = lets #2 @0.9
allow* the reader|audience|viewer|readers|viewers to = let* the #3 @0.88
find themselves|ourselves torn = are torn @0.9
in a state of > chaos|shock|panic|confusion|despair|disrepair = in @0.9
// what matters, what is left and what goes on
thanks to the efforts|work|help of = thanks to @0.85
that|who|which are in danger of = in danger of @0.85
conservation|relief|recycling|fundraising|preservation efforts > .|,|and|in|by|to|that = #1 work @0.8
an increase in aggressive behavior|behaviour = more aggression @0.88 ~
an increase in violent behavior|behaviour = more violence @0.88 ~
violent behavior|behaviour > .|,|in|among = violence @0.8 ~
criminal behavior|behaviour|activity > .|,|in|and|among = crime @0.85
there is not enough evidence to prove|show|suggest|support that = there is not enough evidence that @0.9
there is no|little|some|strong|clear|convincing|growing evidence to prove|show|suggest that = there is #3 evidence that @0.9
one of the most important|significant decisions|days|moments|events|battles|inventions|changes|holidays|discoveries|turning|achievements = one of the biggest #6 @0.85
appear* to be > dead|asleep|happy|sad|calm|weak|strong|innocent|guilty|normal|confident|perfect|kind|evil|unaware|interested|lost|mad|insane|lonely = seem* @0.88
take* the time to think|reflect|consider|listen|notice|ask|look = stop* to #5 @0.85
lasted for > about|over|nearly|almost|more|only|several|many|{number}|hours|days|weeks|months|years|centuries|decades|a = lasted @0.85
is|are capable of understanding = can understand @0.88
is|are capable of doing = can do @0.88
is|are capable of killing = can kill @0.88
rely|depend on|upon _ for their livelihood|livelihoods|living = live off #3 @0.88
relied|depended on|upon _ for their livelihood|livelihoods|living = lived off #3 @0.88
is an inspiration to|for > {pron}|all|many|people|others|everyone|young|millions|women|students|future|readers = inspires @0.88
are an inspiration to|for > {pron}|all|many|people|others|everyone|young|millions|women|students|future|readers = inspire @0.88
was|were an inspiration to|for > {pron}|all|many|people|others|everyone|young|millions|women|students|future|readers = inspired @0.88
play* a valuable|positive|useful role|part in > society|today's|our|the|their|students'|children's|a = do* good in @0.7
an|one|another|good|clear example of this is when|how|the|a|an = #1 example is #6 @0.85
is dependent on|upon > !whether|how = depends on @0.88
are dependent on|upon > !whether|how = depend on @0.88
struggles to come to terms with = finds it hard to accept @0.9
struggle to come to terms with = find it hard to accept @0.9
struggled to come to terms with = found it hard to accept @0.9
told|written|narrated|shown|filmed from the perspective|viewpoint of = #1 through the eyes of @0.9
// money, time and what comes of them
lead* to job losses|layoffs > .|,|and|in|for|among = cost* jobs @0.88
lead* to a loss of jobs > .|,|and|in|for = cost* jobs @0.88
the most significant|important|obvious|notable positive effect|impact of = the greatest benefit of @0.9
the most significant|important|obvious|notable negative effect|impact of = the worst effect of @0.88
follows the life|lives|story|adventures|journey of = follows @0.9
follow the life|lives|story|adventures|journey of = follow @0.88
is one of the central|main|major|key|primary|important themes of|in|throughout the|this|his|her ${STORY} = runs through #8 #9 @0.9
!such|so|a|an|enough < money|farm|house|land|respect|attention|help|support|education|freedom|opportunities|experiences|damage|pain|water|weapons|rights|laws|clothing|benefits|words|sacrifices that > i|we|they|he|she|you = #1 @0.85
was|were capable of doing = could do @0.85
continue to be felt|seen|used|debated|studied|read|celebrated|played|enjoyed|told|performed|taught|practiced|held|made|remembered|admired = are still #4 @0.9
continues to be felt|seen|used|debated|studied|read|celebrated|played|enjoyed|told|performed|taught|practiced|held|made|remembered|admired = is still #4 @0.9
help them|us|him|her|me|you|people|students|children|teenagers|readers|workers|families to > {base} = help #2 @0.85
on the basis of > race|gender|sex|religion|age|color|skin|income|ethnicity|their|his|her = because of @0.85
based on their|his|her race|gender|sex|religion|age|skin|ethnicity = because of #3 #4 @0.85
a sharp contrast between = a big difference between @0.8
a stark contrast between = a big difference between @0.85
a clear contrast between = a clear difference between @0.7
in a short|brief period|amount|space of time = in a short time @0.9
over a long|longer period of time = over a long time @0.85
from a variety of backgrounds|cultures|sources|places = from many #5 @0.88
as a means to > {base} = to @0.85
// what is common, and what people are against
one of the most common causes of = a very common cause of @0.88
making the|a decision to > !be = deciding to @0.9
facial expressions > .|,|and|or|to = faces @0.8
was the fact that = was that @0.9
a large|great|huge|significant|substantial|vast|enormous|tremendous amount of > time|money|energy|work|information|effort|data|food|water|pressure|stress|pain|damage|space|power = a lot of / a great deal of @0.88
a large|huge|vast|enormous|significant|substantial sum of money = a lot of money @0.88
both sides of the argument|debate|issue|story = both sides @0.6
can|may|might|could|would be more expensive > .|,|than|because|to|for = #1 cost more @0.88
tend to be more expensive > .|,|than|because|to|for = usually cost more @0.88
tends to be more expensive > .|,|than|because|to|for = usually costs more @0.88
tends to be less expensive > .|,|than|because|to|for = usually costs less @0.88
in times of difficulty|hardship|crisis|trouble = in hard times @0.8
provide* {poss} children|child|students|readers|workers|customers|employees with = give* #2 #3 @0.9
over the course of history = through history @0.8
throughout the course of history = through history @0.85
is forced to confront = has to face @0.92
are forced to confront = have to face @0.92
was|were forced to confront = had to face @0.92
forces him|her|them|us|readers|viewers|audiences|people to confront = makes #2 face @0.92
force him|her|them|us|readers|viewers|audiences|people to confront = make #2 face @0.92
forced him|her|them|us|readers|viewers|audiences|people to confront = made #2 face @0.92
forces us|readers|viewers|audiences|people to consider|question|think|ask = makes #2 #4 @0.85 ~
force us|readers|viewers|audiences|people to consider|question|think|ask = make #2 #4 @0.85 ~
serve*|act* as a critique of = criticize* @0.85
is a critique of = criticizes @0.7 ~
offer*|provide* a critique of = criticize* @0.88
offer*|provide* a powerful|sharp|scathing|biting critique of = sharply criticize* @0.88
offer*|provide* commentary on|about = comment* on @0.88
offer*|provide* a commentary on|about = comment* on @0.88
serve*|act* as a commentary on = comment* on @0.88
provide*|offer* social commentary on = comment* on @0.85
book|film|novel|article|report|author|play|study|she|he|we|they < raise* the question of whether|how|what|why|who = ask* #5 @0.88
hint* at the fact|idea|possibility that = hint* that @0.88
the main|central|primary conflict in|of the story|novel|play|film|book is between = the main conflict is between @0.85
the main|central character in|of the story|novel|play|film|book , = the main character , @0.85
in the final|last|closing scene|scenes|chapter|chapters of the novel|book|film|play|story|movie = in the #3 #4 @0.8 ~
in the opening|first scene|scenes|chapter|chapters of the novel|book|film|play|story|movie = in the #3 #4 @0.8 ~
// what people know, need, win and worry about
are concerned about = worry about @0.85
was|were concerned about = worried about @0.85 ~
{plural}|they|we|people|you|fully|always < are aware of > the|how|what|their|its|this|these|our|your !surroundings|presence|time|world|situation = know about @0.85
he|she|it|character|reader|student|person < is aware of > the|how|what|his|her|its|this|these !surroundings|presence|time|world|situation = knows about @0.85 ~
to|should|must|can|need be aware of > the|how|what|their|its|this|these|our|your !surroundings|presence|time|world|situation = #1 know about @0.85
people|those|children|families|students|patients|workers|animals in need of = #1 who need @0.85
anyone|someone|everyone in need of = #1 who needs @0.85
was|were in need of = needed @0.88
is in desperate|urgent|dire need of = badly needs @0.9
are in desperate|urgent|dire need of = badly need @0.9
was|were in desperate|urgent|dire need of = badly needed @0.9
{be}|strongly < in favor of = for @0.85
is a necessity > .|,|for|in|and = is needed @0.85
have a tendency to = tend to @0.9
had a tendency to = tended to @0.9
more|many|most|few|some people|students|workers|women|families|farmers were able to > !be = #1 #2 could @0.85
lead* to a shortage|scarcity|lack of = cause* a #4 of @0.88
lead* to shortages of = cause* shortages of @0.88
!other|these|those|many|several|some|both|different < public|mass transportation systems > .|,|and|that|in|with|to|for|can = public transportation @0.85 ~
deserve* to be treated with respect|kindness|dignity|compassion|fairness = deserve* #6 @0.88
take* responsibility for his|her|their|our|my|your|one's choices|crimes|behavior = answer* for #4 #5 @0.85
spend* a lot|great deal of money on > !{ing} = spend* a lot on @0.85
save* a lot|great deal of money > .|,|by|on|and = save* a lot @0.85
in addition to this|that , = besides , @0.9
apart from this|that , = besides , @0.85
it is a well-known fact that = it is well known that @0.9
when it comes to the topic|issue|subject|question|matter of = when it comes to @0.92
on the topic|issue|subject|matter of > !whether|how = on @0.85
over the issue|question|matter of > slavery|taxes|whether|land|money|race|religion|who|how = over @0.88
about the issue|topic|subject|matter of > slavery|taxes|land|money|race|religion|immigration|climate|bullying = about @0.85
was|were symbolic of = stood for @0.88
// what can be left unsaid
every|each person who|that = everyone who @0.88
any person who|that = anyone who @0.88
^|, < there are many|some|several people|students|parents|teachers|families|children|workers|others who|that > !we|they|i|he|she|you = #3 #4 @0.85
^|, < there are those who|that > believe|argue|say|think|claim|feel|would|see|prefer = some people @0.9
!,|^|those|one|all|it|anyone|everyone|someone < who|that are|were > living|working|studying|trying|looking|suffering|struggling|fighting|waiting|traveling|learning|fleeing|attending|playing|entering|facing|seeking|serving|growing = - @0.85
the day|year|moment|night that > {subj} = the #2 @0.8
both of these|those|the > {plural} = both @0.85
each and every > day|one|person|student|year|time|week|child = every @0.9
first and foremost > ,|and = first @0.88
past history|experience|experiences > .|,|and|of|with|in = #2 @0.8
future plans > .|,|and|for|to = plans @0.85
personal beliefs|opinion|opinions|values > .|,|and|about|or = #2 @0.8
own personal > !and|, = own @0.88
very unique = unusual @0.9
as a way to > {base} = to @0.8
what this means is that = so @0.88
`

/**
 * The frames that open with a verb and have its object in them, told of the past: no passive can be meant, so "led" and
 * "made" need no neighbours to tell what they are.
 */
function inThePast(line: string): string[] {
  const [pattern = '', rest = ''] = line.split(' = ')
  const [first = '', ...others] = pattern.split(' ')
  const [phrases = '', rate = '0.85'] = rest.split(' @')
  if (line.includes(' < ') || !/^\w+\*(?:\|\w+\*)*$/.test(first)) return []
  if (others.length === 0 || others[0] === '>' || others.some((element) => /[*+]/.test(element))) return []
  const told = phrases.split(' / ').map((phrase) => phrase.split(' '))
  if (!told.every(([verb = '', next]) => /^\w+\*$/.test(verb) && verb !== 'be*' && next)) return []
  const verbs = first
    .replaceAll('*', '')
    .split('|')
    .filter((verb) => isAlike(verb) && inflect(verb, 'past') !== verb)
  if (verbs.length === 0) return []
  const found = [verbs.map((verb) => inflect(verb, 'past')).join('|'), ...others].join(' ')
  const rule = (left: string, form: VerbForm) =>
    `${left} < ${found} = ${told.map(([verb = '', ...tail]) => [inflect(verb.slice(0, -1), form), ...tail].join(' ')).join(' / ')} @${rate}`
  if (told.every(([verb = '']) => isAlike(verb.slice(0, -1)))) return [rule('!{be}|being', 'past')]
  return [rule('!^|{have}|{be}|{adv}|{ly}|being', 'past'), rule('{have}', 'participle')]
}

/** Whether the past of a verb is its participle as well. */
const isAlike = (verb: string) => inflect(verb, 'past') === inflect(verb, 'participle')

export const ESSAY_FRAMES = [FRAMES, ...FRAMES.split('\n').flatMap(inThePast)].join('\n')
