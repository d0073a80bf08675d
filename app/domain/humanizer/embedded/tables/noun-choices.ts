/** Whose it is, and who it is done to: "their ability" and "help them". */
const OWNERS = [
  'their them they know',
  'our us we know',
  'your you you know',
  'my me I know',
  'his him he knows',
  'her her she knows',
].map((row) => row.split(' '))

/** Frames around a noun that belongs to somebody, where the plain wording names the person instead. */
const OWNED = OWNERS.map(
  ([poss, them, they, know]) => `
!{ly} < hinder*|limit*|hamper*|impair*|reduce*|undermine* ${poss} ability to = make* it harder for ${them} to @0.92
significantly|greatly|severely|seriously|drastically hinder*|limit*|hamper*|impair*|reduce*|undermine* ${poss} ability to = make* it much harder for ${them} to @0.92
enhance*|improve*|further*|broaden*|expand* ${poss} understanding of = teach* ${them} more about / add* to what ${they} ${know} about / f:add* to ${poss} knowledge of @0.92
it|this|that|which|course|class|book|trip|experience|work|study|visit|project|program|also < deepen* ${poss} understanding of = teach* ${them} more about @0.92
services|programs|products|options|schedules|that|which|solutions|tools < meet* ${poss} needs = suit* ${them} / r:work* for ${them} @0.8
boost*|enhance*|increase*|improve* ${poss} confidence = build* up ${poss} confidence / f:add* to ${poss} confidence @0.8
broaden*|widen*|expand* ${poss} perspective|perspectives = open* ${poss} eyes / widen* ${poss} outlook / f:enlarge* ${poss} view @0.85
have a negative impact|effect on ${poss} = harm ${poss} / be bad for ${poss} / hurt ${poss} @0.92
have a positive impact|effect on ${poss} = be good for ${poss} / help ${poss} @0.92
it is ${poss} responsibility to = it is up to ${them} to / it falls to ${them} to @0.85
make* it easier for ${them} to = help* ${them} to / make* it easy for ${them} to @0.3
make* it difficult for ${them} to = make* it hard for ${them} to @0.85
provide* ${them} with the opportunity|chance|ability to = give* ${them} the chance to / let* ${them} @0.92
provide* ${them} with an opportunity to = give* ${them} a chance to / let* ${them} @0.92
provide* ${them} with opportunities to = give* ${them} chances to / let* ${them} @0.92
give* ${them} the opportunity|ability to = give* ${them} the chance to / let* ${them} @0.88
allow* ${them} the opportunity to = give* ${them} the chance to / let* ${them} @0.92
offer* ${them} the opportunity|chance to = give* ${them} the chance to / let* ${them} @0.88`,
).join('\n')

