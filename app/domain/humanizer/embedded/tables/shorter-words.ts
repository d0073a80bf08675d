/**
 * Long words and the short ones that say the same in nearly every sentence; where they do not, the neighbours are told.
 * Left out is whatever has a second sense in plain use ("content", "minor") and what only a thesaurus calls the same.
 */
export const SHORTER_WORDS = `
// doing
despise* > {det}|him|them = s:hate* @0.95
imitate* > {det}|him|others = s:copy* @0.95
merge* with > the|another|its = join* @0.6
narrate* > the|a|his|her|their story|stories|tale|tales|history|legend|adventures = s:tell* @0.95
notify* > him|her|them|us|me|you|users|customers|everyone|people of|about|that|when|if = s:tell* @0.95
uttered > a|the|his|her|these|those|not = s:said @0.95
// knowing
is aware of = knows about @0.85 ~
are aware of = know about / know of @0.85
was|were aware of = knew about / knew of @0.85

{be} thrilled to|with|about = f:delighted #3 @0.8 ~
// how things are
!most < ardent > supporter+|fan+|follower+ = s:keen @0.95
astonishing|astounding > !{plural} = s:amazing @0.95
colossal > !squid|statue|head|order = s:huge @0.95
compassionate > people|person|staff|nurse|nurses|teacher|leader|way|heart|doctor|doctors = s:kind / s:caring @0.95
competent > staff|worker|workers|teacher|teachers|doctor|leader|driver|drivers = s:able @0.95
confidential > information|details|documents|records|conversation = s:private @0.95
{det} < destitute > !and|in = s:poor @0.95
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
overwhelming > majority|success|advantage = s:huge @0.95
prosperous = s:wealthy @0.95
secluded > spot|beach|place|area|corner|house|cabin|garden = s:quiet / s:hidden @0.95
!and|or|but|{ly} < severe > weather|pain|headaches|storms|storm|symptoms|cold|winter !event|events|warning|warnings|disorder = s:bad @0.95
solitary > figure|tree|house|light|man|woman|star = s:lone @0.95
strenuous > exercise|work|activity|effort|job|training = s:hard @0.95
tedious = s:dull @0.95
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
`
