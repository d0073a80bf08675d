import { inflect } from '../inflect.ts'

/** Work that somebody is "responsible for doing": whoever has it simply does it. */
const DUTIES =
  'manage handle run lead train collect deliver check plan pay coordinate supervise oversee develop design write test clean build buy sell teach answer process prepare organize monitor review update draft'.split(
    ' ',
  )

const DUTY_RULES = DUTIES.flatMap((verb) => [
  `is responsible for ${inflect(verb, 'ing')} > {det}|{plural} = ${inflect(verb, 's')} @0.85`,
  `{they}|{plural} < are responsible for ${inflect(verb, 'ing')} > {det}|{plural} = ${verb} @0.85`,
  `i|he|she|they|we|which|who|{plural} < was|were responsible for ${inflect(verb, 'ing')} > {det}|{plural} = ${inflect(verb, 'past')} @0.85`,
]).join('\n')

/** What is announced as "will be doing" and just will be done. */
const PLANNED = 'host hold launch introduce offer open close share visit attend move retire join'.split(' ')

const PLANNED_RULES = PLANNED.map(
  (verb) => `will be ${inflect(verb, 'ing')} > !with|to|in|on|at|by|for|and = will ${verb} @0.8`,
).join('\n')

/** What somebody announces not to be doing. */
const NOT_PLANNED =
  'compete play attend return run stand appear race perform fight travel join participate leave change sell buy offer hold close make take give'.split(
    ' ',
  )

const NOT_PLANNED_RULES = NOT_PLANNED.flatMap((verb) => [
  `will not be ${inflect(verb, 'ing')} = will not ${verb} @0.88`,
  `won't be ${inflect(verb, 'ing')} = won't ${verb} @0.88`,
]).join('\n')

/** What people take the time to do for others. */
const COURTESIES =
  'meet speak talk read review write share respond consider answer reply visit listen explain help discuss look complete come send show interview chat call'.split(
    ' ',
  )

const COURTESY_RULES = COURTESIES.map(
  (verb) => `you < for taking the time to ${verb} = for ${inflect(verb, 'ing')} @0.85`,
).join('\n')

/** Nouns of work behind "focus on the … of", and the verbs they stand for. */
const WORK =
  'development=developing creation=creating construction=building improvement=improving expansion=expanding promotion=promoting protection=protecting preservation=protecting conservation=protecting implementation=carrying.out installation=putting.in'.split(
    ' ',
  )

/** Only where a stop comes soon: with "and the repair of …" behind it, one half would be a verb and the other a noun. */
const WORK_RULES = WORK.flatMap((entry) => {
  const [noun = '', verb = ''] = entry.split('=')
  return ['_ $', '_ !and $', '_ !and !and $'].map(
    (rest) => `focus*|work* on the ${noun} of > ${rest} = #1 on ${verb.replace('.', ' ')} @0.92`,
  )
}).join('\n')

/** What is "conducted", and how the doing itself is said. */
const REVIEWS =
  'review=reviewed evaluation=evaluated inspection=inspected assessment=assessed investigation=investigated audit=audited'.split(
    ' ',
  )

/** "A review of the results will be conducted" is "the results will be reviewed". */
const REVIEWED_RULES = REVIEWS.flatMap((entry) => {
  const [noun = '', verb = ''] = entry.split('=')
  return ['', 'thorough', 'careful', 'full'].flatMap((manner) =>
    [1, 2, 3].map((words) => {
      const first = manner ? 5 : 4
      const kept = Array.from({ length: words + 1 }, (_, at) => `#${first + at}`).join(' ')
      const lead = manner ? `a ${manner}` : 'a|an'
      const adverb = manner ? `${manner === 'full' ? 'fully' : `${manner}ly`} ` : ''
      return `${lead} ${noun} of the|our|your|their|all|these|this${' _'.repeat(words)} will|must|should be conducted|performed|undertaken = ${kept} #${first + words + 1} be ${adverb}${verb} @0.92`
    }),
  )
}).join('\n')

/** What somebody is "interested in doing", as those who write to customers and members put it. */
const WISHES =
  'lend help learn join volunteer work get hear apply attend participate find see try buy start become take explore discuss contribute support host sponsor donate read know speak give visit sign book hire subscribe adopt serve rent teach sell'.split(
    ' ',
  )

const WISH_RULES = [...new Set(WISHES)]
  .flatMap((verb) => [
    `if you are interested in ${inflect(verb, 'ing')} = if you'd like to ${verb} / f:if you would like to ${verb} @0.92`,
    `if you're interested in ${inflect(verb, 'ing')} = if you'd like to ${verb} / f:if you would like to ${verb} @0.92`,
    `anyone|someone|everyone interested in ${inflect(verb, 'ing')} = #1 who would like to ${verb} @0.9`,
    `those|people|students|residents|members|employees|readers|businesses interested in ${inflect(verb, 'ing')} = #1 who would like to ${verb} @0.88`,
    `who are|is interested in ${inflect(verb, 'ing')} = who would like to ${verb} @0.9`,
    `i am very|really interested in ${inflect(verb, 'ing')} = I would very much like to ${verb} @0.9`,
  ])
  .join('\n')

/** Long stretches that somebody "has been doing" something, and has simply done it. */
const SERVICE = 'volunteer serve teach coach live work'.split(' ')

const SERVICE_RULES = SERVICE.map(
  (verb) =>
    `has|have been ${inflect(verb, 'ing')} > with|at|as|in|there|here|for|alongside = #1 ${inflect(verb, 'participle')} @0.85`,
).join('\n')

/** Nouns of doing that are "proposed", and the doing itself. */
const PROPOSED =
  'implementation=setting.up creation=setting.up establishment=setting.up introduction=bringing.in adoption=taking.up installation=putting.in purchase=buying construction=building expansion=expanding hiring=hiring'.split(
    ' ',
  )

const PROPOSED_RULES = PROPOSED.map((entry) => {
  const [noun = '', verb = ''] = entry.split('=')
  return `propose*|recommend*|suggest* the ${noun} of > {det}|{plural}|new = #1 ${verb.replace('.', ' ')} @0.92`
}).join('\n')

/** What is announced as "will be doing" with whatever follows: moving to a place, sending a thing. */
const ANNOUNCED =
  'move provide send give start begin add update change release present speak talk lead teach make take review contact cover discuss focus expand implement announce publish increase raise replace upgrade conduct use bring celebrate receive deliver distribute continue install create need contribute appear perform return travel stay arrive serve'.split(
    ' ',
  )

const ANNOUNCED_RULES = ANNOUNCED.flatMap((verb) => [
  `will be ${inflect(verb, 'ing')} > !and|or = #1 ${verb} @0.85`,
  `will also be ${inflect(verb, 'ing')} > !and|or = #1 #2 ${verb} @0.88`,
  `we'll|i'll|you'll|they'll be ${inflect(verb, 'ing')} > !and|or = #1 ${verb} @0.85`,
]).join('\n')

/** What a company "has been doing" for years, and has done. */
const LONG_DONE = 'provide offer serve support deliver supply produce manufacture advise represent'.split(' ')

const LONG_DONE_RULES = LONG_DONE.map(
  (verb) => `has|have been ${inflect(verb, 'ing')} > _ = #1 ${inflect(verb, 'participle')} @0.85`,
).join('\n')

/** Duties to come: who "will be responsible for doing" a thing will do it. */
const DUTIES_TO_COME =
  'manage handle run lead collect deliver check pay coordinate supervise oversee develop design build buy sell organize organise prepare review update draft create maintain set provide implement make keep order arrange schedule identify assist support produce install serve'.split(
    ' ',
  )

const DUTIES_TO_COME_RULES = DUTIES_TO_COME.flatMap((verb) => [
  `will be responsible for ${inflect(verb, 'ing')} > !and|or|{prep} = #1 ${verb} @0.88`,
  `you'll be responsible for ${inflect(verb, 'ing')} > !and|or|{prep} = #1 ${verb} @0.88`,
  `i|he|she|they|we|who was|were responsible for ${inflect(verb, 'ing')} > !and|or|{prep} = #1 ${inflect(verb, 'past')} @0.85`,
  `is responsible for ${inflect(verb, 'ing')} > !and|or|{prep} = ${inflect(verb, 's')} @0.85`,
  `i|he|she|they|we|who {have} been responsible for ${inflect(verb, 'ing')} > !and|or|{prep} = #1 #2 ${inflect(verb, 'participle')} @0.85`,
]).join('\n')

/** Work that a body is "dedicated to", and does. */
const DEVOTED =
  'help provide protect improve promote support teach preserve make offer build create serve bring give reduce'.split(
    ' ',
  )

const DEVOTED_RULES = DEVOTED.flatMap((verb) => [
  `organization|organisation|nonprofit|charity|company|group|foundation|program|programme|firm|agency dedicated|committed|devoted to ${inflect(verb, 'ing')} = #1 that ${inflect(verb, 's')} @0.9`,
  `organizations|organisations|nonprofits|charities|companies|groups|foundations|programs|firms dedicated|committed|devoted to ${inflect(verb, 'ing')} = #1 that ${verb} @0.9`,
]).join('\n')

/** Events that people are "proud to announce", and the doing itself. */
const PROUD =
  'opening=opening launch=launching release=releasing publication=publishing introduction=introducing creation=setting.up formation=forming expansion=expanding'.split(
    ' ',
  )

