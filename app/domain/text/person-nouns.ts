/** Nouns for one person, by whom "it" cannot be meant. */
const PERSONS = new Set(
  `person man woman boy girl child baby kid student pupil teacher professor tutor writer author poet novelist actor actress director
producer singer player coach manager captain striker forward defender midfielder keeper goalkeeper winger rider driver runner athlete
champion fighter boxer swimmer leader president minister chancellor king queen prince princess emperor lord lady sir knight
hero heroine villain wizard witch dragon wolf dog cat doctor nurse patient surgeon lawyer judge officer soldier guard
detective suspect victim witness defendant plaintiff prisoner worker employee employer owner boss chef cook waiter waitress
server bartender host guest customer client buyer seller user reader viewer visitor traveler traveller passenger
neighbor neighbour friend enemy stranger companion colleague partner husband wife spouse mother father parent mom mum dad
son daughter brother sister sibling aunt uncle cousin grandmother grandfather grandma grandpa engineer developer
programmer designer researcher scientist scholar expert commander general colonel sergeant pilot sailor crew farmer
miner baker miller builder painter musician composer dancer character protagonist narrator creator founder inventor
someone somebody anyone anybody everyone everybody nobody one other others individual candidate applicant spokesman
spokeswoman spokesperson chairman chairwoman citizen resident voter member speaker follower fan supporter critic
reviewer learner beginner freshman speaker donor volunteer mayor governor senator secretary attorney prosecutor critic official historian analyst veteran librarian parent star newcomer legend ace premier aide envoy diplomat pope bishop archbishop priest monarch chief executive rebel
militant migrant rookie youth heir graduate delegate celebrity criminal thief spy tycoon billionaire magnate activist advocate native favorite favourite hopeful
fairy sorceress witch apprentice hermit shepherd maid monk priest nun thief giant elf goblin beggar bandit pirate merchant assassin
widow orphan twin toddler potter clown acrobat butler duke duchess baron countess knight ogre troll mermaid ghost`.split(
    /\s+/,
  ),
)

/** Groups of persons, which are an "it" to some and a "they" to others. */
const GROUPS = new Set(
  'staff team family crew audience committee jury cast band club police public couple majority minority group board crowd pair side'.split(
    ' ',
  ),
)

/** Things among the words in -er, -or and -ee. */
const THINGS = new Set(
  `paper computer number factor flavor flavour color colour behavior behaviour order power weather water layer center
letter matter chapter winter summer dinner offer error sector interior exterior decor humor humour manner router container
cover counter corner border offer shelter theater theatre filter folder buffer trigger parameter transfer transformer
laser detector sensor motor vector monitor mirror floor door tower flower river charger burger butter
tender anger hunger danger timber lumber rubber leather feather laughter disorder cancer fever charter poster
number quarter semester adapter printer scanner projector processor compiler parser cluster disaster
register cylinder hammer finger shoulder corridor harbor labor labour honor vapor odor terror horror rumor
plaster filler roller primer thinner lacquer sealer hardener softener sweetener thickener stabiliser stabilizer fertiliser
fertilizer conditioner powder copper silver amber ether ester polymer monomer isomer dimer fibre fiber liver bladder ulcer tumor
tumour receptor inhibitor neurotransmitter transmitter pacemaker newspaper wallpaper sandpaper thermometer barometer meter
kilometer centimeter millimeter diameter perimeter glacier crater meteor equator boulder ladder lever shutter gutter rafter girder
banner sticker marker saucer pitcher platter beaker burner eraser stapler toaster drawer locker helicopter scooter tractor trailer
calculator denominator numerator divisor tensor iterator elevator escalator ventilator semiconductor resistor capacitor transistor
reactor pointer header footer browser scheduler loader timer encoder decoder wrapper voucher ledger rotor stator cursor shower
waiver wafer cipher litter starter sprinkler pepper ginger clover fodder manor rigor vigor armor armour candor splendor
binder slider loudspeaker screwdriver cooker dishwasher dryer blender grater peeler freezer cooler
committee coffee fee tree degree guarantee knee bee`.split(/\s+/),
)

/** "Newsletter", "sewing-paper": words that end in such a thing, where the end is long enough to be no accident. */
const COMPOUND = new RegExp(
  `\\p{L}(?:${[...THINGS].filter((thing) => thing.length > 5).join('|')}|meter|metre)$`,
  'u',
)

/** Whether a singular noun names persons or an animal: "the miller", "the scientist", "the team", but not "the mill". */
export function isPersonNoun(noun: string): boolean {
  if (PERSONS.has(noun) || GROUPS.has(noun) || /(?:man|woman|[^l]ist|ician|alist|clist|velist)$/.test(noun))
    return true
  return /(?:[^aeiou]er|or|ee)$/.test(noun) && !THINGS.has(noun) && !COMPOUND.test(noun)
}
