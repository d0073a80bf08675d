/**
 * Beginnings and endings that give a word another sense, by what they are told apart from. Words of science are built of
 * them alike in all the languages, so that one list of spellings serves for all.
 */
const BEGINNINGS: readonly string[][] = [
  ['hyper', 'hypo', 'hiper', 'hipo', 'iper', 'ipo', 'гипер', 'гипо', 'normo', 'нормо'],
  ['macro', 'micro', 'makro', 'mikro', 'meso', 'nano', 'mega', 'макро', 'микро', 'мезо', 'мега'],
  ['inter', 'intra', 'intro', 'extra', 'extro', 'entre', 'интер', 'интра', 'экстра', 'интро'],
  ['endo', 'exo', 'ecto', 'ekto', 'eso', 'эндо', 'экзо', 'экто'],
  ['ante', 'anti', 'post', 'pos', 'pre', 'pré', 'prä', 'пре', 'пост', 'анти'],
  ['ab', 'ad', 'аб', 'ад'],
  ['af', 'ef', 'аф', 'эф'],
  ['im', 'in', 'em', 'e', 'im', 'им', 'эм'],
  ['ex', 'in', 'im', 'экс', 'ин', 'им'],
  [
    'mono',
    'di',
    'bi',
    'tri',
    'tetra',
    'poly',
    'poli',
    'multi',
    'uni',
    'oligo',
    'моно',
    'ди',
    'би',
    'три',
    'поли',
    'олиго',
    'мульти',
  ],
  ['homo', 'hetero', 'homeo', 'omo', 'etero', 'гомо', 'гетеро', 'гомео'],
  ['auto', 'allo', 'авто', 'алло'],
  [
    'over',
    'under',
    'up',
    'down',
    'out',
    'in',
    'over',
    'onder',
    'op',
    'neer',
    'über',
    'unter',
    'ober',
    'auf',
    'ab',
    'aus',
    'ein',
    'sobre',
    'sub',
    'super',
    'supra',
    'infra',
    'sous',
    'sur',
    'над',
    'под',
    'супер',
    'суб',
    'инфра',
  ],
  ['pro', 'anti', 'contra', 'kontra', 'про', 'анти', 'контра'],
  ['as', 'des', 'os', 'di'],
  ['con', 'di', 'dis', 'kon', 'di', 'кон', 'ди'],
  ['cat', 'an', 'kat', 'ana', 'cata', 'kata', 'кат', 'ан', 'ката', 'ана'],
  ['iso', 'aniso', 'изо', 'анизо'],
  ['sym', 'syn', 'anti', 'a', 'sim', 'sin', 'asim', 'asym', 'asin', 'asyn', 'сим', 'син', 'асим'],
  ['en', 'em', 'de', 'dis', 'ent', 'ver'],
  ['eu', 'dys', 'dis', 'cac', 'caco', 'эу', 'дис', 'эв'],
  ['bene', 'male', 'well', 'ill', 'good', 'bad', 'wohl', 'miss', 'wel', 'mis', 'доброже', 'недобро'],
  [
    'fore',
    'hind',
    'back',
    'after',
    'before',
    'vor',
    'nach',
    'hinter',
    'voor',
    'na',
    'achter',
    'до',
    'после',
    'перед',
    'за',
  ],
  ['max', 'min', 'maxi', 'mini', 'макс', 'мин', 'макси', 'мини'],
  ['prim', 'sec', 'tert', 'prima', 'second', 'secund', 'terti', 'prin', 'пер', 'втор'],
  [
    'north',
    'south',
    'east',
    'west',
    'nord',
    'sud',
    'est',
    'ouest',
    'süd',
    'ost',
    'norte',
    'sur',
    'sul',
    'noord',
    'zuid',
    'oost',
    'север',
    'юг',
    'восток',
    'запад',
    'северо',
    'юго',
    'восточ',
    'запад',
  ],
  [
    'left',
    'right',
    'links',
    'rechts',
    'gauche',
    'droit',
    'izquierd',
    'derech',
    'sinistr',
    'destr',
    'esquerd',
    'direit',
    'dextr',
    'dextro',
    'levo',
    'laevo',
    'лев',
    'прав',
  ],
  ['орто', 'ortho', 'orto', 'meta', 'para', 'мета', 'пара'],
  ['cis', 'trans', 'tras', 'цис', 'транс'],
  ['thermo', 'cryo', 'termo', 'crio', 'термо', 'крио'],
  ['philo', 'miso', 'filo', 'phil', 'mis', 'фило', 'мизо'],
  ['proto', 'deutero', 'прото', 'дейтеро'],
  ['pater', 'mater', 'patri', 'matri', 'padr', 'madr', 'патри', 'матри', 'fratr', 'soror'],
  ['stalac', 'stalag', 'estalac', 'estalag', 'stalatt', 'stalagm', 'stalak', 'сталак', 'сталаг'],
]

/** What denies, or undoes, before a word. */
const DENYING =
  'a an ab anti an counter contra de des dis dés dé dys ent il im in ir mal mé mis miss misse non nicht niet no on onder ont s un ver не ни без бес анти а раз рас дис'.split(
    ' ',
  )

