/** Adverbs that a judgement can do without, and judgements that are as clear without them. */
const EMPTY =
  'very|really|quite|truly|extremely|incredibly|highly|deeply|immensely|remarkably|tremendously|exceptionally'
const JUDGED =
  'good|bad|important|useful|helpful|hard|easy|clear|strong|effective|efficient|interesting|popular|valuable|complex|competitive|successful|talented|happy|sad|proud|beautiful|different|difficult|impressive|impressed|detailed|skilled|beneficial|significant|essential|crucial|powerful|versatile|common|simple|fast|slow|large|small|big|relevant|rewarding|challenging|exciting|unique|modern|rich|deep|old|young|busy|quick|careful|expensive|cheap|friendly|comfortable|delicious|pleasant|positive|negative|responsive|reliable|flexible|intuitive|sensitive|organized|organised|motivated|dedicated|experienced|qualified|sophisticated|accurate|active|attractive|economical|ambitious|original|innovative|optimistic|annoying|enjoyable|unusual|uncommon|honest|humble|aware|ancient|elegant|early|open|urgent|awkward'

/** What says that verbs follow a subject in the plural: a quantity in one word must not part them. */
const SEVERAL = '!is|was|has|does|seems|remains|exists|makes|helps|needs|shows|gives'

/**
 * What a text can do without when it is asked to be shorter: throat-clearing, empty adverbs, doublets and tails. Each
 * leaves the sentence whole; "a" and "an" follow the word that is next then.
 */
export const SHORTER = `
^ < in conclusion|summary|short|essence|general|addition|fact|reality|particular , = - @1
^ < overall|additionally|furthermore|moreover|ultimately|essentially|basically|indeed|interestingly|importantly|notably|naturally|clearly|obviously|certainly|undoubtedly|of course , = - @1
^ < more|most importantly|notably , = - @1
^ < as a matter of fact|as mentioned above|as mentioned earlier , = - @1
^ < as we all|you know , = - @1
^ < as previously|already mentioned|stated|noted|discussed , = - @1
^ < at the end of the day , = - @1
^ < all things considered , = - @1
^ < simply put , = - @1
^ < to put it simply , = - @1
^ < in today's world|society , = today , @1
^ < in this day and age , = today , @1
^ < it is|it's important|essential|crucial|worth|vital to note|remember|mention|understand|recognize|recognise|highlight|emphasize|emphasise that = - @1
^ < it is|it's worth noting|mentioning|remembering|highlighting|emphasizing that = - @1
^ < it should|must be noted|mentioned|emphasized|emphasised|remembered|stressed that = - @1
^ < what is important to note|remember|understand is that = - @1
!not|how|so|as|too|the|that|this|more|less|most|least|n't|{poss} < ${EMPTY} > ${JUDGED} = - @1
!not|n't < actually|basically|essentially|simply|literally|certainly|undoubtedly|definitely|obviously > {ly}|is|are|was|were|has|have|can|will|would|makes|means|helps|needs|shows|gives = - @1
each and every = every @1
any and all = all @1
first and foremost = first @1
null and void = void @1
peace and quiet = quiet @1
in order to = to @1
so as to = to @1
due to the fact that = because @1
owing to the fact that = because @1
in light of the fact that = because @1
despite the fact that = although @1
in spite of the fact that = although @1
a wide|broad|vast range|variety|array of > {plural} ${SEVERAL} = many @1
a large|great number of > {plural} ${SEVERAL} = many @1
a multitude|plethora of > {plural} ${SEVERAL} = many @1
the majority of > {plural} ${SEVERAL} = most @1
at this point in time = now @1
at the present time = now @1
in the near future = soon @1
in the event that = if @1
until such time as = until @1
!to|will|would|can|could|may|might|must|should|shall|do|does|did|not|n't|always|often|also|they|we|you|i|who|that|which < has|have the ability|capacity to = can @1
he|she|it|they|we|you|i|who|that|which|people|students|users|teams|companies < has|have the ability|capacity to = can @1
!to|not|n't < is|are able to = can @1
in spite of = despite @1
for the purpose of > {ing} = for @1
a total of > {number} = - @1
on a daily|weekly|monthly|yearly basis = #3 @1
on a regular basis = regularly @1
in a timely manner = promptly @1
in close proximity to = near @1
all of the = all the @1
both of the = both @1
past history = history @1
past experience+ = experience+ @1
future plans = plans @1
advance planning = planning @1
end|final result = result @1
final outcome+ = outcome+ @1
new innovation+ = innovation+ @1
added bonus+ = bonus+ @1
free gift+ = gift+ @1
basic|fundamental essentials = essentials @1
unexpected surprise+ = surprise+ @1
true fact+ = fact+ @1
personal opinion+ = opinion+ @1
mutual cooperation = cooperation @1
various different = various @1
completely|totally eliminate* = eliminate* @1
absolutely|completely essential|necessary|certain|unique = #2 @1
close proximity = proximity @1
combine* together = combine* @1
join* together = join* @1
merge* together = merge* @1
gather* together = gather* @1
collaborate* together = collaborate* @1
repeat* again = repeat* @1
return* back > to|from = return* @1
complex|similar|technical|political|economic|social|cultural|personal|temporary|permanent|seasonal|practical|global|digital|creative|unique|different in nature > $ = #1 @1
`
