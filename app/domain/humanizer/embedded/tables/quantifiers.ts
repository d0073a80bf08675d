/** Where "improved", "increased" and the like can only stand before a noun, not be its verb. */
const BEFORE_NOUN =
  'of|for|with|in|as|from|through|into|an|a|the|their|our|your|its|his|her|including|towards|toward|to|offers|provides|brings|means'

/** Wide choices: "a wide range of dishes". */
const WIDE =
  'a wide|broad|vast|diverse|large|huge|great|rich range|variety|array|selection|spectrum|assortment of'

/** How much and how many, in the words of speech instead of measure. */
export const QUANTIFIERS = `
// wide ranges of this and that
${WIDE} options|choices > !is|was|has = r:plenty to choose from @0.93
${WIDE} dishes|foods|drinks|meals|flavors|desserts|wines|beers > !is|was|has = c:lots of #5 @0.93
${WIDE} applications|fields|areas|purposes|tasks|uses|industries|sectors|settings|contexts|domains|disciplines > !is|was|has = r:all kinds of #5 @0.93
${WIDE} people|students|users|readers|customers > !is|was|has = r:all kinds of #5 @0.93
${WIDE} opinions|views|perspectives|viewpoints|ideas|voices > !is|was|has = many #5 / many different #5 / f:widely differing #5 @0.93
${WIDE} experiences|emotions|feelings|reactions > !is|was|has = r:all kinds of #5 @0.93
${WIDE} methods|techniques|approaches|tools|materials|sources|systems|problems|conditions|phenomena > !is|was|has = many #5 / many different #5 / f:a great many #5 @0.93
${WIDE} benefits|advantages > !is|was|has = c:lots of #5 @0.93
${WIDE} challenges|difficulties|factors|reasons > !is|was|has = many #5 / a good many #5 @0.93
a variety|range of ways = many ways / several ways / different ways @0.92
a variety|range of topics|subjects|issues|activities|events|methods|techniques|sources|purposes|fields|settings|contexts|tasks|options = many #4 / many different #4 @0.9
a variety|range of dishes|foods|flavors|products|services|styles = many #4 / several #4 / different #4 @0.88
an extensive|impressive range|selection|array|variety of = a wide choice of / plenty of / a large choice of @0.92
extensive knowledge of = f:great knowledge of @0.85
extensive > travels|preparations|discussions|negotiations|delays|repairs|history|career|wait = s:long @0.95
a diverse mix|blend|mixture of = r:a real mix of @0.9
a rich variety|diversity of = a great variety of / many kinds of / r:all kinds of @0.88
an array of > !telescopes|ground-based|radio|detectors|sensors|antennas|antennae|microphones|electrodes|lenses|mirrors|tubes|cells|solar = many / r:all kinds of @0.88
!of|is|was|there's < an abundance of = plenty of / c:loads of @0.92
a slew of = many @0.85
a vast amount|quantity of = f:a great deal of @0.88
vast|massive|enormous|immense|tremendous amounts|quantities of = c:tons of @0.9
large|significant|substantial|considerable amounts|quantities of > !{plural} = f:a great deal of / a lot of @0.9
a great|huge|tremendous|enormous|immense amount of = a lot of / f:a very large amount of @0.88
an enormous|immense|incredible amount of = f:a very large amount of @0.88
a fair amount of = c:quite a bit of @0.5
a small amount of = a little / r:a bit of @0.85
small amounts of > !{plural}|other|these|those|the|toxic|trace = a little @0.75
a limited amount of = only a little @0.7
a sufficient|adequate amount of = enough @0.92
a sufficient|adequate number of = enough @0.92
an adequate amount|number|supply of = enough @0.92
an excessive amount of = too much @0.92
excessive amounts of = too much @0.92
an excessive number of = too many @0.92
excessive use of = overuse of @0.8
copious amounts of = plenty of / r:masses of @0.88
a small number of = a few @0.88
a limited number of = only a few / a few / f:only a small number of @0.8
!of < a growing|increasing|rising number of = more and more @0.92
growing|increasing numbers of = more and more / ever more @0.92
large|great|huge numbers of = c:lots of @0.9
an enormous|immense|overwhelming|incredible number of = r:huge numbers of @0.9
a huge|vast|tremendous|massive number of = r:huge numbers of @0.9
a good number of = r:quite a few / a good many @0.6
a greater|larger|higher|bigger number of = more @0.92
a smaller|lower number of = fewer @0.9
an increased number|amount of = more @0.92
a greater|larger|higher amount|quantity of = more @0.92
!with|and|or|, < a smaller|lower|lesser amount|quantity of = less @0.9
!was|is|there's|wasn't|isn't < a wider|broader|larger range|variety|selection of = more kinds of / more @0.85
a maximum of > {number} = at most / up to @0.85
a minimum of > {number} = at least @0.9
upwards of > {number} = over @0.85
the entirety of > the|this|his|her|their|its = all of @0.9
in its totality = in full @0.85
// single things and people
each individual > student|person|case|child|user|member|customer|patient|item|component|part|country|team|employee|course|dish = each / r:each single @0.9
every individual > has|is|can|should|must|deserves|in|who|needs|will|could = everyone @0.9
certain|some individuals = some people @0.95
most individuals = most people @0.95
other individuals = other people / others @0.95
numerous other = many other @0.95
on multiple occasions = several times @0.92
on numerous|many occasions = many times / r:again and again @0.92
on several|various occasions = several times @0.9
on this occasion = this time @0.75
many different types|kinds|forms of = c:all sorts of @0.92
!so|too|as|how|very|{det} < many different > ways|reasons|things|places|people|cultures|countries|factors = c:lots of @0.75
all types|forms|manner of = c:all sorts of @0.9
some type|form of = c:some sort of @0.92
other types|forms of = c:other sorts of @0.92
new types|forms of = r:new sorts of @0.9
these types|kinds of = such @0.8
another form|type of = c:another sort of @0.9
a new form|type of = c:a new sort of @0.9
of this nature|type = like this @0.85
temporary|subjective|voluntary|complex|similar|political|social|technical|exploratory|repetitive|competitive|emotional|personal|global|local|public|private in nature = #1 @0.9
modes of transportation|transport = f:means of transport @0.85
mode of transportation|transport = f:means of transport @0.85
// levels and degrees
!maintain|maintains|maintaining|maintained|keep|keeps|keeping < a high level|degree of = f:a great deal of / a lot of / f:much @0.88
have|has|had|having|need|needs|needed|require|requires|required|take|takes|took|involve|involves|with|want|wants|add|adds|give|gives|show|shows|feel|felt < a certain level|degree|amount of > !{det} = some @0.85
with|from|under|of|to|by|for|despite|have|has|had|having|cause|causes|caused|causing|feel|feels|felt|experience|experiences|experienced|experiencing|show|shows|showed|need|needs|require|requires|report|reported|bring|brings|create|creates|produce|produces|face|faces < high levels of > stress|anxiety|pollution|noise|interest|support|detail|skill|trust|care|energy|motivation|crime|traffic|debt|satisfaction|engagement|uncertainty|unemployment = f:a great deal of @0.9
with|from|under|of|to|by|for|despite|have|has|had|having|cause|causes|caused|causing|feel|feels|felt|experience|experiences|experienced|experiencing|show|shows|showed|need|needs|require|requires|report|reported|bring|brings|create|creates|produce|produces|face|faces < low levels of > stress|anxiety|pollution|noise|interest|support|motivation|crime|engagement = little / low @0.8
some level|degree|measure of = some @0.9
a greater|higher|deeper level|degree of > understanding|detail|comfort|control|support|trust|interest|satisfaction|engagement|freedom|flexibility|independence|responsibility|care|involvement|commitment|boldness|caution|accuracy|precision|certainty|uncertainty|autonomy|transparency|stability|safety|protection|privacy|honesty|cooperation|consistency|risk|skill|realism = more @0.9
an increased level|sense of = more @0.9
increased levels|rates of > stress|anxiety|depression|crime|pollution|traffic|interest|support|engagement = more @0.85
!^|that|and|but|or|whether|where|because|if|when|while|although|though|,|the|these|this|their|our|at|into|to|of < higher|greater levels of > stress|anxiety|depression|crime|pollution|satisfaction|interest|engagement|support = more @0.85
!^|that|and|but|or|whether|where|because|if|when|while|although|though|,|the|these|this|their|our|at|into|to|of < lower|reduced levels of > stress|anxiety|depression|crime|pollution|noise|support = less @0.85
a great|large degree of = a lot of / much @0.85
a significant|considerable|substantial degree|level of = f:a great deal of / much / a lot of @0.9
to a lesser extent|degree = less so @0.75
to a greater extent|degree = more / more so @0.8
to a significant|considerable|substantial extent|degree = largely @0.88
the level of detail = the detail @0.7
reduce*|lower* stress|noise|anxiety levels = lower* #2 @0.8
// more and better
${BEFORE_NOUN} < improved|enhanced > health|performance|quality|communication|outcomes|grades|access|results|service|safety|relationships|efficiency|security|features|understanding|experience|conditions|skills|productivity|accuracy = better @0.9
// times
for an extended|prolonged period of time = for a long time / for long / r:for ages @0.92
for an extended|prolonged period = for a long time / for long / r:for ages @0.9
for extended|prolonged periods of time = for long periods / for a long time @0.9
over an extended period of time = over a long time @0.9
an extended|prolonged period of time = a long time @0.9
within a short|brief period of time = before long / in a short time @0.9
in a short|limited amount|period of time = in a short time / quickly @0.9
a significant|considerable|substantial|large amount of time = a lot of time / f:much time @0.92
a significant|considerable|substantial|large amount of money = a lot of money @0.92 ~
the majority of {poss} time = most of #4 time @0.95
the majority of people = most people @0.95
at a later date|time = later / later on @0.9
on a case-by-case basis = case by case / one case at a time @0.88
on an ongoing|continuous|constant basis = all the time / steadily @0.9 ~
on a frequent basis = often @0.92
on an individual basis = one by one @0.8
on a voluntary basis = freely @0.75
on a part-time|full-time basis = #3 @0.92
in countless|multiple|several different ways = in many ways @0.88
for various|numerous|multiple|several different reasons = for many reasons / for several reasons @0.9
for various|numerous|multiple reasons = for many reasons / for several reasons @0.92
a number|variety|multitude of reasons = many reasons / several reasons @0.88
a number of different = several / many @0.88
a number of other = several other / some other @0.9
a number of times = several times @0.9
a number of ways = several ways / many ways @0.9
a number of issues|problems|challenges = several problems @0.88
a series of steps = several steps @0.5
// too little
due to a|the lack of = because of #3 #4 #5 @0.5
!{ly}|mostly|{be}|part|just|as < due to a|the lack of = for lack of @0.9
^ < lack of > sleep|money|exercise|practice|support|training|attention|time = c:not enough @0.7
^ < a lack of > sleep|money|exercise|practice|support|training|attention|time = r:not enough @0.7
insufficient > time|money|sleep|evidence|funding|support|information|data|training = f:inadequate @0.85
`