const ENDINGS: readonly string[][] = [
  [
    'ite',
    'ate',
    'ide',
    'it',
    'at',
    'id',
    'ito',
    'ato',
    'uro',
    'iet',
    'aat',
    'ide',
    'ит',
    'ат',
    'ид',
    'ити',
    'ати',
    'iti',
    'ati',
    'itos',
    'atos',
    'ites',
    'ates',
    'ides',
  ],
  ['ase', 'ose', 'asa', 'osa', 'asi', 'osio', 'аза', 'оза'],
  [
    'ane',
    'ene',
    'yne',
    'ine',
    'ano',
    'eno',
    'ino',
    'an',
    'en',
    'in',
    'aan',
    'een',
    'yn',
    'ан',
    'ен',
    'ин',
    'ène',
  ],
  ['ic', 'ous', 'ico', 'oso', 'ique', 'eux', 'ig', 'ischer'],
  ['er', 'ee', 'or', 'ee'],
  ['less', 'ful', 'los', 'voll', 'loos', 'vol'],
  [
    'phile',
    'phobe',
    'philia',
    'phobia',
    'philic',
    'phobic',
    'philie',
    'phobie',
    'filo',
    'fobo',
    'filia',
    'fobia',
    'фил',
    'фоб',
    'филия',
    'фобия',
    'phil',
    'phob',
    'fiel',
    'foob',
  ],
  [
    'ectomy',
    'ostomy',
    'otomy',
    'ectomía',
    'ostomía',
    'otomía',
    'ektomie',
    'ostomie',
    'otomie',
    'ectomie',
    'stomie',
    'tomie',
    'эктомия',
    'стомия',
    'томия',
  ],
  [
    'logy',
    'nomy',
    'graphy',
    'metry',
    'logie',
    'nomie',
    'graphie',
    'métrie',
    'metrie',
    'logía',
    'nomía',
    'grafía',
    'metría',
    'logia',
    'nomia',
    'grafia',
    'metria',
    'логия',
    'номия',
    'графия',
    'метрия',
  ],
  ['cracy', 'archy', 'cratie', 'archie', 'cracia', 'arquía', 'arquia', 'crazia', 'archia', 'кратия', 'архия'],
  ['tite', 'mite', 'tita', 'mita', 'tit', 'mit', 'tiet', 'miet', 'тит', 'мит'],
  ['ward', 'wards', 'wärts'],
  ['gamy', 'gyny', 'andry'],
  ['cene', 'zoic', 'цен', 'зой'],
]

/** Spellings that are heard alike. */
const HEARD: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/(?<=[tr])h/g, ''],
  [/ck|k/g, 'c'],
  [/y/g, 'i'],
  [/[ts](?=i[aeou])/g, 's'],
]

/** Returns a word (lower case) in one spelling for all those that are heard alike: so are forms of one word of science. */
export function heard(word: string): string {
  return HEARD.reduce((text, [from, to]) => text.replace(from, to), word)
}

const plain = (word: string) => heard(word.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC'))
const groups = (lists: readonly string[][]) => lists.map((list) => [...new Set(list.map(plain))])
const beginnings = groups(BEGINNINGS)
const endings = groups(ENDINGS)
const denying = [...new Set(DENYING.map(plain))]

/** How long what two words have in common must be for their difference to be one of sense. */
const REST = { beginning: 3, ending: 2 }

/**
 * Whether two words (lower case) differ in a part that gives them another sense: hyper- and hypo-, symmetric and
 * asymmetric, nitrite and nitrate. `alike` says of the rests whether they are one word but for its spelling.
 */
export function differInSense(
  one: string,
  two: string,
  alike: (one: string, two: string) => boolean,
): boolean {
  const [first, second] = [plain(one), plain(two)]
  return (
    differAt(first, second, beginnings, REST.beginning, alike, (word, part) =>
      word.startsWith(part) ? word.slice(part.length) : null,
    ) ||
    differAt(first, second, endings, REST.ending, alike, (word, part) =>
      word.endsWith(part) ? word.slice(0, -part.length) : null,
    ) ||
    isDenied(first, second, alike) ||
    isDenied(second, first, alike)
  )
}

function differAt(
  one: string,
  two: string,
  lists: readonly string[][],
  shortest: number,
  alike: (one: string, two: string) => boolean,
  without: (word: string, part: string) => string | null,
): boolean {
  return lists.some((list) => {
    const [own, other] = [one, two].map((word) => {
      const parts = list.filter((part) => without(word, part) !== null)
      // The longest: what begins with "hypo" begins with "hyp", too.
      return parts.toSorted((first, second) => second.length - first.length)[0]
    })
    if (own === undefined || other === undefined || own === other) return false
    const [rest, otherRest] = [without(one, own) ?? '', without(two, other) ?? '']
    return rest.length >= shortest && otherRest.length >= shortest && alike(rest, otherRest)
  })
}

/** Whether one word is the other with a denial before it. */
function isDenied(word: string, denied: string, alike: (one: string, two: string) => boolean): boolean {
  return denying.some(
    (part) =>
      denied.startsWith(part) &&
      denied.length - part.length >= REST.beginning &&
      word.length >= REST.beginning &&
      alike(word, denied.slice(part.length).replace(/^[-\s]/, '')) &&
      word !== denied,
  )
}
