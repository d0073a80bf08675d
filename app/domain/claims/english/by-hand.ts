/**
 * What WordNet lacks: words of one meaning (a line is a group), and words that stand at two ends of something
 * ("one end : other end"). Base forms; phrases are joined by "_".
 */
const GROUPS = `
leverage use utilise utilize employ harness exploit apply
foster encourage promote nurture cultivate
delve explore investigate examine look_into go_into
underscore emphasise emphasize highlight stress
facilitate ease help enable simplify
showcase show display demonstrate present
crucial vital essential key pivotal paramount critical important decisive central fundamental
numerous many countless myriad plentiful
various different diverse varied several
approximately roughly about around some circa nearly almost
commence begin start open launch
terminate end stop cease finish conclude close
purchase buy acquire get obtain
acquisition purchase
sell vend
assist help aid support
require need demand take
obtain get receive acquire gain
reside live dwell
inform tell notify let_know advise brief
physician doctor medic gp
child kid youngster
infant baby newborn
employee staff worker personnel staffer workforce
company firm business enterprise corporation
customer client buyer shopper
student pupil learner schoolchild
teacher instructor educator schoolteacher
picture painting canvas image
bike bicycle cycle
film movie
car automobile vehicle
phone telephone mobile
house home
meal food dish
money cash funds sum
job work employment post position
illness disease sickness condition
medicine drug medication remedy
shop store
flat apartment
holiday vacation
autumn fall
rubbish garbage trash waste
lift elevator
lorry truck
leader head chief boss director
value worth
price cost fee charge pay
rule regulation law
show indicate suggest reveal find
prove demonstrate
believe think consider hold reckon
allow let permit enable
forbid ban prohibit outlaw bar prevent
require oblige force make
promise vow pledge say give_one's_word
attend visit go_to be_present come_to
leave depart go set_off
arrive come reach get_in get_to turn_up
return come_back go_back send_back bring_back give_back take_back
answer reply respond response
ask inquire enquire request
argue claim maintain say contend assert
worry concern trouble
happy pleased glad delighted
sad unhappy sorry
angry furious annoyed cross
tired weary exhausted
big large great huge vast sizeable considerable
small little tiny minor slight modest
fast quick rapid swift speedy
slow sluggish gradual
hard difficult tough challenging demanding
easy simple effortless straightforward
old aged elderly ancient
new novel recent fresh
clear obvious evident plain
strange odd weird unusual peculiar
rich wealthy affluent well-off
poor impoverished needy
poor bad weak
safe secure
dangerous risky hazardous unsafe
clean pure
dirty filthy polluted contaminated
wet damp moist
dry arid
quiet silent
loud noisy
brief short
chief main primary principal major
whole entire complete full total
enough sufficient adequate
often frequently regularly
usually normally generally mostly mainly typically commonly
sometimes occasionally
rarely seldom
quickly fast rapidly swiftly soon
slowly gradually
suddenly abruptly
finally eventually ultimately
immediately at_once instantly straightaway
currently now today nowadays presently
previously before earlier formerly
subsequently later afterwards then
probably likely presumably
perhaps maybe possibly
improve better enhance boost upgrade
worsen deteriorate decline
grow increase rise expand climb go_up
shrink decrease fall drop decline reduce cut lower diminish lessen go_down
damage harm hurt injure
destroy ruin wreck
repair fix mend
protect guard shield safeguard
attack assault
fight battle combat
win triumph
lose forfeit
find discover identify detect locate come_across track_down spot
lack miss want
hide conceal
reject refuse decline turn_down dismiss
accept approve agree adopt
support back favour endorse
oppose resist object
praise commend applaud laud
criticise criticize blame fault attack
like enjoy love
dislike hate loathe
complain complaint grumble
collect gather assemble
divide split separate
join unite merge combine
connect link tie relate associate
remove take_away take_out delete
add include append
change alter modify shift switch
replace swap substitute
cancel call_off scrap drop
postpone delay put_off defer
continue go_on carry_on keep_on persist proceed
remain stay keep
repeat redo do_again
choose pick select opt
decide settle determine resolve
plan intend aim
try attempt seek endeavour
manage succeed
fail flop collapse
happen occur take_place
cause lead bring_about result trigger produce create provoke
affect influence impact
depend rely hinge
deal handle manage tackle address cope
solve resolve settle fix
study research investigate survey examine
study report paper
learn find_out discover
teach instruct educate train
write pen author
speak talk
build construct erect put_up
make produce create manufacture
own possess have
give hand present donate grant award
offer provide supply
send dispatch mail ship
carry transport bear convey
pay spend
earn make
save spare
waste squander
cost run_to
measure gauge
weigh assess
carry_out conduct perform do undertake execute run
set_up establish found create
close shut
open unlock
rest lie
sleep asleep sleeping
awake wake up
eat consume
drink swallow
swallow take
cook prepare
boil simmer
stir mix blend
rule ruling hold decide find judge decision
beforehand in_advance earlier before
afterwards afterward later after
terrain land ground country
abolish remove do_away_with scrap end
diagnose diagnosis spot detect detection
extinct wipe_out die_out extinction
active awake
complain complaint unhappy dissatisfied
recover recovery rise grow
quit stop give_up abandon
recommend advise suggest
wash clean
use consume go_through
trip journey travel voyage
road street
town city
country nation state
village hamlet
people folk inhabitants population residents
resident local inhabitant
public people
government state
meeting gathering conference
argument case
advantage benefit upside plus
disadvantage drawback downside
chance opportunity
goal aim objective target purpose
result outcome finding consequence effect
reason cause
way method manner means approach
part share portion
kind type sort variety
amount quantity
number figure
area field region zone
side part
beginning start outset
end finish close conclusion
middle centre center
top peak summit
gap hole
mistake error
problem difficulty trouble issue challenge
skill ability
task job duty
right entitle entitled
duty obligation
agreement deal contract
sign signal mark indication evidence proof
look appearance
shape form
story tale
text document
evidence proof sign
noon midday twelve
midnight
fortnight
daily day
weekly week
monthly month
annual yearly year
annually yearly
decade
century
free gratis
worth value
under below beneath
over above
near close_to by
inside within
outside beyond
buyer purchaser
seller vendor
tenant renter lessee
landlord owner lessor
prove show
retain keep
maintain keep
ensure make_sure guarantee
consist comprise
comprehend understand grasp
excellent superb outstanding great
terrible awful dreadful
lessen reduce
obey follow comply
expand extend widen broaden
speed pace
doubt question
decrease reduction
elderly old
wage salary pay
loan lend
borrow
remember recall recollect
forget
hurry rush
unwell ill sick
healthy well fit
entire whole
outcome result
fall_ill sicken
merger merge one
joy delight pleasure enjoy
predecessor before
trust confidence
resign step_down quit
appoint name make
elect choose vote
die death pass_away
birth born
marry wed
funding money finance
enter go_in
exit leave
vehicle car traffic
traffic vehicle
rainfall rain
snowfall snow
scarce rare
owe debt
healthcare medical care
understaffed short-staffed
profit profitable black
loss lost lose
chase compete
probable likely
attach on
permit licence license
unread read
outdated old
inexpensive cheap affordable
costly expensive dear pricey
refurbish renovate
pastime hobby
comeback recover return
recover heal clear_up go_away
remote home
paperwork form
launch introduce
introduce bring_in implement introduction
implementation introduce
significant substantial considerable large big
significantly considerably greatly much far
enable let
boost raise increase
curb cut reduce
bolster strengthen
optimise optimize improve
mitigate reduce ease
exacerbate worsen aggravate
ameliorate improve
elucidate explain
ascertain find_out determine
endeavour try
necessitate need require
encompass include cover
comprise include
navigate handle
pivotal key
realm field world
tapestry mix
testament proof
landscape field
embark begin start
intricate complex complicated
complex complicated
seamless smooth
robust strong solid
comprehensive full thorough complete
meticulous careful
noteworthy notable
profound deep
vibrant lively
bustling busy
unprecedented new
transform change
revolutionise revolutionize change transform
streamline simplify
beat defeat win
degrade decompose break_down
norway norwegian
portugal portuguese
denmark danish
france french
germany german
england english
britain british
spain spanish
greece greek
turkey turkish
poland polish
sweden swedish
finland finnish
iceland icelandic
netherlands dutch
switzerland swiss
wales welsh
scotland scottish
ireland irish
china chinese
japan japanese
peru peruvian
europe european
deliver supply bring provide ship
scan check inspect examine screen
shut close
return reintroduce bring_back come_back
retreat recede shrink draw_back withdraw pull_back
reject turn_down refuse decline rejection
accept take take_on
bill cost charge invoice
arrive come expect expected due reach
cost price expense bill run_to
scare frighten alarm
surgery operation
recover get_over recuperate recovery
bus coach
way journey trip road route path
print publish issue
kill die claim death
show teach
explain account_for
confusing confused hard difficult
tell inform let_know notify say
plan scheme project proposal
propose suggest put_forward
vote decide
councillor council
judge court
police officer officers
trial experiment study test
participant subject volunteer people patient
observe see notice watch
detect find spot discover notice
assess evaluate judge rate gauge
argue quarrel row dispute
author writer
reader readers audience
audience public viewers spectators crowd
film movie picture
song track
concert performance show gig
perform play act
actor acting performer cast
critic reviewer review
praise acclaim good
win earn gain receive get
painting picture portrait
exhibit show display
museum gallery
garden park
field land
farm land
farmer grower
crop harvest
rain rainfall wet
storm gale tempest
flood flooding deluge
fire blaze
snow snowfall
heat warmth hot warm
cold chill frost freezing freeze
river stream
sea ocean
coast shore seaside
forest wood woodland
hill mountain slope
island isle
harbour harbor port
ship boat vessel
plane aircraft airplane jet
train rail railway
station stop
ticket fare
passenger traveller traveler rider
driver motorist
traffic cars vehicles
crash accident collision
injure hurt wound
hospital clinic
nurse carer
patient sufferer
treat cure therapy treatment
treatment therapy cure
symptom sign
infection infected catch disease
fever temperature
pain ache hurt
dose dosage amount
tablet pill
vaccine jab vaccination vaccinate
prescribe order
doctor physician gp
research study researchers scientists
researcher scientist scholar
scientist scientists experts
expert specialist
data figures information numbers
figure number
survey poll questionnaire
sample specimen
theory idea
experiment test trial
measure metre meter
discover find uncover unearth
invent devise create
design draw_up plan work
engineer builder
machine device appliance
device gadget appliance
tool instrument
computer pc
software program app application programme
file document
download downloaded
password code
user users people
website site
online internet web
email e-mail mail message
message note
letter mail
phone call ring
call ring phone
meeting session
agenda programme
minutes record
colleague coworker co-worker workmate people
boss manager supervisor
manager head management
job position post role
salary pay wage
hire employ recruit take_on
fire sack dismiss lay_off
resign quit step_down leave
retire retirement
train training course
skill ability competence
firm business company
profit earnings
revenue income turnover sales
sale sell sold
sales revenue
market trade
competitor rival
merge join
invest put
investor shareholder
loan credit
bank lender
debt owe
tax duty levy
budget spending money
spend expenditure
government authorities state
ministry department
minister secretary
law legislation act
rule regulation
ban forbid prohibit illegal
permit allow let
election vote poll
voter electorate
party group
campaign drive
protest demonstrate demonstration march
strike walkout
war conflict
army troops soldiers military
soldier troops
attack raid
peace truce
treaty pact agreement
border frontier
king ruler monarch
castle fortress
church chapel
school college
pupil student schoolchild
exam test examination
lesson class
university college
grade mark score
book volume
novel book story
poem verse
chapter section
word term
language tongue
translate render
child kid children
baby infant
mother mum mom
father dad
parent parents
grandmother grandma gran
grandfather grandpa
husband spouse
wife spouse
brother sibling
sister sibling
family household relatives
friend pal
neighbour neighbor
guest visitor
visitor tourist
visit call come
stay remain
live dwell reside inhabit
move relocate shift transfer
house home building
flat apartment
room space
door entrance
floor storey
cellar basement
bread loaf baking
bake baking
meal dinner lunch
drink beverage
eat consume
cook make prepare
shop store
customer shopper client buyer
price cost
cheap inexpensive low
expensive costly dear
fast quick rapid speedy
early soon
late delayed delay
delay hold_up late
postpone delay put_off
cancel call_off
begin start
finish complete end
complete finish done
open opening
build construct
repair mend fix
replace renew swap replacement
maintain maintenance upkeep service
remove take_out take_away take_off
increase raise rise grow up higher more
decrease reduce lower cut fall less down fewer
double twice
halve half
change alter
improve better
worsen worse
damage harm
protect guard shield protected
prevent stop avoid keep
avoid shun
cause lead make give
allow let
help aid assist
need require
want wish
like prefer care
prefer rather favour favor preference
value prize appreciate matter care
matter important count
hope wish
worry fear concern worried
fear afraid
believe think
know aware
realise realize understand notice
remember recall
learn pick_up
teach instruct show
ask request
answer reply
say state tell claim
claim say state allege maintain
suggest indicate imply seem
seem appear
prove show demonstrate
deny say
admit confess acknowledge concede
promise pledge
agree consent
disagree differ
decide choose
choose pick select
try attempt
succeed manage
fail unsuccessful failure
seek look
get obtain receive
give hand
send post mail
bring carry take
carry transport
hold keep
put place lay
leave depart go
enter go_in get_into come_in
meet encounter
separate split
gather collect
store keep
use utilize employ
waste squander
buy purchase get
own have possess belong
belong own
contain include hold have
consist comprise made
include comprise contain
require need must
offer give provide
receive get given
beat defeat
run operate
operate run work
work function operate
die death dead
born birth
cry weep
wash clean
clean wash
fall drop
rise increase climb
stop halt cease
happen occur
exist there_is
disappear vanish
reach arrive
flow run
reach get
decide determine
likely probably chance probable
chance possibility likelihood
risk danger
dangerous risky unsafe
silence silent quiet
speak talk words
proof evidence
result outcome
aim goal purpose
way method
reason cause why
problem trouble difficulty
example instance
part portion
amount quantity
kind type
place location where spot site
time moment when
location where place
distance far
length long
height high tall
weight heavy weigh
age old
size big large
speed fast
depth deep
width wide
strength strong
importance important
difference different differ
similarity similar
knowledge know known
belief believe
thought think
decision decide
choice choose
agreement agree
arrival arrive
departure depart leave
growth grow
loss lose
success succeed
failure fail
discovery discover find
invention invent
payment pay
delivery deliver
application apply
unsuccessful rejected fail
unfortunately sorry regret sadly
regret sorry
glad pleased happy
`

