/**
 * Long words and the short ones that say the same in nearly every sentence; where they do not, the neighbours are told.
 * Left out is whatever has a second sense in plain use ("content", "minor") and what only a thesaurus calls the same.
 */
export const SHORTER_WORDS = `
// doing
{be}|been|honor|honour|gifts|title|honors|award|powers < bestowed upon|on = given to @0.85
converse* with = talk* with / talk* to @0.95
despise* > {det}|him|them = s:hate* @0.95
imitate* > {det}|him|others = s:copy* @0.95
merge* with > the|another|its = join* @0.6
narrate* > the|a|his|her|their story|stories|tale|tales|history|legend|adventures = s:tell* @0.95
notify* > him|her|them|us|me|you|users|customers|everyone|people = s:tell* @0.95
transitioned to|into|from = moved #2 @0.85
transitioning to|into|from = moving #2 @0.85
assert* that = say* that @0.85
uttered > a|the|his|her|these|those|not = s:said @0.95
// knowing
is aware of = knows about @0.85 ~
are aware of = know about / know of @0.85
was|were aware of = knew about / knew of @0.85
{be} apprehensive about = #1 worried about @0.9
{be} enthusiastic about = #1 excited about @0.85

{be} thrilled to|with|about = #1 very happy #3 / f:delighted #3 @0.8 ~
// how things are
proficient in|at|with = good at @0.85
!most < ardent > supporter+|fan+|follower+ = s:keen @0.95
astonishing|astounding > !{plural} = s:amazing @0.95
authentic > food|cuisine|dishes|italian|mexican|chinese|indian|thai|japanese|flavors|taste = real / genuine @0.7
colossal > !squid|statue|head|order = s:huge @0.95
compassionate > people|person|staff|nurse|nurses|teacher|leader|way|heart|doctor|doctors = s:kind / s:caring @0.95
competent > staff|worker|workers|teacher|teachers|doctor|leader|driver|drivers = s:able @0.95
confidential > information|details|documents|records|conversation = s:private @0.95
{det} < destitute > !and|in = s:poor @0.95
work|works|worked|working|train|trained|training diligently = #1 hard @0.9
drastic > change|changes|effect|reduction|drop|increase|difference|shift = s:big @0.95
dreadful = s:awful @0.95
elderly > people|person|patients|residents|relatives|neighbors|neighbours|neighbor|neighbour|parents = s:older @0.95
grueling|gruelling = s:tough @0.95
instantaneous = s:instant @0.95
laborious = s:slow / s:hard @0.95
ludicrous = s:silly @0.95
luminous = s:bright @0.95
melancholy > song|tune|music|mood|look|smile|story|voice|tone|note = s:sad @0.95
minuscule = s:tiny @0.95
monotonous = s:dull / s:boring @0.95
monumental > task|effort|challenge|change|decision|mistake|achievement = s:huge @0.95
mundane > tasks|task|life|things|job|jobs|work|details|chores|activities|routine = everyday / dull @0.85
overwhelming > majority|success|advantage = s:huge @0.95
prestigious > university|universities|school|schools|college|award|prize|awards|institution|institutions|event = top / famous @0.75
prosperous = s:wealthy @0.95
{be} prudent to = #1 wise to @0.9
secluded > spot|beach|place|area|corner|house|cabin|garden = s:quiet / s:hidden @0.95
!and|or|but|{ly} < severe > weather|pain|headaches|storms|storm|symptoms|cold|winter !event|events|warning|warnings|disorder = s:bad @0.95
solitary > figure|tree|house|light|man|woman|star = s:lone @0.95
strenuous > exercise|work|activity|effort|job|training = s:hard @0.95
tedious = s:dull @0.95
towering > building|buildings|trees|tree|mountains|cliffs|walls|wall|skyscrapers|figure|peaks = tall / huge @0.7
trivial > matter|matters|task|tasks|things|issue|issues|details|mistake = s:small @0.95
vigorous > exercise|activity|debate|defense|campaign|training = s:hard @0.95
// in what way
{be} < excessively > !.|,|and|for|in|on|to|by|when|with = s:too @0.95
explicitly > state|states|stated|says|say|said|forbids|mentioned|told|asked|tell = s:openly @0.95
extensively > studied|used|in|on|about|tested|researched|discussed|covered = s:widely @0.95
willingly = s:freely @0.95
// things
an array of > {plural} = many @0.85
for the duration of = all through @0.9
{poss} slumber = #1 sleep @0.9
{poss} predicament = #1 trouble / #1 fix @0.7
`
