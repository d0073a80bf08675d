/** What a past tense stands behind: no helper, and nothing that may stand between a helper and its verb. */
const NOT_HELPED = '!{have}|{be}|{adv}|{ly}|since'

/** Who speaks in reports. */
const SPEAKERS =
  'he|she|experts|officials|critics|researchers|organizers|leaders|campaigners|activists|police|author|minister|mayor|coach|manager|spokesperson'

/** What people are busy with. */
const DOING =
  'making|building|developing|trying|writing|planning|producing|selling|helping|teaching|fighting|promoting|providing|documenting|collecting|studying|creating|supporting|protecting|preparing|spreading|smuggling|stealing|cleaning|exploring|improving|designing|delivering|organizing|discussing|negotiating|selling|raising'

/** A relative clause of so many words that goes no further, from the second word on. */
const CLOSED = [1, 2, 3, 4, 5, 6].map((words) => `${'!and|but|or|which|that|,|.|;|:|(|– '.repeat(words)},`)

/** What is done to people and things. */
const DONE =
  'affected|accused|injured|involved|based|located|situated|built|made|found|held|used|caused|produced|created|designed|developed|written|published|released|introduced|launched|founded|established|set|called|known|run|owned|led|managed|organized|organised|funded|paid|sponsored|supported|hosted|attended|approved|passed|announced|proposed|planned|given|sent|taken|brought|shown|seen|heard|presented|discussed|described|mentioned|listed|recorded|collected|gathered|stored|kept|grown|raised|born|educated|trained|employed|hired|elected|appointed|chosen|selected|killed|wounded|hurt|hit|damaged|destroyed|displaced|evacuated|trapped|stranded|left|stolen|seized|arrested|charged|convicted|jailed|sentenced|detained|diagnosed|treated|infected|exposed|linked|connected|related|tied|dedicated|devoted|intended|needed|provided|served|sold|bought|imported|exported|filed|posted|shared|uploaded|inspired|influenced|shaped|dominated|surrounded|covered|filled|lined|decorated|painted|carved'

/** What goes on from it. */
const ON =
  'by|in|on|at|from|with|for|to|during|after|as|over|near|before|since|under|without|inside|outside|between|last|this'

/** No second verb may hang on the same "who". */
const GOES_NO_FURTHER = '!and|but|or|then|yet '.repeat(9).trim()

/** One line for each of `items`. */
const each = <T>(items: readonly T[], line: (item: T) => string): string => items.map(line).join('\n')

