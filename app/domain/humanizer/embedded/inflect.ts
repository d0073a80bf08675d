/** English word forms by rule, with the exceptions that the tables use. */

export type VerbForm = 'base' | 's' | 'past' | 'participle' | 'ing'
export const VERB_FORMS: readonly VerbForm[] = ['base', 's', 'past', 'participle', 'ing']

/** past and participle where they are not made with -ed: "base past participle". */
const IRREGULAR = new Map(
  `be was been;beat beat beaten;become became become;begin began begun;break broke broken;bring brought brought;build built built;
buy bought bought;catch caught caught;choose chose chosen;come came come;cost cost cost;cut cut cut;deal dealt dealt;
dig dug dug;do did done;draw drew drawn;drive drove driven;eat ate eaten;fall fell fallen;feed fed fed;feel felt felt;
fight fought fought;find found found;fly flew flown;forget forgot forgotten;get got got;give gave given;go went gone;
grow grew grown;have had had;hear heard heard;hit hit hit;hurt hurt hurt;strive strove striven;bear bore borne;sink sank sunk;hold held held;keep kept kept;know knew known;lay laid laid;
lead led led;learn learned learned;leave left left;let let let;light lit lit;lose lost lost;make made made;
mean meant meant;meet met met;outdo outdid outdone;overcome overcame overcome;pay paid paid;put put put;read read read;
rebuild rebuilt rebuilt;ride rode ridden;rise rose risen;run ran run;say said said;see saw seen;seek sought sought;
sell sold sold;send sent sent;set set set;shape shaped shaped;show showed shown;sit sat sat;speak spoke spoken;
speed sped sped;spend spent spent;spread spread spread;stand stood stood;stick stuck stuck;strike struck struck;
take took taken;teach taught taught;tell told told;think thought thought;throw threw thrown;understand understood understood;
undergo underwent undergone;undertake undertook undertaken;weigh weighed weighed;win won won;withstand withstood withstood;
write wrote written;underpin underpinned underpinned;uphold upheld upheld;shed shed shed;stem stemmed stemmed;
hide hid hidden;lend lent lent;shake shook shaken;shine shone shone;upset upset upset;arise arose arisen;wear wore worn;
sweep swept swept;swing swung swung;swear swore sworn;weave wove woven;weep wept wept;stride strode stridden;kneel knelt knelt;
bind bound bound;flee fled fled;cling clung clung;spin spun spun;steal stole stolen;freeze froze frozen;swim swam swum;
sing sang sung;ring rang rung;drink drank drunk;tear tore torn;wake woke woken;hang hung hung;sleep slept slept;
bend bent bent;blow blew blown;bite bit bitten;burst burst burst;cast cast cast;creep crept crept;fling flung flung;
forgive forgave forgiven;forbid forbade forbidden;forgo forwent forgone;oversee oversaw overseen;overtake overtook overtaken;
quit quit quit;shoot shot shot;shut shut shut;shrink shrank shrunk;slide slid slid;split split split;spring sprang sprung;
string strung strung;withdraw withdrew withdrawn;foresee foresaw foreseen;rethink rethought rethought;stink stank stunk`
    .split(';')
    .map((line): [string, [string, string]] => {
      const [base = '', past = '', participle = ''] = line.trim().split(' ')
      return [base, [past, participle]]
    }),
)

/** Verbs of more than one syllable whose last consonant doubles. */
const DOUBLING = new Set(
  'admit commit compel control deter equip excel occur permit prefer propel refer submit transfer transmit underpin begin forget regret upset repel rebel expel recur incur defer unwrap forbid retrofit outfit'.split(
    ' ',
  ),
)

/** The form of a verb: `inflect('delve', 'ing')` is "delving". */
export function inflect(base: string, form: VerbForm): string {
  if (form === 'base') return base
  if (form === 's') return thirdPerson(base)
  if (form === 'ing') return ingForm(base)
  const irregular = IRREGULAR.get(base)
  return irregular ? irregular[form === 'past' ? 0 : 1] : pastForm(base)
}

