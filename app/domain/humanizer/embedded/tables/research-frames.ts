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

/** Nouns of what is done to a thing, with their verbs; none of them names what a thing does by itself ("the growth of"). */
const DONE =
  'application=apply estimation=estimate identification=find detection=detect classification=classify prediction=predict measurement=measure calculation=calculate computation=compute evaluation=evaluate characterization=characterize extraction=extract removal=remove recognition=recognize diagnosis=diagnose prevention=prevent preparation=prepare determination=determine creation=make visualization=visualize interpretation=interpret simulation=simulate preservation=preserve maintenance=maintain reconstruction=reconstruct construction=construct production=produce verification=verify collection=collect conservation=conserve restoration=restore elimination=eliminate'.split(
    ' ',
  )

/** What a thing may be done with: "a method for the detection of". */
const TOOLS =
  'method|methods|technique|techniques|algorithm|algorithms|approach|approaches|framework|frameworks|procedure|procedures|tool|tools|protocol|protocols|scheme|schemes|model|models|system|systems|strategy|strategies|criteria|guidelines|software|sensors|sensor|devices|device|platform|platforms|formula|formulas|basis'

const DONE_RULES = DONE.flatMap((entry) => {
  const [noun = '', verb = ''] = entry.split('=')
  const ing = inflect(verb, 'ing')
  return [
    `${TOOLS} < for the ${noun} of > _ = for ${ing} @0.9`,
    `is|are|was|were essential|crucial|critical|vital|necessary|indispensable for the ${noun} of > _ = #1 needed to ${verb} @0.92`,
    `enable* the ${noun} of > _ = make* it possible to ${verb} @0.9`,
    `facilitate* the ${noun} of > _ = help* ${verb} @0.92`,
    `role|part|challenges|progress|advances|difficulties|difficulty|useful|helpful|step in < the ${noun} of > _ = ${ing} @0.88`,
  ]
}).join('\n')

/** What a method allows: nothing that a council or a law may allow as well ("the removal of trees"). */
const ALLOW_RULES =
  'estimation=estimate identification=find detection=detect classification=classify prediction=predict measurement=measure calculation=calculate computation=compute evaluation=evaluate characterization=characterize extraction=extract recognition=recognize diagnosis=diagnose determination=determine visualization=visualize interpretation=interpret simulation=simulate reconstruction=reconstruct verification=verify'
    .split(' ')
    .flatMap((entry) => {
      const [noun = '', verb = ''] = entry.split('=')
      return [
        `allow* the ${noun} of > _ = make* it possible to ${verb} @0.9`,
        `allow* for the ${noun} of > _ = make* it possible to ${verb} @0.9`,
      ]
    })
    .join('\n')

/** "Through the removal of" is "by removing". */
const BY_RULES = 'application=apply adoption=adopt removal=remove comparison=compare'
  .split(' ')
  .map((entry) => {
    const [noun = '', verb = ''] = entry.split('=')
    return `through the ${noun} of > _ = by ${inflect(verb, 'ing')} @0.85`
  })
  .join('\n')

/** What a model or a method is "capable of" doing. */
const CAPABLE_RULES =
  'produce generate detect handle capture achieve predict learn perform provide support distinguish identify process reproduce explain describe model deliver recover resolve measure extract track recognize solve reduce improve withstand sustain store induce create form run operate adapt make carry remove reach'
    .split(' ')
    .flatMap((verb) => [
      `is|are capable of ${inflect(verb, 'ing')} = can ${verb} @0.93`,
      `was|were capable of ${inflect(verb, 'ing')} = could ${verb} @0.93`,
      `is|are also capable of ${inflect(verb, 'ing')} = can also ${verb} @0.93`,
    ])
    .join('\n')

/** Methods, one and many. */
const METHOD = 'method|approach|algorithm|model|framework|technique|scheme|procedure|system|strategy|design'
const METHODS =
  'methods|approaches|algorithms|models|frameworks|techniques|schemes|procedures|systems|strategies'

/** What is easily done with a method. */
const EASY_RULES =
  'implemented=implement extended=extend applied=apply adapted=adapt generalized=generalize integrated=integrate used=use modified=modify'
    .split(' ')
    .flatMap((entry) => {
      const [done = '', verb = ''] = entry.split('=')
      return [
        `${METHOD} < can be easily|readily ${done} = is easy to ${verb} @0.9`,
        `${METHOD} < can easily|readily be ${done} = is easy to ${verb} @0.9`,
        `${METHODS} < can be easily|readily ${done} = are easy to ${verb} @0.9`,
        `${METHODS} < can easily|readily be ${done} = are easy to ${verb} @0.9`,
      ]
    })
    .join('\n')

/** What a test of a method tells: "shows the versatility of our method" is how versatile it is. */
const QUALITY_RULES =
  'versatility=versatile flexibility=flexible robustness=robust usefulness=useful utility=useful accuracy=accurate efficiency=efficient simplicity=simple reliability=reliable'
    .split(' ')
    .flatMap((entry) => {
      const [noun = '', quality = ''] = entry.split('=')
      return [
        `demonstrate*|show*|illustrate*|highlight* the ${noun} of our|the|this|his|her|their ${METHOD} > .|,|by|on|in|with|through = show* how ${quality} #5 #6 is @0.92`,
        `demonstrate*|show*|illustrate*|highlight* the ${noun} of our|the|this|his|her|their proposed ${METHOD} > .|,|by|on|in|with|through = show* how ${quality} #5 new #7 is @0.92`,
      ]
    })
    .join('\n')

/** How a thing is done, said in four words for one. */
const MANNER_RULES =
  'systematic=systematically consistent=consistently straightforward=easily predictable=predictably reliable=reliably quantitative=quantitatively responsible=responsibly direct=directly uniform=uniformly'
    .split(' ')
    .map((entry) => {
      const [quality = '', adverb = ''] = entry.split('=')
      return `in a|an ${quality} manner|fashion|way > .|,|;|and|by|using|with|at|in|for = ${adverb} @0.9`
    })
    .join('\n')

/** What somebody does or is ("staying calm", "this") is not "needed": people need to do it. */
const NO_MEANS =
  'hydrated|active|healthy|fit|organized|informed|up|calm|connected|focused|enough|early|well|regularly|together|it|this|that'

/** What is essential for doing a thing is needed to do it. */
const NEEDED_RULES =
  'maintain achieve improve develop design identify predict interpret prevent reduce preserve control build optimize assess explain manage determine detect produce create meet solve protect support test'
    .split(' ')
    .map(
      (verb) =>
        `!${NO_MEANS} < is|are|was|were essential|crucial|critical|vital|necessary|indispensable for|in|to ${inflect(verb, 'ing')} > _ = #1 needed to ${verb} @0.92`,
    )
    .join('\n')

/** "For the automatic detection of" is "for automatically detecting". */
const QUICK_RULES =
  'detection=detect classification=classify identification=find estimation=estimate prediction=predict measurement=measure computation=compute calculation=calculate recognition=recognize extraction=extract determination=determine simulation=simulate reconstruction=reconstruct'
    .split(' ')
    .flatMap((entry) => {
      const [noun = '', verb = ''] = entry.split('=')
      const ing = inflect(verb, 'ing')
      return [
        `${TOOLS} < for|to the automatic|automated ${noun} of > _ = for automatically ${ing} @0.92`,
        `${TOOLS} < for the accurate ${noun} of > _ = for accurately ${ing} @0.92`,
        `${TOOLS} < for the reliable ${noun} of > _ = for reliably ${ing} @0.92`,
        `${TOOLS} < for the rapid|fast ${noun} of > _ = for quickly ${ing} @0.92`,
      ]
    })
    .join('\n')

/** Aims that are no more than "to": "with the objective of minimizing". */
const AIM_RULES =
  'minimize maximize determine examine investigate explore assess evaluate establish test measure compare estimate predict detect optimize characterize obtain explain address solve identify'
    .split(' ')
    .map(
      (verb) =>
        `with the aim|objective|goal|purpose|intention of ${inflect(verb, 'ing')} > _ = to ${verb} @0.93`,
    )
    .join('\n')

/** "In an ethical and responsible manner" is "ethically and responsibly". */
const WAYS =
  'safe=safely ethical=ethically responsible=responsibly efficient=efficiently effective=effectively sustainable=sustainably fair=fairly transparent=transparently systematic=systematically consistent=consistently reliable=reliably accurate=accurately secure=securely'.split(
    ' ',
  )
const WAY_RULES = WAYS.flatMap((first) =>
  WAYS.filter((second) => second !== first).map((second) => {
    const [quality, adverb] = first.split('=')
    const [quality2, adverb2] = second.split('=')
    return `in a|an ${quality} and ${quality2} manner|fashion|way > !that|which|to|of = ${adverb} and ${adverb2} @0.92`
  }),
).join('\n')

/** What is done, told as what somebody was able to do: "was able to explain" is "explained". */
const ABLE_RULES =
  'explain predict detect identify distinguish classify achieve reproduce recover estimate show obtain capture reduce improve solve find measure determine establish recognize develop complete reach'
    .split(' ')
    .map(
      (verb) =>
        `!if|whether|before|unless|until !if|whether|before|unless|until !if|whether|that|who|which|before|unless|once|until|only < was|were able to ${verb} > {det}|{plural}|_ = ${inflect(verb, 'past')} @0.9`,
    )
    .join('\n')

/** Who is interested in doing a thing wants to do it. */
const WANT_RULES =
  'improve reduce use learn develop study understand promote increase adopt apply build prevent help'
    .split(' ')
    .flatMap((verb) => [
      `who|that < are interested in ${inflect(verb, 'ing')} = want to ${verb} @0.9`,
      `who|that < is interested in ${inflect(verb, 'ing')} = wants to ${verb} @0.9`,
      `{plural}|people < interested in ${inflect(verb, 'ing')} > {det}|{plural} = who want to ${verb} @0.7`,
    ])
    .join('\n')