const PROUD_RULES = PROUD.map((entry) => {
  const [noun = '', verb = ''] = entry.split('=')
  const doing = verb.replace('.', ' ')
  return `is|are|am proud|pleased|excited|thrilled|delighted|happy to announce the ${noun} of = #1 ${doing} @0.9`
}).join('\n')

/** What somebody writes that they "are responsible for doing", and do; and what a body "has a long history of doing". */
const OWN_DUTIES_RULES = DUTIES_TO_COME.map(
  (verb) => `i|we am|are responsible for ${inflect(verb, 'ing')} > !and|or|{prep} = #1 ${verb} @0.88`,
).join('\n')

const HISTORY =
  'support help provide work make offer use produce serve teach build fund sponsor promote protect'.split(' ')

const HISTORY_RULES = HISTORY.map(
  (verb) =>
    `has|have a long history|tradition of ${inflect(verb, 'ing')} = #1 long ${inflect(verb, 'participle')} @0.9`,
).join('\n')

/** What goes on: those that "continue to do" a thing keep doing it. */
const GOING_ON =
  'provide offer support make improve monitor build develop serve help invest expand grow focus run operate meet receive pay deliver use rise fall attract produce work explore enjoy'.split(
    ' ',
  )

const GOING_ON_RULES = GOING_ON.flatMap((verb) => [
  `continue to ${verb} = keep ${inflect(verb, 'ing')} @0.85`,
  `continues to ${verb} = keeps ${inflect(verb, 'ing')} @0.85`,
  `continued to ${verb} = kept ${inflect(verb, 'ing')} @0.85`,
]).join('\n')

/** What experience "teaches the importance of doing", and is then told by its plain verb. */
const LESSONS =
  'be have work make keep listen communicate plan take stay set build pay ask learn give use find know manage follow check test treat save'.split(
    ' ',
  )

const LESSON_RULES = LESSONS.map(
  (verb) =>
    `taught|teaches|teach|showed|shows me|us|him|her|them|you|students|children the importance of ${inflect(verb, 'ing')} = #1 #2 how important it is to ${verb} @0.9`,
).join('\n')

/** Where people work, without "the … industry". */
const TRADES =
  'construction|insurance|hospitality|banking|fashion|retail|tourism|publishing|advertising|healthcare|manufacturing|transportation|finance|marketing|catering|farming|logistics|agriculture'

/** The forms of a verb whose past and participle are one, each by itself, so that none is in doubt. */
const FORMS = ['base', 's', 'past', 'ing'] as const

const eachForm = (verb: string, rest: string, plain: string, tail: string): string =>
  FORMS.map((form) => `${inflect(verb, form)} ${rest} = ${inflect(plain, form)} ${tail}`).join('\n')

/** Words before "improved access" that tell that nobody has just improved it. */
const NOT_A_VERB =
  '{prep}|{article}|{poss}|any|some|these|more|lead|need|provide|offer|promote|ensure|see|bring'