const ENDS = `
increase rise grow enhance gain climb expand go_up raise boost growth double triple soar surge multiply jump higher upward upwards swell : decrease fall drop decline reduce shrink lower cut diminish lessen go_down plunge plummet halve reduction shrinkage downward downwards slump dwindle dip cut_down
lengthen extend prolong : shorten curtail cut reduce
more : less fewer
better improve improvement : worse worsen deteriorate deterioration
improve enhance strengthen : impair weaken worsen harm damage
begin start beginning outset open opening commence launch : end finish stop close closing cease conclude ending
early earlier : late later
first : last
before : after
morning dawn sunrise : evening night dusk sunset afternoon
noon midday : midnight
day daytime : night nighttime
spring : autumn fall
summer : winter
spring : winter summer
morning : afternoon
yesterday : tomorrow today
today : tomorrow
last previous past former : next following coming upcoming
former ex-: future current new
above over : below under beneath
up : down
inside within in : outside without
north northern northward : south southern southward
east eastern eastward : west western westward
left : right
top : bottom
front : back rear
near nearby close : far distant remote
rural countryside : urban city
accept approve agree adopt pass : reject refuse decline dismiss turn_down veto
allow permit let enable authorise authorize : forbid ban prohibit prevent bar outlaw disallow block
support back favour endorse defend favor : oppose resist fight attack object criticise
praise commend applaud laud congratulate thank admire : criticise criticize blame condemn denounce complain attack reproach
love like enjoy adore admire : hate dislike loathe despise detest
trust believe : distrust doubt disbelieve mistrust
remember recall : forget
succeed success successful triumph work manage : fail failure unsuccessful flop
win beat : lose
victory : loss defeat
profit gain : loss lose
buy purchase : sell
include inclusion : exclude exclusion omit
encourage urge : discourage deter dissuade
protect preserve save : harm damage destroy endanger threaten
help assist aid benefit : hinder harm hamper impede hurt obstruct
cause trigger produce : prevent cure relieve avoid ease soothe alleviate
relieve ease soothe alleviate : aggravate worsen cause intensify
reveal disclose expose show : hide conceal
obey follow comply observe respect : disobey ignore violate break breach
keep retain maintain preserve : abandon discard drop remove lose give_up scrap abolish
use leverage utilise utilize employ harness exploit : abandon avoid ignore discard neglect
adopt : abandon
introduce implement : abolish scrap withdraw remove
add attach : remove detach subtract deduct
enter arrive : leave depart exit
arrive come arrival : leave depart go departure
open unlock : close shut lock
push : pull
lend loan : borrow
send : receive
give : take receive
teach : learn
employ hire recruit appoint : dismiss sack fire lay_off
free release liberate : imprison detain arrest
build construct erect : demolish destroy dismantle tear_down
repair fix mend : break damage
fill : empty drain
save : waste spend squander
earn : spend
borrow : repay
attract : repel deter
unite join merge combine : divide separate split
connect link : disconnect separate
agree agreement consent : disagree disagreement dispute
confirm prove support : refute disprove deny contradict
admit confess acknowledge : deny
encourage : suppress
strengthen : weaken
widen broaden expand : narrow
accelerate speed_up quicken : slow slow_down decelerate delay
advance : retreat
ascend : descend
awake wake : asleep sleep
alive live living survive : dead die
birth : death
rich wealthy affluent : poor impoverished
rich : debt
cheap inexpensive affordable : expensive costly dear pricey
large big huge great : small little tiny
natural : human man-made artificial
continue keep go_on carry_on : stop cease quit
prioritise prioritize : neglect
long lengthy : short brief
long-term : short-term
tall high : short low
high : low
deep : shallow
wide broad : narrow
thick : thin
heavy : light
fast quick rapid swift : slow
quickly rapidly fast swiftly : slowly gradually
hot warm : cold cool chilly
melt melted : freeze frozen cold
wet damp moist humid : dry
dry : damp
clean pure : dirty filthy contaminated polluted
full : empty
strong powerful robust : weak feeble
hard : soft
hard difficult tough : easy simple
rough : smooth
loud noisy : quiet silent
quiet silent silence : noise noisy
calm peaceful : violent turbulent
bright light : dark dim
old elderly aged : young new
young : elderly
new : old former
ancient : modern
modern : traditional old-fashioned
safe secure harmless : dangerous risky unsafe harmful hazardous
healthy well : ill sick unhealthy unwell
mild slight : severe serious acute heavy
gentle : harsh
kind friendly warm : unkind hostile unfriendly cruel
polite : rude
patient patience : impatient impatience
happy pleased glad delighted joyful delight joy pleasure : sad unhappy sorry disappointed miserable disappointment displeased
love : hatred
pleased : regret
hope hopeful optimistic : despair hopeless pessimistic
proud : ashamed
brave : cowardly afraid
calm : nervous anxious
interesting exciting : boring dull
beautiful pretty attractive : ugly
good excellent great : bad poor terrible awful
well : badly poorly
rightly correctly right correct : wrongly incorrectly wrong incorrect
true : false
real genuine : fake false
certain sure : uncertain unsure doubtful
clear : unclear vague obscure
known famous well-known : unknown obscure
common frequent widespread usual : rare uncommon scarce unusual
scarce : plentiful abundant
abundant plenty : scarce shortage
surplus : shortage deficit
often frequently regularly usually : rarely seldom hardly_ever occasionally
always : sometimes never
public : private
open : closed shut
voluntary optional : compulsory mandatory obligatory required
optional : required
internal : external
domestic : foreign
local : foreign
import : export
natural : artificial
raw : cooked
legal lawful : illegal unlawful
guilty : innocent
guilt : innocence
convict : acquit
temporary : permanent
permanent : provisional
partial partly : complete full completely entirely fully
partially : completely fully
simple : complex complicated
same identical similar alike : different
similarly : unlike
positive : negative
optimism : pessimism
active : passive inactive idle
male man boy he father son brother husband grandfather uncle nephew king : female woman girl she mother daughter sister wife grandmother aunt niece queen
major : minor
majority : minority
maximum most : minimum least
minimum : maximum
upper : lower
superior : inferior
senior : junior
expert : beginner novice
professional : amateur
victory : defeat
friend ally : enemy foe
war : peace
truth : lie
question : answer
debt : credit
asset : liability
advantage benefit strength upside : disadvantage drawback weakness downside
benefit beneficial : harm harmful detrimental
blessing : curse
cause : effect
supply : demand
input : output
income revenue : expense expenditure
parent : child
employer : employee
landlord : tenant
buyer : seller
lender : borrower
teacher : student pupil
doctor : patient nurse
winner : loser
victim : attacker
host : guest
ancestor : descendant
predecessor : successor
speaker : listener
writer author : reader
produce production : consume consumption
visible : invisible hidden
possible : impossible
likely : unlikely
able : unable
willing : reluctant unwilling
responsible : irresponsible
careful carefully : careless carelessly
enough sufficient adequate : insufficient inadequate
effective : ineffective
efficient : inefficient wasteful
reliable : unreliable
stable : unstable
popular : unpopular
fair : unfair
equal : unequal
regular : irregular
formal : informal
direct : indirect
conscious : unconscious
solid : liquid
fresh : stale old rotten
sharp : blunt
tight : loose
sunny : cloudy rainy
unlike : like
contrary : line accordance
together : alone separately apart
stay remain : leave move
lie : stand upright
sit : stand
rise : set
rest : work
follow : precede
lead : follow
defend : attack
ask : answer
urban : rural
exceed : lag
gain : lose
win : lose
won : lost
ripe : unripe
postpone delay defer : bring_forward advance hasten
return : keep
keep : break
destroy ruin damage : spare save
effective good : poor bad
recover heal revive : collapse decline
promise agree : refuse
argue claim : deny
welcome : dismiss reject
offer : force
deliver : cancel
entitle : deny
free : charge pay
owned : rent
healthy : ill sick
charged : empty
full charged : empty
attend : miss
check examine : ignore skip
love loved : hate hated
fresh : tired
blind : sighted
significantly considerably substantially greatly strongly sharply dramatically markedly heavily hugely vastly massively : slightly marginally somewhat modestly barely hardly minimally
significant considerable substantial dramatic sharp drastic massive : slight marginal modest minimal negligible
flexible : fixed rigid inflexible strict
deficiency lack shortage scarcity : excess surplus abundance glut
expire lapse end : renew extend prolong
narrowly : widely clearly easily overwhelmingly
easily : hardly barely
completely entirely fully wholly totally : partly partially
suddenly abruptly overnight instantly : gradually slowly
immediately instantly : eventually later
exactly precisely : roughly approximately
deliberately intentionally purposely : accidentally unintentionally
formally officially : informally unofficially
publicly openly : secretly privately
willingly gladly : reluctantly unwillingly grudgingly
voluntarily : forcibly
happily : sadly
fortunately luckily : unfortunately sadly
outside external outsider : inside internal insider
welcome praise : protest object complain criticise criticize oppose
demand require insist : offer suggest
demand insist : beg request
allow : deny refuse
grant give : deny refuse withhold
deny refuse : grant approve
attack : protect defend
gather collect : scatter distribute disperse
arrive : depart
import : export
rise : sink
float : sink
expand : contract
freeze : thaw melt
inhale : exhale
hire : fire
invest : withdraw
deposit : withdraw
reward : punish penalise penalize
punish : forgive reward
forgive : blame punish resent
honour honor : insult dishonour
obey : defy
found establish set_up create : dissolve abolish disband close
marry : divorce
regardless : depend depending
beforehand : afterwards afterward later
born : died
love : hatred hate
wealth riches : poverty
strength : weakness
courage bravery : cowardice fear
success : failure
victory win : defeat loss
arrival : departure
entrance : exit
beginning : end
birthday birth : death
majority most : minority
maximum : minimum
ceiling : floor
upstairs : downstairs
upstream : downstream
uphill : downhill
indoors inside : outdoors outside
abroad overseas : home
offline : online
senior older elder : junior younger
elder : younger
adult grown-up : child
employee worker : employer
buyer customer : seller supplier
supplier seller : buyer customer
landlord : tenant
lender : borrower
plaintiff accuser : defendant accused
prosecution : defence defense
prosecute accuse : defend
innocent : guilty
acquitted : convicted
sender : recipient receiver
mentor : apprentice
master : servant slave
hero : villain
predator : prey
host : parasite guest
cat : dog
sun : moon
sunny : cloudy overcast rainy
drought : flood
peak : trough valley
wide broad : narrow
thick dense : thin sparse
coarse : fine
rough : smooth
tight : loose
steep : gentle flat
straight : crooked curved
shallow : deep
pointed sharp : blunt
sweet : bitter sour
fresh : stale
ripe : unripe
mild : spicy strong severe
alive : dead
awake : asleep
drunk : sober
employed : unemployed jobless
married : single unmarried
pregnant : barren
literate : illiterate
legal : illegal
mandatory compulsory : optional voluntary
temporary : permanent
urban : rural
private : public
civilian : military
domestic : international foreign
native : foreign
organic : conventional synthetic
renewable : fossil non-renewable
active : dormant extinct inactive
quiet dormant : active
vacant empty : occupied
broken : intact
intact : damaged broken
patient : impatient
generous : stingy mean
modest humble : arrogant proud
lazy : hardworking diligent
wise : foolish
clever : stupid
honest : dishonest
loyal : disloyal unfaithful
grateful : ungrateful
tolerant : intolerant
rational : irrational
sincere : insincere
cheaper : dearer
`