/** Reports, blog posts, technical notes and texts to learn from. */
export const NEWS_AND_NOTES = `
// reports
officials|police|authorities|spokesperson|spokesman|spokeswoman|sources|witnesses|experts|researchers stated that = #1 said @0.9
he|she|they|officials|police|spokesperson|spokesman|spokeswoman < stated > , = s:said @0.95
^ < the incident occurred > on|at|in|when|near|around|after|during|outside = it happened @0.88
^ < the incident took place > on|at|in|when|near|around|after|during|outside = it happened @0.88
the tragic incident|event = the tragedy @0.88
a tragic incident|event = a tragedy @0.88
amid growing|mounting|rising concern|concerns|fears|worries about|over = as worries grow #4 @0.88
an investigation is underway|ongoing > .|,|;|into = it is being looked into / f:the matter is being looked into @0.85
an investigation has been launched into = an inquiry has been opened into @0.8
the investigation is ongoing = it is still being looked into @0.8
taken into custody = arrested @0.85
lost their lives = died @0.7
lost his|her life = died @0.75
claimed the lives of = killed @0.88
claimed the life of = killed @0.88
succumbed to his|her|their injuries = died of #3 injuries @0.88
!federal < law enforcement officials|officers = police officers / police @0.88
!federal < law enforcement agencies|authorities = police @0.88
law enforcement > !is|has|was|agency|agencies|officer|officers|official|officials|authorities = police @0.8
the general public = the public @0.8
members of the public = people @0.75
was slated|scheduled to = was to @0.85
marks a significant|major|important|crucial|key milestone|step|moment|shift|change in|for = is a big #4 #5 / is a great #4 #5 @0.92
!has|have|had < marked a significant|major|important|crucial|key milestone|step|moment|shift|change in|for = was a big #4 #5 / was a great #4 #5 @0.92
marks a turning point in|for = is a turning point #5 @0.7
^ < the move comes = this comes @0.8
took to social media to = used social media to @0.88
secure* a win|victory > $|in|with|and|on = win* @0.85
secured a win|victory over|against = beat @0.88
suffered a defeat|loss to|against = lost to @0.88
suffered a heavy|crushing|humiliating|devastating defeat|loss to|against = lost heavily to @0.88
{prep} < _ and _ alike = both #1 and #3 @0.85
^ < _ and _ alike = both #1 and #3 @0.8
a testament to the fact that = proof that @0.9
in light of recent events|developments = after what has happened / given what has happened @0.8
the ongoing debate about|over|on|surrounding = the debate about @0.7
a growing concern = a growing worry @0.75
a cause for concern = a worry / something to worry about @0.85
// posts
let's dive in = let's start @0.88
let's delve into = let's look at / let's get into @0.95
dive* into the world|details|topic|specifics|intricacies|nuances of = go* into the #4 of / look* at the #4 of @0.9
in this article|post|guide|tutorial|blog , we'll explore|discuss|examine|cover = here we'll look at / r:below we'll look at @0.88
in this article|post|guide|tutorial|blog , we will explore|discuss|examine|cover = here we will look at / f:what follows will look at @0.9
in this article|post|guide|tutorial|blog , we'll delve into = here we'll look closely at @0.95
in this blog post , = here @0.7
key takeaway+ = main lesson+ @0.9
key|main|important|practical|biggest|few|three|five < takeaways = s:points @0.95
particularly|especially < when it comes to > {det}|{plural} = with @0.6
take* your|their|our|his|her _ to the next level = make* #2 #3 even better / lift* #2 #3 @0.88
off the beaten path|track = r:out of the way @0.75
!just|only < a stone's throw from = close to @0.85
!just|only < a stone's throw away from = very near / close to @0.88
stunning landscapes|scenery = beautiful #2 / wonderful #2 @0.8
{be} < a breath of fresh air = a welcome change @0.6
// technical notes
seamless integration with = smooth working with @0.88
seamless integration = easy connection @0.8
a seamless experience = a smooth run @0.85
in production environments = in production @0.85
!more|most|less|very|quite|{ly} < straightforward > !person|people|man|woman|answer|talk|and = s:simple @0.95
more straightforward = simpler / easier @0.85
most straightforward = simplest / easiest @0.85
a high-level overview of = a broad outline of / a quick look at @0.9
provide* an overview of = give* an overview of / f:outline* @0.85
give* an overview of = f:outline* @0.7
a detailed explanation|description of = a full account of / f:a close #3 of @0.88
a comprehensive explanation|description of = a full account of @0.95
in the following section|sections = below / next @0.8
subsequent > {plural}|analysis|study|work|research = s:later @0.95
preliminary > results|findings|analysis|report|study|data|investigation|research = s:first / s:early @0.95
requisite > {plural}|knowledge|level|amount = s:needed @0.95
erroneous = s:wrong @0.95
modifications = s:changes @0.95
a multitude of factors = many factors / r:many things @0.9
an essential component of = f:a necessary part of @0.92
the majority of cases = most cases @0.95
on a fundamental level = basically @0.85
at a fundamental level = basically @0.85
// texts to learn from
can be defined as = means / is @0.85
a phenomenon known as = something called / what is called @0.9
a process known as = what is called / something called @0.85
marks the beginning|start of = begins @0.88
led to the development|creation|emergence|formation|establishment of = led to / brought about @0.88
leads to the development|creation|emergence|formation of = leads to / brings about @0.88
resulted in the development|creation|emergence|formation of = brought about / led to @0.88
during this time period = in those years / at that time @0.9
a pivotal role in = a large part in @0.92
it is important to consider > the|these|how|what|whether|both|all = it pays to think about / it is worth thinking about / f:it is worth considering @0.9
on a larger|broader scale = more widely / on a bigger scale @0.8
in every aspect of = all through @0.9
the natural world = nature @0.6
// what people in reports say and feel
${NOT_HELPED} < expressed his|her satisfaction with|at = was pleased with @0.9
${NOT_HELPED} < expressed their satisfaction with|at = were pleased with @0.9
${NOT_HELPED} < expressed his|her disappointment with|at|over = was disappointed #4 @0.9
${NOT_HELPED} < expressed their disappointment with|at|over = were disappointed #4 @0.9
he|she < expressed disappointment with|at|over = was disappointed #3 @0.9
they < expressed disappointment with|at|over = were disappointed #3 @0.9
${NOT_HELPED} < expressed his|her delight at = was delighted at @0.9
${NOT_HELPED} < expressed their delight at = were delighted at @0.9
he|she < expressed gratitude for = was grateful for @0.9
they < expressed gratitude for = were grateful for @0.9
${NOT_HELPED} < expressed his|her deep|sincere|heartfelt gratitude for = was deeply grateful for @0.9
he < expressed confidence that = said he was sure that @0.9
${NOT_HELPED} < expressed his confidence that = said he was sure that @0.9
${NOT_HELPED} < expressed her confidence that = said she was sure that @0.9
${NOT_HELPED} < expressed their confidence that = said they were sure that @0.9
${NOT_HELPED} < announced his retirement from = said he was retiring from @0.9
${NOT_HELPED} < announced her retirement from = said she was retiring from @0.9
has announced his retirement from = has said he is retiring from @0.9
has announced her retirement from = has said she is retiring from @0.9
${NOT_HELPED} < announced his decision to = said he would @0.9
${NOT_HELPED} < announced her decision to = said she would @0.9
${NOT_HELPED} < announced their decision to = said they would @0.9
has announced his decision to = has said he will @0.9
has announced her decision to = has said she will @0.9
provide* further|additional details|information about|on|regarding = say* more about @0.88
provided further|additional details|information about|on|regarding = said more about @0.88
our thoughts and deepest|heartfelt|sincere|sincerest condolences|sympathies go out to = our hearts go out to @0.92
react* negatively|badly to the news|announcement|decision|results = take* the #5 badly @0.9
${NOT_HELPED} < reacted negatively|badly to the news|announcement|decision|results = took the #5 badly @0.9
send* shockwaves through|across the community|town|country|nation|world|industry|city|region|sport|party|village = shock* the #5 @0.9
sent shockwaves through|across the community|town|country|nation|world|industry|city|region|sport|party|village = shocked the #5 @0.9
send* shock waves through|across the community|town|country|nation|world|industry|city|region|sport|party|village = shock* the #6 @0.9
sent shock waves through|across the community|town|country|nation|world|industry|city|region|sport|party|village = shocked the #6 @0.9
mourn* the passing of = mourn* @0.9
mourned the passing of = mourned @0.9
to commemorate the life|lives of = to remember @0.9
will forever be remembered|missed|known|grateful = will always be #4 @0.9
// what comes to light, and what is not known
are yet to be announced|confirmed|determined|decided|released|revealed|named|disclosed|finalized|published = are still to be #5 @0.9
^ < details surrounding|regarding|about the incident|attack|case|crash|death|shooting|deal|accident|matter remain|are scarce|limited|sketchy = little is known yet about the #4 @0.92
further|additional details are expected to be released|announced|revealed|published = more details are expected @0.92
upon|on arriving at the scene , officers|police|firefighters|paramedics|crews = at the scene , #7 @0.88
upon arrival at the scene = at the scene @0.9
the perpetrators of the attack|attacks|crime|crimes|killings|bombing|shooting|assault|violence = those behind the #5 @0.9
as a precautionary measure = as a precaution @0.92 ~
out of an abundance of caution = as a precaution @0.95
motor vehicle accident+|collision+|crash+ = road accident+ @0.88 ~
has faced|drawn|attracted|received|sparked widespread criticism > $|for|over|and|after = has been widely criticized @0.9
has faced|drawn|attracted|received|sparked widespread criticism from = has been widely criticized by @0.9
has received|garnered|earned|won widespread acclaim = has been widely praised @0.9
// courts and police
is|are|was|were facing allegations|accusations of = #1 accused of @0.9
is|are|was|were facing charges of = #1 charged with @0.9
sentenced to a term of = sentenced to @0.9
admit* to carrying out|committing > the|a|an|several|this|these = admit* @0.9
admitted to carrying out|committing > the|a|an|several|this|these = admitted @0.9
in violation of the law|rules|rule|regulations|constitution|code = against the #5 @0.9
in violation of international|federal|state law|laws = against #4 #5 @0.9
conduct* a search of = search* @0.9
conducted a search of = searched @0.9
conduct* an interview with = interview* @0.9
conducted an interview with = interviewed @0.9
conducted interviews with = interviewed @0.9
conduct* tests on = test* @0.88
conducted tests on = tested @0.88
conduct* a raid on = raid* @0.9
conducted a raid on = raided @0.9
// sport
leave* a void in > !hearts|my = leave* a gap in @0.9
left a void in > !hearts|my = left a gap in @0.9
{poss} chances of success in|at = #1 chances #5 @0.9
cemented|solidified {poss} status|standing|position|place as a|an|one|the = confirmed #2 place as #5 @0.9
serve*|act* as a morale boost|lift|booster for|to = lift* the morale of @0.92
served|acted as a morale boost|lift|booster for|to = lifted the morale of @0.92
triumph* in the final|finals|election|elections|race|contest|tournament|competition|match|championship > $|of|against|by|after|with|on|at|and = win* the #4 @0.9
triumphed in the final|finals|election|elections|race|contest|tournament|competition|match|championship > $|of|against|by|after|with|on|at|and = won the #4 @0.9
endear* himself|herself|themselves|itself to viewers|fans|audiences|voters|readers|critics|listeners|supporters|locals = win* #4 over @0.92
endeared himself|herself|themselves|itself to viewers|fans|audiences|voters|readers|critics|listeners|supporters|locals = won #4 over @0.92
endear* himself|herself|themselves|itself to the fans|crowd|public|audience|locals|nation|supporters = win* the #5 over @0.92
endeared himself|herself|themselves|itself to the fans|crowd|public|audience|locals|nation|supporters = won the #5 over @0.92
progress* to the semi-finals|quarter-finals|semi-final|quarter-final|knockout|semifinals|quarterfinals = reach* the #4 @0.9 ~
progressed to the semi-finals|quarter-finals|semi-final|quarter-final|knockout|semifinals|quarterfinals = reached the #4 @0.9
secure* qualification for = qualify* for @0.9
secured qualification for = qualified for @0.9
currently sits|lies in|at first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth place|position|spot = is now #4 @0.88
currently sit|lie in|at first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth place|position|spot = are now #4 @0.88
he|she < suffered an injury during|in = was hurt #4 @0.88 ~
been|was|were|be appointed as > !of = #1 made @0.88
// towns, money and help
the community|country|nation|town|city|region|county at large = the whole #2 @0.88
!{be}|largely|mainly|partly < due to financial constraints|limitations = for want of money @0.9
they|he|she|we|you|it so rightfully|richly|rightly deserve|deserves|deserved = #1 #4 @0.9
{be} in attendance at = #1 at @0.9
take* swift|prompt action to|against|on = act* quickly #4 @0.9
took swift|prompt action to|against|on = acted quickly #4 @0.9
take* decisive action to|against|on = act* firmly #4 @0.9
took decisive action to|against|on = acted firmly #4 @0.9
continue* to pose a challenge|problem = remain* a problem @0.9
continued to pose a challenge|problem = remained a problem @0.9
continue* to pose a threat|risk|danger to = remain* a #5 to @0.9
continued to pose a threat|risk|danger to = remained a #5 to @0.9
continue* to pose a significant|serious|major threat|risk|danger to = remain* a serious #6 to @0.9
continued to pose a significant|serious|major threat|risk|danger to = remained a serious #6 to @0.9
the challenges posed by = the problems caused by @0.88
a comprehensive|complete reassessment|reevaluation|re-evaluation of = a full review of @0.92
${SPEAKERS} < highlighted the significance|importance of = stressed the importance of @0.85
${SPEAKERS} also < highlighted the significance|importance of = stressed the importance of @0.85
${SPEAKERS} < highlights the significance|importance of = stresses the importance of @0.85
${SPEAKERS} also < highlights the significance|importance of = stresses the importance of @0.85
${SPEAKERS} < highlight the significance|importance of = stress the importance of @0.85
${SPEAKERS} also < highlight the significance|importance of = stress the importance of @0.85
is|are|was|were engaged in > ${DOING} !and|,|or = #1 @0.88
is|are|was|were engaged in > ${DOING} and {ing} = #1 @0.88
// more of what people feel
${NOT_HELPED} < expressed his|her frustration with|at|over = was frustrated with @0.9
${NOT_HELPED} < expressed their frustration with|at|over = were frustrated with @0.9
${NOT_HELPED} < expressed his|her excitement and gratitude = was excited and grateful @0.9
${NOT_HELPED} < expressed his|her excitement about|at|over = was excited about @0.9
${NOT_HELPED} < expressed their excitement about|at|over = were excited about @0.9
${NOT_HELPED} < expressed his|her pride in = was proud of @0.9
${NOT_HELPED} < expressed their pride in = were proud of @0.9
${NOT_HELPED} < expressed his|her sadness at|over = was saddened by @0.9
${NOT_HELPED} < expressed his|her surprise at = was surprised at @0.9
${NOT_HELPED} < expressed his determination to = said he was determined to @0.9
${NOT_HELPED} < expressed her determination to = said she was determined to @0.9
${NOT_HELPED} < expressed their determination to = said they were determined to @0.9
${NOT_HELPED} < expressed his willingness|readiness to = said he was ready to @0.9
${NOT_HELPED} < expressed her willingness|readiness to = said she was ready to @0.9
${NOT_HELPED} < expressed their willingness|readiness to = said they were ready to @0.9
${NOT_HELPED} < expressed his admiration for = said he admired @0.9
${NOT_HELPED} < expressed her admiration for = said she admired @0.9
express*|show* {poss} solidarity with = stand* with @0.88
expressed|showed {poss} solidarity with = stood with @0.88
// what is planned and agreed
^|and|as|but|that|, < plans are underway to|for = there are plans #4 @0.9
^|and|as|but|that|, < plans are currently underway to|for = there are now plans #5 @0.9
discuss* the possibility of > {ing} = talk* about @0.88
discussed the possibility of > {ing} = talked about @0.88
considering the possibility of > {ing} = thinking of @0.9
begin|begins|began|begun|start|starts|started|starting|stop|stopped the construction of > a|an|new|two|three|{poss} = #1 building @0.9
it is crucial|essential|vital|imperative that schools|teachers|students|parents|governments|companies|employers|leaders|policymakers|people|drivers|researchers|they > !are|were|do|don't|can|will|be|is|who|and|or|of|in|with|, = #5 must @0.88
the same level|degree|amount of scrutiny|attention|care|respect|support|effort|protection|freedom|enthusiasm|interest|pressure as = as much #5 as @0.9
on three|four|five occasions = #2 times @0.9
on at least two occasions = at least twice @0.9
on two occasions > $|in|by|when|during|and|at = twice @0.88
is|was|are|were the underlying|determining|deciding|driving factor|factors that|which = #1 what @0.9
is|are|was|were receiving medical treatment|attention|care = #1 being treated @0.9
is|are|was|were currently receiving medical treatment|attention|care = #1 now being treated @0.9
a|an|the new|recent|damning|critical report|study|survey|poll released|published by = #1 #2 #3 by @0.9 ~
, < representing an increase|rise of = a rise of @0.9
, < representing a decrease|decline|reduction|drop|fall of = a fall of @0.9
find* the back of the net = score* @0.9
found the back of the net = scored @0.9
emerge* victorious > $|with|after = win* @0.9
emerged victorious > $|with|after = won @0.9
emerge* victorious in|from the|a = win* #4 @0.9
emerged victorious in|from the|a = won #4 @0.9
emerge* victorious against|over = beat* @0.9
${NOT_HELPED} < emerged victorious against|over = beat @0.9
clinch*|secure* victory > $|in|with|at|and|for = win* @0.9
clinched|secured victory > $|in|with|at|and|for = won @0.9
provide* residents|customers|users|visitors|fans|viewers|voters|women|girls|communities|locals|farmers|consumers|clients|victims|survivors|refugees|businesses|developers|players with = give* #2 @0.9
${NOT_HELPED} < provided residents|customers|users|visitors|fans|viewers|voters|women|girls|communities|locals|farmers|consumers|clients|victims|survivors|refugees|businesses|developers|players with = gave #2 @0.9
provide* the town|city|country|public|police|team|club|council|government|company|community|region|nation|village with a|an|more|better|new|all|some|the = give* the #3 #5 @0.9
${NOT_HELPED} < provided the town|city|country|public|police|team|club|council|government|company|community|region|nation|village with a|an|more|better|new|all|some|the = gave the #3 #5 @0.9
provide* him|her|them|it with a|an|the|more|some|enough = give* #2 #4 @0.88
${NOT_HELPED} < provided him|her|them|it with a|an|the|more|some|enough = gave #2 #4 @0.88
at a crucial|pivotal time|moment|juncture for|in = at a key moment #5 @0.88
remarkable|extraordinary|incredible|outstanding acts of bravery|courage|heroism|kindness > $|earned|won|earn|and|in|during = #1 #4 @0.9
internationally|globally renowned > !for|as|and = world-famous @0.9
// the law and the police
expanding|widening|broadening its|their|his|her investigation|probe into = widening #2 inquiry into @0.9
^ < according to a|the police|company|council|school|hospital|government|club|university|airline|military|court spokesperson|spokesman|spokeswoman , > they|officers|it|he|she = #3 #4 #5 said @0.9
^ < according to a|the police|company|council|school|hospital|government|club|university|airline|military|court spokesperson|spokesman|spokeswoman , > the|a|an|there|all|no|some|two|three|several = #3 #4 #5 said that @0.9
whether|if any laws were broken|violated = #1 the law was broken @0.9
evidence presented|submitted in|to court = evidence heard in court @0.9
has launched a|an probe|investigation|inquiry to determine|establish|identify|find the cause|causes of = has begun looking into the #8 of @0.92
have launched a|an probe|investigation|inquiry to determine|establish|identify|find the cause|causes of = have begun looking into the #8 of @0.92
has launched a|an probe|investigation|inquiry to determine|establish whether|how|why|who|what|if = has begun looking into #7 @0.92
have launched a|an probe|investigation|inquiry to determine|establish whether|how|why|who|what|if = have begun looking into #7 @0.92
has launched a|an probe|investigation|inquiry into = has begun looking into @0.9
have launched a|an probe|investigation|inquiry into = have begun looking into @0.9
an inspection of the farm|site|plant|factory|premises|school|restaurant|facility|kitchen|hospital|prison found|revealed|showed that = inspectors at the #5 found that @0.9
overflowed|burst|cracked|ruptured|collapsed|overturned , leaking its|their contents into = #1 and leaked into @0.9
overflowed|burst|cracked|ruptured|collapsed|overturned , spilling its|their contents into|onto|on|over|across = #1 and spilled #6 @0.9
higher than normal|usual|average levels of _ and _ > in|at|on|.|, = more #6 and #8 than #3 @0.9
higher than normal|usual|average levels of _ > in|at|on|.|, = more #6 than #3 @0.9
higher than expected levels of _ > in|at|on|.|, = more #6 than expected @0.9
// money and how it is spent
enjoy*|lead*|live* a|an extravagant|lavish|luxurious|opulent lifestyle|life > $|thanks|with|in|on|while|because|and|until|as|at = live* in luxury @0.9
enjoyed|led|lived|had a|an extravagant|lavish|luxurious|opulent lifestyle|life > $|thanks|with|in|on|while|because|and|until|as|at = lived in luxury @0.9
used {poss}|the|some|company|public|charity|stolen|taxpayer money|savings|profits|proceeds|earnings|winnings|funds to pay for = spent #2 #3 on @0.9
use* {poss}|the|some|company|public|charity|stolen|taxpayer money|savings|profits|proceeds|earnings|winnings|funds to pay for = spend* #2 #3 on @0.9
,|and|for|on|including < dining at|in expensive|fancy|upscale|luxury|exclusive|high-end restaurants = meals at #3 restaurants @0.9
have|has begun|started|launched|mounted aggressive|intensive|vigorous|determined fundraising efforts to raise = #1 begun an all-out drive to raise @0.9
have|has begun|started|launched fundraising efforts to raise = #1 begun a drive to raise @0.9
launch* a fundraising campaign|effort|drive to raise = start* a drive to raise @0.9
launched a fundraising campaign|effort|drive to raise = started a drive to raise @0.9
reach|meet|achieve|hit their fundraising goal|goals|target|targets > !of|and|for = raise the money they need @0.9
reach|meet|achieve|hit our fundraising goal|goals|target|targets > !of|and|for = raise the money we need @0.9
reach|meet|achieve|hit his fundraising goal|goals|target|targets > !of|and|for = raise the money he needs @0.9
reach|meet|achieve|hit its fundraising goal|goals|target|targets > !of|and|for = raise the money it needs @0.9
have|face an uphill battle|struggle|fight|task to|for = have a hard fight #5 @0.9
that|which enable|allow the free sharing of = #1 let people freely share @0.9
vow* to strengthen|tighten|toughen|bolster laws|regulations|legislation|rules|controls|security|sanctions|enforcement = promise* tougher #4 @0.9
vowed to strengthen|tighten|toughen|bolster laws|regulations|legislation|rules|controls|security|sanctions|enforcement = promised tougher #4 @0.9
// games won and players bought
history on|last|this _ < by becoming the first = as the first @0.9
history on !a < by becoming the first = as the first @0.9
history yesterday|today|tonight < by becoming the first = as the first @0.9
history < by becoming the first = as the first @0.9
{poss}|a|the home|away|opening-day|comfortable|convincing|narrow|hard-fought|resounding|emphatic victory over|against = #1 #2 win over @0.9
for a fee of = for @0.9
following|after a series|string|spate|number of injuries to key|first-team|important|senior players = after injuries to several #7 players @0.9
a disappointing start to the season|year|campaign|tournament|day|match|game = a poor start to the #6 @0.9
is|was|be also a boost for|to > !the|{poss}|morale|confidence = #1 also good news for @0.9
is|was|be a boost for|to > !the|{poss}|morale|confidence = #1 good news for @0.9
is|was|be a major|huge|big|massive|significant boost for|to > !the|{poss}|morale|confidence = #1 great news for @0.9
a strong lineup|line-up of athletes|players|runners|swimmers|teams across|in = strong #5 in @0.9
^ < this news comes as a disappointment to|for fans|supporters|viewers|residents|voters|investors|many = this will disappoint #8 @0.9
^ < the news comes as a disappointment to|for fans|supporters|viewers|residents|voters|investors|many = the news will disappoint #8 @0.9
has announced that he|she|it|they will = has said #4 will @0.9
have announced that he|she|it|they will = have said #4 will @0.9
${NOT_HELPED} < announced that he|she|it|they would = said #3 would @0.9
, which is|are|was|were part of > {poss}|the|a|an !and|or|which|that ,|.|; = , part of @0.9
, which is|are|was|were part of > {poss}|the|a|an !and|or|which|that !and|or|which|that ,|.|; = , part of @0.9
, which is|are|was|were part of > {poss}|the|a|an !and|or|which|that !and|or|which|that !and|or|which|that ,|.|; = , part of @0.9
, which is|are|was|were part of > {poss}|the|a|an !and|or|which|that !and|or|which|that !and|or|which|that !and|or|which|that ,|.|; = , part of @0.9
, who is|was best|widely known for > {poss} !and !and|or|which|that ,|. = , #4 known for @0.9
, who is|was best|widely known for > {poss} !and !and|or|which|that !and|or|which|that ,|. = , #4 known for @0.9
, which take|takes|took place every > !the ,|.|; = , held every @0.9
// honors and names
with !a < emerging as the clear|overall|eventual|outright winner|winners|favorite|favourite = the #4 #5 @0.9
with !a !a < emerging as the clear|overall|eventual|outright winner|winners|favorite|favourite = the #4 #5 @0.9
will|can|could|would|should|to < provide|be a valuable resource for > !{ing} = be of great use to @0.9
provides|is a valuable resource for > !{ing} = is of great use to @0.9
{poss} involvement in the field|industry|profession = #1 work in the #5 @0.9
{poss} contributions|contribution to the field > !of = #1 work in the field @0.9
// politics
has found himself|herself|itself at the center|centre|heart of a|an = is at the #6 of #8 @0.9
have found themselves at the center|centre|heart of a|an = are at the #6 of #8 @0.9
${NOT_HELPED} < found himself|herself|itself at the center|centre|heart of a|an = was at the #5 of #7 @0.9
, who serves|served as the|a|an former = , #5 former @0.9
${NOT_HELPED} < prompted|sparked|triggered|provoked swift|immediate|instant backlash|criticism|condemnation from = quickly drew criticism from @0.9
${NOT_HELPED} < prompted|sparked|triggered|provoked|drew a swift|immediate|quick|instant backlash from = quickly drew criticism from @0.9
sway undecided|swing|floating voters toward|towards = win #2 voters over to @0.9
highlights the increased|heightened|growing scrutiny candidates|politicians|celebrities|athletes|players|leaders|companies|officials|stars face = shows how much more closely #5 are watched @0.92
highlights the intense|constant scrutiny candidates|politicians|celebrities|athletes|players|leaders|companies|officials|stars face = shows how closely #5 are watched @0.92
also highlights the increased|heightened|growing scrutiny candidates|politicians|celebrities|athletes|players|leaders|companies|officials|stars face = also shows how much more closely #6 are watched @0.92
is|are under investigation after|following a|an pollution|contamination incident = #1 being investigated over #6 @0.9
// what an editor still changes in a report
^ the two|three|four|five < individuals > were|are|had|have = - @0.9
reporting on|covering|documenting crucial|pivotal events in = #1 #2 key events in @0.88
fell|falls|fall|fallen victim to the ongoing conflict|war|violence|fighting|crisis = #1 victim to the #6 @0.9
will|would forever be honored|honoured|associated|linked = #1 always be #4 @0.9
a|an more informed and empathetic|compassionate society|world|public|citizenry = a better informed and kinder #6 @0.9
for|of|by|through|despite|to|thanks|with < {poss} tireless efforts to|in = #1 hard work #4 @0.85
// injuries, matches and prizes
putting on|in spirited|determined|battling performances = playing with spirit @0.9
put* in|on a spirited|battling performance|display > $|in|at|to|and|but|against|on|before = play* with spirit @0.9
dismiss* them|it|this|these|that|him|her as mere|simply|just|only excuses|rumors|rumours|propaganda|speculation|gossip|rhetoric|posturing = call* #2 mere #5 @0.9
, dismissing them|it|this|these|that as mere|simply|just|only excuses|rumors|rumours|propaganda|speculation|gossip|rhetoric|posturing = , calling #3 mere #6 @0.92
refuse* to entertain any doubt|doubts about = refuse* to doubt @0.9
refusal to entertain any doubt|doubts about = refusal to doubt @0.9
dwell* on excuses = make* excuses @0.9
provided many|countless|plenty laughs for viewers|audiences|fans|spectators at home = gave #5 at home #2 laughs @0.9
form* strong|close bonds with > his|her|their|my|your|our = grow* close to @0.9
formed strong|close bonds with > his|her|their|my|your|our = grew close to @0.9
power* through the gruesome|difficult|tough|hard|challenging|grueling|gruelling task|trial|workout|stage|challenge = get* through the #4 #5 @0.85
// companies and money
attributed the decline|drop|fall|decrease in profit|profits|sales|revenue|revenues|numbers|earnings|prices|demand|output|attendance|visitors to = put the fall in #5 down to @0.92
attributed the rise|increase|growth|jump|surge in profit|profits|sales|revenue|revenues|numbers|earnings|prices|demand|output|attendance|visitors to = put the #3 in #5 down to @0.92
remains optimistic about {poss}|the future prospects = is still hopeful about #4 future @0.92
remain optimistic about {poss}|the future prospects = are still hopeful about #4 future @0.92
about|for|of|on|to|in < its|their|his|her|our future prospects = #1 future @0.88
should|will|would|could not get|receive any damages|money|compensation|payment|help|pay = #1 get no #5 @0.88 ~
// courts and police
in a tragic incident|event|accident|case that unfolded|occurred|happened > yesterday|today|on|in|at|last|this|earlier|near = in a tragedy @0.92
in a tragic incident|event|accident|case that took place > yesterday|today|on|in|at|last|this|earlier|near = in a tragedy @0.92
${NOT_HELPED} < responded to a|an|the distress|emergency call from = answered #3 #4 call from @0.9
${NOT_HELPED} < responded to > !zz recent|latest claims|criticism|criticisms|questions|allegations|accusations = answered @0.9
escalated|worsened|deteriorated|failed|collapsed , leading to the police|officers|authorities|army|company|team|club|staff ultimately|eventually|finally using = #1 , and in the end the #6 used @0.95
{to} < protect|save the lives of > the|those|innocent|all|their|his|her|our|its|civilians|hostages|people|children = #1 @0.88
inquest|study|report|book|article|paper|essay|review|inquiry|hearing|investigation|film|documentary|exhibition|novel was a careful|close examination|study of = #1 looked closely at @0.9
inquest|study|report|book|article|paper|essay|review|inquiry|hearing|investigation|film|documentary|exhibition|novel is a careful|close examination|study of = #1 looks closely at @0.9
// aid, schools and causes
to uplift disadvantaged|marginalized|marginalised|vulnerable|rural|underprivileged|struggling communities|people|groups|families|students|youth = to help #3 #4 @0.9
to < provide educational opportunities for|to > {number}|girls|boys|children|young|people|students|women|underprivileged|disadvantaged|local|those = help educate @0.92
{to} < provide educational opportunities for|to > girls|boys|children|young|people|students|women|underprivileged|disadvantaged|local|those = help educate @0.92
most impoverished > girls|boys|children|people|families|communities|countries|nations|regions|areas|neighborhoods|neighbourhoods|women|citizens|students|areas|parts = poorest @0.92
recognizing|recognising|recognize|recognizes|recognise|show|shows|showing|understand|understanding|about|highlight|highlights|highlighting|demonstrate|demonstrates|illustrates|of the transformative power of education|music|art|sport|sports|literature|reading|love|travel|friendship|kindness|technology = #1 how #6 can change lives @0.9
no longer hinder|block|obstruct|impede their path|journey|progress toward|towards|to = no longer stand in their way to @0.9
rights|right|ability|potential|dignity|needs|health|safety|lives|well-being|wellbeing|welfare of all individuals > $|to|and|in|regardless = #1 of all people @0.9
break* free from|of the cycle of poverty = escape* poverty @0.9
breaking free from|of the cycle of poverty = escaping poverty @0.9
becoming change-makers|changemakers in|within {poss} communities|community = bringing change to #4 #5 @0.92
as a catalyst for progress|change|growth|innovation|development|peace|reform > $|and|in|within|across = as a driver of #5 @0.88
// heroes and their memory
!a|an < immense|extraordinary|remarkable|incredible display of bravery|courage|heroism|valor|valour = great #4 @0.9
// further
he|she|they|officials|police|spokesperson|minister|star|singer|actor|couple|firm|club|company|coach|manager also revealed that = #1 also said that @0.88
, which was|were|is|are around|about|almost|nearly|roughly|approximately > {number} = , #4 @0.88
, which took place|took in > january|february|march|april|may|june|july|august|september|october|november|december ,|. = , held in @0.9
underwent a|an crucial|successful|delicate|complex|second surgical intervention|procedure = had #2 #3 operation @0.9
undergoing a|an crucial|successful|delicate|complex|second surgical intervention|procedure = having #2 #3 operation @0.95
took home > {number} in prize|winnings = won @0.95
take home > {number} in prize|winnings = win @0.95
preserve* freedom of the press = keep* the press free @0.92
preserving freedom of the press = keeping the press free @0.92
profits|profit|income|revenue|money earned from > exports|sales|tourism|overseas|foreign|advertising = #1 from @0.9
{poss} recovery progress|process > $|and|after|with|from = #1 recovery @0.9 ~
potential and rights of all individuals > to = potential and rights of all people @0.92
// what reports say of fires, floods and crashes
, forcing the evacuation of dozens|hundreds|thousands of residents|people|guests|workers|students|homes|families|passengers|patients = , forcing #6 of #8 to leave @0.92
, forcing the evacuation of dozens|hundreds|thousands of nearby residents|homes = , forcing #6 of people nearby to leave @0.92
${NOT_HELPED} < forced the evacuation of dozens|hundreds|thousands of residents|people|guests|workers|students|families|passengers|patients > !in|from = forced #5 of #7 to leave @0.92
urged|advised|asked|warned|urging|advising|asking|warning|urge|advise|ask residents|motorists|drivers|people|visitors|locals to avoid the area > $|while|and|as|until|if|because|after = #1 #2 to stay away @0.9 ~
{be} urged|advised|asked|told|warned to avoid the area > $|while|and|as|until|if|because|after = #1 #2 to stay away @0.9 ~
roads|streets|homes|houses|buildings|schools|residents|businesses|shops|people|properties|trees|cars|windows in the vicinity > !of = #1 nearby @0.9
, causing significant|major|severe|serious|considerable traffic disruption|disruptions|delays|problems|congestion = , badly holding up traffic @0.9
{be}|been < completely|totally|entirely|utterly destroyed|demolished|razed = #2 @0.85
cause* extensive|significant|severe|serious|major|considerable damage to > !{ing} = badly damage* @0.9
^|,|and|but|as < efforts are underway|ongoing to = work is going on to @0.9
^|,|and|but|as < efforts are currently|already underway|ongoing to = work is going on to @0.9
^|,|and|but|as < efforts were underway|ongoing to = work was going on to @0.9
search and rescue efforts|operations are|is ongoing|underway|continuing = rescuers are still searching @0.9
, which was|were widely expected|anticipated by economists|analysts|investors|observers|experts > ,|. = , which most #7 had expected @0.9
, which had been widely expected|anticipated by economists|analysts|investors|observers|experts > ,|. = , which most #8 had expected @0.9
// deaths and lives
${NOT_HELPED} < passed away peacefully = died peacefully @0.88
${NOT_HELPED} < passed away > on|at|in|after|from|aged|following|last|this|yesterday|early = died @0.85
has|have|had passed away > $|on|at|in|after|from|aged|following|last|this|peacefully = #1 died @0.85 ~
he was surrounded by his loved ones at the time of his death = he died with his loved ones around him @0.9
she was surrounded by her loved ones at the time of her death = she died with her loved ones around her @0.9
at the time of her arrest = when she was arrested @0.9
at the time of their arrest|arrests = when they were arrested @0.9
died|passed|away < surrounded by his family = with his family around him @0.88
known|praised|respected|admired|remembered for his|her|their passion and dedication > to|$ = #1 for #3 devotion @0.9
{poss} passion and|, dedication to|for {poss} work|craft|job|sport|students|patients|art|profession|community = #1 devotion to #6 #7 @0.9
hard work and dedication|commitment > $|of|to|and|that = hard work @0.7
^ < in addition to his|her scientific|academic|professional|literary|military|sporting|political|musical|acting|business|teaching|medical|artistic|many|other|official = besides #4 #5 @0.88
^ < in addition to his|her work|career|duties|achievements|accomplishments|role|research|writing|contributions = besides #4 #5 @0.88
has|have touched the lives of many|countless|thousands|so|all|hundreds|everyone|people|those = #1 meant a great deal to #6 @0.88
he|she|who held the position|post|role|office|job of > director|president|chairman|chair|mayor|head|manager|minister|secretary|treasurer|editor|captain|principal|dean|chief|vice|deputy|assistant|senior|governor = #1 was @0.9
he|she|who < was the recipient of = was given / received @0.85
// councils, votes and plans
in the downtown area > !of = downtown @0.88
!in < the downtown area > !of = downtown @0.88
voiced|expressed|shared|aired their opinions|views|opinion > $|at|before|on = had their say @0.88
attend* one of the upcoming|forthcoming = go* to one of the @0.9
lengthy > delays|talks|negotiations|debates|discussions|battle|process|investigation|waits|queues|prison|jail = s:long @0.95
${each(
  [
    'volunteering|volunteer',
    'attending|come',
    'joining|join',
    'applying|apply',
    'helping|help',
    'participating|take part',
    'learning|learn',
    'donating|give',
    'registering|register',
    'becoming|become',
    'buying|buy',
    'finding|find',
    'taking part|take part',
  ],
  (pair) => {
    const [ing, base] = pair.split('|')
    return `those|people|residents|students|parents interested in ${ing} = #1 who want to ${base} @0.9\nanyone interested in ${ing} = anyone who wants to ${base} @0.9`
  },
)}
anyone with information about|on|regarding the _ is asked|urged|encouraged|requested to > contact|call|come|get|phone = anyone with information about the #6 should @0.9
anyone with information is asked|urged|encouraged|requested to > contact|call|come|get|phone = anyone with information should @0.9
funded|financed|backed through|by a combination|mix|mixture of = paid for by @0.9
murals|mural|painting|paintings|statue|sculpture|photograph|photographs|picture|pictures|image|images|poster|posters|film|scenes|drawing|drawings|panels|exhibition|display|video < depicting = s:showing @0.95
previously unknown|undiscovered|undescribed > species|planet|virus|bacterium|disease|planets|genus|kind|type|group|city|tomb = new @0.85
take* urgent|immediate|swift|prompt steps|measures|action to > {base} = act* quickly to @0.9
taking urgent|immediate|swift|prompt steps|measures|action to > {base} = acting quickly to @0.9
// courts and claims
!{be}|been|being|get|got|not < admitted to > stealing|lying|killing|taking|using|making|selling|having|being|driving|setting|breaking|helping|writing|cheating|accepting|diverting|paying|sending|shooting|attacking|misleading|falsifying|possessing = admitted @0.88 ~
take* advantage of {poss} position|status|role|power|influence|access|office > as|at|in|to|within|of = use* #4 #5 @0.88
took advantage of his|her|their|its position|status|role|power|influence|access|office > as|at|in|to|within|of = used #4 #5 @0.88
file* a lawsuit against = sue* @0.9
filed a lawsuit against = sued @0.9
reach* a settlement with = settle* with @0.88
reached a settlement with = settled with @0.88
, whose name|identity|names|identities has|have not been released|disclosed|revealed|published|announced = , who #4 not been named @0.92 ~
// money and firms
pay* the price for = pay* for @0.8
${each(
  ['anger|angered', 'concern|worried', 'dismay|dismayed', 'alarm|alarmed', 'delight|delighted'],
  (pair) => {
    const [noun, how] = pair.split('|')
    return `unions|residents|campaigners|parents|fans|supporters|critics|investors|neighbors|neighbours|teachers|workers|locals|students|leaders|groups|farmers|families reacted|responded with ${noun} to the announcement|news|decision|plan|plans|ruling|verdict|proposal|result = #1 were ${how} by the #7 @0.9`
  },
)}
came as a surprise to|for = surprised @0.88
// talks and sides
${each(['his|he was', 'her|she was', 'its|it was', 'their|they were'], (pair) => {
  const [poss, was] = pair.split('|')
  return `${NOT_HELPED} < reaffirmed|reiterated|restated ${poss} commitment to > !be = said again that ${was} committed to @0.9`
})}
amid growing|mounting|increasing calls for = with calls growing for @0.88
^ < the announcement|decision|news|move|report|ruling|proposal comes|came at a time when = the #2 #3 as @0.9
{prep}|the < findings|results could have important|significant|major|far-reaching|profound implications for = #1 could matter a great deal for @0.9
the findings|results|study|research could have important|significant|major|far-reaching|profound implications for = the #2 could matter a great deal for @0.9
// games and shows
advance* to the final|finals|semi-final|semi-finals|semifinal|semifinals|quarter-final|quarter-finals|quarterfinals|playoffs|play-offs = reach* the #4 @0.9
advanced to the final|finals|semi-final|semi-finals|semifinal|semifinals|quarter-final|quarter-finals|quarterfinals|playoffs|play-offs = reached the #4 @0.9
get* off to a strong|good|great|bright|perfect|promising start = start* well @0.85
got off to a strong|good|great|bright|promising start = started well @0.85
get* off to a slow|poor|bad|shaky|rough|disappointing start = start* badly @0.85
got off to a poor|bad|shaky|rough|disappointing start = started badly @0.85
^ < speaking after the match|game|race|meeting|verdict|ruling|hearing|result|vote|sentencing|fight|final , = after the #4 , @0.9
capture* the hearts of audiences|fans|viewers|readers|listeners|critics|millions|people|voters = win* over #5 @0.88
captured the hearts of audiences|fans|viewers|readers|listeners|critics|millions|people|voters = won over #5 @0.88
take* home the award|prize|trophy|title|medal|oscar|crown for|in|after|as = win* the #4 #5 @0.9 ~
took home the award|prize|trophy|title|medal|oscar|crown for|in|after|as = won the #4 #5 @0.9
// schools and towns in a brief
has|have also proven|proved effective > $|in|at|for = #1 also worked well @0.88
// how news is put
${each(['national|nationally', 'local|locally'], (pair) => {
  const [level, adverb] = pair.split('|')
  return `!and|or|same|{poss}|highest < at the ${level} level > $|and|as|in|to|but|for|since = ${adverb} @0.85`
})}
in the early hours of > monday|tuesday|wednesday|thursday|friday|saturday|sunday = early on @0.9
remains its|their|our|his|her top|number-one|highest|main priority > $|,|and|as|in|at|when = still comes first @0.88
police|officers|detectives|officials|he|she|they|council|government|club|company|investigators is keen to > {base} = #1 wants to @0.88
police|officers|detectives|officials|they|investigators|who are keen to > {base} = #1 want to @0.88
police|officers|detectives|officials|he|she|they|council|government|club|company|investigators was|were keen to > {base} = #1 wanted to @0.88
!is|was|be|been|has|had < an increased police presence > in|at|on|around|near|outside|across = more police @0.9
an increased police presence will be visible|seen = more police will be seen @0.92
has|have|had been successful in > a|some|several|many|other|reducing|cutting|improving|raising|keeping|helping|parts|the = #1 worked well in @0.85
who|that|they|teachers|nurses|staff|volunteers|workers|people go above and beyond to > {base} = #1 do all they can to @0.9
we go above and beyond to > {base} = we do all we can to @0.9
he|she|who|they went above and beyond to > {base} = #1 did everything possible to @0.88
going above and beyond to > {base} = doing everything possible to @0.88
going above and beyond > $|for|in|,|and = doing more than is asked @0.88
gone on to pursue careers|career in = gone on to work in @0.88
gone on to pursue a career in = gone on to work in @0.88
to pursue careers in = to work in @0.85
to pursue a career as = to work as @0.85
, which will be > held|published|released|broadcast|shown|staged|funded|led|played|displayed|unveiled|presented|located|built = , to be @0.88
without access to legal representation|counsel|advice = without a lawyer @0.9
${NOT_HELPED} < described it|this|that as a|an|the = called #2 #4 @0.88
describing it|this|that as a|an|the = calling #2 #4 @0.88 ~
describe* him|her|them as a|an|the > true|great|dear|devoted|real|brilliant|remarkable|wonderful|dedicated|gifted|legend|hero|pioneer|giant|mentor|friend|role|visionary|genius|model|inspiration|leader|champion|gentle|loving = call* #2 #4 @0.88
described him|her|them as a|an|the > true|great|dear|devoted|real|brilliant|remarkable|wonderful|dedicated|gifted|legend|hero|pioneer|giant|mentor|friend|role|visionary|genius|model|inspiration|leader|champion|gentle|loving = called #2 #4 @0.88
{poss} natural talent|ability|aptitude for > {ing}|music|art|sport|numbers|languages|mathematics|comedy|painting|singing|acting|the = #1 gift for @0.88 ~
is a known risk factor for = is known to raise the risk of @0.9
is a major|significant|leading|key risk factor for = greatly raises the risk of @0.9 ~
analysts|experts|residents|critics|economists|lawmakers|fans|voters|parents had mixed views|opinions about|on|over = #1 were divided on @0.9
analysts|experts|residents|critics|economists|lawmakers|fans|voters|parents have mixed views|opinions about|on|over = #1 are divided on @0.9 ~
as part of a broader|wider|larger effort|push|drive|campaign to = in a wider #6 to @0.88
as part of its|their|his|her ongoing|continuing effort|efforts to = in #4 #6 to @0.9
as part of its|their|his|her effort|efforts to = in #4 #5 to @0.88
!^|local|the < hospitals|schools|businesses|residents|shops|farmers|roads|hotels|restaurants|charities in the area > $|have|are|were|had|said|and|to|will|who|after|on|for = local #1 @0.85
compared to|with the same period last year = from a year earlier @0.88
compared to|with the same period|quarter a year earlier|ago = from a year earlier @0.88
residents|drivers|motorists|visitors|passengers|parents|commuters|travelers|travellers|patients|customers|users|swimmers|walkers are advised to = #1 should @0.88
!{be}|{have}|been|was|were|as|{ly} < announced > on monday|tuesday|wednesday|thursday|friday|saturday|sunday that|it|they|he|she = s:said @0.95
impose* restrictions|limits|curbs on = restrict* / f:limit* @0.88
make* a full recovery = recover* fully @0.85
made a full recovery = recovered fully @0.85
${each(
  [
    'criticism|criticized',
    'praise|praised',
    'opposition|opposed',
    'resistance|resisted',
    'approval|welcomed',
    'condemnation|condemned',
    'skepticism|doubted',
  ],
  (pair) => {
    const [noun, verb] = pair.split('|')
    return `was|were|been|be met with ${noun} from|by = #1 ${verb} by @0.9`
  },
)}
${each(['criticism|criticized', 'praise|praised', 'condemnation|condemned', 'acclaim|praised'], (pair) => {
  const [noun, verb] = pair.split('|')
  return `was|were|been|be met with widespread ${noun} from|by = #1 widely ${verb} by @0.92\nwas|were|been|be met with widespread ${noun} > !for|from|by|over = #1 widely ${verb} @0.92`
})}
was|were met with mixed reactions|reviews|responses = had a mixed reception @0.88
was|were met with a mixed reaction|response = had a mixed reception @0.88
has|have been met with mixed reactions|reviews|responses = #1 had a mixed reception @0.88
correctional facility|institution = prison @0.9
correctional facilities|institutions = prisons @0.9
career|collection|history that spanned > {number}|more|over|nearly|almost|several|decades|four|five|six|three|two = #1 of @0.88
reach* an agreement > $|on|over|by|before|about = agree* @0.88
reached an agreement > $|on|over|by|before|about = agreed @0.88
is|are|was|were currently in second|third|fourth|fifth|sixth|seventh|last place|position = #1 now #4 @0.85
by a narrow|slim|small|slender margin > $|and|in|after|but|on|to = narrowly @0.88
win|wins|won|lost|passed|victory < by a wide|large|comfortable|big|significant margin > $|and|in|after|but|on = easily @0.85
in a northerly direction = north @0.9
in a southerly direction = south @0.9
in an easterly direction = east @0.9
in a westerly direction = west @0.9
// which, that and who, dropped before what is done
those|anyone|someone|people|everyone|everything|anything|something|nothing|ones < who|that|which is|are|was|were ${DONE} > ${ON} ${GOES_NO_FURTHER} = #3 @0.88
{plural} < who|which|that are|were ${DONE} > ${ON} ${GOES_NO_FURTHER} = #3 @0.85
the|a|an|{poss}|any|every|another|each|no !said|says|claims|knew|means|so|same|it|one|way < who|which|that is|was ${DONE} > ${ON} ${GOES_NO_FURTHER} = #3 @0.85
the|a|an|{poss}|any|every|another|each|no !^|,|to|of|and|or|more|less !said|says|say|claims|claimed|knew|know|means|shows|believes|thinks|thought|hopes|hoped|felt|feels|heard|told|so|such|it|is|was|and|or|, < who|which|that is|was ${DONE} > ${ON} ${GOES_NO_FURTHER} = #3 @0.85
${each(CLOSED, (rest) => `, which|who is|are|was|were ${DONE} > ${ON} ${rest} = , #4 @0.9`)}
${each([...CLOSED, ...CLOSED.map((rest) => rest.replace(/,$/, '.'))], (rest) => `, which is|are > the|one|its|their|his|her !reason|case|fact|only|same|result|point|way|opposite|kind|sort|whole|problem|question|truth|aim|goal|purpose ${rest} = , @0.88`)}
${each(CLOSED, (rest) => `, who is|are > the|a|an|one|his|her|their ${rest} = , @0.88`)}
${each(CLOSED, (rest) => `, which was > the first|largest|biggest|oldest|last|second|third|worst|highest|longest|tallest|most ${rest} = , @0.88`)}
${each(CLOSED, (rest) => `, which has|have|had > a|an|more|over|about|nearly|almost|no|around|only|two|three|four|five|six|{number} ${rest} = , with @0.85`)}
${each(CLOSED, (rest) => `, who has|had > more|over|nearly|almost|{number} ${rest} = , with @0.85`)}
home|house|garden|building|shop|store|office|offices|school|hospital|factory|plant|site|museum|park|center|centre|restaurant|hotel|village|town|city|island|station|camp|laboratory|farm|church|mine|field|forest|area|region|community|communities|facility|facilities|club|temple|property|properties|homes|houses|buildings|shops|businesses|schools|villages|towns|cities|islands|areas|regions|land|warehouse|studio|gallery|library|prison|base|bakery|cafe|bar < located|situated > in|on|at|near|behind|along|between|outside|inside|next|just|about|within|beside|above|below|around|opposite|off|close = - @0.9
// sayings with "that"
, saying|adding|arguing|claiming|insisting that > he|she|they|it|there|we|i = , #2 @0.8 ~
insisted|claimed|confirmed|feared|complained|admitted|conceded|explained that > he|she|they = #1 @0.7
^ < in a shocking|dramatic|stunning turn of events , > !{number} = - @0.88
^ < in a surprising|unexpected turn of events , = unexpectedly , @0.88
has|have seen a dramatic|significant|sharp|big|substantial|huge|massive|considerable increase|rise|surge|jump in > business|traffic|visitors|customers|orders|crime|complaints|cases|tourism|demand|interest|sales|students|patients|tourists|users|applications|bookings|violence|support|calls = #1 had far more @0.88
led to widespread > criticism|anger|outrage|debate|panic|fear|confusion|speculation|damage|disruption|unrest = caused much @0.85
describe* {poss} death|decision|work|loss|resignation|victory|appointment|arrest|time|life|role|style|approach|remarks|comments|behavior|behaviour|actions as a|an|the = call* #2 #3 #5 @0.88 ~
described {poss} death|decision|work|loss|resignation|victory|appointment|arrest|time|life|role|style|approach|remarks|comments|behavior|behaviour|actions as a|an|the = called #2 #3 #5 @0.88
are accompanied by > a|an|the|more|better|other|broader|some|new|strong !adult|parent|guide|guardian|carer|interpreter|teacher = come with @0.85 ~
rules|restrictions|changes|ban|measures|ceasefire|cuts|increases|limits|sanctions|tariffs|charges|fees will|would take effect = #1 #2 start @0.85 ~
rules|restrictions|changes|ban|measures|ceasefire|cuts|increases|limits|sanctions|tariffs|charges|fees took effect > in|on|at|last|this|yesterday|earlier|$|after = #1 started @0.85
caused damage to > the|a|an|{poss}|homes|buildings|houses|cars|crops|roads|roofs|property|some|many = damaged @0.9
causing damage to > the|a|an|{poss}|homes|buildings|houses|cars|crops|roads|roofs|property|some|many = damaging @0.9
cause damage to > the|a|an|{poss}|homes|buildings|houses|cars|crops|roads|roofs|property|some|many = damage @0.9
// what is promised, shared and felt
take* all necessary|possible|appropriate measures|steps|precautions|action to = do* everything possible to @0.9
taking all necessary|possible|appropriate measures|steps|precautions|action to = doing everything possible to @0.9
appeal* to the public for > !help = ask* the public for @0.9 ~
appealed to the public for = asked the public for @0.9 ~
left the community|town|country|nation|world|city|village|family|region|school in shock = shocked the #3 @0.9
leaving the community|town|country|nation|world|city|village|family|region|school in shock = shocking the #3 @0.9
left the entire|whole|local community|town|country|nation|world|city|village|family|region|school in shock = shocked the #3 #4 @0.9
event|fair|festival|day|evening|concert|show|party|parade|celebration|weekend|gala|launch was a huge|great|big|resounding|tremendous|major success > $|,|and|with|thanks|for = #1 went very well @0.85
strengthen* ties|relations|cooperation between the two countries|nations|sides|neighbors|neighbours = bring* the two #6 closer @0.88
strengthening ties|relations|cooperation between the two countries|nations|sides|neighbors|neighbours = bringing the two #6 closer @0.88 ~
the ongoing war|conflict|crisis|pandemic|dispute|strike|talks|drought|unrest|fighting|trial in|between|over|with|against = the #3 #4 @0.85
with a final score of > {number} = - @0.9
by a final score of > {number} = - @0.9
by|with a score of > {number} = - @0.9
fans|spectators|audiences|crowds|viewers|visitors|guests|concertgoers|attendees were treated to > a|an|live|performances|music = #1 saw @0.85
a closely contested|fought > match|game|race|election|contest|battle|vote|final|series|competition = a close @0.88
secure*|book*|seal* {poss} place|spot|berth in the final|finals|semi-final|semi-finals|quarter-finals|quarter-final|playoffs|play-offs|semifinals|quarterfinals|knockout = reach* the #6 @0.9
secured|booked|sealed {poss} place|spot|berth in the final|finals|semi-final|semi-finals|quarter-finals|quarter-final|playoffs|play-offs|semifinals|quarterfinals|knockout = reached the #6 @0.9
!{to}|{plural}|they|we|i|you < put up a strong|good|brave|tough|spirited|valiant fight > $|,|and|but|against|in|before = fought hard @0.88
{to} < put up a strong|good|brave|tough|spirited|valiant fight > $|,|and|but|against|in|before = fight hard @0.9
// what is done, owed and hoped
do* everything in {poss} power to = do* everything possible to @0.9
cost|damage|loss|losses|value|number|total|population|price|bill|toll is|are|was|were estimated to be > {number}|about|around|more|over|between|at|nearly|almost = #1 #2 put at @0.88 ~
over|during|for|in a period of > nearly|about|almost|more|over|several|around|just|many = #1 @0.88
has|have since been forced to > {base} = #1 since had to @0.9 ~
ambitious plans for the future = big plans @0.9
express*|extend* {poss} heartfelt|sincere|sincerest|deep|deepest|warmest|profound thanks|gratitude|appreciation to = thank* @0.9
expressed|extended {poss} heartfelt|sincere|sincerest|deep|deepest|warmest|profound thanks|gratitude|appreciation to = thanked @0.9
express*|extend* {poss} thanks|appreciation to = thank* @0.9
expressed|extended {poss} thanks|appreciation to = thanked @0.9
has already expressed|shown interest in = is already interested in @0.88
have already expressed|shown interest in = are already interested in @0.88
has expressed|shown interest in = is interested in @0.85
have expressed|shown interest in = are interested in @0.85
has expressed|shown an interest in = is interested in @0.85
have expressed|shown an interest in = are interested in @0.85
is|was not < the first time that > he|she|they|it|the|we|i|such|a = the first time @0.9
causing anxiety|concern|worry for|among|to = worrying @0.85
caused anxiety|concern|worry for|among > !{ing} = worried @0.85
give* cities|states|councils|schools|teachers|police|officials|regulators|residents|workers|patients|parents|users|people the authority|power|right to > {base} = let* #2 @0.85
he was a lifelong resident of = he lived all his life in @0.9
!{have}|who < had a passion for = loved @0.85
has a passion for = loves @0.85
had a love for|of > !the = loved @0.85
residents|fans|parents|critics|voters|workers|analysts|locals|students|users|customers expressed|had|voiced mixed feelings|reactions|emotions about|on|to|over = #1 were divided over @0.88
the public is invited|welcome|encouraged to attend = anyone may attend @0.88
is|are|be available for purchase = #1 on sale @0.88
inclement weather conditions = bad weather @0.88 ~
favorable|favourable weather conditions = good weather @0.88
icy|slippery|hazardous|dangerous|wet|treacherous road conditions > $|and|in|on|across|after|that|have = #1 roads @0.88 ~
car|truck|bus|train|van|vehicle|lorry|motorcycle|plane|boat|ship|tanker|helicopter collided with = #1 hit @0.85
its|their product offerings = #1 products @0.88
${NOT_HELPED} < issued|released a statement saying|stating that = said in a statement that @0.92
has|have issued|released a statement saying|stating that = #1 said in a statement that @0.92
${NOT_HELPED} < issued|released a statement confirming that = confirmed in a statement that @0.92
is set|due|scheduled|expected|slated to be released in|on|this|next|later|early = is due out #6 @0.9
are set|due|scheduled|expected|slated to be released in|on|this|next|later|early = are due out #6 @0.9
// what it costs, and who pays
lead*|result* to|in the loss of > {number}|hundreds|thousands|dozens ${GOES_NO_FURTHER} = cost* @0.88
led to the loss of > {number}|hundreds|thousands|dozens ${GOES_NO_FURTHER} = cost @0.88
resulted in the loss of > {number}|hundreds|thousands|dozens ${GOES_NO_FURTHER} = cost @0.88
will|would|could|may|might result in the closure of > !a ${GOES_NO_FURTHER} = #1 close @0.88
will|would|could|may|might lead to the closure of > !a ${GOES_NO_FURTHER} = #1 close @0.88
their|his|her|our|my|with|of anger and frustration|outrage = #1 anger @0.85
their|his|her|our|my|with|of frustration and anger = #1 anger @0.85
their|his|her|our|my|with|of grief and sorrow|sadness = #1 grief @0.85
their|his|her|our|my|with|of joy and happiness|delight = #1 joy @0.85
their|his|her|our|my|with|of shock and disbelief|surprise = #1 shock @0.85
council|company|government|firm|club|bank|airline|retailer|university|school|ministry|agency|it has announced|unveiled|revealed plans to > {base} = #1 has said it plans to @0.88
decision|ruling|verdict|result|announcement|vote is expected to be made|announced|taken|delivered|reached|held = #1 is due @0.9
results|decisions|details are expected to be made|announced|taken|published|released = #1 are due @0.9
has|have been left with no choice|option|alternative but to = #1 had no choice but to @0.9
had been left with no choice|option|alternative but to = had no choice but to @0.9
was|were left with no choice|option|alternative but to = had no choice but to @0.9
${each(
  ['opposition|opposed', 'resistance|resisted', 'criticism|criticized', 'condemnation|condemned'],
  (pair) => {
    const [noun, verb] = pair.split('|')
    return `was|were|been met with strong|fierce|stiff|heavy|considerable|significant ${noun} from|by = #1 strongly ${verb} by @0.9`
  },
)}
voice*|declare*|pledge* {poss} support for = back* @0.88
voiced|declared|pledged {poss} support for = backed @0.88
voiced|pledged|declared support for > {poss}|the|a|an = backed @0.88
cross* the finish line in a time of = finish* in @0.9
crossed the finish line in a time of = finished in @0.9
crossed the finish line > first|second|third|in|ahead|with|after|at = finished @0.85
in a time of > {number} = in @0.88
set* a new world|course|national|personal|track|club|olympic|european|school|state record = set* a #4 record @0.85
finish*|finished|finishing in first|second|third|fourth|fifth|sixth|seventh|eighth|last place|position = #1 #3 @0.9
came|come|comes in second|third|fourth|fifth|sixth|last > $|,|behind|with|and|in|at|to|after = #1 #3 @0.88 ~
came|come|comes in first|second|third|fourth|fifth|sixth|last place > $|,|behind|with|and|in|at|to|after|for = #1 #3 @0.9
been|was|were|is|are < in the possession of = owned by @0.85
generate*|spark*|stimulate* renewed|fresh interest in = revive* interest in @0.9
generated|sparked|stimulated renewed|fresh interest in = revived interest in @0.9
${each(
  [
    'restoration|restored',
    'renovation|renovated',
    'renovations|renovated',
    'testing|tested',
    'repairs|repaired',
  ],
  (pair) => {
    const [noun, verb] = pair.split('|')
    return `has undergone extensive|thorough ${noun} = has been thoroughly ${verb} @0.9\nhave undergone extensive|thorough ${noun} = have been thoroughly ${verb} @0.9`
  },
)}
has expressed hope that = hopes that @0.88
have expressed hope that = hope that @0.88
!has|have|had < expressed hope that = hoped that @0.85
!strongly|well|better|best < is|are advised to > {base} = should @0.85
protest|protests|riots|row|debate|unrest|violence|controversy|dispute|crisis|anger was|were sparked by = #1 #2 set off by @0.85
allowed|able|free|unable|permitted to return home = #1 to go home @0.85
covered the cost|costs of = paid for @0.88
raise* objections to = object* to @0.9
raised objections to = objected to @0.9
{plural} < raised objections > ,|$|and|but = objected @0.88
// what took place, and where it stands
^ < in a groundbreaking|exciting|remarkable|significant|major development , > !{number} = - @0.88
has|have produced|shown|yielded promising|encouraging|positive results > $|,|and|but|so = #1 done well @0.88
burglaries|attacks|events|protests|meetings|talks|clashes|incidents|elections|robberies|killings|crimes|thefts|demonstrations|celebrations|accidents|battles|explosions|changes|incident|accident|attack|event|crash|meeting|battle|protest|explosion|earthquake|fire|robbery|shooting|crime|ceremony|debate|murder|massacre|strike|game|match that|which took place > in|on|at|during|between|last|over|near|across|after|yesterday|earlier|outside = #1 @0.9
burglaries|attacks|events|protests|meetings|talks|clashes|incidents|elections|robberies|killings|crimes|thefts|demonstrations|accidents|battles|explosions|changes|incident|accident|attack|event|crash|meeting|battle|protest|explosion|earthquake|fire|robbery|shooting|crime|debate|murder|massacre|delay|error|leak|breach that|which occurred|happened > in|on|at|during|between|last|over|near|across|after|yesterday|earlier|outside = #1 @0.9
residents|families|parents|campaigners|fans|passengers|officials|workers|neighbors|neighbours|critics|investors have expressed relief at|that|over = #1 are relieved #5 @0.88
are continuing their investigation|investigations|inquiries into = are still investigating @0.9
are continuing their investigation|investigations|inquiries > $|and|,|but = are still investigating @0.9
is continuing its investigation|investigations|inquiries into = is still investigating @0.9
are continuing their|the search for = are still searching for @0.9
provide*|offer* a platform for _ to > {base} = let* #5 @0.88
provide*|offer* a platform for _ _ to > {base} = let* #5 #6 @0.88
${NOT_HELPED} < provided|offered a platform for _ to > {base} = let #5 @0.88
${NOT_HELPED} < provided|offered a platform for _ _ to > {base} = let #5 #6 @0.88
did not admit to any wrongdoing = did not admit doing anything wrong @0.9
without admitting any wrongdoing = without admitting doing anything wrong @0.9
{plural} < who|that|which have been ${DONE} > ${ON} ${GOES_NO_FURTHER} = #4 @0.85
has|have so far been unsuccessful > $|in|and|, = #1 so far failed @0.9
effort|efforts|attempt|attempts|bid|appeal|search|talks|negotiations was|were unsuccessful > $|,|and|because|as = #1 failed @0.88
effort|efforts|attempt|attempts|bid|appeal|search|talks|negotiations proved unsuccessful > $|,|and|because|as = #1 failed @0.88 ~
has|have been unsuccessful in {poss} efforts|attempts to = #1 failed to @0.88
enlist* in the army|navy|marines|military|force = join* the #4 @0.88
${each(['avoidable|avoided', 'preventable|prevented'], (pair) => {
  const [quality, done] = pair.split('|')
  return `was|were entirely|completely|wholly|totally|largely ${quality} > $|,|and|if|had|in = could have been ${done} @0.88`
})}
including the introduction of > a|an|new|more|two|three|several|stricter|tougher|better = including @0.85
!there|it|more|most|less|least|quite|very < was|were likely to > {base} !more = would probably @0.8
is|are expected to appear in court = #1 due in court @0.9
// families, needs and firsts
the families of the victims = the victims' families @0.88
the relatives of the victims = the victims' relatives @0.88
has|have drawn|sparked|prompted|provoked international|global|worldwide condemnation > $|,|and|from|for|with = #1 been condemned around the world @0.88
is in urgent|desperate|dire need of = badly needs @0.9
are in urgent|desperate|dire need of = badly need @0.9
was|were in urgent|desperate|dire need of = badly needed @0.9
compared to|with the same month|week|time last year = from a year earlier @0.88
work* in close collaboration|cooperation|partnership|consultation with = work* closely with @0.9
// which is dropped where the rest can stand by itself
${each(CLOSED, (rest) => `, which is|are|was|were estimated|expected|scheduled|due|designed|believed|thought|located|situated|based|led|owned|run|founded|built|published|held|known|named|called|organized|organised|funded|sponsored|written|directed|produced|used > to|in|on|at|by|for|as|near|after|just|from ${rest} = , #4 @0.9`)}
${each(CLOSED, (rest) => `, who is|are|was|were based|born|employed|accused|charged|convicted|suspected|arrested|elected|appointed|nominated|survived|trained|raised|educated > to|in|on|at|by|for|as|near|after|of|with|from ${rest} = , #4 @0.9`)}
`