/** How well a thing works: "the effectiveness of a lamp in reducing theft". */
const WELL_RULES = 'improve reduce prevent increase promote detect predict treat lower teach control relieve'
  .split(' ')
  .flatMap((verb) => {
    const [ing, third] = [inflect(verb, 'ing'), inflect(verb, 's')]
    return [
      `the effectiveness|efficacy of a|an|this _ in|for|at ${ing} > _ = how well #4 #5 ${third} @0.92`,
      `the effectiveness|efficacy of a|an|this _ _ in|for|at ${ing} > _ = how well #4 #5 #6 ${third} @0.92`,
      `the effectiveness|efficacy of {plural} in|for|at ${ing} > _ = how well #4 ${verb} @0.92`,
      `the effectiveness|efficacy of _ {plural} in|for|at ${ing} > _ = how well #4 #5 ${verb} @0.92`,
    ]
  })
  .join('\n')

/** What follows where two things that are related have been named. */
const PLACE = '.|,|;|in|among|at|across|using|during|within|by|from'

/** A word of the name of a thing: no preposition, no verb, and nobody who may be a relative. */
const THING =
  '!{prep}|{det}|{pron}|$|and|or|is|are|was|were|be|has|have|had|which|who|how|teacher|teachers|student|students|parents|parent|child|children|doctors|doctor|patients|patient|mothers|mother|fathers|father|men|women|people|employers|employees|workers|managers|citizens|government|governments|state|church|humans|human|siblings|partners|couples|countries|nations|leaders|followers|players|characters|pupils|customers|families|police|community|communities|staff|members|nurses|clients|therapists|friends|individuals|groups|species|animals|dogs|owners|brands|firms|companies|buyers|sellers'

/** "Examines the relationship between age and pay in towns" is "how age and pay are related in towns". */
const RELATED_RULES = [
  'relationship|relation=related',
  'link|connection=linked',
  'relationships|relations=related',
]
  .flatMap((entry) => {
    const [noun = '', bond = ''] = entry.split('=')
    return [1, 2, 3].flatMap((left) =>
      [1, 2, 3].map((right) => {
        const any = (count: number) => Array.from({ length: count }, () => THING).join(' ')
        const names = Array.from({ length: left + right + 1 }, (_, at) => `#${at + 4}`).join(' ')
        return `${STUDY}|into|about|concerns < the ${noun} between ${any(left)} and ${any(right)} > ${PLACE} = how ${names} are ${bond} @0.9`
      }),
    )
  })
  .join('\n')

/** "The yield is therefore low": "so" goes before the subject, which is written out since a copy would keep its capital. */
const THEREFORE = 'therefore|thus|hence|consequently'
const SO_RULES = [
  ...['it', 'this', 'we', 'there', 'they', 'these'].map(
    (subject) =>
      `^ < ${subject} is|are|can|was|were|must|should|could|may ${THEREFORE} > !, = so ${subject} #2 @0.9`,
  ),
  ...['we', 'they'].map((subject) => `^ < ${subject} ${THEREFORE} > !, = so ${subject} @0.9`),
  ...['the', 'this', 'these', 'our', 'such', 'many'].flatMap((det) => [
    `^ < ${det} _ is|are|was|were|can|may|should|must|could|will ${THEREFORE} > !, = so ${det} #2 #3 @0.9`,
    `^ < ${det} present|current|proposed|two|new|observed _ is|are|was|were|can|may|should|must|could|will ${THEREFORE} > !, = so ${det} #2 #3 #4 @0.9`,
    `^ < ${det} ${TEXTS} ${THEREFORE} > !, = so ${det} #2 @0.9`,
    `^ < ${det} present|current ${TEXTS} ${THEREFORE} > !, = so ${det} #2 #3 @0.9`,
  ]),
].join('\n')

/** What a treatment or a thing does when it is used: "the application of lime raised the yield". */
const APPLYING_RULES =
  'application=applying use=using introduction=introducing removal=removing inclusion=including adoption=adopting'
    .split(' ')
    .flatMap((entry) => {
      const [noun = '', ing = ''] = entry.split('=')
      const did =
        'increased|increases|reduced|reduces|improved|improves|led|leads|lowered|lowers|raised|raises|resulted|results|caused|causes|significantly'
      return [
        `^|that|, < the ${noun} of _ > ${did} = ${ing} #4 @0.9`,
        `^|that|, < the ${noun} of _ _ > ${did} = ${ing} #4 #5 @0.9`,
      ]
    })
    .join('\n')

/** Verbs that somebody may be helped to do, of which none is a noun that "to" may lead to ("help the move to market"). */
const HELP_RULES =
  'understand explain design develop improve reduce learn make find identify see keep build cope decide choose manage get retain avoid adapt survive become feel prepare meet take think write read achieve recognize create maintain overcome gain express solve'
    .split(' ')
    .flatMap((verb) => [
      `help* the|these|their|our _ to ${verb} = help* #2 #3 ${verb} @0.9`,
      `help* _ {plural} to ${verb} = help* #2 #3 ${verb} @0.9`,
      `help* {plural} to ${verb} = help* #2 ${verb} @0.9`,
    ])
    .join('\n')

/**
 * Frames of abstracts, reviews of the literature, laboratory reports and works of reference, as a plain writer of
 * research says them. Terms stay as they are, and no claim gets stronger or weaker: "suggest" never becomes "show".
 * Most rules are whole phrases; where a single word has a second sense, its neighbours are told.
 */