/** Frames of letters, reports, applications, posts and product texts, and what people write in their place. */
export const OFFICE_FRAMES = `
${DUTY_RULES}
${PLANNED_RULES}
${NOT_PLANNED_RULES}
${COURTESY_RULES}
${WORK_RULES}
${REVIEWED_RULES}
${WISH_RULES}
${SERVICE_RULES}
${PROPOSED_RULES}
${ANNOUNCED_RULES}
${LONG_DONE_RULES}
${DUTIES_TO_COME_RULES}
${DEVOTED_RULES}
${PROUD_RULES}
${LESSON_RULES}
${OWN_DUTIES_RULES}
${HISTORY_RULES}
${GOING_ON_RULES}
// thanks and regrets
thank you for taking the time to share your feedback|thoughts|concerns|views regarding|about|on = thank you for telling us about @0.92
thank you for your patience and understanding = thank you for bearing with us @0.85
thank you for your patience > .|,|as|while|during = r:thanks for your patience @0.7
as a token of our|my appreciation|gratitude|thanks for = to thank you for @0.92
as a token of our|my appreciation|gratitude|thanks , = to say thank you , @0.92
as a token of their appreciation|gratitude|thanks = as a thank-you @0.9 ~
please accept our heartfelt|deepest|humblest apologies for = we are very sorry about @0.92
please accept my heartfelt|deepest|humblest apologies for = I am very sorry about @0.92
express my|our sincere|heartfelt|deepest|deep gratitude|appreciation to = thank @0.88
express my sincere|heartfelt|deepest|deep|profound gratitude|appreciation|thanks for = say how grateful I am for @0.9
express our sincere|heartfelt|deepest|deep|profound gratitude|appreciation|thanks for = say how grateful we are for @0.9
express my|our gratitude|appreciation for = say thank you for @0.85
your understanding and cooperation {be} = your help #5 @0.5
it has come to our attention that = we have learned that / we have noticed that @0.92
it has come to my attention that = I have learned that / I have heard that @0.92
if you have any questions or concerns > ,|.|about = if you have any questions @0.85
can assist you with = can help you with @0.9
we|i would like to remind you|everyone that = please remember that @0.75
we|i kindly ask that you = please @0.88
we|i kindly ask you to = please @0.88
look* forward to the opportunity|chance of {ing} = look* forward to #7 @0.92
look* forward to the opportunity|chance to _ > {det}|{pron}|with|to|in|on|about|from|at = look* forward to #7~ing @0.9
it was a pleasure to meet|speak|talk|work|learn|see|host|hear|read = it was good to #6 @0.75
it was a pleasure meeting|speaking|talking|working|seeing|hosting|hearing|chatting = it was good #5 @0.75
we pride ourselves on = we are proud of @0.9
// applications
in my current|present role|position as = in my present job as @0.88
in my current|present role|position at|with = in my present job at @0.88
in my previous role|position|job|roles|positions as = when I worked as / in my last job as @0.75
ability to work both independently and = ability to work alone and @0.8
hone* {poss} skills|craft|abilities|technique = improve* #2 #3 / work* on #2 #3 @0.85
strong|excellent|outstanding|exceptional interpersonal skills = a good way with people @0.8
make|makes me an|a ideal|perfect|excellent|good fit|candidate for = #1 me right for @0.9
an ideal|excellent|perfect candidate for = the right person for @0.85
{have} been employed|engaged as > a|an = #1 worked as @0.88 ~
secure* additional|more|enough|sufficient|adequate funding|resources|support = get* #2 #3 @0.85
submit* {poss} resignation from {poss} position|role|post|job as = resign* as @0.9
submit* {poss} formal resignation from {poss} position|role|post|job as = resign* as @0.92
it is with mixed emotions|feelings that i|we = with mixed feelings , #7 @0.9
// reports
, representing|marking a|an > increase|rise|decrease|decline|fall|drop|growth|reduction|improvement|gain|loss|jump|saving|share|{number} = , #3 @0.93
sales|prices|costs|profits|numbers|rates|revenue|demand|temperatures|wages|visits|complaints|imports|exports|attendance < increased > by|from|sharply|slightly|steadily = s:rose @0.95
further|closer investigation|analysis|examination|inspection reveal* that = a closer look show* that @0.9
further investigation|analysis|research {be} needed|required = more work #3 needed @0.85
is|are|was|were most pronounced > in|among|at|for|during|when = #1 strongest @0.92
review|study|survey|analysis|poll|experiment|investigation|studies|surveys|interviews|tests|audit|assessment|trial|trials|inspection|census|experiments < conducted|undertaken|performed by = by @0.92 ~
report|plan|estimates|figures|proposal|list|budget|guide|paper|statement|letter|brief < prepared|compiled by > {det}|{poss} = by @0.9
preliminary > results|findings|estimates|data|tests|figures|talks|reports|sketches|designs = s:early / s:first @0.95
at a cost of > {number} = for @0.85
free of charge = for free @0.92
maintain*|keep* a clear overview of = keep* track of @0.92
maintain* {poss} commitment to = stay* true to @0.6
before reaching|making|taking a final decision = before deciding @0.92
make*|reach* a final decision > .|,|;|on|about|and = decide* @0.9
explore*|examine*|investigate*|study* the possibility of {ing} = look* into #5 @0.9
explore* the option|idea of {ing} = think* about #5 / consider* #5 @0.85
explore* alternative|other options|solutions|ways|approaches|methods = look* for other #3 @0.88
a combination of factors > .|,|; = several factors / r:several things @0.85
a combination of factors : = several factors : / r:several things : @0.85
a variety of factors > .|,|;|such|including = many factors / r:many things @0.85
contribute* to its success = help* it succeed @0.9
contribute* to their success = help* them succeed @0.9
contribute* to our success = help* us succeed @0.9
contribute* to your success = help* you succeed @0.9 ~
ongoing|continued|continuing efforts to = efforts to @0.85
ongoing support of|for|from = support #3 @0.8
on|in a case-by-case basis = case by case @0.92
on an ongoing|continuous|continual basis = all the time / f:continually @0.9 ~
on a part-time basis = part-time @0.92
on a full-time basis = full-time @0.92
with immediate effect = at once @0.85
in the event that > {pron}|{det}|{plural} = if @0.92
in the event of > a|an = if there is @0.92
^ < based on the|these|this|our|your|their|my|his|her information|data|feedback|evidence|figures|numbers|results|findings|research|responses|experience = from #3 #4 @0.75
within the scope|context of = in @0.5
in an attempt|effort|bid to _ > {det}|{poss}|{plural} = to #5 @0.85
in a low-risk environment|setting|way = at little risk @0.88
// people and teams
accommodate* your|their|our|the|all|every|any|special|different|these|individual|those|dietary needs|requests|request|need|requirements|preferences|demands|demand|wishes = meet* #2 #3 @0.9
tailored to meet|suit|fit = made to #3 @0.92
tailored to > {poss}|the|specific|individual|each|different|particular = made for / fitted to @0.88
tailored specifically to|for = made just for @0.92
is of the utmost|greatest|highest importance > to|. = matters more than anything / f:is vital @0.92
{be} < of utmost importance = vital @0.9
gain*|earn* the trust of = win* over @0.6
{have} significantly|severely|greatly|heavily impacted {poss}|the output|business|industry|economy|budget|production|schedule|sector|community|region|area = #1 hit #4 #5 hard @0.88
would|will|may|might|could be forced|compelled to = #1 have to @0.88
{they}|he|she|students|employees|drivers|workers|visitors|users|members|applicants|players|parents|residents|guests|people|companies|schools|teachers|candidates|participants|travelers|passengers|citizens|tenants|everyone < would|will|may|might|could be required to = #1 have to @0.9
{they}|students|employees|drivers|workers|visitors|users|members|applicants|players|parents|residents|guests|people|companies|schools|teachers|candidates|participants|travelers|passengers|citizens|tenants|landlords|owners|employers|businesses|patients|manufacturers|banks|airlines|providers|contractors|sellers|operators < are required to = have to / must @0.9
he|she|everyone|nobody|driver|student|employee|applicant|player|tenant|candidate|person|company|school < is required to > _ = has to @0.88
procure* > {det}|{number}|new|more|additional|necessary|high-quality|food|supplies|equipment|materials|ingredients = s:buy* @0.95
procuring > _ = s:buying @0.95
${NOT_A_VERB} < enhanced > safety|security|comfort|communication|visibility|protection|accuracy|control|support|performance|access|experience = better @0.92
maintain*|keep* open communication with = talk* openly with @0.9
maintain* open communication > .|,|and|between|among|in|; = talk* openly @0.85
marks a|an significant|major|important milestone in|for|on = is a big step in @0.88
marked a|an significant|major|important milestone in|for|on = was a big step in @0.88
is every bit as important as = matters just as much as @0.9
popular among|amongst = popular with @0.9
across the|this country|world|globe|nation|state|city|region|island = c:around #2 #3 @0.75
// posts
proud to share that = glad to say that @0.85
excited|thrilled|delighted|pleased|happy to announce that = glad to say that / happy to say that @0.88
{have} been an incredible|amazing|unforgettable|extraordinary|remarkable journey = #1 been quite a journey @0.85
what an incredible|amazing journey it has been = what a journey it has been @0.9
just beginning|starting your fitness|coding|gardening|cooking|baking|photography|knitting|yoga|meditation|running|writing|investing|programming|music|sewing|painting journey = just starting out with #4 @0.85
we firmly|strongly|truly|sincerely|wholeheartedly believe that = we are sure that / f:we are convinced that @0.9
we firmly|strongly|truly|sincerely|wholeheartedly believe in = we really believe in @0.85
step* out|outside of|outside your|my|their|his|her|our comfort zone = try* something new @0.7
step*|stepping outside your|my|their|his|her|our|one's comfort zone = try* something new @0.7
// notices and news
we are reaching out to > you|your|all|everyone = we are writing to @0.9 ~
we are reaching out because = we are writing because @0.9
we are reaching out regarding|about = we are writing about @0.92
we are writing to inform you of|about = we want to tell you about @0.9 ~
we are writing to inform you that = we want to tell you that / f:this is to let you know that @0.9
no action is required on your part = you do not need to do anything @0.92
{poss} continued|ongoing loyalty|patronage|trust|business = #1 #3 @0.8
best of luck in|with your future endeavors|endeavours = all the best for the future @0.92
wish* you every|much|continued success in your future endeavors|endeavours = wish* you all the best for the future @0.92
wish* you all the best in your future endeavors|endeavours = wish* you all the best for the future @0.92
wish* you every success in = wish* you luck in / wish* you well in @0.85
most challenging|difficult > !and|yet|but|or|, = hardest @0.95
more challenging|difficult > !and|yet|but|or|, = harder @0.95 ~
most severe = worst @0.92
more severe > !than = worse @0.85
the most demanding = the hardest @0.8
may result in = could mean @0.7 ~
in my capacity as = as / in my work as @0.92
in his|her|their capacity as = as @0.92
i can say with confidence|certainty that = I can safely say that @0.92 ~
willing|ready to lend a helping hand > !to = #1 to help @0.92
lend* a helping hand to > {poss}|the|others|those|people|anyone = help* @0.92
lend* a helping hand > !to = help* out / help* @0.9
any feedback you may have = any thoughts you have / your thoughts @0.88
any questions you may|might have = your questions @0.9
any questions or concerns you may|might have = your questions @0.92
to better suit|fit|meet your needs = to suit you better @0.92 ~
are encouraged to visit|contact|attend|apply|register|bring|check|submit|call|use|report|join|sign|read|speak|book|ask = should #4 @0.85
is encouraged to visit|contact|attend|apply|register|bring|check|submit|call|use|report|join|sign|read|speak|book|ask = should #4 @0.85
are advised to _ > {det}|{poss}|from|at|for|early|their|out = should #4 @0.88
are kindly requested|asked to = f:are kindly asked to @0.92
may experience longer wait|waiting times = may have to wait longer @0.92
longer wait|waiting times = longer waits @0.88 ~
comply* with > {det}|{plural}|updated|local|federal|state|new|all|safety = follow* @0.85
move* forward with another candidate = go* with somebody else @0.9 ~
a large number of applications|requests|complaints|responses|entries|inquiries = many #5 / a lot of #5 @0.9
for a period of > {number}|up|about|at = for @0.95
does not reflect negatively on = says nothing against @0.88
invest* a lot of time and effort in|into = put* a lot of work into @0.9
invest* significant|considerable|substantial time and effort in|into = put* a lot of work into @0.92
in all likelihood = probably / very likely @0.92
for the foreseeable future = for now @0.88
without prior warning = without warning @0.92 ~
with the utmost care|respect|professionalism = with great #4 @0.9 ~
every step of the way = all the way @0.8
{have} the utmost respect|confidence for|in = #1 great #4 #5 @0.88
gain*|get* a competitive advantage|edge over = get* ahead of @0.9
achieve* exceptional|excellent|consistent|impressive|similar|positive|professional results = get* #2 #3 @0.85
drive* customer engagement = draw* customers in @0.88
you have a lot on your plate = you are very busy @0.75
would you be open to a brief|quick|short call|chat|meeting = could we have a #7 #8 @0.88
be open to a brief|quick|short call|chat|meeting = have time for a #5 #6 @0.88
in the comments below = in the comments @0.9
i would love to hear your thoughts = tell me what you think @0.7
i'd love to hear your thoughts = tell me what you think @0.7
what the future has in store = what comes next @0.85
hikers|players|riders|runners|cooks|learners|users|people|students|readers|skiers|climbers|artists|gardeners|photographers of all skill levels = all #1 @0.92
accommodate* a wide|broad|diverse variety|range of = suit* many kinds of @0.9
a wide|broad|diverse range|variety of climates|conditions|settings|situations|uses|purposes|industries|fields|subjects|tastes|ages|budgets = many #5 / all sorts of #5 @0.9
chosen|selected|picked|prized|praised|known|loved|valued for its|their exceptional|outstanding|superb|unparalleled|unmatched > food|service|views|wine|wines|quality|cuisine|work|staff = #1 for #3 fine @0.8
are accompanied by detailed|clear|full|a|an|written _ = come with #4 #5 @0.9 ~
is packaged in = comes in @0.85
are packaged in = come in @0.85
the primary|main objective|goal|aim|purpose of this|the survey|study|project|report|workshop|program was to = #5 #6 was meant to @0.88
the primary|main objective|goal|aim|purpose of this|the survey|study|project|report|workshop|program is to = #5 #6 is meant to @0.88
, representing a|an = , #3 @0.85
// meetings, claims and instructions
i|we look forward to receiving|hearing your response|reply|feedback = #1 hope to hear from you @0.9
{be} provided with > a|an|the|some|food|information|all|free = #1 given @0.9 ~
conduct a thorough|full|comprehensive investigation into = fully investigate @0.88
unwilling to escalate the|this|my issue|matter|complaint to = unwilling to pass #4 #5 on to @0.9
escalate* the|this|my|their issue|matter|complaint|case|problem to = pass* #2 #3 on to @0.88
was|were unable to make|attend|reach|find|get|pay|meet|complete|keep|take|come|buy|sell|send|sleep|work|speak|help|answer = could not #4 @0.88 ~
am|is|are unable to make|attend|reach|find|get|pay|meet|complete|keep|take|come|buy|sell|send|sleep|work|speak|help|answer = cannot #4 @0.88
in a fast-paced environment|workplace|setting = under pressure / where things move fast @0.85
a competitive salary > !and = good pay @0.88
a competitive salary and benefits > !package = good pay and benefits @0.9
are passionate about {ing} > {det}|{plural}|new|good|great = love #4 @0.88
is passionate about {ing} > {det}|{plural}|new|good|great = loves #4 @0.88
am passionate about {ing} > {det}|{plural}|new|good|great = love #4 @0.88
{be} called to order at = began at / opened at @0.85
the meeting was adjourned at = the meeting ended at / the meeting closed at @0.92
the meeting was called to order = the meeting began / the meeting was opened @0.9
engaged in a lengthy|long discussion about|regarding|on|of = talked at length about @0.92
engaged in a lengthy|long|heated debate|argument about|regarding|on|over = argued at length about @0.9
expressed his|her appreciation|thanks|gratitude to = thanked @0.92
expressed their appreciation|thanks|gratitude to = thanked @0.92
expressed his|her|their support for = backed / spoke up for @0.85
provides|offers weeks|hours|months|years|days of enjoyment|entertainment|fun|use = gives #2 of #4 @0.9
a touch of tranquility|serenity|calm|peace = a little peace @0.85
individuals|people|families|residents|seniors|students|children|those with limited access to = #1 who have little access to @0.85
!of|^|and|that|because < the root causes of = what causes @0.85
i bring with me > over|more|{number}|a|many|years = I have @0.88
each and every one of you|us|them = every one of #6 / all of #6 @0.9
{be} undergoing a rapid transformation|change|shift = #1 changing fast @0.9
undergo* a significant|major|profound|dramatic|complete transformation|change = change* completely / change* a great deal @0.85
shifting consumer|customer preferences|tastes|habits = changing tastes @0.88 ~
with most of this growth concentrated in = mostly in @0.85
willing to pay a premium for = willing to pay more for @0.92
pay* a premium for = pay* extra for @0.9
if you require|need further|additional|any assistance|help = if you need help @0.92
promoted to the position|role|post of = made @0.85
to the position|role of > vice|senior|head|director|manager|president|chief|team|assistant = to @0.85
has|have earned him|her|them|it|me the respect and admiration of = #1 earned #3 the respect of @0.9
the respect and admiration of = the respect of @0.88
i made the decision|choice to = I decided to @0.92
a renewed sense of = a fresh sense of / new @0.8
// offers and plans
in today's competitive business|job|retail|global environment|landscape|climate|market|marketplace = with so much competition @0.85 ~
a time|date|place|day that is|works convenient|best for you = a #2 that suits you @0.9
at a time|date that is convenient for you = when it suits you @0.92
hope to have the opportunity|chance to = hope to @0.92
hope to get the opportunity|chance to = hope to @0.9
process a full refund > !of|for|to = refund you in full @0.88
provide|give|offer you with a full refund > !of|for|to = refund you in full @0.88
provide|give|offer you a full refund > !of|for|to|or|and|, = refund you in full @0.88
issue you a full refund > !of|for|to = refund you in full @0.9
during {poss} tenure as|at|in|with = in #2 time #4 @0.9
having previously served|worked as = having been @0.88
{have} previously served as = #1 been @0.85
who|she|he previously served as = #1 used to be @0.88
involve* the construction of = mean* building @0.85
involve* the development of = mean* developing @0.85
involve* the installation of = mean* putting in @0.85
for the development of > a|an|new|the|more|better = for developing @0.8
for the construction of > a|an|new|the|more = for building @0.88
is currently in the process of {ing} = is now #7 @0.92
are currently in the process of {ing} = are now #7 @0.92
a source of concern|worry for = a worry for @0.9
available free of charge = free @0.9
in conjunction|collaboration|partnership|cooperation with > {det}|{poss}|local|other = together with / with @0.88
under the auspices of = run by @0.8
within walking distance of|from = a short walk from @0.85
is|are scheduled to take place = will be held @0.9
was|were scheduled to take place = #1 to be held @0.9
is|are subject to change = may change @0.92
are eligible to = may / can @0.85
is eligible to = may / can @0.85
is contingent upon|on = depends on @0.92 ~
are contingent upon|on = depend on @0.92
is dependent upon|on = depends on @0.92
are dependent upon|on = depend on @0.9
is reliant upon|on = relies on @0.92
are reliant upon|on = rely on @0.92
the implementation of new technologies|systems|rules|policies|measures|laws|methods > !by|in|that|at|is|was|has|on = bringing in new #5 @0.92 ~
the implementation of new technologies|systems|rules|policies|measures|laws|methods > . = bringing in new #5 @0.92 ~
{be} < fully finalized|finalised|completed|finished = #2 @0.92
acquire*|gain*|develop*|achieve* proficiency in = learn* @0.92
to|consider|try|use|using|uses|used|need|find|with < alternative > scheduling|strategies|methods|arrangements|dates = s:other @0.95
{plural}|they|which|these|those < serve as powerful|useful|valuable|important|effective > tools|reminders|examples|resources|symbols = are #3 @0.92
the hiring|recruitment|healing|planning|development|manufacturing|production|learning process > .|,|is|was|will|can|easier|faster|more|takes|takes|took|involves|involved|requires|required = #2 @0.9
the most current > !and|, = the latest @0.92
with significant|great|remarkable|extreme|considerable precision > .|,|;|and = very precisely @0.92
the resolution of > a|the|any|this memory|software|network|billing|server leak|bug|issue|error|problem = fixing @0.92
involve* the|a modification of = mean* changing @0.92
involved the|a modification of = meant changing @0.92
can|could|may|might|will|would help to > find|prevent|reduce|keep|make|improve|build|protect|avoid|cut|save|spread|identify|ensure|solve|ease|restore|explain|create|support = #1 help @0.92
helps to > find|prevent|reduce|keep|make|improve|build|protect|avoid|cut|save|identify|ensure|solve|ease|restore|explain|create|support = helps @0.92
principles|ideas|assumptions|reasons|logic|science|motives|thinking < underlying > the|these|this|those|such|our|their = s:behind @0.95
workday|day|morning|afternoon|week|hour|evening|year is|was dedicated|devoted to {ing} = #1 #2 spent #5 @0.92
{plural} < that are|were written|made|produced|owned|run|led|created|built|designed|held|caused|used|driven|controlled by > !and = #3 by @0.92
regarding|about|on|for|by < the inclusion of = including @0.92
embrace* the fundamental reality|fact|truth that = accept* the basic fact that @0.92
the fundamental reality|fact|truth that|is = the basic fact #4 @0.92
!there < is a common|rare|frequent occurrence > $|in|on|at|for|and|here = is #3 @0.92
!there < was a common|rare|frequent occurrence > $|in|on|at|for|and|here = was #3 @0.92
information|ideas|insights|details|data|figures|answers|advice provided|contained|presented in the|this|these|that = #1 in #4 @0.92 ~
the time investment > required|needed|necessary = the time @0.92
for the purpose of removing = to remove @0.92
the same level of > scrutiny|care|attention|detail|respect|protection|comfort|access|support|effort|service = the same @0.92
on several|many occasions > !when|where|that = #2 times @0.92
// plans, reports and updates
in|within professional|work environments|settings > .|,|and|where = at work @0.9
!, < it is important|essential|crucial|necessary to consider|examine|review|evaluate the following factors|aspects|issues|questions|risks|options > :|. = #5 these #8 @0.92
, it is important|essential|crucial|necessary to consider|examine|review|evaluate the following > factors|aspects|issues|questions|risks|options|points = , #6 these @0.92
dedicate*|devote* more|enough|less|extra|sufficient time to = spend* #2 time on @0.9
in the occurrence of > software|{plural}|such|these|bugs|crime|traffic|workplace = in @0.92
reduce*|prevent*|minimize*|limit* the occurrence of > software|{plural}|such|these = #1 @0.92
prevent* the waste of resources|time|money|food|water|energy on = stop* #5 being wasted on @0.92
avoid* the waste of > resources|time|money|food|water|energy = avoid* wasting @0.92
!know|knows|ask|inquire < on|about|regarding the current|present status of the|this|our|your|my|his|her project|order|application|claim|request|case|work|plan|program|campaign|investigation|repair|report|account|shipment|delivery|search|review|process|matter|contract|deal|budget|permit|refund|loan|proposal > .|,|;|:|and = on where #6 #7 stands @0.9
to inquire|enquire|ask about the current|present status of the|this|our|your|my project|order|application|claim|request|case|work|plan|program|campaign|investigation|repair|report|account|shipment|delivery|search|review|process|matter|contract|deal|budget|permit|refund|loan|proposal > .|,|;|:|and = to ask where #8 #9 stands @0.92
know the current|present status of the|this|our|your|my|his|her project|order|application|claim|request|case|work|plan|program|campaign|investigation|repair|report|account|shipment|delivery|search|review|process|matter|contract|deal|budget|permit|refund|loan|proposal > .|,|;|:|?|and = #1 where #6 #7 stands @0.9
!know|knows|ask|inquire < on|about|regarding the current status of the|this|our|your|my|his|her _ project|order|application|claim|request|case|work|plan|program|campaign|investigation|repair|report|account|shipment|delivery|search|review|process|matter|contract|deal|budget|permit|refund|loan|proposal > .|,|;|: = on where #6 #7 #8 stands @0.9
approach|method|plan|strategy|system|treatment|policy|process|tool|measure is not effective > after|,|.|for|in|at|against|when|and|because = #1 does not work @0.92
for|of|to|by|with < the end user > .|,|and|to|is|as|can|will = the user @0.9
evaluate|assess|determine|identify your specific|individual|particular|unique|own needs|requirements > .|,|and|before|;|first = work out what you need @0.92
evaluating|assessing|determining|identifying your specific|individual|particular|unique|own needs|requirements > .|,|and|before|;|first = working out what you need @0.92
pay* dividends in terms of = pay* off in @0.92
pose* significant|serious|major|grave|considerable|substantial risks to data|public|human|patient|food|consumer|network|job|road|animal _ > .|,|; = put* #5 #6 at serious risk @0.92
pose* a|an significant|serious|major|grave|considerable|substantial risk|danger to {det}|{poss} _ > .|,|; = put* #6 #7 at serious risk @0.92
pose* significant|serious|major|grave risks to {det}|{poss} _ > .|,|; = put* #5 #6 at serious risk @0.92
on several|many|multiple|numerous separate|different occasions > !when|where = #2 times @0.92
on multiple|numerous occasions > !when|where = many times @0.92
continues to hinder|impede|hamper > progress|growth|development|efforts|work = still slows @0.88
is an ongoing journey > that|which = is ongoing work @0.9
// mails, posts and instructions
we|i would appreciate additional|further|more information concerning|about|regarding|on = #1 would like to know more about @0.92
discuss the possibility|option of > {ing} = talk about @0.92
should you have any questions or require|need any additional|further information|assistance|clarification|details = if you have any questions or need anything else @0.92
should you have any questions or require|need additional|further information|assistance|clarification|details = if you have any questions or need anything else @0.92
it is imperative|crucial|essential|vital|critical that all|every|the|your|this|these _ be _ = #5 #6 must be #8 @0.92
it is imperative|crucial|essential|vital|critical that all|every|the|your|this|these _ _ be _ = #5 #6 #7 must be #9 @0.92
by the end of the day on > monday|tuesday|wednesday|thursday|friday|saturday|sunday = by the end of @0.92
avoid* any potential|possible|unnecessary delays|delay|issues|problems|confusion|conflicts|misunderstandings|disruptions|complications|risks > !of = avoid* any #4 @0.9
avoid* potential|possible delays|delay|issues|problems|confusion|conflicts|misunderstandings|disruptions|complications > !of = avoid* #3 @0.9
{have} had the privilege|honor|honour|pleasure of working alongside|with = #1 been lucky to work with @0.9
{have} provided|given me|us|him|her|them with invaluable|valuable|useful|great|deep insight|insights into = #1 taught #3 a lot about @0.92
{have} given me|us|him|her|them invaluable|valuable|useful|great|deep insight|insights into = #1 taught #3 a lot about @0.92
is|are|am < currently > facing|struggling|experiencing|dealing|going|seeking|looking|working|living|studying = s:now @0.95
setback|challenge|failure|mistake|obstacle|problem|day|it|which|that|this|experience presents|offers|provides|is an opportunity for growth > .|,|; = #1 is a chance to grow @0.92
a|an|of|with|to|including|for|toward|towards|in < improved > work-life|sleep|mood|concentration|focus|productivity|efficiency|mental|customer|user|health|quality|living|teamwork|collaboration = s:better @0.95
presents|poses|brings|has a unique|special set of challenges > .|,|that|for|; = brings its own challenges @0.92
present|pose|bring|have a unique|special set of challenges > .|,|that|for|; = bring their own challenges @0.92
practical|effective|simple|proven|useful strategies|techniques that can|will help you > !to = #1 ways to @0.92
consistent > routine|schedule|exercise|bedtime = s:regular @0.95
consistent > daily|weekly|morning|evening|sleep|exercise|study|training routine|schedule|habit|habits|practice = s:regular @0.95
several|many|some|various|multiple|other important|key|critical|crucial factors to consider = #1 important things to think about @0.92
factors to consider when|before|if|in = things to think about #4 @0.92
will|can|may|might|could|should vary|differ depending on|upon = #1 depend on @0.92 ~
varies|differs depending on|upon = depends on @0.92
the specific requirements|needs|demands|characteristics|features|goals|conditions of = the #3 of @0.92
{plural}|they|which < vary|differ depending on|upon = depend on @0.92
before proceeding with the installation|setup|purchase|upgrade|update|work|project|treatment = before the #5 @0.92
begin|start|complete|finish the installation|application|registration|checkout|enrollment|onboarding|booking process = #1 the #3 @0.92
navigate* to the|your|this|our directory|folder|page|section|tab|menu|website|site|settings|homepage|dashboard|portal|screen|link = go* to #3 #4 @0.92
it is recommended|advised|advisable that you = you should @0.9
// product texts
beautifully|carefully|expertly|lovingly|meticulously|skillfully|finely|well crafted > from|by|furniture|bag|bags|pieces|piece|products|product|items|item|leather|wood|essential|jewelry|tools|instrument|instruments|shoes|garments|costumes|chair|table|watch = #1 made @0.88
expertly|carefully|meticulously|thoughtfully engineered|designed to = made to @0.8
elevate* your|their|his|her|any|the look|style|outfit|home|space|meal|meals|coffee|dish|dishes|décor|decor|wardrobe > !experience|experiences|game|routine = lift* #2 #3 @0.7
elevate* your|their|his|her|any|the cooking|game|experience|routine|workout|ritual = improve* #2 #3 @0.75
unlock* the full potential of = get* the most out of @0.92
unlock* the full flavor|flavour potential of = bring* out the full #4 of @0.92
work* in harmony with = work* well with @0.85 ~
integrate* seamlessly with = work* smoothly with @0.9
, making it an|a ideal|perfect|excellent|great choice|option for = , so it is just right for @0.85
, making it suitable for = , so it is right for @0.8
for added|extra|complete|total peace of mind , = to put your mind at rest , @0.8
give*|offer*|provide* you peace of mind = put* your mind at rest @0.88
withstand* the rigors of = stand* up to @0.9
// sentences about software and how it is run
requires|means embracing|accepting the fundamental|basic|simple|hard reality|truth|fact that = means accepting that @0.94
require|mean embracing|accepting the fundamental|basic|simple|hard reality|truth|fact that = mean accepting that @0.94
are routine|regular|frequent|common occurrences > .|,|in|and|;|for|at|on = are #2 @0.93
it's also worth noting|mentioning|remembering|considering that = also , / note too that @0.95
modern software|web|game|app|database development practices|practice = modern #2 development @0.93 ~
represent a fundamental|profound|radical shift|change|transformation in how = fundamentally change how @0.94 ~
represent a fundamental|profound|radical shift|change|transformation in the way > {they}|{plural}|people|_ {plural} = fundamentally change the way @0.94
staging|test environment|environments|server|servers for validation > ,|.|then|before|and = #1 #2 for checks @0.92
automated|automatic rollback mechanism+ = automatic rollback+ @0.93
overall software|product|code|print|image|picture|sound quality > .|$ = #2 quality @0.93
the initial setup effort|work = the work of setting it up @0.92
is well worth the long-term benefits|gains|rewards|savings|payoff = pays off in the long run @0.94
are well worth the long-term benefits|gains|rewards|savings|payoff = pay off in the long run @0.94
// what applicants write of themselves
^ < i am able to > _ = I can @0.88
and|that|because|so|where|what i am able to > _ = #1 I can @0.88
{have} developed|gained|built|acquired a|an strong|solid|deep|good|thorough|better|deeper|comprehensive|clear understanding of = #1 learned a lot about @0.92
would|will|could allow|enable me to make a|an meaningful|significant|valuable|positive|immediate|strong contribution to > your = #1 let me be of real use to @0.92
i would welcome the|an opportunity|chance to discuss > how|my|this|the|your = I would be glad to talk about / I'd be glad of a chance to talk about @0.92
i would welcome the|an opportunity|chance to _ > {det}|with|for|in|at|to = I would be glad to #7 @0.9
would|might|could|may|will be a good|strong fit|match for > {poss}|the|this = #1 suit @0.9
i am a|an good|great|strong|excellent|perfect|ideal fit|match|candidate for = I am right for @0.92
work* well independently and as part of a team = work* well alone and in a team @0.92
work* independently and as part of a team = work* alone and in a team @0.92
work* both independently and as part of a team = work* both alone and in a team @0.92
is a plus|bonus > .|,|;|$|but = helps @0.88
we encourage candidates|applicants|people|individuals from|of all backgrounds to apply = please apply whatever your background @0.92
if this sounds like the right|perfect _ for you = if you think this #7 is right for you @0.92
we'd love to hear from you = please get in touch / we hope to hear from you @0.88
we would love to hear from you = please get in touch / we hope to hear from you @0.88
^ < in this role|position , you will|you'll = you will @0.88
identify* opportunities for growth > .|,|$|and = find* ways to grow @0.92
identify* opportunities for improvement > .|,|$|and|; = find* ways to improve @0.92
act* as the voice of the|our|your > customer|customers|users|user|client|clients = speak* for #6 @0.9
// mails about work that is late, and what is done about it
as you may|might recall|remember , = you may remember that @0.92
impacted|affected my ability to = made it harder for me to @0.92
can|may rest assured that = #1 be sure that @0.9
take* all necessary|possible steps|measures to = do* everything #3 to @0.9
take* all the necessary steps|measures to = do* everything needed to @0.9
take* the necessary steps|measures|precautions to = do* what is needed to @0.9
at every|each stage|step|point of the process|project = from start to finish @0.88
that|which exceeds|surpasses your expectations = #1 is better than you expect @0.9
that|which exceed|surpass your expectations = #1 are better than you expect @0.9
that|which exceed|surpass our customers' expectations = #1 are better than our customers expect @0.9
// posts about a working life
time for a new|fresh challenge = time for something new @0.9 ~
ready|eager|excited to take on a new|fresh challenge > .|,|$|and|in|as|at = #1 for something new @0.88
ready|eager|excited to take on new challenges > .|,|$|and|in|as|at = #1 for new work @0.85
looking back on my|our|this|the journey|path|career ,|, = looking back , @0.9
{be} filled|overwhelmed|overflowing with gratitude for = #1 very grateful for @0.92
i'm filled|overwhelmed|overflowing with gratitude for = I'm very grateful for @0.92
i'm filled|overwhelmed|overflowing with gratitude > !for = I'm very grateful @0.92
for|about|share|sharing|by|with|from the|all lessons i've|we've|they've learned = #1 what #4 learned @0.9 ~
for|about|share|sharing|by|with|from the lessons i|we have learned = #1 what #4 have learned @0.9 ~
turned out to be my greatest|best|biggest learning|teaching experiences|experience = taught me the most @0.9
i want to take a moment to > thank|say|acknowledge|recognize|recognise|congratulate|celebrate|welcome = I want to @0.92
we want to take a moment to > thank|say|acknowledge|recognize|recognise|congratulate|celebrate|welcome = we want to @0.92
i would like to take a moment to > thank|say|acknowledge|recognize|recognise|congratulate|celebrate|welcome = I want to @0.92
we would like to take a moment to > thank|say|acknowledge|recognize|recognise|congratulate|celebrate|welcome = we want to @0.92
i'd|we'd like to take a moment to > thank|say|acknowledge|recognize|recognise|congratulate|celebrate|welcome = #1 like to @0.92
i'd love to connect with = I'd like to get to know @0.88
i would love to connect with > you = I'd love to hear from @0.88
i would love to connect with > !you|your = I'd like to get to know @0.88
// the language of reports
, which represents|represented|marks|is a|an > {number}|increase|decrease|decline = , #4 @0.9
continue* its|their|our growth > and|,|.|in|; = keep* growing @0.9
offer*|provide*|make* recommendations for improving = suggest* ways to improve @0.92
offer*|provide*|make* recommendations for increasing = suggest* ways to increase @0.92
growth|increase|rise|improvement|decline|drop|decrease|change|success was primarily|mainly|largely|mostly|partly driven|fueled|fuelled by = #1 came #3 from @0.92
growth|increase|rise|improvement|decline|drop|decrease|success was driven|fueled|fuelled by = #1 came from @0.9
// proposals and announcements
higher|greater|increased levels of job|customer|employee|client|user satisfaction = greater #4 satisfaction @0.92
!^|that|and|but|or|whether|where|because|if|when|while|although|though|,|the|these|this|their|our|at|into|to|of < higher|greater|increased|elevated levels of stress|anxiety|engagement|productivity|trust|energy|confidence|motivation|pollution|noise|traffic = more #4 @0.92
!^|that|and|but|or|whether|where|because|if|when|while|although|though|,|the|these|this|their|our|at|into|to|of < lower|reduced levels of stress|anxiety|engagement|productivity|trust|energy|confidence|motivation|pollution|noise|traffic = less #4 @0.92
we|you|they|users|companies|customers|employees|businesses|readers|visitors can expect to see|notice|find = #1 should #5 @0.9
under the terms of the|this|their|our agreement|deal|contract|partnership = under #5 #6 @0.88
whether|if you're looking to > {base} = #1 you want to @0.9
whether|if|because you are looking to > {base} = #1 you want to @0.9
i am looking to > {base} = I want to @0.85
we are looking to > {base} = we want to @0.85
there's something for everyone = everyone will find something @0.85
there is something for everyone = everyone will find something @0.85
{be} cordially|warmly invited to > attend|join|a|the|our|an|participate = #1 invited to @0.88
every donation|dollar|contribution|hour|bit|effort|gift|action|voice makes a difference = every #2 helps @0.9
every little bit makes a difference = every little bit helps @0.92
// what products do
with just|only a few clicks|taps = in a few #5 @0.88
team|staff|experts|specialists is|are here to help > .|,|$|you|with = #1 can help @0.8
// notices of change
{they}|{plural}|and < are no longer able to = can no longer @0.92
i am no longer able to = I can no longer @0.92
is no longer able to = can no longer @0.92
look* forward to continuing to _ > {det}|with|{prep}|and|you|them = hope* to go on #6~ing @0.92
where your ideas|opinions|contributions are valued = where your #3 count @0.88
where your voice|work|input is valued = where your #3 counts @0.88 ~
// what people will be able to do, and what it lets them do
will no longer be able to > _ = can no longer @0.9
you'll be able to > _ = you can @0.88
{be} my ability to > _ = #1 that I can @0.92
{be} their ability to > _ = #1 that they can @0.92
// what letters say of the writer
i am a quick|fast learner who works well with = I learn fast and work well with @0.92
^ < in my role as = as @0.85
^ < in my role at = at @0.85
^ < in my previous|last role|position|job at = at @0.8
^ < throughout my career|time|studies|years , = all through my #3 , @0.85
provide|give references upon|on request = give references if asked @0.9
the skills and experience|expertise needed|required|necessary for|to > {det}|{base} = what is needed #6 @0.88
came across your|the|this job posting|advertisement|ad|listing|description = saw #3 #4 #5 @0.9
// what letters ask and thank for
i wanted to follow up on|about|regarding > {det}|{poss} = I am writing about @0.92
i just wanted to follow up on|about|regarding > {det}|{poss} = I am writing about @0.92
i am following up on|about|regarding > {det}|{poss} = I am writing about @0.92
i'm following up on|about|regarding > {det}|{poss} = I'm writing about @0.92
i just wanted to check in on|about > {det}|{poss} = I want to ask about @0.9
i wanted to check in on|about > {det}|{poss} = I want to ask about @0.9 ~
thank you for getting back to me|us so|this quickly|promptly|soon = thank you for your quick answer @0.92
thank you for getting back to me|us = thank you for your answer @0.88
get* back to me|us|you|him|her|them > with|within|by|as|soon|on|in|about|.|,|$ = answer* #4 @0.85
bring* this|it to our attention = tell* us about #2 @0.92
bring* this|it to my attention = tell* me about #2 @0.92
bring* this|the|these|that matter|issue|issues|problem|problems|error|mistake to our attention = tell* us about #2 #3 @0.92
bring* this|the|these|that matter|issue|issues|problem|problems|error|mistake to my attention = tell* me about #2 #3 @0.92
please let me|us know if you have any questions > .|,|$|about|or|before|and = please ask #3 if you have any questions @0.85
let me|us know if you need|require any further|additional|more information|details > .|,|$|or|from|about|on = tell #2 if you need to know more @0.92
what|which time|date|day|option works best for you|everyone|them = #1 #2 suits #6 best @0.92 ~
works best for you|me|us|them|everyone = suits #4 best @0.85
works best for your|our|their|my schedule|team|needs|family|budget|business = suits #4 #5 best @0.9
work best for you|me|us|them|everyone = suit #4 best @0.85
work best for your|our|their|my schedule|team|needs|family|budget|business = suit #4 #5 best @0.9
^ < please note that > {det}|{poss}|all|there|{plural}|due = - @0.8
please take a moment|minute|second to > _ = please @0.9
say a big|huge|special|heartfelt|massive thank you to = thank @0.9
say a big|huge|special|heartfelt thank-you to = thank @0.9
we|i strongly|highly encourage you to > _ = please do @0.9
we encourage you to > _ = please @0.88
my response time|times may|will|might be slower|longer than usual|normal = I #4 be slower to answer than #7 @0.92
response times may|will|might be slower|longer than usual|normal = answers #3 take longer than #7 @0.9
anticipate* > that|any|a|an|some|further|more|strong|high|no = s:expect* @0.95
a higher than usual|normal number|volume of calls|orders|emails|requests|messages|enquiries|inquiries|visitors|complaints = more #7 than #4 @0.92
{have} issued|processed a refund of|for = #1 refunded @0.9
{have} also issued|processed a refund of|for = #1 also refunded @0.9
thank you for your continued|ongoing support = thank you for standing by us @0.85
i|we hope you find this information|article|guide|newsletter|email|report|post helpful|useful = #1 hope this is of use @0.9 ~
i|we hope you found this information|article|guide|newsletter|email|report|post helpful|useful = #1 hope this was of use @0.9 ~
on a first-come , first-served basis = first come , first served @0.9
help* you get started = get* you started @0.88
a piece of advice that|which|i|he|she = some advice #5 @0.9
an incredible|amazing|impressive|astonishing|outstanding > {number} = - @0.88
everyone|anyone|those|people|somebody|someone who is|are affected|interested|involved|concerned > by|in|with = #1 #4 @0.85
// what companies say of themselves
our mission|goal|aim|objective is to > _ = we want to @0.88
my goal|aim|objective is to > _ = I want to @0.88
their goal|aim|objective is to > _ = they want to @0.88
our team of experts|specialists|professionals|engineers|designers|chefs|trainers|volunteers|advisors|advisers|consultants is = our #4 are @0.9
our team of experts|specialists|professionals|engineers|designers|chefs|trainers|volunteers|advisors|advisers|consultants has = our #4 have @0.9
our team of experts|specialists|professionals|engineers|designers|chefs|trainers|volunteers|advisors|advisers|consultants can|will = our #4 #5 @0.9
takes great|immense|enormous pride in > {poss}|the|this|its = is very proud of @0.9
{they}|{plural} < take great|immense|enormous pride in > {poss}|the|this = are very proud of @0.9
the cost of our|the|this|your service|program|programme|course|package|membership|ticket|license|subscription|plan|workshop|event|product|meal|repair|system|training is > {number}|about|around|only|just = #4 #5 costs @0.9
meeting|ceremony|event|workshop|session|party|fair|festival|dinner|conference|concert|class|webinar|race|reception|auction|picnic|sale will be held on|at = #1 #2 be #5 @0.85
meeting|ceremony|event|workshop|session|party|fair|festival|dinner|conference|concert|class|webinar|race|reception|auction|picnic|sale will take place on|at|in = #1 #2 be #5 @0.85
is on track to > _ = should @0.88
are on track to > _ = should @0.88
year|month|months|years|week of operation > .|,|$|and = #1 @0.9
// what reports say
provide*|offer*|make* recommendations for action = suggest* what to do @0.92
several|some|few|many areas of concern = #1 problems @0.9
was a common|recurring theme = came up again and again @0.88
the tools and resources they|you|we need to|for = what #5 need #7 @0.88
receive* regular|frequent updates on|about = hear* regularly about @0.9
receive more regular|frequent updates from|on|about = hear more regularly #5 @0.9
{number}|months|weeks|days|years|month|week|well|finished|completed|it|done|is|are < ahead of schedule = early @0.85
project|projects|work|repairs|survey|surveys|tests|checks|maintenance|renovation|inspections|research|training|installation|cleaning|interviews will|should|must|can|could|would be carried out = #1 #2 be done @0.9 ~
there is room for improvement in this area = this could be better @0.92
one possible|potential solution is to > _ = one way out is to @0.9
one possible|potential approach|option is to > _ = one way is to @0.9
the ideal|right candidate will|should|must|would have|possess > at|a|an|strong|excellent|experience|{number}|good|proven|previous|some|several = we want somebody with @0.92 ~
faced|encountered several|many|some challenges|difficulties = had #2 problems @0.9
will have a direct impact|effect|influence on > how|the|where|what|when|{poss} = #1 directly affect @0.9 ~
has a direct impact|effect|influence on > how|the|where|what|when|{poss} = directly affects @0.9
those|people|guests|anyone|customers|diners with dietary restrictions = #1 on special diets @0.9
i|we have also informed > our|my|the|your|all|everyone|them|him|her !decision|decisions|policy|strategy|work|approach|thinking = #1 have also told @0.88
${eachForm('take', 'a closer look at', 'look', 'more closely at @0.88')}
${eachForm('hold', 'discussions with', 'talk', 'to @0.9')}
${eachForm('place', 'a strong|great|high emphasis on', 'care', 'a good deal about @0.88')}
${eachForm('have', 'a conversation with', 'talk', 'to @0.85')}
// so that they can, and what was managed
was|were able to build|buy|raise|increase|reduce|improve|complete|finish|achieve|secure|save|find|create|help|grow|expand|solve|resolve|identify|reach|meet|deliver|attract|win|avoid|cut|develop|launch|restore|repair|sell|open|hire|maintain|exceed = managed to #4 @0.9
she'll be able to > _ = she can @0.88
he'll be able to > _ = he can @0.88
would|will|could|can allow|enable the|our|your|my|their company|business|team|department|organization|store|staff|school|customers|users|members|employees|clients|parents|students|visitors to > _ = #1 let #3 #4 @0.9
// notices, thanks and the writer's own acts
!for !for !for !for < on your behalf > .|,|$|and|or|by|in|to|with|for|at = for you @0.88
!for !for !for !for < on their behalf > .|,|$|and|or|by|in|to|with|for|at = for them @0.88
!for !for !for !for < on my behalf > .|,|$|and|or|by|in|to|with|for|at = for me @0.88
in the days|weeks|months|years|hours|minutes leading up to > _ = in the #3 before @0.92
thank you for giving us|me the|this opportunity|chance to > _ = thank you for letting #5 @0.92
for giving us|me the|this|an opportunity|chance to > _ = for letting #3 @0.9
i would love the|a chance|opportunity to > _ = I would like to @0.9
i'd love the|a chance|opportunity to > _ = I'd like to @0.9
this|that|the|such level of service|care|support|quality > is|to|that|you|we|they|.|, = #1 #4 @0.85
^ < when i|we first started , = at first , @0.9
willing|ready|prepared to put in the effort|work|time = #1 to work at it @0.88
i'm always looking for > new|ideas|feedback|suggestions|ways = I always welcome @0.88 ~
reaching out to > let|see|ask|share|offer|invite|discuss|introduce|request|thank|say|find|learn|explore|propose|follow|check|express|inform = writing to @0.92 ~
if|whether that|this|it works for you = #1 #2 suits you @0.9
wish* you the best of luck in|with|on|as = wish* you luck #7 @0.9
please accept this letter|email|message|note as > !{ing} = this #4 is @0.92
make the transition|process|move|handover|switch as smooth as possible = help the #3 go smoothly @0.9
a pleasure|joy|delight to work with = good to work with @0.85
would|will be a|an great|valuable|tremendous|real|invaluable asset to = #1 be of great use to @0.92
will take effect on|in|from|at > {number}|the|january|february|march|april|may|june|july|august|september|october|november|december|monday = #1 start #4 @0.88
will go|come into effect next|this = #1 start #5 @0.88
will go|come into effect on|in|from|at > {number}|the|january|february|march|april|may|june|july|august|september|october|november|december|monday = #1 start #5 @0.88
take|takes|took|taken {number} < weeks|days|hours|minutes|months to complete > .|,|$|and|; = #1 @0.92
in the ${TRADES} industry|sector|business = in #3 @0.9
the highest|finest quality materials|ingredients|products|service|care|food|parts|wood|leather|cotton = the best #4 @0.92
all day|night|year|summer|winter|week long > .|,|!|$|and = all #2 @0.88 ~
week|day|month|year|days|session|afternoon|morning|weeks will be focused on|around > {ing} = #1 will be spent @0.9
in a more relaxed|informal|casual|private|comfortable setting|environment = somewhere more #4 @0.9
we'd like to welcome you to = welcome to @0.88
i|we would like to welcome you to = welcome to @0.88
ways you can make a difference = ways to help @0.9
ways to make a difference = ways to help @0.88
with instructions on how to = on how to @0.88
advantage|strength|leader|improvement|improvements|difference|differences|savings|gains|progress|flexibility|growth|changes in terms of = #1 in @0.9
presents|represents an attractive|excellent|exciting|outstanding opportunity for|to = is a good chance #5 @0.92
${eachForm('conduct', 'further|more|additional research into|on > _', 'look', 'further into @0.92')}
${eachForm('take', 'into account > {det}|{plural}|how|what|both', 'allow', 'for @0.85')}
${eachForm('stay', 'connected with|to > your|their|our|the|friends|family|others|colleagues|each|people|us', 'keep', 'in touch with @0.88')}
${eachForm('come', 'to a|an close|end > .|,|$|;|and|with', 'end', '- @0.9')}
${eachForm('send', 'me|us|him|her|them|you an email > .|,|$|at|if|when|to|and|or|with|about|by', 'email', '#2 @0.88')}
${eachForm('take', 'advantage of our|this|these|the offer|opportunity|discount|deal|feature|features|service|services|program|benefits|tools|sale|savings|weather|promotion|resources|discounts|offers', 'make', 'use of #4 #5 @0.88')}
${eachForm('take', 'advantage of our|this|these|the|all special|limited-time|free|new|exclusive|great|full|available|online offer|opportunity|discount|deal|feature|features|service|services|program|benefits|tools|sale|savings|promotion|resources|discounts|offers', 'make', 'use of #4 #5 #6 @0.88')}
// offers, requests and notices of all kinds
^|,|; < we ask that you > _ = please @0.9
i would love to hear about your = please tell me about your @0.85
we'd love to hear it|them > .|!|$ = please tell us @0.88
we would love to hear it|them > .|!|$ = please tell us @0.88
am|is|are currently > {ing} = #1 @0.85
we're|i'm|they're currently > {ing} = #1 @0.85
are|am planning to > _ = plan to @0.88 ~
was|were not able to > _ = could not @0.9
am|is|are not able to > _ = cannot @0.9
wasn't|weren't able to > _ = couldn't @0.9
isn't|aren't able to > _ = can't @0.9
contains further|more|additional details|information about|on|regarding = says more about @0.9
contain further|more|additional details|information about|on|regarding = say more about @0.9
{be} here to support you = #1 here to help you @0.88
to suit|fit|meet|match your needs > .|,|$ = to suit you @0.9 ~
to suit|fit|meet|match your specific|individual|own|unique|exact needs > .|,|$ = to suit you @0.9
i am very|particularly|especially interested in this|the position|role|job|opportunity because|as = I would very much like this job because @0.9
options to consider > .|,|:|$ = options @0.88
it is expected|anticipated that the|this|our|these|all|your _ will > _ = #5 #6 should @0.9
it is expected|anticipated that {plural} will > _ = #5 should @0.9
will|would be given a|an > _ = #1 get #4 @0.85 ~
a member of our team|staff will = someone from our #5 will @0.9
in just|only a few clicks|taps = in a few #5 @0.88 ~
we've got you covered = we can help @0.9
we have you covered = we can help @0.9
items of clothing = clothes @0.9
gain a clear|full understanding of > your|their|our|what|how|the|who|where|why = get a #3 idea of @0.88
responded to > comments|questions|messages|emails|inquiries|enquiries|customers|customer|requests|calls|all|every = answered @0.88
{they} aim to > respond|answer|reply|provide|make|keep|deliver|offer|help|ship|be = #1 try to @0.85
{be} conveniently located near|close|next|within|in|on|at = #1 #4 @0.92
${eachForm('make', 'a donation', 'donate', '- @0.9')}
${eachForm('make', 'a reservation > .|,|$|for|at|on|online|by|in|please', 'book', '- @0.85')}
${eachForm('make', 'a purchase > .|,|$|at|on|online|by|in|from|before|after', 'buy', 'something @0.85')}
${eachForm('make', 'a payment > .|,|$|by|online|on|in|over|through|with', 'pay', '- @0.88')}
${eachForm('make', 'adjustments > .|,|as|when|if|$|where|along', 'change', 'things @0.85')}
${eachForm('place', 'an order > .|,|$|by|online|on|in|over|through|with|before|please', 'order', '- @0.88')}
${eachForm('place', 'an order for > _', 'order', '- @0.88')}
${eachForm('submit', 'an application > .|,|$|for|by|online|to|through|before', 'apply', '- @0.9')}
${eachForm('send', 'an email to', 'email', '- @0.88')}
${eachForm('assist', 'with > _', 'help', 'with @0.9')}
${eachForm('assist', 'in > {ing}|the', 'help', 'in @0.88')}
${eachForm('assist', 'customers|clients|students|users|staff|visitors|patients|guests|people|families|residents|employees|them|us|you with|in', 'help', '#2 #3 @0.9')}
// two words for one
ideas and suggestions = ideas @0.9
suggestions and ideas = ideas @0.9
some tips and tricks = some tips @0.9
news and updates = news @0.9
hard work and dedication = hard work @0.9
hardworking and dedicated = hard-working @0.88
dedicated and hardworking = hard-working @0.88
experience and expertise = experience @0.9
simple and easy > $|to|way|.|, = simple @0.9
new and innovative = new @0.92
warm and welcoming > office|staff|team|workplace|community|culture|atmosphere|environment|place = friendly @0.92
trust and confidence > with|in|among|between|of = trust @0.88
reliable and dependable = reliable @0.92
dependable and reliable = reliable @0.92
your patience and cooperation = your patience @0.85
passion and enthusiasm = enthusiasm @0.88
enthusiasm and passion = enthusiasm @0.88
wants and needs = needs @0.88
loyalty and support = support @0.8
exciting and rewarding = rewarding @0.85
employees|people|students|staff|members|children|young grow and develop > .|,|$|in|as|and = #1 grow @0.88
thoughts and feedback = thoughts @0.9
feedback and suggestions = thoughts @0.85
questions and concerns = questions @0.85
// reminders, requests and answers
this is a friendly|gentle|quick|kind reminder that = please remember that @0.92
just a friendly|gentle|quick|kind reminder that = please remember that @0.92
this is a friendly|gentle|quick|kind reminder to > _ = please remember to @0.92
now is the perfect|ideal|best|right time to > _ = this is the time to @0.9
it gives me great|much pleasure to > _ = I am very glad to @0.92 ~
it gives us great|much pleasure to > _ = we are very glad to @0.92
can expect to > receive|save|get|earn|pay|find|wait|spend|hear|learn|have|be = should @0.88
we|they are still in need of = #1 still need @0.9
is still in need of = still needs @0.9
they|families|people|children|schools|residents|students are in need of = #1 need @0.9
let's start|continue a|the conversation|discussion > in|.|!|, = let's talk about it @0.9
in response to requests|complaints|questions|suggestions|feedback from = after #4 from @0.85
is no longer meeting our needs = no longer does what we need @0.92
no longer meets our needs = no longer does what we need @0.9
had very positive|good|nice things to say about = spoke very well of @0.9
had positive|good|nice|great things to say about = spoke well of @0.9
i would be a great|perfect|excellent|ideal|strong fit|match for = I would be right for @0.9
you'd|i'd be a good|great|perfect|strong fit|match for = #1 be right for @0.9
your|their time is valuable = #1 time matters @0.92 ~
i am sorry for the delay in responding|replying = I am sorry for the late answer @0.9 ~
${eachForm('assist', 'customers|clients|students|users|visitors|patients|guests|families|residents|employees|veterans|seniors|owners', 'help', '#2 @0.88')}
// what is expected, sent and still to be said
we expect the|this|our|your|these|all _ to > _ = #3 #4 should @0.88
we expect the|this|our|your|these|all _ _ to > be|take|have|arrive|begin|start|end|grow|rise|fall|reach|last|open|close = #3 #4 #5 should @0.88
are expecting > a|an|about|{number}|more|even|to|between = expect @0.88
position|job|role|opening|vacancy that was recently posted|advertised|listed = #1 recently #5 @0.9
position|job|role|opening|vacancy that is|was posted|advertised|listed = #1 #4 @0.88
i have a|an strong|good|excellent|solid command of = I am good with @0.9
like|liked|love|loved|admire|appreciate|enjoy|likes the way > {pron}|{poss}|the|people|your = #1 how @0.85 ~
there are some|several|many cases|places|situations|instances where > _ = in #3 #4 @0.88
one|another more|other|important thing to keep|bear in mind is that = remember too that @0.9
another thing to keep|bear|remember in mind is that = remember too that @0.9
who|people|readers|customers|users|they|visitors|employees are not familiar with = #1 do not know @0.9
if you are not familiar with = if you do not know @0.9
would it be possible for you to > _ = could you @0.92
would it be possible to > meet|schedule|arrange|move|have|change|talk|speak|discuss|reschedule = could we @0.92
data|information|responses|figures was|were gathered|collected|obtained from = #1 came from @0.88
for this report|study|analysis was|were gathered|collected|obtained from = for this #3 came from @0.9
as a matter of urgency = as soon as possible @0.92 ~
parking will be available at|in|on|near|behind = you can park #5 @0.9
let me|us know what you think = tell #2 what you think @0.85 ~
you can find more|additional information|details on|at our|the|their website|site = there is more on #7 #8 @0.9
{be} made possible by the support|help of = #1 possible thanks to @0.88
it would be helpful|useful if > _ = it would help if @0.9 ~
it would be very|really|extremely helpful|useful if > _ = it would help a lot if @0.9
during normal|regular business|working|office hours = in office hours @0.85
wide|broad|extensive range of experience in|with = wide experience #5 @0.88
// the plain sentences of letters, reports and pages
my strengths|skills include > {ing}|problem|problem-solving = I am good at @0.88
is a perfect|great|good|strong|excellent match|fit for my skills|experience|background|interests|goals = suits my #7 @0.9
understand|know|understands|knows|realize the importance of good|hard|clear|honest|regular|proper|careful|fresh service|work|communication|planning|food|sleep|training|exercise|maintenance|design|teamwork > !and|or|in|of|between|with|, = #1 how much #5 #6 matters @0.9
are at the heart of everything we do = come first with us @0.9
is at the heart of everything we do = comes first with us @0.9
has|have been working hard to|on|for > _ = #1 worked hard #5 @0.85
the meeting|event|conference|workshop|ceremony|session was attended by all|many|several|most|some _ > .|,|$ = #6 #7 came to the #2 @0.9
the meeting|event|conference|workshop|ceremony|session was attended by all|many|several|most|some _ _ > .|,|$ = #6 #7 #8 came to the #2 @0.9
i am excited|thrilled about the opportunity|chance to > _ = I would very much like to @0.9
i'm excited|thrilled about the opportunity|chance to > _ = I'd very much like to @0.9
we|i would like to take this opportunity|moment to > _ = #1 want to @0.9
^ < we|i invite you to > _ = please @0.85
and we invite you to > _ = and please @0.88
we appreciate your patience while|as|during = please bear with us #5 @0.9
we thank you for your patience while|as|during = please bear with us #6 @0.88
of all shapes and sizes = of all kinds @0.88
it is our goal|aim|mission to > _ = we want to @0.9
it is my goal|aim|hope to > _ = I want to @0.9
it is our belief that = we believe that @0.92
it is my belief that = I believe that @0.92
we have every confidence that = we are sure that @0.92
i have every confidence that = I am sure that @0.92
up to a maximum of = up to @0.92
`