const ONLY_PAST = new Set(
  [...IRREGULAR].flatMap(([base, [past, participle]]) =>
    past === participle || past === base ? [] : [past],
  ),
)

/** Whether the word is a past tense that is no participle: "saw", "went", "began". */
export function isOnlyPast(word: string): boolean {
  return ONLY_PAST.has(word)
}

function thirdPerson(base: string): string {
  if (base === 'be') return 'is'
  if (base === 'have') return 'has'
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

function ingForm(base: string): string {
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(base) && base !== 'be') return `${base.slice(0, -1)}ing`
  return `${doubled(base)}ing`
}

function pastForm(base: string): string {
  if (/e$/.test(base)) return `${base}d`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${doubled(base)}ed`
}

function doubled(base: string): string {
  const short = /^[^aeiou]*(?:[aeiou]|qu[aeiou])[bdgklmnprt]$/.test(base)
  return short || DOUBLING.has(base) ? base + base.slice(-1) : base
}

const IRREGULAR_PLURALS = new Map([
  ['person', 'people'],
  ['child', 'children'],
  ['man', 'men'],
  ['woman', 'women'],
  ['analysis', 'analyses'],
  ['life', 'lives'],
  ['criterion', 'criteria'],
])

/** The plural of a noun; of two words, of the last: `plural('way forward')` is not for this. */
export function plural(noun: string): string {
  const irregular = IRREGULAR_PLURALS.get(noun)
  if (irregular) return irregular
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

/** Silent h, and vowels that sound like "you" or "one". */
const VOWEL_SOUND = /^(?:[aeiou]|hour|hono|honest|heir)/
const CONSONANT_SOUND = /^(?:uni(?:[tvqfcos]|l(?!l))|uk|use|usu|uti|ub|eu|ewe|one(?!r)|once|ura|uro)/

/** Initials that are read as one word. */
const READ_AS_WORD =
  /^(?:NASA|NATO|UNESCO|UNICEF|FIFA|UEFA|OPEC|OSHA|HIPAA|FEMA|ROM|RAM|SIM|PIN|GIF|JPEG|LAN|WAN|SARS|LASER|RADAR|SCUBA|SWOT|REST|SOAP|NASDAQ|LIDAR|SAAS|LEGO|MOOC|HEPA|LASIK|SaaS)(?!\p{L})/u

/** "a" or "an" before `word`, by its sound: "an hour", "a university", "an MRI", "an 8"; undefined where nothing tells. */
export function articleFor(word: string): 'a' | 'an' | undefined {
  if (/^\d/.test(word)) return /^(?:8|1[18](?![\d]|[.,]\d(?!\d\d)))/.test(word) ? 'an' : 'a'
  if (!/^\p{L}/u.test(word)) return undefined
  if (/^\p{Lu}{2}|^\p{Lu}(?![\p{L}'’])/u.test(word) && !READ_AS_WORD.test(word)) {
    return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a'
  }
  if (word.length < 2) return undefined
  const lower = word.toLowerCase()
  return VOWEL_SOUND.test(lower) && !CONSONANT_SOUND.test(lower) ? 'an' : 'a'
}

const PASTS = new Map([...IRREGULAR.values()].map(([past, participle]) => [participle, past]))

/** Whether `word` is the past of an irregular verb ("struck"), and not its plain form as well ("hit"). */
export function isIrregularPast(word: string): boolean {
  return IRREGULAR_PASTS.has(word)
}

const IRREGULAR_PASTS: ReadonlySet<string> = new Set(
  [...IRREGULAR].filter(([base, [past]]) => base !== past).map(([, [past]]) => past),
)

/** The past tense for a participle ("built" → "built", "written" → "wrote"); undefined when it is no participle. */
export function pastOfParticiple(word: string): string | undefined {
  return PASTS.get(word) ?? (/[^e]ed$/.test(word) && word.length > 4 ? word : undefined)
}