export const RESEARCH_FRAMES = `
${USE_RULES}
${PAIR_RULES}
${TASK_RULES}
${DONE_RULES}
${ALLOW_RULES}
${BY_RULES}
${CAPABLE_RULES}
${EASY_RULES}
${QUALITY_RULES}
${MANNER_RULES}
${NEEDED_RULES}
${QUICK_RULES}
${AIM_RULES}
${WAY_RULES}
${ABLE_RULES}
${WANT_RULES}
${WELL_RULES}
${RELATED_RULES}
${APPLYING_RULES}
${HELP_RULES}
${SO_RULES}
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
this|the|our|present|current ${TEXTS} aims|seeks|attempts to > understand|explain|find|describe|show|test|measure|identify|determine|compare|trace|explore|examine|assess|investigate = #1 #2 sets out to @0.85
this|the|our|present|current ${TEXTS} aimed|sought|attempted to > understand|explain|find|describe|show|test|measure|identify|determine|compare|trace|explore|examine|assess|investigate = #1 #2 set out to @0.85
this|the ${TEXTS} seeks|aims|attempts to address|fill|close|bridge this|that|the gap = #1 #2 tries to fill #6 gap @0.88
this|the ${TEXTS} seeks|aims|attempts to answer the question of = #1 #2 asks @0.88
a theoretical|conceptual framework for understanding = a way to understand @0.6
// what is known, and what is not
remains|is the|a subject|topic|matter of ongoing|continuing|continued debate|discussion|dispute = is still debated @0.93
{plural}|they|these < remain|are the|a subject|topic|matter of ongoing|continuing|continued debate|discussion|dispute = are still debated @0.93
remains|is the|a subject|topic|focus of ongoing|continuing research|study|investigation|studies = is still being studied @0.92
{plural}|they|these < are|remain the|a subject|topic|focus of ongoing|continuing research|study|investigation|studies = are still being studied @0.92
has been the subject|focus|topic of much|considerable|extensive|intense research|study|investigation = has been much studied @0.93
have been the subject|focus|topic of much|considerable|extensive|intense research|study|investigation = have been much studied @0.93
has been the subject|focus|topic of much|considerable|extensive|intense debate|discussion|controversy = has been much debated @0.93
have been the subject|focus|topic of much|considerable|extensive|intense debate|discussion|controversy = have been much debated @0.93
there is evidence to suggest that = there is evidence that @0.92
there is some|strong|growing|good|clear|ample|little|mounting|increasing evidence to suggest|indicate that = there is #3 evidence that @0.92
${STUDY} < the effect|effects|impact|influence of ${CAUSE} on > {det}|{plural}|how|human|plant|animal|student|public|crop|local = how #4 affects @0.88
${STUDY} < the effect|effects|impact|influence of _ ${CAUSE} on > {det}|{plural}|how|human|plant|animal|student|public|crop|local = how #4 #5 affects @0.88
// what was done, and how
theory|theories|methods|method|models|model|techniques|technique|tools|statistics|fundamental|important|central|essential|crucial in the study of > _ = #1 in studying @0.88
^ < measurements of _ > may|could|can|will|would help|provide|give|allow|improve|reveal|constrain|tell|show = measuring #3 @0.9
^ < measurements of _ > may|could|can|will|would therefore|thus|also help|provide|give|allow|improve|reveal|constrain|tell|show = measuring #3 @0.9
^ < measurements of _ _ > may|could|can|will|would help|provide|give|allow|improve|reveal|constrain|tell|show = measuring #3 #4 @0.9
^ < measurements of _ _ > may|could|can|will|would therefore|thus|also help|provide|give|allow|improve|reveal|constrain|tell|show = measuring #3 #4 @0.9
the|four|three|two|several|many|of|some|five|most < commonly found > {plural} = common @0.88
distinctly|markedly different > {plural}|profiles|ways|patterns|results|views|from|in = very different @0.8
model|models|theory|theories|framework|equation|equations|formula|formulas|approach < can|could be used to describe|explain|predict|capture|reproduce = #1 #5 @0.9
model|models|theory|theories|framework|equation|equations|formula|formulas|approach < can|could also be used to describe|explain|predict|capture|reproduce = #1 also #6 @0.9
by exploiting the interaction|interactions|properties|structure|difference|differences|symmetry|relationship|similarity|correlation|correlations = by using the #4 @0.9
using|use|used|apply|applied|applies|employ|employed|and|with|through < network|cluster|regression|content|factor|data|image|text|discourse|sequence analysis techniques = #1 analysis @0.85
consist* of a combination of a|an|the|two|several = combine* #6 @0.92
consist* of a combination of _ and > _ = combine* #6 and @0.9
on|within|using|use|uses|from < the theoretical framework of > !{det} = the theory of @0.8
over|during a period of > {number}|two|three|four|five|six|seven|eight|nine|ten|several|many|about = over @0.92
at a temperature|speed|frequency|wavelength of > {number}|about|around|approximately = at @0.8
at temperatures|speeds|frequencies|wavelengths of > {number}|about|around|approximately|up|over|more|less|between = at @0.85
at the age of > {number} = at @0.6
with a high degree of accuracy = very accurately / with high accuracy @0.93
with a high degree of precision = very precisely / with high precision @0.93
a high degree of accuracy|precision|certainty|confidence = high #5 @0.9
after|for a duration|period of > {number}|two|three|four|five|six|seven|eight|nine|ten|several|many|about|up|at = #1 @0.92
!{be}|{have}|and|, < subsequently > _ = s:later / s:then @0.95
throughout the course|duration of = throughout / during @0.92
in a variety|range|number of ways = in many ways @0.9
in such a way as to = so as to @0.93
the majority of participants|respondents|studies|patients|cases|samples|sites|authors = most #4 @0.92
// more and less, higher and lower
!the|its|their|this|these|those|our|such|his|her|your|my < improved|enhanced|superior performance|results|accuracy|quality|efficiency compared to|with > _ = better #2 than @0.92
an increasing|ever-increasing|ever-growing number of > {plural}|people|young|new|older = more and more @0.92
a smaller|lower number of > {plural}|people = fewer @0.92
with production|output|revenue|revenues|sales|capacity|attendance|demand|speeds|prices|populations|temperatures|levels|costs exceeding > {number} = with #2 of more than @0.9
more closely related to = closer to @0.92
in large|great part because|thanks|by|through = mostly #4 @0.9
due in large|great part to = due mostly to @0.9
across all age groups = at all ages @0.88
a significant|substantial|considerable|sizeable number of > {plural}|people|young|older|other = many @0.9
// what it shows
suggests|suggest|suggested|suggesting|indicates|indicate|indicated|indicating the presence|existence of systemic|systematic|multiple|additional|distinct|hidden|at = #1 #5 @0.88
detect*|reveal* the presence|existence of distinct|separate|multiple|hidden|new|previously|unknown|unexpected|additional|at|three|four = #1 #5 @0.88
confirm* the presence|existence of enhanced|improved|increased|strong|higher|better|greater|stronger = confirm* #5 @0.85
the addition of _ affects|changes|improves|reduces|increases|lowers|raises|makes|helps|leads|affected|changed|improved|reduced|increased|led = adding #4 #5 @0.88
the addition of _ and _ affects|changes|improves|reduces|increases|lowers|raises|makes|helps|leads|affected|changed|improved|reduced|increased|led = adding #4 and #6 #7 @0.9
may|might|could be a|an potential|possible > _ = #1 be a @0.93
may|might|could represent|offer|provide|have a|an potential|possible > _ = #1 #2 a @0.88
can account for > most|much|differences|variation|variations|discrepancies = can explain @0.88
suggests|suggest|suggested|suggesting|indicates|indicate|indicated|indicating the presence|existence of a|an|some|several|strong|other|two|more|large|small = #1 #5 @0.88
detect*|reveal* the presence|existence of a|an|some|several|strong|other|two|large|small = #1 #5 @0.88
point|points|pointed|pointing to the existence|presence of a|an|some|several|strong|other|two|large|small|{plural} = #1 to #6 @0.88
include*|including the use of = #1 @0.85
demonstrate* > how|why|whether|the|this|these|{poss}|clear|a|an|strong|high|greater|better|considerable|only|little !technique|techniques|method|methods|procedure|process|product|device|use|system|task|exercise|steps|recipe|skill|move|experiment = show* @0.85
!{det} < display* > higher|lower|greater|little|no|similar|considerable|signs|strong|clear|more|less|much|typical = s:show* @0.95
may|might|could be attributed to > the|a|an|this|these|several|factors|changes|differences|{poss}|poor|high|low = #1 be due to @0.92
may|might|could also|partly|well be attributed to > the|a|an|this|these|several|factors|changes|differences|{poss}|poor|high|low = #1 #2 be due to @0.92
corroborate* > the|this|these|our|his|her|their|previous|earlier|that = s:support* @0.95
substantiate* > the|this|these|his|her|their|any|such = s:support* @0.95
supersede* > the|it|them|this|these|earlier|older|all = s:replace* @0.95
considered by many to be = seen by many as @0.92 ~
// what is learnt from it, and what for
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
aid*|assist* in|with the design of = help* design @0.9
aid*|assist* in|with the planning of = help* plan @0.9
aid*|assist* in|with the construction of = help* build @0.9
aid*|assist* in|with the organization of = help* organize @0.9
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
challenges|challenge that|which need|needs|must|have|has to be addressed|overcome = #1 to be met @0.88
problems that|which need|have|must to be addressed|solved = problems to be solved @0.88
pave* the way for a|an deeper|better|fuller|clearer|greater|richer understanding of = help* us understand @0.93
pave* the way for more|further|better|new|future|greater = open* the way to #5 @0.9
contribute* to a|an richer|fuller|clearer|broader understanding of = help* us understand @0.92
contribute* to an|the understanding of = help* us understand @0.9
shed*|throw* some|new|fresh|further|much-needed light on how|why|what = help* explain #5 @0.9
is|was|are essential|crucial|vital|critical for understanding > {det}|how|why|what|{plural} = #1 needed to understand @0.9
against this backdrop|background , > we|i|our = with this in mind , @0.92
from a|an practical point of view , = in practice , @0.92
from a|an practical perspective|standpoint|viewpoint , = in practice , @0.92
!leader|leaders|expert|experts|someone|worker|workers|figure|figures < in the field|area of > medicine|education|psychology|physics|biology|engineering|economics|linguistics|chemistry|computer|artificial|public|mental|medical|data|materials|molecular|developmental|cognitive|mathematics|statistics|law = in @0.92
within the field|discipline|domain of > _ = in @0.9
!raise|raises|raised|raising < the question of whether|how > {det}|{pron}|{plural}|to = #4 @0.5
offer*|provide*|give* invaluable insight|insights into = tell* us much about / r:tell* us a lot about @0.92
offer*|provide*|give* some|more|further|deeper|greater insight into how|why|what = help* explain #5 @0.9
by|using|with|through a combination of _ and > _ = #1 both #5 and @0.4
further|more|additional|future research|work|studies in|on this area|field|topic = more work on this @0.85 ~
contribute* to the|its|their decline|fall|failure|collapse|loss|death|destruction|extinction of = help* cause #3 #4 of @0.88
{to} < evaluate|assess|test|measure|examine|compare the effectiveness|efficacy of such|these|those|our|their {plural} > .|,|in|for|at|on|as = #1 how well #5 #6 work @0.88
significant > contributor|contributors|sink|sinks|figure|figures|event|events|moment|moments|source|sources|place|places|discovery|discoveries|advance|advances|milestone|milestones = important @0.8
two|three|four|several|young|talented|creative|busy|older|many < individuals > who|were|are|from|with|have|had|is|can|may = people @0.9
// names and what they stand for
this process|phenomenon|effect|technique|method|condition|practice|state|stage|principle is known as = this is called @0.9
this process|phenomenon|effect|technique|method|condition|practice|state|stage|principle is referred to as = this is called @0.92
cover* an area of > {number}|about|approximately|some|over|nearly|almost|roughly|around|more = cover* @0.93
grow* to a height|length of > {number}|about|approximately|up|over|nearly|around|more = grow* to @0.9
the discovery|invention|introduction|rise|spread of _ revolutionized|transformed the way people|we = #1 #2 of #4 changed how #8 @0.9
it is a common misconception|myth|belief that = many people think that @0.9
feeds primarily|mainly on a|the diet of = lives mostly on @0.92
feed primarily|mainly on a|the diet of = live mostly on @0.92
in a wide|broad range|variety of habitats|environments|settings|climates|conditions|soils = in many #6 / in many kinds of #6 @0.93
from a wide|broad range|variety of sources|backgrounds|fields|disciplines|countries|cultures = from many #6 @0.93
for a wide|broad range|variety of purposes|reasons|uses|tasks|applications|audiences = for many #6 @0.93
serves|performs several|many|two|three|multiple important|key|vital|crucial|essential functions|roles = does #2 important jobs @0.9
serve|perform several|many|two|three|multiple important|key|vital|crucial|essential functions|roles = do #2 important jobs @0.9
play*|have* an|a equally important|significant role|part = matter* just as much @0.85
a|this|the|one|another ${NAMED} known as = #1 #2 called @0.92
a|an _ ${NAMED} known as = #1 #2 #3 called @0.92
a|the term|word|phrase used to describe|denote = #1 #2 for @0.9
was|were appointed as > a|an|the|head|chief|director|chairman|captain = #1 made @0.9
during the early|late|mid ${CENTURY} = in the #3 #4 @0.9
during the ${CENTURY} century = in the #3 century @0.9
in the latter half of = in the second half of @0.92
its|their|the diet consists primarily|mainly|chiefly|mostly|largely of = #1 diet is mostly @0.92 ~
over an extended|prolonged period = over a long period @0.92
the root of the problem|matter|issue|trouble lies in = the root of the #5 is @0.88
lies in its ability|capacity|power to = is that it can @0.9
lies in their ability|capacity|power to = is that they can @0.9
// aims, and what stands in the way
in order to achieve|reach|accomplish|attain this|these|that goal|goals|aim|aims|objective|objectives , = to do this , @0.94
^ < to achieve|reach|accomplish|attain this|these goal|goals|aim|aims|objective|objectives , = to do this , @0.92
^ < the aim|purpose|objective|goal|aims|objectives of the present|current study|work|paper|review|article|survey|investigation was|were to = this #6 set out to @0.92
this|the|our|present|current study|research|survey|trial|work|review|investigation was conducted|undertaken|performed|designed to > assess|evaluate|determine|examine|explore|identify|investigate|compare|test|find|measure|understand = #1 #2 set out to @0.9
address*|consider*|examine*|explore* the question of whether|how|why|what = ask* #5 @0.92
address*|tackle* the issue|issues|challenge of > missing|data|high|low|climate|privacy|bias|noise|poverty|waste|limited|poor|water|air|class|scale|gender|racial|social|long|small|large = deal* with @0.88
under the assumption|assumptions of > _ = assuming @0.9
// what others found
a more complete|comprehensive|holistic understanding|picture|view|account of = a fuller #4 of @0.92 ~
in contrast to|with previous|prior|earlier studies|work|works|research|methods|approaches|findings|models|attempts , = unlike earlier #5 , @0.92
in contrast to|with existing|most|other|many|traditional|conventional|standard studies|work|works|research|methods|approaches|models , = unlike #4 #5 , @0.9
^ < consistent with previous|prior|earlier studies|work|research|reports|results , = as in earlier #4 , @0.9
^ < in line|agreement with previous|prior|earlier studies|work|research|reports|results , = as in earlier #5 , @0.9
{have} undergone significant|substantial|dramatic|major|profound|considerable|rapid changes|transformation|transformations|change = #1 changed greatly @0.92
// methods, and how good they are
interviews|surveys|experiments|tests|studies|measurements|trials conducted by|in|at|on|with|among|between > _ = #1 #3 @0.88
interviews|surveys|experiments|tests|studies|measurements|trials conducted by|in|at|on|with|among|between > {number} = #1 #3 @0.88
conduct* interviews with = interview* @0.92
a literature review was conducted|performed|undertaken|completed = the literature was reviewed @0.9
results|findings obtained in this|our ${TEXTS} = #1 of #4 #5 @0.9
the obtained results|findings > {be}|show|suggest|indicate|confirm|demonstrate|reveal|for|were|with = the #3 @0.9
the effectiveness|efficacy of the|our|this proposed ${METHOD} is|was demonstrated|shown|confirmed|illustrated through|by|via|in > {plural}|extensive|numerical|several|two|three|many|simulation|computer|a = #4 new #6 #7 shown to work in @0.92
the performance|effectiveness of the|our|this proposed ${METHOD} is|was evaluated|assessed|examined on|using|through|by|with|in|against = #4 new #6 #7 tested #9 @0.92
evaluate*|assess* the performance|effectiveness|efficacy of the|our|this proposed ${METHOD} = test* #5 new #7 @0.92
evaluate*|assess* the performance|effectiveness|efficacy of our|this ${METHOD} > .|,|on|in|using|with|against|by = test* #5 #6 @0.9
demonstrate*|show*|confirm*|verify* the superiority of the|our|this proposed ${METHOD} over|to > _ = show* that #5 new #7 is better than @0.92
demonstrate*|show*|confirm*|verify* the superiority of the|our|this ${METHOD} over|to > _ = show* that #5 #6 is better than @0.92
demonstrate*|show*|confirm*|verify*|validate* the feasibility of the|our|this proposed ${METHOD} > .|,|in|for|on|with = show* that #5 new #7 is feasible @0.92
demonstrate*|show*|confirm*|verify*|validate* the feasibility of the|our|this ${METHOD} > .|,|in|for|on|with = show* that #5 #6 is feasible @0.92
demonstrate*|show*|confirm*|verify*|validate* the effectiveness and efficiency of the|our|this proposed ${METHOD} > .|,|in|for|on|with = show* that #7 new #9 is effective and efficient @0.92
in real-world settings|scenarios|environments|situations|conditions > .|,|;|and|where|is|are|has = in practice @0.88
is applicable to > _ = applies to @0.92
are applicable to > _ = apply to @0.92
// what was seen
the underlying|fundamental|basic mechanisms|processes|principles|forces that govern|drive|underlie > _ = the #3 behind @0.92
galaxy|sample|cluster|system|material|network|region|phase|structure|film|soil|spectrum|distribution|alloy|surface|zone|plasma|crystal|star|lake|glacier < is characterized by a|an|high|low|strong|weak|large|small = has #4 @0.9
galaxies|samples|clusters|systems|materials|networks|regions|phases|structures|films|soils|spectra|distributions|alloys|surfaces|zones|crystals|stars|lakes|glaciers < are characterized by a|an|high|low|strong|weak|large|small = have #4 @0.9
evidence for|of the presence|existence of > {det}|{plural}|strong|large|massive|multiple|two|such = evidence of @0.9
show* the presence|existence of > {plural}|a|an|strong|several|two|three|many|some|large|small|iron = show* @0.85
provide* support for > the|this|that|our|these|those = support* @0.93
provide* strong|clear|robust support for > the|this|that|our|these|those|a|an = strongly support* @0.92
place*|impose* constraints on > the|these|this|such|{poss}|both|any = constrain* @0.92
place*|impose* tight|stringent|strong|strict constraints on > the|these|this|such|{poss}|both = tightly constrain* @0.92
{be} of fundamental importance > .|,|in|for|to = #1 fundamental @0.9
is of great|considerable|significant practical importance|significance|interest|relevance = matters greatly in practice @0.92
are of great|considerable|significant practical importance|significance|interest|relevance = matter greatly in practice @0.92
!{det} < exhibit* a|an > rich|strong|clear|similar|high|low|large|small|single|sharp|narrow|broad|wide|distinct|complex|linear|nonlinear|typical|slight|marked|weak|power-law|peak = show* #2 @0.9
with|of|to|from|by|for|show|shows|showed|offer|offers|provide|provides|exhibit|exhibits|exhibited|achieve|achieves < enhanced|improved performance|stability|accuracy|robustness|quality|durability|resolution|safety|reliability|security = better #2 @0.9
a significant|substantial|considerable contribution from = a large contribution from @0.92
give* rise to a rich|wide|broad|diverse|great|large variety|range|array of > _ = lead* to many kinds of @0.95
play* a|an key|crucial|vital|important|critical|significant|pivotal|central|major|decisive role|part in determining > _ = do* much to determine @0.94
// what it is good for
is|are essential|crucial|critical|vital for the development of > efficient|effective|new|novel|better|more|advanced|practical|reliable|robust|accurate|sustainable|improved|targeted|high-performance|next-generation|future = #1 needed to develop @0.93
facilitate* the development of > new|novel|better|more|effective|efficient|targeted|tools|drugs|treatments|vaccines|technologies|therapies|models|algorithms|improved|advanced = help* develop @0.93
{have} a wide|broad range|variety of applications in > _ = #1 many uses in @0.93
candidates|candidate for applications in > _ = #1 for use in @0.92
mitigate* the effect|effects|impact|impacts|risk|risks|consequences of = reduce* the #3 of @0.9
mitigate* the negative|adverse|harmful effect|effects|impact|impacts|consequences of = reduce* the #3 #4 of @0.9
to < explore|investigate|examine the possibility of|that = consider the possibility #4 @0.88
{plural}|respondents|participants < expressed satisfaction with = were satisfied with @0.9
// more of what is said and claimed
provide*|offer* a wealth of observational|experimental|historical|statistical|clinical|empirical > information|data|evidence|material = give* much #5 @0.92
!most|more|highly|truly|such|and|very|so|how < innovative > applications|technologies|technology|materials|devices|products|tools|therapies|treatments|techniques|methods|approach|method|design|designs|ways|features !and = new @0.88
{poss}|the|this|our analysis|study|paper|review|discussion|work includes|presents a|an detailed|close|careful|thorough|in-depth examination|analysis|investigation of = #1 #2 looks closely at @0.93
contribute* to the fundamental|basic understanding of = add* to the basic understanding of @0.93
this|our|the paper|article|study|work|research contributes to a better|deeper|fuller|greater|improved understanding of = #1 #2 helps us better understand @0.93
contribute* to a better|deeper|greater|improved understanding of = help* us better understand @0.93
can|could|may|might|will|would provide|offer valuable|useful|important insight|insights|guidance|information > for = #1 be useful @0.92
the strengths|successes|advantages|benefits|merits|scope and limitations of = the #2 and limits of @0.9
refinements|refinement and improvements|improvement > in|of|to|. = improvements @0.92
complex and multifaceted|intricate|complicated = complex @0.92
novel and innovative > _ = new @0.93
the differences observed|seen between = the differences between @0.9 ~
highlight*|reveal* the presence|existence of > {plural}|distinct|separate|strong|several|multiple = show* @0.92
continued|ongoing|sustained|future|current|recent|further|collaborative|extensive research efforts = #1 research @0.92 ~
the pursuit of novel|new > _ = the search for new @0.92
effect|effects|association|correlation|response|responses|trend|deficit|deficits|symptoms is|are|was|were more pronounced in|at|for|among|with|when > _ = #1 #2 stronger #5 @0.92
place*|put particular|special|great|strong emphasis on = stress* @0.92
place* emphasis on = stress* @0.9
differentiate* between _ and > _ = tell* #3 from @0.9
describe*|explain*|outline*|examine* the process|processes|mechanism|mechanisms by|through which > _ = #1 how @0.92
these|those|such|the|our results|findings provide|offer further|additional|more evidence that|for|of = #1 #2 are more evidence #6 @0.92
a comprehensive model|theory|account|treatment of > _ = a full #3 of @0.9
in|to|for|of|by|with|from < a variety of different > {plural} = many different @0.9
reveal*|confirm*|indicate*|demonstrate*|suggest* the existence of a|an strong|close|clear|significant|possible|weak correlation|relationship|link|association|connection between = #1 #5 #6 #7 between @0.92
reveal*|confirm*|indicate*|suggest* the existence of a|an correlation|relationship|link|association|connection between = #1 #5 #6 between @0.92
results|findings|data|observations < are indicative of = point to @0.92
it is widely|generally|commonly acknowledged|recognized that > _ = it is widely known that @0.9
${STUDY} < the effect|effects|impact|influence of factors|drugs|aerosols|emissions|policies|technologies|interventions|hormones|pesticides|tariffs|taxes|vaccines|defects|impurities|fluctuations|correlations|collisions|interactions|smartphones|wildfires|floods|invasions|earthquakes on > _ = how #4 affect @0.88
${STUDY} < the effect|effects|impact|influence of _ factors|parameters|conditions|changes|variations|policies|technologies|interventions|defects|impurities|fluctuations|correlations|collisions|interactions|fields|forces|losses|errors|emissions on > _ = how #4 #5 affect @0.88
${STUDY} < the effect|effects|impact|influence of social|parental|climate|economic|urban|early|mobile media|involvement|change|growth|support|migration|inequality|use on > _ = how #4 #5 affects @0.88
// sizes, limits and ways
enhance* the > rate|reaction|reconnection|growth|mixing|decay|formation|production|emission|signal rate|rates|signal|yield = raise* the @0.93
enhance* the > rate|rates|yield|probability|likelihood = raise* the @0.92
{be} of great|considerable|high importance for|in|to > _ = #1 very important #5 @0.92 ~
lead* to a|an significant|substantial|considerable modification|alteration|transformation of|in = greatly change* @0.93
in real-world applications > .|,|;|and|where = in practice @0.9
potential directions|avenues for future|further research|work|studies|study = possible directions for #4 #5 @0.92
within|in a reasonable amount of time = in a reasonable time @0.93
measurements|observations|data|spectra|images|results|photometry obtained with > _ = #1 #3 @0.85
by employing a|an|the = using #3 @0.93
relies on a combination of > _ = combines @0.92
rely on a combination of > _ = combine @0.92
${STUDY} < the dependence of the|these|their|its {plural} on > _ = how #4 #5 depend on @0.92
${STUDY} < the dependence of the|this|its rate|mass|energy|temperature|conductivity|yield|rates|radius|strength|speed|velocity|frequency|spectrum|gap|effect|luminosity|flux|signal|distribution|efficiency on > _ = how #4 #5 depends on @0.92
provide* constraints on > _ = constrain* @0.92
provide*|give*|yield* tight|stringent constraints on > _ = tightly constrain* @0.92
provide*|give*|yield* strong constraints on > _ = strongly constrain* @0.92
once|until|above|below|beyond|after < a certain level|amount of > !time = a given #3 of @0.96
with|including|at|of|from|for|in|to|a < reduced > costs|cost|emissions|noise|complexity|consumption|mortality|waste = s:lower @0.95
indicative of the presence|existence of > _ = a sign of @0.93
shows|demonstrates|exhibits good agreement with > _ = agrees well with @0.93
show|demonstrate|exhibit good agreement with > _ = agree well with @0.93
questions|problems|issues|challenges that|which remain to be answered|resolved|solved|addressed|explored = #1 still to be #6 @0.93
provides a better fit to the|our|these data than = fits #6 data better than @0.93
provide a better fit to the|our|these data than = fit #6 data better than @0.93
we|i < employ > simulations|numerical|hydrodynamic|high-resolution|statistical|deep|machine|monte|computational|large-scale|density|molecular|qualitative|quantitative|thematic|regression|bayesian = s:use @0.95
we|i < employed > simulations|numerical|hydrodynamic|high-resolution|statistical|deep|machine|monte|computational|large-scale|density|molecular|qualitative|quantitative|thematic|regression|bayesian = s:used @0.95
challenges conventional|traditional narratives|accounts|interpretations|views|understandings of > _ = questions the usual #3 of @0.92
tailored to the specific|unique|particular|individual needs of = fitted to the needs of @0.95

increasingly being employed|utilized = being used more and more @0.95
is based on the use of > _ = uses @0.92
are based on the use of > _ = use @0.92
are found|shown to be in good agreement with = agree well with @0.95
is found|shown to be in good agreement with = agrees well with @0.95
were found|shown to be in good agreement with = agreed well with @0.95
are found|shown to be in excellent agreement with = agree very well with @0.95
!the|these|this|those|many|several|various|other|such|all|some|its|their|our < carbon|drug|gene|energy|hydrogen|heat|data|gas|water|environmental|medical|biomedical|image|speech|face|object|chemical|optical|quantum capture|storage|delivery|remediation|sensing|imaging|monitoring|conversion|harvesting|recognition|separation|purification|therapy|tracking applications > .|,|;|and|due|because|with = #1 #2 @0.92
// terms that must stay, and a few more frames of methods
validate* our|their|this|his|her ${METHOD} through|by|using|with|on > _ = test* #2 #3 #4 @0.9
// sentences of abstracts as people write them
has|have|had long-term|long-lasting|lasting consequences that > are|is|were|we|they|remain|can|may|have = #1 lasting effects that @0.93
has|have|had long-term|long-lasting|lasting consequences for > _ = #1 lasting effects on @0.93 ~
differences|discrepancies|similarities observed|found|seen between|among > _ = #1 #3 @0.93 ~
provide*|offer*|give* valuable|useful|important|crucial|essential context for planning|designing|interpreting|understanding|developing|assessing|evaluating > _ = help* in #5 @0.93
missions|projects|programs|programmes|campaigns|studies|surveys|experiments seeking|aiming|designed to understand|explore|study|map|find|measure|test = #1 to #4 @0.93
model|models|framework|simulation|simulations|analysis accounts for variables|factors|parameters such|like = #1 includes #4 #5 @0.93 ~
model|models|frameworks|simulations|analyses account for variables|factors|parameters such|like = #1 include #4 #5 @0.93
can|could|to organize|self-organize|assemble|self-assemble into > linear|ordered|helical|chains|clusters|layers|rings|structures|crystals = #1 form @0.93
chains|layers|fibers|molecules|particles|rods|structures|cells aligning along the = #1 along the @0.93
^ < using computer|numerical|molecular|monte-carlo|detailed|extensive simulations , we show|find|demonstrate that = our #2 simulations show that @0.94
^ < using computer|numerical|molecular|monte-carlo|detailed|extensive simulations , we showed|found|demonstrated that = our #2 simulations showed that @0.94
rings|layers|coils|bands|ribbons|helices|vines|threads wrapping around = #1 around @0.93
ordering|particles|cells|atoms|shells|structures|units|layers arranged in > concentric|parallel|rows|rings|layers|circles|columns|a|regular = #1 in @0.93 ~
star|stars|galaxy|object|particles|signals|emission|dust|gas|water|ions|sound|light|material originating from = #1 from @0.93
star|galaxy|planet|compound|strain|gene|protein|mutant|object , designated as > !{det}|critical|a|an = #1 , called @0.92
our|this work|study|result|discovery establishes an|a untapped|new|unexplored|unknown region|area|field of = #1 #2 opens up #4 #5 #6 of @0.93
temperatures|energies|conditions|values|effects|particles|signals|levels expected to be produced|found|observed|seen|present in = #1 expected in @0.94
provide*|give*|offer*|yield* detailed information about|on|regarding = give* details of @0.93
distribution characteristics > of|in|for = distribution @0.93 ~
described|explained|treated|captured|covered by|with|within|in a unified|single theory|framework|model|picture = #1 #2 one #5 @0.93 ~
may|might|could|can have important|significant|broad implications for = #1 matter for @0.93
may|might|could|can have implications for = #1 matter for @0.93
using a combination of > _ , _ , and = using @0.93
using a combination of > _ , _ _ , and = using @0.93
using a combination of > _ _ and = using @0.93
using a combination of > _ _ , _ _ , and = using @0.93
more|further|additional experiments|measurements|studies|observations|data are still needed to test|confirm|verify|settle|establish > _ = it will take more #2 to #7 @0.93
// what earlier work has done, and what is still to do
studies|trials|experiments|research|work|surveys|analyses have|has produced|yielded|generated|reported mixed results|findings = #1 #2 had mixed results @0.92
studies|trials|experiments|research|work|surveys|analyses have|has produced|yielded|generated conflicting|contradictory|inconsistent|inconclusive results|findings = #1 #2 given #4 results @0.92
much|considerable|extensive|substantial research|work has been carried out on > _ = much work has been done on @0.93
a considerable|large|substantial|significant amount|body of research|work has been carried out on > _ = much work has been done on @0.93
a considerable|large|substantial|significant amount|body of research|work has been conducted|done|undertaken on > _ = much work has been done on @0.93
a large|substantial|considerable|extensive body of research|literature|evidence|work has examined|explored|investigated|addressed > !and = many studies have looked at @0.93
a large|substantial|considerable|extensive body of research|literature|evidence|work has shown|demonstrated|found|documented|revealed|suggested that = many studies have #7 that @0.92
a growing|expanding|increasing body of evidence|research > suggests|shows|indicates|supports|points|has = more and more #5 @0.9
a growing|expanding body of literature|work > suggests|shows|indicates|supports|points|has = more and more work @0.85
a|the|this growing|large|existing|emerging|vast body of literature on > _ = #1 #2 literature on @0.92
the|this growing|existing|emerging body of research|evidence|work on > _ = #1 #2 #5 on @0.92
contribute* to the growing|existing|emerging|limited|current body of literature|research|knowledge|evidence|work on|about = add* to what is known about @0.9
contribute* to the growing|existing|emerging|current body of knowledge > !on|about = add* to what is known @0.9
add* to the growing|existing|emerging|current body of knowledge on|about = add* to what is known about @0.93
add* to the growing|existing|emerging|current|limited body of literature|research|evidence|work > on|about|that|showing|in = add* to the #4 #7 @0.92
contribute* to the ongoing|current debate|discussion|debates|discussions|conversation on|about|over|around|regarding = add* to the #5 about @0.92
most|many|some|several of the previous|existing|prior|earlier|past|current studies|papers|trials|models|methods|approaches = #1 #4 #5 @0.9
^ < despite the growing|large|substantial|considerable body of literature|research|evidence|work on|about this|the topic|subject|issue|question , = despite all the work on #8 #9 , / for all the work on #8 #9 , @0.9
^ < the objective|aim|goal|purpose of this|our study|research|work|thesis|project was to examine|investigate|explore > _ = #4 #5 set out to look at @0.92
^ < the objective|aim|goal|purpose of this|our study|research|work|thesis|project|paper|article is to examine|investigate|explore > _ = #4 #5 sets out to look at @0.92
the findings|results of this|the|our study|research|work|thesis could|will|may|can|would|might be useful|helpful|valuable|beneficial to|for = #4 #5 #6 be useful #9 @0.9
the findings|results of this|the|our study|research|work|thesis will|could|may|can|would|might be of benefit|value|use to = #4 #5 #6 be useful to @0.92
the findings|results of this|the|our study|research|work|thesis may|can|could|will|might help to > {base}|inform = #4 #5 #6 help @0.92
the findings|results of this|the|our study|research|work|thesis may|can|could|will|might help > {base}|inform|us|{plural} = #4 #5 #6 help @0.9
// reading the results
^ < one|a possible|potential|plausible|likely explanation|reason for|of this is that = this may be because @0.93
^ < one|a possible|potential|plausible|likely explanation|reason|interpretation for|of this|these|the finding|findings|result|results|difference|differences|discrepancy|pattern|effect is that = this may be because @0.93
^ < one|a possible|potential|plausible|likely explanation|reason|interpretation is that = it may be that @0.92
^ < another possible|potential|plausible|likely explanation|reason|interpretation is that = it may also be that / or it may be that @0.92
^ < another possible|potential|plausible explanation|reason|interpretation for|of this|these|the finding|findings|result|results|difference|differences|discrepancy|pattern|effect is that = it may also be that @0.93
^ < there are several|various|many|some possible|potential|plausible reasons|explanations for this|the discrepancy|difference|finding|result|pattern|trend > . = #7 #8 may have #3 causes @0.85
!{pron} < may|might|could have contributed to > the|this|these|our different|observed|lack|differences|discrepancy|higher|lower|decline|increase|decrease|rise|fall|difference|low|high|success|failure|poor|variation|loss = #1 partly explain @0.88
is consistent with the idea|notion|view|hypothesis|possibility|claim that = fits the #5 that @0.92
are consistent with the idea|notion|view|hypothesis|possibility|claim that = fit the #5 that @0.92
results|findings|estimates|conclusions are robust to a variety|range|number of > alternative|different|other|specifications|tests|checks|changes = #1 hold up under many @0.93
results|findings|estimates|conclusions remain|are robust across > _ = #1 hold up across @0.9
the most commonly|frequently used > {plural} = the most common @0.9
the most commonly|frequently used > _ {plural} = the most common @0.9
it is characterized by > {number} dimensions|components|features|elements|symptoms = it has @0.93
// limits of a study
^ < there are several|some|many|certain|two|three|important limitations|weaknesses to|of|in this|the|our study|paper|work|research|analysis that should|must be noted|acknowledged|considered|addressed|mentioned|recognized > $ = #6 #7 has #3 #4 @0.95
^ < there are several|some|many|two|three important|potential|notable|other|further limitations|weaknesses to|of|in this|the|our study|paper|work|research|analysis > .|,|and|that = #7 #8 has #3 #4 #5 @0.95
limitation|limitations|caveats that should|must be noted|acknowledged|considered|addressed|mentioned|discussed|recognized > $ = #1 @0.92
limitation|limitations|caveats that|which need|needs|warrant|warrants|deserve|deserves to be noted|acknowledged|considered|addressed|mentioned|discussed|recognized > $ = #1 @0.92
when interpreting the|these|our results|findings > $ = in reading #3 #4 @0.85
sample size was|is relatively|rather|fairly|quite|too small|modest|large > $|and|, = sample #3 #4 #5 @0.93
sample size was|is small|modest|large > $|and|, = sample #3 #4 @0.93 ~
over a period of only|just|approximately|roughly|nearly|almost|about > {number}|two|three|four|five|six|seven|eight|nine|ten|a = over #5 @0.93
do|did|does not allow|permit|enable us|me to rule out = #1 not let #4 rule out @0.9
several|some|many|a|few|important questions|issues need|needs to be answered|resolved|addressed|settled before = #1 #2 must be #6 #7 @0.92
progress|advances|efforts|improvements|strides|gains that has|have been made > in|on|over|toward|towards|since|so|by|, = #1 made @0.92
was|were strongly|heavily|largely dependent on|upon > _ = depended #2 on @0.92 ~
{be} exploratory|cross-sectional|correlational|descriptive|qualitative|quantitative|experimental|observational|theoretical|retrospective|subjective|interdisciplinary|probabilistic|stochastic|dynamic|nonlinear|cyclical|multidimensional|iterative|hierarchical|conceptual|empirical in nature = #1 #2 @0.95
// who was studied
individuals with|without > obesity|diabetes|depression|anxiety|disabilities|autism|chronic|mental|asthma|cancer|dementia|hypertension|schizophrenia|epilepsy|heart|kidney|physical|intellectual|visual|hearing|insomnia|type|parkinson's|alzheimer's|adhd|ptsd|hiv|substance = people #2 @0.94
individuals who are > deficient|obese|overweight|unemployed|older|poor|at|depressed|disabled = people who are @0.93
theory|model|view|account|when|how|why|ways|help|helps|whether|that|which < individuals > perceive|evaluate|think|feel|judge|interpret|cope|view|understand|construct|regulate = people @0.92
theory|model|view|account|framework|perspective , individuals > perceive|evaluate|think|feel|judge|interpret|cope|view|understand|construct|regulate|behave|choose|act = #1 , people @0.93
!^|that|and|but|or|whether|where|because|if|when|while|although|though|,|the|these|this|their|our|at|into|to|of < higher|greater|increased levels of > diversity|education|stress|satisfaction|engagement|support|motivation|awareness|commitment|trust|distress|participation|knowledge|aggression|anxiety|depression|inequality|unemployment|cooperation|burnout|loneliness|fatigue = more @0.9
!^|that|and|but|or|whether|where|because|if|when|while|although|though|,|the|these|this|their|our|at|into|to|of < lower|reduced levels of > diversity|education|stress|satisfaction|engagement|support|motivation|awareness|commitment|trust|distress|participation|knowledge|aggression|anxiety|depression|inequality|unemployment|cooperation|burnout|loneliness|fatigue = less @0.9
!^|that|and|but|or|whether|where|because|if|when|while|although|though|,|the|these|this|their|our|at|into|to|of < higher|greater|increased levels of bacterial|genetic|species|physical|social|academic|parental|civic|emotional|psychological|job|financial|student|work diversity|variation|activity|support|engagement|involvement|motivation|stress|distress|satisfaction|participation = more #4 #5 @0.9
!^|that|and|but|or|whether|where|because|if|when|while|although|though|,|the|these|this|their|our|at|into|to|of < lower|reduced levels of bacterial|genetic|species|physical|social|academic|parental|civic|emotional|psychological|job|financial|student|work diversity|variation|activity|support|engagement|involvement|motivation|stress|distress|satisfaction|participation = less #4 #5 @0.9
did not require any > {plural}|additional|extra|special|prior|further|labeled|manual|external|expensive|training|knowledge|equipment|change = needed no @0.93
did not result|lead in|to a|an significant|substantial|measurable|clear improvement|increase|decrease|reduction|change in > _ = brought no #6 #7 in @0.93
does not result|lead in|to a|an significant|substantial|measurable|clear improvement|increase|decrease|reduction|change in > _ = brings no #6 #7 in @0.93
provides|offers a|an useful|helpful|valuable|good framework|lens|perspective for understanding > _ = is a #3 way to understand @0.9
provides|offers a|an useful|helpful|valuable|good lens|framework through|with which to > _ = gives us a #3 way to @0.92
!of|a|the|great|some|any|no|further|more|much|their|our|its|with|without|for|and|come|came|need < help to inform|guide|shape|improve|reduce|explain|identify|prevent|increase|protect|support|clarify|understand|build|create|maintain|develop|determine|predict = help #3 @0.85
// what a thing is called, and what it gives
provide*|give* policymakers|teachers|researchers|managers|farmers|doctors|clinicians|educators|students|planners with information|data|evidence|insights that|which can|could be used to = give* #2 #4 they #6 use to @0.93
{have} provided millions|thousands|many|billions of people with access to > _ = #1 given #3 #4 #5 access to @0.93
provide* millions|thousands|billions of people with access to > _ = give* #2 #3 #4 access to @0.93
provide* _ with access to > _ = give* #2 access to @0.92
provide* _ _ with access to > _ = give* #2 #3 access to @0.92
{be} commonly|also|often|sometimes known as > !for|{ing} = #1 #2 called @0.9
, known as > _ , = , called @0.85
, known as > _ _ , = , called @0.85
an alternative|competing model|theory|view|hypothesis|explanation > ,|is|suggests|holds = another #3 @0.85 ~
caused by the presence of > _ = caused by @0.92
due to the presence of > _ = due to @0.85
responsible for the observed > {plural} = behind the observed @0.9
responsible for the observed > _ {plural} = behind the observed @0.9
// how a paper is built
chapter|paper|thesis|report|article|book|review|study|essay|document|manuscript|dissertation is divided|organized|organised into > {number} = #1 has @0.93
^ < as can be seen in|from > figure|table|fig|the = as shown in @0.93
literature|work|research|scholarship can be divided|grouped|classified|categorized|organized into > {number}|several|a = #1 falls into @0.92
{plural} < can be divided|grouped|classified|categorized into > {number}|several|a = fall into @0.92
contributions|findings|results|conclusions of this|the|our paper|study|work|thesis|article can be summarized|summarised|stated as follows = #1 of #3 #4 are as follows @0.95
^ < in the first stage|step|phase , = first , @0.92
^ < in the second stage|step|phase , = next , / then , @0.92
^ < in the final|last|third stage|step|phase , = last , @0.9
section|chapter {number} < presents > {det}|{plural} = s:gives @0.95
the theoretical|conceptual framework for|of this|the|our study|thesis|research|paper is based|grounded on|in = #5 #6 is based on @0.92
// so and because
^ < this can|could be explained|attributed by|to the fact that = this is because @0.9
^ < this|the effect|result|difference|trend|finding|phenomenon|behavior|behaviour|discrepancy|pattern|change can be explained|attributed by|to the fact that = #1 #2 arises because @0.92
^ < this|the effect|result|difference|trend|finding|phenomenon|behavior|behaviour|discrepancy|pattern|change may|might|could be explained|attributed by|to the fact that = #1 #2 #3 arise because @0.92
// with what it was done
^ < data were|was collected|gathered|obtained through|via|using > interviews|semi-structured|structured|in-depth|classroom|an|a|online|surveys|questionnaires = the data came from @0.92
^ < the data were|was collected|gathered|obtained from|through|via > _ = the data came from @0.92
used|adopted|employed|followed a|an qualitative|quantitative|mixed-methods|cross-sectional|longitudinal|descriptive|quasi-experimental approach|design|methodology > .|, = was #3 @0.85
// comparing
compare*|compared|evaluate* the performance of our|the|this|each|these _ with|to|against that|those of = compare* #5 #6 with @0.95
compare* the performance of our|the|this|each|these _ _ with|to|against that|those of = compare* #5 #6 #7 with @0.95
compare* the performance of our|the|this|each|these _ with|to|against > !that|those = compare* #5 #6 with @0.93 ~
compare* the performance of our|the|this|each|these _ _ with|to|against > !that|those = compare* #5 #6 #7 with @0.93 ~
most closely related to > that|those|the|_ = closest to @0.92
is|are|was|were more modest > .|,|and|than|in|for = #1 smaller @0.9 ~
lead*|lead to a large|considerable|substantial|dramatic increase|rise|growth in > _ = greatly increase* @0.92
lead*|lead to a large|considerable|substantial|dramatic decrease|decline|drop|fall|reduction in > _ = greatly reduce* @0.92 ~
lead* to a sharp|steep increase|rise|growth in > _ = sharply increase* @0.92
lead* to a sharp|steep decrease|decline|drop|fall|reduction in > _ = sharply reduce* @0.92
// what a thing does and means
frequency|quality|amount|length|timing|order|type|kind|level|size|choice|way|practice|feedback|it|this|which|that|education|support|time|experience|context also plays a role > $ = #1 also matters @0.93
plays a role > $ = matters @0.92
{plural}|they|also|may|can|might|could|to|which < play a role > $ = matter @0.92
!{have}|have|has|had < played a role > $ = mattered @0.92
has important|significant|major|clear|direct policy implications > $ = matters for policy @0.93
have important|significant|major|clear|direct policy implications > $ = matter for policy @0.93
have several|many|some implications for policy|practice|research|teaching|theory|education|management > $ = matter for #5 in #2 ways @0.92
have several|some|many practical implications for _ _ > $ = matter for #6 #7 in #2 practical ways @0.9
is a phenomenon in|by which > _ = is what happens when @0.85
may|can|might be influenced|affected by a variety|number|range of factors = #1 depend on many things / #1 depend on many factors @0.92
may|might|could have introduced bias into|in > the|our|these = #1 have biased @0.92
gains|improvements|effects|benefits|changes are maintained|sustained > $|after|over|for = #1 last @0.93
gains|improvements|effects|benefits|changes were maintained|sustained > $|after|over|for = #1 lasted @0.93
regardless of the level|type|size|amount|number|age|cause|method|outcome|value|source|choice|degree|kind > of = whatever the #4 @0.9
over a longer period of time = for longer @0.93
over|for a long|extended|prolonged period of time > $|in|to|and|at|with = for a long time @0.93
at a single point in time = at one point in time / at one time @0.92
identify*|determine*|explore*|examine*|investigate* the conditions|circumstances under which = find* out when @0.93
the nature of the relationship|relation|link|connection|relationships between = the #5 between @0.92
{have}|with|receive|received|receiving|get|getting|need|needed|without|provide|provided|contain|contained|to|consume|consumed|ensure|maintain|lack|lacked < adequate|sufficient levels|amounts of > _ = enough @0.9
{have}|with|receive|received|receiving|get|getting|need|needed|without|provide|provided|contain|contained|to|consume|consumed|ensure|maintain|lack|lacked < inadequate|insufficient levels|amounts of > _ = too little @0.9
^ < despite|notwithstanding these|such limitations , = even so , @0.9
^ < in spite of these|such limitations , = even so , @0.9
^ < it is estimated that approximately|about|around|roughly > {number}|one = an estimated @0.93
^ < it is estimated that > {number} {plural}|million|billion|people|percent|of = an estimated @0.9
caution should|must be exercised|used|taken when|in interpreting|reading the|these|our results|findings|data = #7 #8 #2 be read with care @0.95
caution is needed|required|warranted|advised when|in interpreting|reading the|these|our results|findings|data = #6 #7 must be read with care @0.95
future|further|more|additional research|studies|work is|are needed|required to replicate these|our|the findings|results > in|with|and|$ = #7 #8 still need to be repeated @0.92
future|further|more|additional research|studies|work is|are needed|required to confirm these|our|the findings|results|observations > in|with|$ = #7 #8 still need to be confirmed @0.92
take* these|this|those|such|the|all differences|limitations|factors|constraints|effects|variation|delays|errors|costs|needs into account > !the|how = allow* for #2 #3 @0.9 ~
understand|explain|investigate|reveal|clarify|examine|explore|into|about|describe|describes|of|on|understanding|elucidate|identify < the mechanism|mechanisms|process|processes|manner|pathways|means by|through|via|in which > !{be} = how @0.92
^ < the mechanism|process|manner by|through|in which > {det}|_ = how @0.9
^ < we address|tackle|overcome this|these limitation|problem|issue|gap|challenge|limitations|challenges|problems|issues by proposing > a|an = to deal with #3 #4 , we propose @0.9
^ < in this|the work|paper|study|article , we address|tackle|overcome this|these limitation|problem|issue|gap|challenge|limitations|challenges|problems|issues by proposing > a|an = to deal with #7 #8 , we propose @0.93
^ < in this|the work|paper|study|article , we address|tackle|overcome this|these limitation|problem|issue|gap|challenge|limitations|challenges|problems|issues by introducing > a|an = to deal with #7 #8 , we introduce @0.93
^ < in this|the work|paper|study|article , we address|tackle|overcome this|these limitation|problem|issue|gap|challenge|limitations|challenges|problems|issues by developing > a|an = to deal with #7 #8 , we develop @0.93
${STUDY}|estimate|estimates < the effect|effects|impact|influence of diabetes|arthritis|politics|economics|measles|aids|hepatitis|mathematics|physics|linguistics|athletics|gymnastics|series|species|news|status|virus on > _ = how #4 affects @0.9
${STUDY}|estimate|estimates < the effect|effects|impact|influence of {plural} on > _ = how #4 affect @0.9
${STUDY}|estimate|estimates < the effect|effects|impact|influence of _ {plural} on > _ = how #4 #5 affect @0.9
${STUDY}|estimate|estimates < the effect|effects|impact|influence of the|these|those|such {plural} on > _ = how #4 #5 affect @0.9
// what is important, and what it bears on
was important|significant because > !of = mattered because @0.92
the significance|importance of this|the|our study|work|research|finding lies in > !the|its = #4 #5 matters for @0.85
findings|results have important|major|significant|broad|wide implications for > _ = #1 matter for @0.92
findings|results have clear|direct|obvious implications for > _ = #1 clearly matter for @0.92
study|work|research|result|finding has important|major|significant|broad|wide implications for > _ = #1 matters for @0.92
study|work|research|result|finding has clear|direct|obvious implications for > _ = #1 clearly matters for @0.92
findings|results of this|the|our study|work|research have important|major|significant|broad|wide implications for > _ = #1 of #3 #4 matter for @0.93
findings|results also have important|major|significant|practical implications for > _ = #1 also matter for @0.92
in light of these|our|this findings|results|considerations|limitations|evidence = given #4 #5 @0.92
beyond the scope of this|the|our paper|study|thesis|chapter|review|article|work|report = outside #5 #6 @0.92
// limits and finding out
, < some|several|many limitations|caveats need|deserve|have to be acknowledged|noted|mentioned|recognized|addressed|discussed|considered > $ = there are #1 #2 @0.93
^ < several limitations|caveats need|deserve|have to be acknowledged|noted|mentioned|recognized|addressed|discussed|considered > $ = there are several #2 @0.93
^ < some limitations|caveats need|deserve|have to be acknowledged|noted|mentioned|recognized|addressed|discussed|considered > $ = there are some #2 @0.93
was|were found|shown to be = #1 @0.9
was|were also found|shown to be = #1 also @0.92
{have} been found|shown to be > effective|useful|more|less|positively|negatively|associated|related|reliable|valid|safe|helpful|beneficial|important|particularly|especially|a|an = #1 been @0.7
has been identified as > a|an|one|the = is known to be @0.85
have been identified as > a|an|one|the|important|key|major = are known to be @0.85
may|might not be willing to > _ = #1 not want to @0.9
in different ways > depending = differently @0.92
did not require > {ing}|training|knowledge|equipment|labels|samples|calibration|supervision|expertise = needed no @0.9
refers to the > participation|involvement|extent|process|ability|tendency|practice|degree|study|movement|loss|spread|transfer|integration|belief|feeling|sum|proportion|condition|act|capacity|willingness of|in|that|to|by|with = is the @0.9
// who took part
participants|children|adults|students|patients|women|men|people|adolescents|girls|boys|respondents|workers|volunteers between the ages of > {number} = #1 aged between @0.93
aged between the ages of = aged between @0.93
ranging in age from > {number} = aged from @0.93
ranged in age from > {number} = were aged from @0.93
^ < written informed consent was obtained from all participants|patients|respondents|subjects|parents|teachers = all #8 gave written informed consent @0.95
^ < informed consent was obtained from all participants|patients|respondents|subjects|parents|teachers = all #7 gave informed consent @0.95
^ < statistical analysis|analyses was|were performed|conducted using = statistical #2 #3 done with @0.93
analysis|analyses|simulations|calculations|tests|comparisons|regressions was|were performed|conducted using > _ = #1 #2 done with @0.92
analysis|analyses|simulations|calculations|tests|comparisons|regressions was|were carried out using > _ = #1 #2 done with @0.92
for the sake of simplicity , = to keep things simple , @0.92 ~
for the sake of clarity , = to keep things clear , @0.92 ~
in the majority of > cases|studies|patients|trials|countries|samples = in most @0.92
in a small|limited number of > cases|studies|patients|countries|trials|sites = in a few @0.92
in a large|great|significant|substantial number of > cases|studies|patients|countries|trials|sites = in many @0.92
with the exception of > _ = except for @0.9
in the vicinity of > _ = near @0.9
due to its ability to > _ = because it can @0.93
due to their ability to > _ = because they can @0.93
owing to its ability to > _ = because it can @0.93
owing to their ability to > _ = because they can @0.93
it is reasonable|safe to assume|suppose that = we can assume that @0.9
it can be seen|observed that = we see that @0.9
^ < it is assumed that = we assume that @0.85
in the early|initial|beginning stages|phase|phases of > _ = early in @0.85
in the later|late|final stages|phase|phases of > _ = late in @0.85
a significant|substantial|considerable|sizeable|large proportion|percentage|fraction of the > {plural}|population|variance|cost|budget|time|world|work = a large part of the @0.88
a significant|substantial|considerable|sizeable|large proportion|percentage of > {plural}|people|children|women|men = many @0.88
a small proportion|percentage|fraction of > {plural}|people|children|women|men = a few @0.85
to a greater|larger extent than = more than @0.9
to a lesser|smaller extent than = less than @0.9
the way|ways|manner in which > {det}|{pron}|{plural}|people|children = how @0.9
no universally|generally|widely|commonly accepted definition = no agreed definition @0.9
there is no universally|generally|widely|commonly accepted|agreed definition of = there is no agreed definition of @0.92
there is a|an general|broad|wide|widespread consensus|agreement that = it is widely agreed that @0.92 ~
// more and less, in plain verbs
had a much|far larger|greater|bigger|stronger effect|influence|impact > $|than = mattered #3 more @0.92
has a much|far larger|greater|bigger|stronger effect|influence|impact > $|than = matters #3 more @0.92
has a strong influence|effect|impact on|upon > the|how|whether|{plural}|their|its|_ = strongly affects @0.92
have a strong influence|effect|impact on|upon > the|how|whether|{plural}|their|its|_ = strongly affect @0.92
had a strong influence|effect|impact on|upon > the|how|whether|{plural}|their|its|_ = strongly affected @0.92
has a direct influence|effect|impact|bearing on|upon > the|how|whether|{plural}|their|its|_ = directly affects @0.92
have a direct influence|effect|impact|bearing on|upon > the|how|whether|{plural}|their|its|_ = directly affect @0.92
had a direct influence|effect|impact|bearing on|upon > the|how|whether|{plural}|their|its|_ = directly affected @0.92 ~
// what is and is not so
could|may|might also|partly be due to the fact that = #1 #2 be because @0.95
^ < there are a number of possible|potential|plausible explanations|reasons > $|for|why = there may be several reasons @0.93
^ < some limitations|weaknesses of this|the|our study|research|paper|work should|must be mentioned|noted|acknowledged|considered|discussed|addressed > $ = #4 #5 has some limitations @0.93
^ < several limitations|weaknesses of this|the|our study|research|paper|work should|must be mentioned|noted|acknowledged|considered|discussed|addressed > $ = #4 #5 has several limitations @0.93
^ < the main|primary|overall|central|general|overarching objective|aim|goal|purpose of this|the|our study|research|work|thesis|project was to > investigate|examine|explore|determine|identify|assess|evaluate|study|test|compare|describe|analyze|find|develop = #5 #6 mainly set out to @0.92
^ < the main|primary|overall|central|general|overarching objective|aim|goal|purpose of this|the|our study|research|work|thesis|project|paper|article|chapter is to > investigate|examine|explore|determine|identify|assess|evaluate|study|test|compare|describe|analyze|find|develop|show|present = #5 #6 mainly sets out to @0.92
^ < the main|primary|overall|central|general|overarching objective|aim|goal|purpose of the present|current study|research|work|project was to > _ = this #7 mainly set out to @0.92
^ < the main|primary|overall|central|general|overarching objective|aim|goal|purpose of the present|current study|research|work|project|paper is to > _ = this #7 mainly sets out to @0.92
the practical implication of these|our findings|results is that = in practice , #5 #6 mean that @0.92
the practical implication of this finding|result|study is that = in practice , this #6 means that @0.92
issues|questions|gaps|concerns that need|have|remain to be addressed|resolved|solved = #1 to be dealt with @0.9
necessary|needed|required|essential for the development of effective|new|better|appropriate|more|targeted|successful > _ = needed to develop #6 @0.92
provide* > shade|shelter|warmth|food|comfort|relief|pleasure = s:give* @0.95
purchased > without|online|from|over|in|at = s:bought @0.95
studies|trials|surveys|experiments|interviews|fieldwork|research conducted|performed|undertaken in|at|on|among|with > !this|that|a|such|accordance|order|parallel|line|person = #1 #3 @0.85 ~
studies|trials|surveys|experiments|fieldwork|research carried out in|at|on|among|with > !this|that|a|such|accordance|order|parallel|line|person = #1 #4 @0.85
are able to > learn|capture|handle|detect|predict|explain|produce|provide|identify|use|make|see|understand|perform|adapt|generate|recognize = can @0.93
with the use|help|aid of > a|an|{plural}|two|three = using @0.9
{be} beneficial for|to > {plural}|individuals|people|the|both|those|students|society|health|children|patients = #1 good for @0.9
are in line with > previous|earlier|the|those|other|our|existing = agree with @0.9
was|were in line with > previous|earlier|the|those|other|our|existing = agreed with @0.9
are also in line with > previous|earlier|the|those|other = also agree with @0.9
is broadly|largely|generally consistent with > _ = #2 agrees with @0.92
are broadly|largely|generally consistent with > _ = #2 agree with @0.92
was|were broadly|largely|generally consistent with > _ = #2 agreed with @0.92
// how well a thing works
are more effective than > _ = work better than @0.92
was|were more effective than > _ = worked better than @0.92
is most effective > when|if|in|for|at|with = works best @0.92 ~
are most effective > when|if|in|for|at|with = work best @0.92
was|were most effective > when|if|in|for|at|with = worked best @0.92
may|might|could|can|would|will be most effective > when|if|in|for|at|with = #1 work best @0.92
to be most effective > when|if|in|for|at|with = to work best @0.92
influence*|affect* the effectiveness of {plural} > $|in|is|are|and = affect* how well #5 work @0.9
influence*|affect* the effectiveness of _ {plural} > $|in|is|are|and = affect* how well #5 #6 work @0.9
is appropriate|suitable for > the|a|an|this|all|most|{plural}|these|our = suits @0.9
are appropriate|suitable for > the|a|an|this|all|most|{plural}|these|our = suit @0.9
{plural}|that|they < were appropriate|suitable for > the|a|an|this|all|most|{plural}|these|our = suited @0.9
the frequency|regularity with which > {det}|{pron}|{plural}|_ = how often @0.93
the ease with which > {det}|{pron}|{plural}|_ = how easily @0.93
{prep}|measure|measured|determine|determines|affect|affects|increase|increases|reduce|reduces|influence|influences|limit|limits < the speed|rate at which > {det}|{pron}|{plural}|_ = how fast @0.9
// letting
enable*|permit* {plural} to > {base}|be|carry = let* #2 @0.9
enable*|permit* _ {plural} to > {base}|be|carry = let* #2 #3 @0.9
allow* {plural} to > {base}|be|carry|focus|reach|access = let* #2 @0.9
allow* _ {plural} to > {base}|be|carry|focus|reach|access = let* #2 #3 @0.9
allow* {plural} and _ {plural} to > {base}|be|carry|focus = let* #2 and #4 #5 @0.9
// this is why, this is because
^ < the main|primary|chief|key|principal|major reason for this is that = this is mainly because @0.95
^ < one|a reason for this is that = this is partly because @0.93
^ < the main|primary|chief|key|principal reason for this|the|these difference|result|finding|increase|decrease|change|discrepancy|decline|delay is that = this is mainly because @0.92
^ < the aim|purpose|objective|goal of this|the|our study|paper|research|work|thesis was therefore to = so #4 #5 set out to @0.93
^ < the aim|purpose|objective|goal of this|the|our study|paper|research|work|thesis is therefore to = so #4 #5 sets out to @0.93
// there was, we cannot
^|, < no relationship|association|link|connection|evidence|relation was found|observed|detected between|of|for|that = there was no #2 #5 @0.92
^|, < no differences|differences|changes|effects were found|observed|detected between|in|among|for = there were no #2 #5 @0.92
^|, < it is not possible to > draw|determine|say|tell|establish|know|conclude|compare|assess|rule|infer|generalize = we cannot @0.92
^|, < it was not possible to > draw|determine|say|tell|establish|know|conclude|compare|assess|rule|infer|measure|test|collect|obtain|include = we could not @0.92
section|chapter|paper|article|we|i < review*|reviews the literature on > _ = review* earlier work on @0.9
provides|offers|contains some|the concluding|final remarks > $ = concludes @0.92
reported experiencing > _ = reported @0.9
expressed the view|opinion|belief that > _ = said that @0.92
{plural}|many|most|some|several|others|they < were of the opinion|view that > _ = thought that @0.93
during the period from > {number} = from @0.92
during|over|in the period between > {number} = between @0.92
on an annual|a yearly basis > $|in|and|for|by = every year @0.9
on a daily basis > $|in|and|for|by|with = every day @0.9
on a weekly basis > $|in|and|for|by|with = every week @0.9
on a monthly basis > $|in|and|for|by|with = every month @0.9
at the global level > $|and|as|in|but = globally @0.85
at the national level > $|and|as|in|but = nationally @0.85
at the local level > $|and|as|in|but = locally @0.85
// a few more frames
findings|results have practical implications for > _ = #1 matter in practice for @0.92
findings|results of this|the|our study|work|research|experiment have practical implications for > _ = #1 of #3 #4 matter in practice for @0.92
study|work|research has practical implications for > _ = #1 matters in practice for @0.92
the term _ is used to refer to = the term #3 means @0.92
the term _ _ is used to refer to = the term #3 #4 means @0.92
the scope of this|the|our study|thesis|research|paper is limited|restricted to = #4 #5 covers only @0.92
this|the study|thesis|research|paper is limited|restricted to > _ = #1 #2 covers only @0.9
it should be kept|borne in mind that = note that @0.9
it must be kept|borne in mind that = note that @0.9
it should be kept|borne in mind , however , that = note , though , that @0.92
one explanation for the|these|this result|results|finding|findings|difference|differences|pattern|effect is that = this may be because @0.92
^ < a possible|potential|likely reason for these|the contradictory|conflicting|mixed|inconsistent|different|unexpected findings|results is that = the #6 #7 may arise because @0.9
`