/** Nouns that machines overuse and the frames they stand in. */
export const NOUN_CHOICES = `
${OWNED}
// ability, opportunity
they|we|you|i|who|that|{plural}|people|children < lack the ability|capacity to = cannot / f:are unable to @0.85
lacks the ability|capacity to = cannot / f:is unable to @0.85
!had|has|have < lacked the ability|capacity to = could not @0.4
give* people|students|users|customers|children|workers|teachers|parents|players|readers the opportunity|ability to = let* #2 @0.9
provide* people|students|users|customers|children|workers|teachers|parents|players|individuals with the opportunity|ability to = give* #2 the chance to / let* #2 @0.92
provide* students|users|people|customers|children with opportunities to = give* #2 chances to / let* #2 @0.92
get* the opportunity to = get* to @0.9
job|employment opportunities = jobs @0.88
better|more|new|future|good|great < career opportunities = jobs @0.85
opportunities for growth > !and|or|,|in|of = chances to grow @0.9
a wide range of opportunities = many chances / r:all sorts of chances
// aspects, factors
many aspects of = c:a lot of @0.88
certain|some aspects of = some sides of @0.85
another important aspect of = another side of / f:a further part of @0.9
the most important aspect of = the main thing about @0.88
the best aspect|part of = c:the best bit of @0.4
in many|some|several aspects > !of = in #2 ways @0.85
key aspects of = main parts of @0.85
on|by < factors such as = r:things like @0.85
on|by < factors like = r:things like @0.85
other factors = c:other things @0.8
many factors > contribute|contributed|led|play|played|are|were|can|may|have|go|went = c:many things @0.85
various|several factors = c:several things @0.88
a variety|number of factors = several factors / r:several things / r:many things @0.9
a major|key|significant|important factor in = a big reason for / a large part of @0.85
into|on|about|understand|examine|examined|identify|identified|know|study|studied|explore|explored|explain|investigate|investigated|consider < the factors that influence|affect|determine|shape > !how|whether = what #4s @0.9
!risk < factors affecting = c:things that affect @0.85
taking these|all|all these factors into account|consideration = with all this in mind @0.6
// challenges, issues, problems
one of the biggest|main|major|key|primary challenges = r:one of the hardest things @0.9
the challenges they face = the difficulties they face / r:what they are up against / what they have to deal with @0.88
the challenges we face > !. = the difficulties we face @0.88
the challenges we face > . = the difficulties we face / r:what we are up against / what we have to deal with @0.88
rise to the challenge = do what is needed / r:step up @0.6
issues related|relating to = problems with / questions of / matters of @0.88
a serious|major|significant|big|growing issue = f:a #2 matter @0.8
understand|find|identify|know|see|determine|finding|understanding|identifying|explain < the root cause of = what is behind @0.8
// impact, influence, effect
make* a significant|lasting|real|meaningful|big impact = leave* a mark @0.92 ~
leave* a lasting impression = be* hard to forget / make* a deep impression / stay* in the mind @0.85
the impact it|this has on = r:what #3 does to / the difference #3 makes to @0.88
the impact they have on = the effect they have on / r:what they do to / the difference they make to @0.88
profound impact on = deep effect on @0.9
lasting impact on = lasting effect on @0.8
impactful = powerful @0.9
// importance, role
{be} < of vital|crucial|considerable|significant|immense importance = very important / f:of great weight @0.92
in their|his|her|its|our role|roles as = as @0.7
// process, approach, strategy
throughout the|this process = r:all the way through @0.85
in|for|about|to|on|of|during|throughout|with < the decision-making process = making decisions / making choices @0.88
of|in|into|hinder|hinders|disrupt|disrupts|improve|improves|enhance|enhances < the learning process = learning @0.75
the writing process = writing @0.75
the hiring|recruitment process = hiring @0.8
the voting process = voting @0.7
the healing process = healing @0.7
take* a proactive approach to|towards = act* early on / get* ahead of @0.85
take* a different approach = r:try* something else @0.7 ~
a comprehensive strategy = a full plan / a broad plan
take* the necessary steps|measures to = do* what is needed to / do* what it takes to @0.9
the implementation of _ > $|in|to|will|would|can|is|has|by|for|was|could|may|as = putting #4 in place / bringing in #4 @0.85 ~
the implementation of _ _ > $|in|to|will|would|can|is|has|by|for|was|could|may|as = putting #4 #5 in place / bringing in #4 #5 @0.85 ~
// insight, knowledge, understanding
provide* a clear understanding of = give* a clear picture of @0.92
provide* a comprehensive|thorough understanding of = give* a full picture of @0.92
contribute* to a better|deeper|greater understanding of = help* us understand / add* to what we know about / f:add* to our knowledge of @0.93
contribute* to the understanding of = help* us understand / add* to what we know about @0.92
contribute* to our understanding of = help* us understand / add* to what we know about / f:add* to our knowledge of @0.93
lead* to a better|deeper|greater understanding of = help* us understand / make* it easier to understand @0.9
key insights > !from = main points @0.85
advance* our understanding|knowledge of = add* to what we know about @0.92
key insights > from = main lessons @0.85
insights and perspectives = ideas and views / thoughts and views
insights and ideas = ideas @0.7
gain*|acquire* knowledge > $|and|from|through = learn* @0.8
knowledge and expertise > !are|were = knowledge / know-how @0.85
knowledge and understanding = knowledge @0.6
a basic understanding of = a rough idea of / some idea of @0.75
// environment, experience
work|working environment = workplace @0.85
work|working environments = workplaces @0.85 ~
home environment = home @0.7
classroom environment = classroom @0.7
in an online environment|setting = online @0.85
the natural environment > !of|in|for = nature @0.7
!more|most|less|and|,|or < environmentally friendly > {plural}|way|product|alternative|option|technology|transport|energy|car = green @0.8
more eco-friendly = greener @0.85
!overall|entire|whole|unique < culinary experience = meal @0.75
culinary delights|creations|masterpieces|offerings = dishes @0.85
culinary skills = cooking @0.8
great|valuable|good|wonderful|useful|real|amazing|enriching|meaningful|fun < learning experience = lesson @0.6
{poss} < educational experience|journey = schooling / education @0.85
{poss} < academic|learning journey = studies / schooling @0.88
life's journey = life @0.8
have* a great|good|wonderful|lovely|fantastic|terrible|horrible|bad|bad|pleasant experience = have* a #3 time @0.85
have* an amazing|enjoyable|awful|incredible|excellent experience = have* an #3 time @0.85
// development, improvement, growth
areas for|of improvement = weak spots @0.85
an improvement in = better @0.5
personal growth and development = growth as a person @0.88
technological advancements|advances|innovations = technical advances / f:developments in technology @0.88
advances|advancements in technology > $|, = new technology / technical progress @0.5
the rapid advancement|advancements of|in technology = the fast progress of technology / the speed of new technology @0.85
creativity and innovation > !are|were = fresh thinking / creativity @0.85
innovation and creativity > !are|were = fresh thinking / creativity @0.85
// performance, quality, benefits, success
{poss}|improve|improves|improving|improved|hurt|hurts|affect|affects|affecting|boost|boosts|boosting|boosted|harm|harms < academic performance > .|,|and|or|when|if|because = grades @0.8
!financial|stock|strong|high|poor|of|predict|predicts|predicting|predicted|and < job performance = work @0.6
enhance*|improve* the quality of = raise* the standard of @0.85
{be} < of high quality = very good / r:really good @0.85
offer*|provide*|have* many|numerous benefits|advantages > !,|including|like|such|to|for = have* many good points @0.9
one of the main|key|primary|biggest|greatest|major|most significant benefits|advantages of = one of the best things about @0.92
one of the main|key|primary|biggest|major disadvantages|drawbacks of = one of the worst things about @0.92
another advantage|benefit of = f:a further merit of @0.85
another disadvantage|drawback of = f:a further weakness of @0.85
the advantages and disadvantages of = f:the case for and against @0.75
advantages and disadvantages = f:strengths and weaknesses @0.7
for the benefit of > mankind|humanity|all|everyone|society|people|others|humankind|children = to help @0.75
the key to success > !lies = the secret of success @0.6
the key to success lies in = success lies in / success comes from @0.92
lead* to success = bring* success @0.6
// well-being
mental|emotional|psychological well-being = f:health of mind @0.85
physical and mental well-being > !are|were = physical and mental health @0.9
mental|emotional and physical well-being > !are|were = mental and physical health @0.9
physical well-being = health @0.85
overall well-being = general well-being @0.9
overall health and well-being > !are|were = general health and well-being @0.92
health and well-being|wellbeing|wellness > !are|were = f:health and welfare @0.6
safety and well-being of = safety of / welfare of @0.85
safety and well-being = safety @0.85
// community, society
members of the local community = local people @0.6
!in|within|across|throughout|around|into|part|of < the local community > $|and|in|by|to|with|or|for|through|at|as = local people / the neighborhood @0.6
the community as a whole = everyone in the community @0.85 ~
the scientific|research community > $|and|in|by|to|with|or|for|through|at|as = scientists / researchers @0.75
a productive|contributing member of society = a useful citizen @0.85
productive|contributing members of society = useful citizens @0.85
individuals and communities = people and communities @0.85
individuals and society = people and society @0.7
the fabric of society = society itself @0.7
// perspective
from multiple perspectives|angles|viewpoints = from several angles / from several sides @0.88
from my perspective|standpoint = to me @0.88
different perspectives|viewpoints on = different views of / other sides of / r:other takes on @0.85
diverse perspectives = different views / different points of view @0.88
a different perspective|viewpoint = another view / r:another take @0.85
a new|fresh perspective on = a new way of looking at / a fresh look at / another view of @0.88
fresh perspectives = fresh ideas / new ways of seeing @0.8
a broader|wider perspective on = a wider view of @0.85
thoughts and perspectives|opinions = thoughts / views @0.7
perspectives and opinions = views / opinions @0.8
// skills
decision-making skills|abilities > !are|were|have|that|which|like|such|as = judgment @0.85
their|our|your|his|her|my < problem-solving skills|abilities > !are|were|have|that|which|like|such|as = ability to solve problems @0.88
critical thinking skills|abilities > !are|were|have|that|which|like|such|as = critical thinking @0.85
develop*|build*|improve*|strengthen* critical thinking skills|abilities = learn* to think critically @0.9
{poss} decision-making skills|abilities > !are|were|have|that|which|like|such|as = #1 judgment / #1 ability to decide @0.87
{poss} problem-solving skills|abilities > !are|were|have|that|which|like|such|as = #1 ability to solve problems @0.88
{poss} critical thinking skills|abilities > !are|were|have|that|which|like|such|as = f:#1 ability to think critically @0.87
{poss} time management skills > !are|were|have|that|which|like|such|as = #1 ability to manage time / #1 use of time @0.88
students|people|children|they|we|you|i|he|she|participants|employees|workers|teachers|individuals|them|us|him|me|others|pupils|learners < improve*|develop*|enhance*|build*|hone* their|our|your|his|her|my communication skills = learn* to communicate better @0.85
students|people|children|they|we|you|i|he|she|participants|employees|workers|teachers|individuals|them|us|him|me|others|pupils|learners < improve*|develop*|enhance*|build*|hone* their|our|your|his|her|my social skills = learn* to get on with people / learn* to deal with people @0.85
students|people|children|they|we|you|i|he|she|participants|employees|workers|teachers|individuals|them|us|him|me|others|pupils|learners < improve*|develop*|enhance*|build*|hone* their|our|your|his|her|my problem-solving skills = learn* to solve problems / get* better at solving problems @0.9
students|people|children|they|we|you|i|he|she|participants|employees|workers|teachers|individuals|them|us|him|me|others|pupils|learners < improve*|develop*|enhance*|build*|hone* their|our|your|his|her|my leadership skills = learn* to lead / get* better at leading @0.88
students|people|children|they|we|you|i|he|she|participants|employees|workers|teachers|individuals|them|us|him|me|others|pupils|learners < improve*|develop*|enhance*|build*|hone* their|our|your|his|her|my time management skills = learn* to manage time better / get* better at managing time @0.88
a wide|broad|diverse range|set of skills = many skills / all kinds of skills / r:all sorts of skills @0.92
skill set|sets = skills @0.88 ~
skillset|skillsets = s:skills @0.95
`
