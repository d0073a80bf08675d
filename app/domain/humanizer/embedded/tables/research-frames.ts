import { inflect } from '../inflect.ts'

/** What research is written down in, or done as. */
const TEXTS =
  'study|paper|article|chapter|thesis|report|review|survey|experiment|analysis|project|investigation'

/** What a name is given to in reference prose: "a process known as drift" is called so, "a man known as kind" is not. */
const NAMED =
  'process|phenomenon|technique|method|condition|disease|substance|device|structure|system|field|blend|compound|theory|principle|law|effect|protein|region|disorder|practice|stage|mechanism|particle'

/** Verbs of finding out, behind which a question may stand in place of a noun. */
const STUDY =
  'study|studies|studied|studying|examine|examines|examined|examining|explore|explores|explored|exploring|investigate|investigates|investigated|investigating|analyze|analyzes|analyzed|analyzing|assess|assesses|assessed|assessing|measure|measures|measured|measuring|test|tests|tested|testing|understand|understanding|show|shows|describe|describes|consider|considers|discuss|discusses|evaluate|evaluated|evaluating|evaluates'

/** Causes that are told in the singular: "how light affects", "how light intensity affects". */
const CAUSE =
  'light|heat|temperature|intensity|concentration|exposure|exercise|sleep|stress|climate|pollution|education|income|age|noise|rainfall|diet|training|treatment|caffeine|music|technology|tourism|trade|inflation|pressure|density|size|disorder|feedback|processing|confinement|migration|poverty|language|gender|competition|policy|change|loss|water|soil|sugar|salt|alcohol|smoking|wealth|weather|drought|war|fear|class|culture|literacy|speed|depth|humidity|radiation|gravity|friction'

/** Centuries and decades by their names. */
const CENTURY =
  'twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty-first'

/** Nouns of what things are used for: "used for the storage of", and "used in the treatment of". */
const USES =
  'study=study analysis=analyze storage=store detection=detect measurement=measure identification=identify treatment=treat diagnosis=diagnose prevention=prevent removal=remove collection=collect assessment=assess preparation=prepare purification=purify simulation=simulate visualization=visualize'.split(
    ' ',
  )

/** "Used for the diagnosis and treatment of" names two uses: the rule reads the noun only where "of" follows. */
const USE_RULES = USES.flatMap((entry) => {
  const [noun = '', verb = ''] = entry.split('=')
  return [
    `{be} used for the ${noun} of > _ = #1 used to ${verb} @0.9`,
    `{be} used in the ${noun} of > _ = #1 used in ${inflect(verb, 'ing')} @0.85`,
    `{be} widely|often|commonly|also|mainly used for the ${noun} of > _ = #1 #2 used to ${verb} @0.9`,
    `{be} widely|often|commonly|also|mainly used in the ${noun} of > _ = #1 #2 used in ${inflect(verb, 'ing')} @0.88`,
  ]
}).join('\n')

/** What something is "involved in the … of". Not "development": what is involved in a disease does not develop it. */
const TASKS =
  'regulation=regulating formation=forming repair=repairing anchorage=anchoring transport=transporting synthesis=synthesizing breakdown=breaking.down design=designing planning=planning management=managing preparation=preparing control=controlling construction=building production=producing creation=creating organization=organizing identification=identifying storage=storing'.split(
    ' ',
  )

const TASK_RULES = TASKS.map((entry) => {
  const [noun = '', verb = ''] = entry.split('=')
  return `involved in the ${noun} of > _ = involved in ${verb.replace('.', ' ')} @0.88`
}).join('\n')

/** Pairs of nouns that are done to one and the same thing. */
const PAIRS =
  'design=designing development=developing construction=building optimization=optimizing deployment=deploying planning=planning diagnosis=diagnosing treatment=treating prevention=preventing detection=detecting understanding=understanding collection=collecting analysis=analyzing'.split(
    ' ',
  )

/** "For the design and optimization of" is "for designing and optimizing". */
const PAIR_RULES = PAIRS.flatMap((first) =>
  PAIRS.filter((second) => second !== first).map((second) => {
    const [noun, verb] = first.split('=')
    const [noun2, verb2] = second.split('=')
    return `for|in|by|through < the ${noun} and ${noun2} of > _ = ${verb} and ${verb2} @0.88`
  }),
).join('\n')

/**
 * Frames of abstracts, reviews of the literature, laboratory reports and works of reference, as a plain writer of
 * research says them. Terms stay as they are, and no claim gets stronger or weaker: "suggest" never becomes "show".
 * Most rules are whole phrases; where a single word has a second sense, its neighbours are told.
 */
