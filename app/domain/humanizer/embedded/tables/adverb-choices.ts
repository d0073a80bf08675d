/** Adverbs that machines overuse, beside the verbs and adjectives that tell what they amount to. */
export const ADVERB_CHOICES = `
// effectively, efficiently, successfully
^ < effectively , = in effect , / in practice , @0.8
effectively communicate* > {det}|{poss}|your = get* across @0.85
effectively communicate* > .|,|with|and|in|; = communicate* well / communicate* clearly @0.9
effectively manage* = manage* / r:handle* @0.85
effectively address*|tackle* = deal* with / tackle* @0.88
effectively convey* = get* across @0.85
effectively deal* with = deal* with / handle* @0.85
effectively reduce* = cut* / reduce* @0.75
effectively combat* = fight* / deal* with @0.85
effectively handle* = handle* / deal* with @0.8
effectively teach* = teach* @0.7
effectively balance* = balance* @0.8
communicate* effectively = communicate* well / communicate* clearly @0.92
learn* effectively = learn* well @0.85
!more|most|very|so|as|cost|less|how|,|is|are|was|were|has|have < effectively > .|,|;|! = well @0.85
more effectively and efficiently = better @0.9
more efficiently and effectively = better @0.9
efficiently and effectively = well @0.9
effectively and efficiently = well @0.9
quickly and efficiently = quickly @0.88
quickly and easily = quickly @0.8
quickly and effectively = quickly @0.88
more efficiently > $|than|and|in|on|with|by|to|when = better @0.88
more productively = better @0.7
successfully > complete*|finish*|pass*|launch*|build*|develop*|create*|achieve*|win*|produce*|overcome*|solve*|secure*|obtain*|install*|demonstrate*|establish* = - @0.85
successfully > reduce*|decline*|decreased|declined|convert*|persuade*|graduate*|capture*|rescue* = - @0.75
// actively
actively participate* in = join* in @0.92 ~
actively engage* in = join* in @0.92 ~
actively engage* with = get* involved with / work* with @0.9
{be} < actively engaged in = closely involved in @0.9
{be} < actively involved in = active in @0.9
{be} < actively working on = working hard on @0.88
actively seek* out = look* hard for / go* looking for @0.92
actively seek* > !feedback|input|comments|advice = look* hard for @0.85
actively seek* feedback|input|comments|advice = ask* for #3 @0.9
{be} < actively seeking > !feedback|input|comments|advice = looking hard for / in search of @0.85
actively promote* = r:push* @0.85
actively encourage* = c:push* for @0.8
// carefully, thoroughly, closely
carefully weigh* = weigh* @0.85 ~
!{be} < carefully crafted = well-made @0.85
thoroughly enjoy* = f:much enjoy* @0.9
meticulously > crafted|designed|planned|prepared|arranged|curated|detailed = carefully @0.9
// strongly, deeply, firmly
strongly encourage* > {pron}|people|students|everyone|anyone|all = urge* @0.85
strongly advise* = urge* @0.75
{be} < strongly opposed to = c:dead against @0.88
{be} < deeply ingrained|embedded|entrenched in = built into @0.9
{be} < deeply concerned about|by|over = c:really worried about / f:gravely concerned about @0.9
{be} < deeply committed to = devoted to / fully behind @0.88
deeply > saddened = s:very @0.95
delve* deeply into = look* closely at / r:dig* into @0.9
// highly and its like
highly > accurate|sensitive|specialized|specialised|variable|technical|responsive|reliable|interactive|engaging|unusual|addictive|contagious|toxic|volatile|selective|creative|productive|organized|structured|visible|critical|controversial|informative|flexible|intelligent|focused|individual|personal|customizable|versatile|profitable|realistic|rewarding|sophisticated|advanced|dynamic|disruptive|problematic|questionable|suspicious = c:really / s:very @0.85
{be} < highly beneficial for|to = very good for @0.9
highly motivated = keen @0.75
remarkably > good|well|high|low|simple|similar|easy|accurate|clear|strong|fast|different|stable|consistent = s:very @0.95
exceptionally > good|well|high|low|talented|gifted|strong|friendly|clean|large|rare|bright|difficult|helpful|skilled|beautiful = c:really / s:very / s:really @0.88
extraordinarily = c:really / s:very / s:really @0.85
exceedingly = c:really / s:very / s:really @0.85
immensely popular|proud|helpful|grateful|powerful|important|talented|rewarding = c:really #2 @0.88
enjoy* {pron} immensely = c:really enjoy* #2 @0.85
benefit* immensely|tremendously|greatly|enormously|significantly from = gain* much from @0.92
greatly|significantly|immensely benefit* > {det}|{plural} = do* a lot for / greatly help* @0.9
vastly different = very different / r:totally different @0.85
vastly superior = far better @0.85
intrinsically > linked|tied|connected|related = s:closely @0.95
vastly > more|larger|better|higher|greater = c:way / s:far / s:much / s:way @0.85
inextricably linked|connected = bound up @0.85
relatively > new|small|simple|easy|low|high|short|cheap|inexpensive|unknown|large|quiet|rare|common|recent|young|slow|fast|quick|weak|strong|safe|stable|straightforward = s:fairly @0.95
not particularly = c:not that @0.85
// significantly, substantially, considerably
substantially|considerably > higher|lower|better|more|less|larger|smaller|faster|greater|longer|worse|cheaper|slower|shorter|fewer|easier = s:much @0.95
change*|evolve* significantly|dramatically|drastically|substantially|considerably = f:change* a great deal @0.9
decline*|drop*|fall*|decrease*|diminish* significantly|substantially|considerably|dramatically|drastically = f:decline* markedly @0.9
improve* dramatically|substantially|considerably|drastically|tremendously = c:get* a lot better @0.88
substantially|considerably increase*|improve*|enhance*|change*|affect* = c:really #2 @0.88
greatly enhance* = greatly improve* / r:do* a lot for / r:really improve* @0.85
greatly improve* = r:do* a lot for / r:really improve* @0.85
greatly impact*|affect*|influence* = r:really affect* @0.88
severely > affected|damaged|injured|impacted|limited|weakened|restricted|hurt = s:badly @0.95
// more and more
an ever-increasing|ever-growing number of = more and more / a growing number of @0.9
{be} < rapidly evolving|advancing|changing = changing fast / moving fast @0.9
{be} < constantly|continuously|continually|ever evolving|changing|shifting = f:forever changing @0.92
a|the|our|this|in|of < constantly|continuously|continually evolving|changing = changing @0.9
has|have consistently shown that = #1 shown again and again that / #1 shown time and again that @0.9
consistently > high|good|excellent|great|low|strong|delicious|friendly = s:always @0.95
!has|have < consistently > deliver*|provide*|produce*|perform*|receive*|rank*|score*|offer*|deliver = f:regularly / s:always @0.85
// truly, genuinely, really
truly appreciate* = f:greatly appreciate* @0.85
truly believe* = r:honestly believe* / f:sincerely believe* @0.8
genuinely = s:really @0.95
genuine > interest|concern|care|desire|effort|smile = s:real @0.95
wholeheartedly > agree|support|endorse|believe|embrace = r:completely @0.85
wholeheartedly recommend = r:happily recommend @0.85
simply cannot = f:cannot @0.8
// in the end, at bottom
ultimately lead to = end in @0.9
ultimately leads to = in the end leads to / ends in @0.9
ultimately led to = ended in @0.9
ultimately result in = end in @0.9
ultimately resulted in = ended in @0.9
{be}|, < essentially > !the|zero|no|constant|unchanged|independent|identical|all|flat = c:basically @0.8
^ < essentially , = c:basically , @0.88
// together, alone, ahead
work* collaboratively with = work* together with @0.92
both individually and collectively = both alone and together @0.7
// hard, with care
// possibly
can|could|may|might potentially = #1 / #1 perhaps @0.9
can|could|may|might also potentially = #1 also @0.9
, potentially leading to = , perhaps leading to @0.9
, potentially > {ing} = , perhaps @0.88
will undoubtedly = will surely / f:will certainly @0.88
has undoubtedly = has surely @0.85
have undoubtedly = have surely @0.85
is undoubtedly = is surely / is clearly @0.88
are undoubtedly|undeniably = are surely / are clearly @0.88
unquestionably|indisputably = s:clearly @0.95
perpetually = f:forever / s:always @0.8
// as things are seen, named and found
{be} < widely known for = famous for @0.88
{be} < widely recognized for = famous for @0.88 ~
{be} < widely available = c:sold all over @0.75
{be} < commonly found = c:to be found @0.85
{be} < primarily focused on = mainly about / mostly about @0.92 ~
primarily due to = f:due chiefly to @0.95
{be} < easily accessible = c:easy to get to @0.88
{be} < ideally|perfectly suited for|to = made for @0.9
visually stunning|striking = beautiful / r:gorgeous @0.85
visually appealing = attractive / r:nice to look at @0.88
aesthetically pleasing = attractive / r:nice to look at @0.9
technologically advanced = advanced @0.75
physically active = active @0.6
excel* academically = r:shine* at school @0.88
// time
while simultaneously > {ing} = while @0.92
{be}|{have} < subsequently = s:later / s:then @0.95
, subsequently > {ing} = , then @0.9
{be} < currently > {ing} = f:at present / s:now @0.88
immediately > after|following = s:right @0.95
momentarily > $ = s:briefly @0.95
momentarily = s:briefly @0.95
in this day and age = today / these days / nowadays @0.9
// small words of formal writing
wherein = s:where @0.95
albeit = s:if @0.95
inasmuch as = since / because @0.75
upon > arrival|completion|request|receipt|arriving|entering|seeing|hearing|receiving|reflection|return = s:on @0.95
upon closer inspection|examination = r:up close @0.9
upon completion of = after / on finishing / f:on completion of @0.9
partially = s:partly @0.95
precisely > what|how|why|when|where|the|because|this = s:exactly @0.95
explicitly mention* = name* @0.7
{be}|not|without|being|feel|feels|felt|seem|seems|seemed|become|becomes|became|get|gets|look|looks|sound|sounds < overly = s:too @0.95
adequately > $ = f:sufficiently @0.8
adequately = f:sufficiently @0.8
^ < importantly , = - @0.88
^ < crucially , = above all , @0.88
^ < notably , = - @0.88
^ < undoubtedly , = surely , / clearly , / certainly , @0.9
// plain intensifiers for relaxed tones
absolutely > delicious|beautiful|amazing|love|loved|stunning|gorgeous|fantastic|perfect|incredible|wonderful|divine|delightful = s:really @0.95
!a|an|the < rather > small|long|large|strange|difficult|cold|boring|odd|slow|dull|sad|weak|expensive|bland = c:pretty / c:kind of @0.5
somewhat > disappointing|difficult|limited|different|confusing|surprising|strange|slow|bland|unclear = c:kind of @0.75
incredibly|extremely > helpful|friendly|important|difficult|popular|rude|disappointed|disappointing|grateful|happy|excited|proud|useful|busy|tired|slow|nice|kind|delicious|expensive = c:really / s:very / s:really @0.9
`