type Entry = { groups: Set<number>; ends: Map<number, 0 | 1> }
const entries = new Map<string, Entry>()

function entryOf(word: string): Entry {
  const known = entries.get(word)
  if (known) return known
  const made: Entry = { groups: new Set(), ends: new Map() }
  entries.set(word, made)
  return made
}

const rows = (table: string) => table.split('\n').filter(Boolean)
rows(GROUPS).forEach((row, at) => {
  for (const word of row.split(' ')) entryOf(word).groups.add(at)
})
rows(ENDS).forEach((row, at) => {
  const [one = '', two = ''] = row.split(':')
  for (const word of one.trim().split(' ')) entryOf(word).ends.set(at, 0)
  for (const word of two.trim().split(' ')) entryOf(word).ends.set(at, 1)
})

/** Whether two base forms stand in one group, or at the same end of something. */
export function sameByHand(one: string, two: string): boolean {
  const [first, second] = [entries.get(one), entries.get(two)]
  if (!first || !second) return false
  return !first.groups.isDisjointFrom(second.groups)
}

/** Whether two base forms stand at the same end of something. */
export function sameEnd(one: string, two: string): boolean {
  return endsOf(one, two).some(([first, second]) => first === second)
}

/** Whether two base forms stand at opposite ends of something. */
export function oppositeByHand(one: string, two: string): boolean {
  return endsOf(one, two).some(([first, second]) => first !== second)
}

function endsOf(one: string, two: string): [number, number][] {
  const [first, second] = [entries.get(one), entries.get(two)]
  if (!first || !second) return []
  return [...first.ends].flatMap(([row, end]): [number, number][] => {
    const other = second.ends.get(row)
    return other === undefined ? [] : [[end, other]]
  })
}