export const RESEARCH_FRAMES = `
${USE_RULES}
${PAIR_RULES}
${TASK_RULES}
// what a study set out to do, and what it says
this|the|our|present|current ${TEXTS} presents|provides|offers|performs|conducts a comparative analysis|study of|between > _ = #1 #2 compares @0.92
we|i present|provide|offer|perform|conduct a comparative analysis|study of|between > _ = #1 compare @0.92
we|i presented|provided|offered|performed|conducted a comparative analysis|study of|between > _ = #1 compared @0.92
results|methods|findings|data|techniques|arguments|evidence|ideas|approach|method|model|theory|case|solution|framework presented|described|outlined in this|the|our ${TEXTS} = #1 in #4 #5 @0.88
the key|main|major points|ideas|topics discussed|covered in this|the ${TEXTS} = the #2 #3 of #6 #7 @0.88
finally , we|i conclude by|with = #3 conclude #5 @0.85
in conclusion , we|i conclude = #4 conclude @0.9
this|the|our ${TEXTS} delves|dives into the world|realm|topic of > _ = #1 #2 explores @0.92
we|i delve|dive into the world|realm|topic of > _ = #1 explore @0.92
delve*|look* into the topic|subject of > !{det} = look* into @0.92
discuss*|explore*|examine* the topic|subject of > !{det} = #1 @0.9
explore*|examine* the world of > {plural}|_ {plural} = explore* @0.5
specifically|particularly focusing on = focusing on @0.85
present* a|an detailed|careful|thorough|close|short|brief|full analysis|description|account of = give* a #3 #4 of @0.7
the results|findings of this|our ${TEXTS} show|demonstrate that = #4 #5 shows that @0.92
the results|findings of this|our ${TEXTS} suggest that = #4 #5 suggests that @0.92
the results|findings of this|our ${TEXTS} indicate that = #4 #5 indicates that @0.92
the results|findings of this|our ${TEXTS} showed|demonstrated that = #4 #5 showed that @0.92
the results|findings of this|our ${TEXTS} suggested that = #4 #5 suggested that @0.92
the results of our|these|the experiments|simulations|interviews|surveys|tests|trials show|suggest|indicate that = #4 #5 #6 that @0.9
the results of our|these|the experiments|simulations|interviews|surveys|tests|trials showed|suggested|indicated that = #4 #5 #6 that @0.9
^ < the purpose|aim|goal|objective of this experiment|investigation|survey|analysis|trial|test|thesis|chapter|report was to = this #5 set out to @0.9
^ < the purpose|aim|goal|objective of this experiment|investigation|survey|analysis|trial|test|thesis|chapter|report is to = this #5 sets out to @0.9
this|the|our|present|current ${TEXTS} aims|seeks|attempts to > understand|explain|find|describe|show|test|measure|identify|determine|compare|trace|explore|examine|assess|investigate = #1 #2 sets out to @0.85
this|the|our|present|current ${TEXTS} aimed|sought|attempted to > understand|explain|find|describe|show|test|measure|identify|determine|compare|trace|explore|examine|assess|investigate = #1 #2 set out to @0.85
this|the ${TEXTS} seeks|aims|attempts to address|fill|close|bridge this|that|the gap = #1 #2 tries to fill #6 gap @0.88
this|the ${TEXTS} seeks|aims|attempts to answer the question of = #1 #2 asks @0.88
the present|current chapter|section|volume|edition|survey|investigation = this #3 @0.85
this|the paper|article|study|chapter reports on a|the study|survey|experiment|investigation of = #1 #2 reports #5 #6 of @0.85
we|i < demonstrate that = show that @0.92
for the remainder of this|the paper|article|chapter|section|report|book = for the rest of #5 #6 @0.92
in the remainder of this|the paper|article|chapter|section|report|book = in the rest of #5 #6 @0.92
are also discussed|considered|examined|presented|described > . = are #3 as well @0.7
is also discussed|considered|examined|presented|described > . = is #3 as well @0.7
a theoretical|conceptual framework for understanding = a way to understand @0.6
// what is known, and what is not
remains poorly|little|incompletely|insufficiently|inadequately understood|known|studied|explored|documented = is still #2 #3 @0.92
{plural}|they|these|which|that < remain poorly|little|incompletely|insufficiently|inadequately understood|known|studied|explored|documented = are still #2 #3 @0.92
remains scarce|sparse|incomplete|contested|disputed|debated|contentious = is still #2 @0.9
{plural}|data|they|these < remain scarce|sparse|incomplete|contested|disputed|debated|contentious|controversial|limited = are still #2 @0.9
remains|is the|a subject|topic|matter of ongoing|continuing|continued debate|discussion|dispute = is still debated @0.93
{plural}|they|these < remain|are the|a subject|topic|matter of ongoing|continuing|continued debate|discussion|dispute = are still debated @0.93
remains|is the|a subject|topic|focus of ongoing|continuing research|study|investigation|studies = is still being studied @0.92
{plural}|they|these < are|remain the|a subject|topic|focus of ongoing|continuing research|study|investigation|studies = are still being studied @0.92
to|into|in ongoing|current conversations|discussions about|on|over = #1 the debate #4 @0.85
it remains unclear|uncertain|unknown whether|how|why|what|if = it is still #3 #4 @0.93
^ < questions|doubts remain about|as|regarding|concerning = there are still #1 about @0.85
much|most|some of the existing evidence|research|work = #1 of the #5 so far @0.88
existing|previous|prior|past|earlier scholarship > has|on|tends|treats|focuses|often = earlier work @0.85
recent|current|modern scholarship > has|on|suggests|tends|shows|points|treats|often = #1 work @0.85
prior > studies|work|research|findings|experiments|attempts|estimates|reports|knowledge|experience|results|models = earlier @0.8
a seminal study|paper|article|essay|book|work|text = a classic #3 @0.8
the|his|her|their seminal study|paper|article|essay|book|work|text = #1 classic #3 @0.8
has been the subject|focus|topic of much|considerable|extensive|intense research|study|investigation = has been much studied @0.93
have been the subject|focus|topic of much|considerable|extensive|intense research|study|investigation = have been much studied @0.93
has been the subject|focus|topic of much|considerable|extensive|intense debate|discussion|controversy = has been much debated @0.93
have been the subject|focus|topic of much|considerable|extensive|intense debate|discussion|controversy = have been much debated @0.93
there is evidence to suggest that = there is evidence that @0.92
there is some|strong|growing|good|clear|ample|little|mounting|increasing evidence to suggest|indicate that = there is #3 evidence that @0.92
a large|growing|vast|rich|substantial|considerable literature on|about = much work #4 @0.5
${STUDY} < the effect|effects|impact|influence of ${CAUSE} on > {det}|{plural}|how|human|plant|animal|student|public|crop|local = how #4 affects @0.88
${STUDY} < the effect|effects|impact|influence of _ ${CAUSE} on > {det}|{plural}|how|human|plant|animal|student|public|crop|local = how #4 #5 affects @0.88
// what was done, and how
theory|theories|methods|method|models|model|techniques|technique|tools|statistics|fundamental|important|central|essential|crucial in the study of > _ = #1 in studying @0.88
^ < measurements of _ > may|could|can|will|would help|provide|give|allow|improve|reveal|constrain|tell|show = measuring #3 @0.9
^ < measurements of _ > may|could|can|will|would therefore|thus|also help|provide|give|allow|improve|reveal|constrain|tell|show = measuring #3 @0.9
^ < measurements of _ _ > may|could|can|will|would help|provide|give|allow|improve|reveal|constrain|tell|show = measuring #3 #4 @0.9
^ < measurements of _ _ > may|could|can|will|would therefore|thus|also help|provide|give|allow|improve|reveal|constrain|tell|show = measuring #3 #4 @0.9
^ < measurements of _ _ _ > may|could|can|will|would help|provide|give|allow|improve|reveal|constrain|tell|show = measuring #3 #4 #5 @0.9
^ < measurements of _ _ _ > may|could|can|will|would therefore|thus|also help|provide|give|allow|improve|reveal|constrain|tell|show = measuring #3 #4 #5 @0.9
{be} correlated|interlinked|interconnected with each|one other|another = #1 #2 @0.9
the|four|three|two|several|many|of|some|five|most < commonly found > {plural} = common @0.88
found|shown to have distinctly|markedly|clearly different > _ = #1 to have very different @0.85
distinctly|markedly different > {plural}|profiles|ways|patterns|results|views|from|in = very different @0.8
model|models|theory|theories|framework|equation|equations|formula|formulas|approach < can|could be used to describe|explain|predict|capture|reproduce = #1 #5 @0.9
model|models|theory|theories|framework|equation|equations|formula|formulas|approach < can|could also be used to describe|explain|predict|capture|reproduce = #1 also #6 @0.9
can|could be determined by > measuring|calculating|counting|comparing|solving|multiplying|dividing|plotting|weighing|adding = #1 be found by @0.9
{be} determined by > measuring|calculating|counting|solving|multiplying|dividing|plotting|weighing = #1 found by @0.8
by exploiting the interaction|interactions|properties|structure|difference|differences|symmetry|relationship|similarity|correlation|correlations = by using the #4 @0.9
using|use|used|apply|applied|applies|employ|employed|and|with|through < network|cluster|regression|content|factor|data|image|text|discourse|sequence analysis techniques = #1 analysis @0.85
consist* of a combination of a|an|the|two|several = combine* #6 @0.92
consist* of a combination of _ and > _ = combine* #6 and @0.9
mechanisms|mechanism|factors|processes|causes responsible for > {det}|such|their|its|{plural} = #1 behind @0.85
on|within|using|use|uses|from < the theoretical framework of > !{det} = the theory of @0.8
{have} been allocated to > provide|help|build|improve|develop|create|protect|restore = #1 been set aside to @0.92
{have} been allocated for > _ = #1 been set aside for @0.92
complete* a|an|the questionnaire = fill* in #2 #3 @0.9
complete* a|an|the online|short|brief|written|paper|printed|anonymous|detailed|standard|medical questionnaire|form = fill* in #2 #3 #4 @0.88
over|during a period of > {number}|two|three|four|five|six|seven|eight|nine|ten|several|many|about = over @0.92
over the course of > {number}|two|three|four|five|six|seven|eight|nine|ten|several = over @0.9
count*|counted|counting the number of > {plural}|oxygen|air|red|white|new = #1 the @0.85
at a temperature|speed|frequency|wavelength of > {number}|about|around|approximately = at @0.8
at temperatures|speeds|frequencies|wavelengths of > {number}|about|around|approximately|up|over|more|less|between = at @0.85
at the age of > {number} = at @0.6
on the basis of > {det}|{plural} = based on @0.7
!by|the < means of {ing} = way of #3 @0.85
as a means to > _ = as a way to @0.9
with a high degree of accuracy = very accurately / with high accuracy @0.93
with a high degree of precision = very precisely / with high precision @0.93
a high degree of accuracy|precision|certainty|confidence = high #5 @0.9
after|for a duration|period of > {number}|two|three|four|five|six|seven|eight|nine|ten|several|many|about|up|at = #1 @0.92
multiple times > .|,|in|to|over|during|and|by|before = several times @0.88
!{be}|{have}|and|, < subsequently > _ = later / then @0.8
throughout the course|duration of = throughout / during @0.92
for the duration of > {det} = throughout @0.85
in a variety|range|number of ways = in several ways / in many ways @0.9
in such a way as to = so as to @0.93
is|are|was|were made up primarily|mainly|largely|mostly of = #1 mostly made up of @0.85
the majority of participants|respondents|studies|patients|cases|samples|sites|authors = most #4 @0.92
participants|respondents|students|patients|subjects|volunteers|teachers|nurses were asked|invited|required to complete a|an|the = #1 were #3 to fill in #6 @0.85
// more and less, higher and lower
with|of|in|from|has|have|across|through|using|including < multiple > !choice|sclerosis|regression|linear|myeloma|personality|organ|intelligence|unit {plural} = several @0.88
!the|its|their|this|these|those|our|such|his|her|your|my < significantly|considerably|substantially|slightly|far|much higher|lower|greater levels|rates|amounts|concentrations of _ compared to|with > _ = #1 #2 #3 of #5 than @0.92
!the|its|their|this|these|those|our|such|his|her|your|my < significantly|considerably|substantially|slightly|far|much higher|lower|greater levels|rates|amounts|concentrations of _ _ compared to|with > _ = #1 #2 #3 of #5 #6 than @0.92
!the|its|their|this|these|those|our|such|his|her|your|my < higher|lower|greater levels|rates|amounts|concentrations of _ compared to|with > _ = #1 #2 of #4 than @0.92
!the|its|their|this|these|those|our|such|his|her|your|my < higher|lower|greater levels|rates|amounts|concentrations of _ _ compared to|with > _ = #1 #2 of #4 #5 than @0.92
!the|its|their|this|these|those|our|such|his|her|your|my < more likely|common|frequent|pronounced|effective|efficient|prevalent|severe|accurate|expensive|active|prone|susceptible|complex|stable|reliable|sensitive|difficult|vulnerable|popular compared to|with > _ = more #2 than @0.92
!the|its|their|this|these|those|our|such|his|her|your|my < less likely|common|frequent|pronounced|effective|efficient|prevalent|severe|accurate|expensive|active|prone|susceptible|complex|stable|reliable|sensitive|difficult|vulnerable|popular compared to|with > _ = less #2 than @0.92
!the|its|their|this|these|those|our|such|his|her|your|my < higher|lower|greater|larger|smaller|better|worse|faster|slower|longer|shorter levels|level|rates|rate|performance|results|accuracy|scores|values|costs|prices|concentrations|temperatures|speeds|quality|yields|risk|risks|efficiency|numbers|odds|wages compared to|with > _ = #1 #2 than @0.92
!the|its|their|this|these|those|our|such|his|her|your|my < improved|enhanced|superior performance|results|accuracy|quality|efficiency compared to|with > _ = better #2 than @0.92
!the|its|their|this|these|those|our|such|his|her|your|my < significantly|considerably|substantially|slightly|far|much more _ _ compared to|with > _ = #1 more #3 #4 than @0.85
!the|its|their|this|these|those|our|such|his|her|your|my < significantly|considerably|substantially|slightly|far|much higher|lower|larger|smaller|better|greater|longer|shorter compared to|with > _ = #1 #2 than @0.92
!the|its|their|this|these|those|our|such|his|her|your|my < better|higher|lower|greater|stronger|weaker molecular|structural|thermal|electrical|overall|average|mean|total _ compared to|with > _ = #1 #2 #3 than @0.85
leads|lead|led|leading to a|an increase|rise|growth in the number of = #1 to more @0.93
leads|lead|led|leading to a decrease|reduction|decline|fall|drop in the number of = #1 to fewer @0.93
results|resulted|result|resulting in an increase in the number of = #1 in more @0.92
results|resulted|result|resulting in a decrease|reduction|decline|fall|drop in the number of = #1 in fewer @0.92
an increasing|ever-increasing|ever-growing number of > {plural}|people|young|new|older = more and more @0.92
a smaller|lower number of > {plural}|people = fewer @0.92
{plural}|people|who|which|that|they|adults|women|men|children < account* for approximately|roughly|about|around > {number} = make* up about @0.85
{plural}|people|who|they|women|men|children < account* for nearly|almost|over > {number} = make* up #3 @0.8
{plural}|people|who|they|women|men|children < account* for more|less than > {number} = make* up #3 than @0.8
{plural}|people|who|they|women|men|children < account* for up to > {number} = make* up #3 to @0.85
account* for the|a majority|bulk of = make* up most of @0.88
constitute* approximately|roughly|about|around > {number} = make* up about @0.9
constitute* nearly|almost|over > {number} = make* up #2 @0.9
constitute* the majority|bulk of = make* up most of @0.92
comprise* approximately|roughly|about|around > {number} = make* up about @0.6
with production|output|revenue|revenues|sales|capacity|attendance|demand|speeds|prices|populations|temperatures|levels|costs exceeding > {number} = with #2 of more than @0.9
speeds|temperatures|prices|costs|levels|depths|heights|distances|doses|losses|values|sums|salaries exceeding > {number} = #1 of more than @0.9
as|when compared to|with > _ = compared #3 @0.9
in comparison with|to > _ = compared #3 @0.9
more closely related to = closer to @0.92
due at least in part to = partly due to @0.93
at least in part because|by|through = partly #5 @0.88
in large|great part because|thanks|by|through = mostly #4 @0.9
due in large|great part to = due mostly to @0.9
across all age groups = at all ages @0.88
across both groups|conditions|samples|sets|sites = in both #3 @0.9
across all groups|conditions|samples|sites|participants|models = in all #3 @0.85
multiple > measures|factors|studies|tests|trials|adults|sites|species|authors|devices|copies|files|steps|stages|people|methods|tasks|books|attempts|families|experiments|fields|regions|ways|times|occasions|generations|teams|users|layers|images = several @0.85
a number of key|important|significant|major|critical > {plural} = several #4 @0.88
a significant|substantial|considerable|sizeable number of > {plural}|people|young|older|other = many @0.9
// what it shows
suggests|suggest|suggested|suggesting|indicates|indicate|indicated|indicating the presence|existence of systemic|systematic|multiple|additional|distinct|hidden|at = #1 #5 @0.88
detect*|reveal* the presence|existence of distinct|separate|multiple|hidden|new|previously|unknown|unexpected|additional|at|three|four = #1 #5 @0.88
confirm* the presence|existence of enhanced|improved|increased|strong|higher|better|greater|stronger = confirm* #5 @0.85
the addition of _ affects|changes|improves|reduces|increases|lowers|raises|makes|helps|leads|affected|changed|improved|reduced|increased|led = adding #4 #5 @0.88
the addition of _ and _ affects|changes|improves|reduces|increases|lowers|raises|makes|helps|leads|affected|changed|improved|reduced|increased|led = adding #4 and #6 #7 @0.9
highlight*|show*|demonstrate*|illustrate*|reveal*|underscore*|emphasize* the complexity|diversity and diversity|complexity of _ {plural} > .|,|in|; = show* how complex and diverse #7 #8 are @0.92
highlight*|show*|demonstrate*|illustrate*|underscore* the complexity of {plural} > .|,|; = show* how complex #5 are @0.85
may|might|could be a|an potential|possible > _ = #1 be a @0.93
may|might|could represent|offer|provide|have a|an potential|possible > _ = #1 #2 a @0.88
can account for > most|much|differences|variation|variations|discrepancies = can explain @0.88
may|might|could account for > most|much|some|differences|variation|variations|discrepancies|these|this|the = #1 explain @0.8
results|experiments|tests|findings|simulations show|demonstrate|confirm the effectiveness|usefulness of the|our|this proposed|new method|approach|model|system|algorithm|framework in|for > {ing} = #1 #2 that #6 #7 #8 is effective #9 @0.92
{to} < discern whether|if = tell #2 @0.88
suggests|suggest|suggested|suggesting|indicates|indicate|indicated|indicating the presence|existence of a|an|some|several|strong|other|two|more|large|small = #1 #5 @0.88
detect*|reveal* the presence|existence of a|an|some|several|strong|other|two|large|small = #1 #5 @0.88
point|points|pointed|pointing to the existence|presence of a|an|some|several|strong|other|two|large|small|{plural} = #1 to #6 @0.88
include*|including the use of = #1 @0.85
demonstrate* > how|why|whether|the|this|these|{poss}|clear|a|an|strong|high|greater|better|considerable|only|little = show* @0.85
!{det} < exhibit* > oriented|lower|little|no|more|less|much|greater|better|typical|normal|clear|considerable|low|large|small|such|these|this|their|its|the|two|three|several|some|many|only = show* @0.85
!{det} < display* > higher|lower|greater|little|no|similar|considerable|signs|strong|clear|more|less|much|typical = show* @0.85
indicative of > {det}|{plural}|broader|larger|deeper|wider|poor|good|high|low = a sign of @0.88
may|might|could be attributed to > the|a|an|this|these|several|factors|changes|differences|{poss}|poor|high|low = #1 be due to @0.92
may|might|could also|partly|well be attributed to > the|a|an|this|these|several|factors|changes|differences|{poss}|poor|high|low = #1 #2 be due to @0.92
{be} susceptible to > bias|recall|error|errors|noise|fraud|attack|attacks|manipulation|damage|disease|diseases|infection|infections|corruption|abuse|misuse|frost|drought|flooding|stress|burnout = #1 prone to @0.9
{be} highly|very|particularly|especially|more susceptible to > bias|recall|error|errors|noise|fraud|attack|attacks|manipulation|damage|disease|diseases|infection|infections|corruption|abuse|misuse|frost|drought|flooding|stress|burnout = #1 #2 prone to @0.9
corroborate* > the|this|these|our|his|her|their|previous|earlier|that = confirm* / support* @0.85
substantiate* > the|this|these|his|her|their|any|such = support* / back* up @0.85
preclude* > {det}|any|such|direct|further = rule* out @0.85
delineate* > the|a|how|what|several|three|two|four = set* out @0.85
supersede* > the|it|them|this|these|earlier|older|all = replace* @0.9
{be} superseded by = #1 replaced by @0.93
emanate* from = come* from @0.92
stem* largely|mainly|partly from = come* #2 from @0.9
stem* primarily from = come* mainly from @0.92
{be} best conceived|conceptualized|viewed|regarded as = #1 best seen as @0.92
{be} best conceived|conceptualized|viewed|regarded|understood not as = #1 best seen not as @0.92
should|must|can|could|may|might be understood|viewed|regarded|conceptualized as = #1 be seen as @0.88
should|must|can|could|may|might be understood|viewed|regarded|conceptualized not|neither|both|less as = #1 be seen #4 as @0.88
should|must|can|could|may|might best be understood|viewed|regarded as = #1 best be seen as @0.9
reconceptualize*|reconceive* = rethink* @0.92
often|commonly|sometimes|widely|usually described as > a|an|the = #1 called @0.85
long been regarded|considered|viewed as = long been seen as @0.9
{be} widely|commonly|generally considered to be = #1 seen by many as @0.92
, widely|commonly|generally regarded|considered|viewed as > one|a|an|the = , seen by many as @0.92
considered by many to be = seen by many as @0.92
regarded|viewed by many as = seen by many as @0.92
// what is learnt from it, and what for
future research directions > !and = directions for research @0.88
future directions for research|work|study|studies = directions for #4 @0.9
review|reviews|reviewed|overview|summary|describe|describes|discuss|discusses|assess|assesses|of|on|summarizes < the current state of = the state of @0.85
promote*|facilitate* the formation of > {plural}|large|large-scale|small|stable|new|strong|highly|a|an = help* form @0.85
aid*|assist* in|with the development of > !{det} = help* develop @0.9
aid*|assist* in|with the identification of = help* identify @0.9
aid*|assist* in|with the detection of = help* detect @0.9
aid*|assist* in|with the diagnosis of = help* diagnose @0.9
aid*|assist* in|with the prevention of = help* prevent @0.9
aid*|assist* in|with the creation of = help* create @0.9
aid*|assist* in|with the treatment of = help* treat @0.85
contribute* to the development of > personalized|new|novel|better|improved|safer|cleaner|innovative|effective|efficient|future|modern|advanced|sustainable|treatments|tools|vaccines|technologies|software|policies|curricula = help* develop @0.92
contribute* to the design of > new|novel|better|improved|safer|cleaner|innovative|effective|efficient|future|modern|advanced|more = help* design @0.92
for the development of > superconducting|electronic|novel|innovative|cleaner|safer|future|advanced|effective|efficient|treatments|drugs|vaccines|tools|sustainable|improved|targeted|personalized = for developing @0.88
in the development of > personalized|novel|innovative|cleaner|safer|new|better|advanced|effective|efficient|treatments|drugs|vaccines|tools|sustainable|improved|targeted = in developing @0.88
to < advance the|our understanding|knowledge of = learn more about @0.88
contribution|contributions|contribute* to the field|area|discipline of > _ = #1 to @0.88
contribution|contributions to the literary world|community = #1 to literature @0.9
contribution|contributions to the scientific world|community = #1 to science @0.88
key|main|several|many|the|other factors that contribute|contributed to > the|this|these|their|its|our|rising|high|low = #1 factors behind @0.88
factors contributing to > the|this|these|their|its|rising|high|low = factors behind @0.85
, offering|providing potential applications in|for > _ = , with possible uses #5 @0.9
and < its significance|importance in|for > understanding|shaping|determining|explaining = why it matters #3 @0.85
challenges|challenge that|which need|needs|must|have|has to be addressed|overcome = #1 to be met @0.88
problems that|which need|have|must to be addressed|solved = problems to be solved @0.88
pave* the way for a|an deeper|better|fuller|clearer|greater|richer understanding of = help* us understand @0.93
pave* the way for more|further|better|new|future|greater = open* the way to #5 @0.9
contribute* to a|an richer|fuller|clearer|broader understanding of = help* us understand @0.92
contribute* to an|the understanding of = help* us understand @0.9
shed*|throw* some|new|fresh|further|much-needed light on how|why|what = help* explain #5 @0.9
is|was|are essential|crucial|vital|critical for understanding > {det}|how|why|what|{plural} = #1 needed to understand @0.9
to inform > policy|practice|policies|decisions|treatment|planning|decision-making = to guide @0.88
can|could|may|might|will|would|should inform > policy|practice|policies|decisions|treatment|planning|decision-making = #1 guide @0.88
informing > policy|policies|practice|decisions|treatment|planning = guiding @0.9
against this backdrop|background , > we|i|our = with this in mind , @0.92
against this backdrop|background , the|this present|study|paper|article|chapter > _ = with this in mind , #5 #6 @0.92
from a|an theoretical perspective|standpoint|viewpoint , = in theory , @0.92
from a|an practical perspective|standpoint|viewpoint , = in practice , @0.92
from a|an legal|economic|technical|moral|scientific|medical|financial|political perspective|standpoint|viewpoint , = in #3 terms , @0.92
!leader|leaders|expert|experts|someone|worker|workers|figure|figures < in the field|area of > medicine|education|psychology|physics|biology|engineering|economics|linguistics|chemistry|computer|artificial|public|mental|medical|data|materials|molecular|developmental|cognitive|mathematics|statistics|law = in @0.92
within the field|discipline|domain of > _ = in @0.9
the question of whether|how > {det}|{pron}|{plural}|to = #4 @0.5
offer*|provide*|give* invaluable insight|insights into = tell* us a lot about @0.92
offer*|provide*|give* some|more|further|deeper|greater insight into how|why|what = help* explain #5 @0.9
navigate* the challenges|complexities|difficulties|demands|pressures|uncertainties of = cope* with the #3 of @0.9
navigate* the everyday|daily|many|complex|various|social demands|challenges|pressures|complexities|difficulties = cope* with the #3 #4 @0.9
to < determine whether|if|why|how|who|what = find out #2 @0.8
to < determine the > activation|value|values|rate|concentration|density|mass|volume|melting|boiling|average|mean|local|total|effect|effects|cause|causes|mechanism|mechanisms = find the @0.8
by|using|with|through a combination of _ and > _ = #1 both #5 and @0.4
further|more|additional|future research|work|studies in|on this area|field|topic = more work on this @0.85
contribute* to the|its|their decline|fall|failure|collapse|loss|death|destruction|extinction of = help* cause #3 #4 of @0.88
contribute* to its|their|his|her decline|fall|failure|collapse|death|destruction|extinction|downfall = help* cause #3 #4 @0.88
contribute* to the|its|their rise|emergence|end of = help* bring about #3 #4 of @0.88
contribute* to its|their|his|her rise|emergence|demise = help* bring about #3 #4 @0.88
{to} < evaluate|assess|test|measure|examine|compare the effectiveness|efficacy of such|these|those|our|their {plural} > .|,|in|for|at|on|as = #1 how well #5 #6 work @0.88
the precise > rate|cause|causes|mechanism|mechanisms|reason|reasons|date|number|location|nature|details|origin|origins|meaning|role = the exact @0.85
the|its|their|his|her|my|our|your|a < primary > concern|concerns|performance|latency|constraint|source|sources|interest|user|users|threat|threats|duty|duties|task|tasks|emphasis|theme|consideration|material|market|audience !data|school = main @0.88
long-term > consequences|effects|effect|damage|impact|harm|change|changes|success|peace|benefits|benefit|value|solution|solutions|friendship|friendships = lasting @0.8
significant > contributor|contributors|sink|sinks|figure|figures|event|events|moment|moments|source|sources|place|places|discovery|discoveries|advance|advances|milestone|milestones = important @0.8
two|three|four|several|young|talented|creative|busy|older|many < individuals > who|were|are|from|with|have|had|is|can|may = people @0.9
// names and what they stand for
this process|phenomenon|effect|technique|method|condition|practice|state|stage|principle is known as = this is called @0.9
this process|phenomenon|effect|technique|method|condition|practice|state|stage|principle is referred to as = this is called @0.92
{be}|, < commonly|generally|usually known as > the = usually called @0.85
cover* an area of > {number}|about|approximately|some|over|nearly|almost|roughly|around|more = cover* @0.93
grow* to a height|length of > {number}|about|approximately|up|over|nearly|around|more = grow* to @0.9
widespread acceptance = wide acceptance @0.8
the discovery|invention|introduction|rise|spread of _ revolutionized|transformed the way people|we = #1 #2 of #4 changed how #8 @0.9
revolutionize*|transform* the way people|we|scientists|doctors|farmers|students|companies|researchers = change* the way #4 @0.9
it is a common misconception|myth|belief that = many people think that @0.9
contrary to popular|common|widespread belief , = despite what many people think , @0.85
feed* primarily|mainly|chiefly|mostly on = feed* mostly on @0.9
feeds primarily|mainly on a|the diet of = lives mostly on @0.92
feed primarily|mainly on a|the diet of = live mostly on @0.92
in a wide|broad range|variety of habitats|environments|settings|climates|conditions|soils = in many #6 / in many kinds of #6 @0.93
from a wide|broad range|variety of sources|backgrounds|fields|disciplines|countries|cultures = from many #6 @0.93
for a wide|broad range|variety of purposes|reasons|uses|tasks|applications|audiences = for many #6 @0.93
serve*|perform*|fulfill* a|an similar|different|useful|important|vital|key function|purpose = do* #2 #3 job @0.4
serves|performs several|many|two|three|multiple important|key|vital|crucial|essential functions|roles = does #2 important jobs @0.9
serve|perform several|many|two|three|multiple important|key|vital|crucial|essential functions|roles = do #2 important jobs @0.9
help|helps|helped|helping to regulate = #1 control @0.6
regulate* > body|blood|heart|water|heat|temperature|growth|sleep|the|its|their !industry|market|banks = control* @0.7
remain* unchanged|constant|stable|intact for = stay* #2 for @0.88
make* a significant|substantial|considerable|meaningful difference > .|,|to|for|when|over = make* a real difference @0.9
play*|have* an|a equally important|significant role|part = matter* just as much @0.85
is equally important|significant > .|,|to|for|and = matters just as much @0.85
are equally important|significant > .|,|to|for|and = matter just as much @0.85
equally important|significant is > the|{poss}|a = just as important is @0.85
{be} often|commonly|sometimes|usually|generally|also|frequently|popularly referred to as = #1 #2 called @0.95
, often|commonly|sometimes|usually|generally|also|frequently|popularly referred to as = , #2 called @0.95
a|this|the|one|another ${NAMED} known as = #1 #2 called @0.92
a|an _ ${NAMED} known as = #1 #2 #3 called @0.92
processes|techniques|methods|conditions|substances|structures|fields|compounds|proteins|cells|particles|features|systems|rules|plants|chemicals|molecules|devices known as = #1 called @0.9
a|the term|word|phrase used to describe|denote = #1 #2 for @0.9
derive* its|their|his|her name|names from = get* #2 #3 from / take* #2 #3 from @0.95
was|were appointed > a|an = #1 made @0.8
was|were appointed as > a|an|the|head|chief|director|chairman|captain = #1 made @0.9
during the early|late|mid ${CENTURY} = in the #3 #4 @0.9
during the ${CENTURY} century = in the #3 century @0.9
during his|her|their lifetime = in #2 lifetime @0.7
in the latter half of = in the second half of @0.92
in the decades|centuries following > the|his|her|its|their|{poss} = in the #3 after @0.92
the earliest known > {plural}|example|record|evidence|use = the oldest known @0.6
its|their|the diet consists primarily|mainly|chiefly|mostly|largely of = #1 diet is mostly @0.92
over an extended|prolonged period = over a long period @0.92
the root of the problem|matter|issue|trouble lies in = the root of the #5 is @0.88
the key|answer|secret|explanation|reason lies in > how|what|the way = #1 #2 is @0.85
lies in its ability|capacity|power to = is that it can @0.9
lies in their ability|capacity|power to = is that they can @0.9
arise* from differences|changes|errors|problems|difficulty|difficulties in = come* from #3 in @0.9
`
