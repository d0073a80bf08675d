import type { Cells, Inflection } from './expanding.ts'

/** Verbs whose present or future is not told by the plain form: third person, third plural, past. */
const IRREGULAR = new Map(
  `дать даст дадут дал;создать создаст создадут создал;вести ведёт ведут вёл;провести проведёт проведут провёл
показать покажет покажут показал;оказать окажет окажут оказал;мочь может могут мог;помочь поможет помогут помог
купить купит купят купил;приобрести приобретёт приобретут приобрёл;идти идёт идут шёл;быть будет будут был`
    .split(/[;\n]/)
    .map((line) => {
      const [plain = '', third = '', many = '', past = ''] = line.split(' ')
      return [plain, { third, many, past }] as const
    }),
)

const memory = new Map<string, Cells>()

/**
 * The forms of `[помогать]`, `<важный>` (`<многий!>` in the plural only) and `[значимость:ж]` (gender м, ж or с, with
 * the genitive plural behind it where it has a fleeting vowel or no ending).
 */
export function russianCells(element: string): Cells {
  const known = memory.get(element)
  if (known) return known
  const lemma = element.slice(1, -1)
  const cells = element.startsWith('<') ? adjective(lemma) : lemma.includes(':') ? noun(lemma) : verb(lemma)
  memory.set(element, cells)
  return cells
}

const ADJECTIVE_CELLS =
  'masculine genitive dative instrumental prepositional feminine oblique accusative neuter plural plural-genitive plural-dative plural-instrumental'.split(
    ' ',
  )

function adjective(lemma: string): Cells {
  const word = lemma.replace('!', '').replaceAll('_', ' ')
  const stem = word.slice(0, -2)
  const cells = new Map<string, string>()
  adjectiveEndings(word).forEach((ending, at) => {
    const cell = ADJECTIVE_CELLS[at] ?? ''
    if (!lemma.endsWith('!') || cell.startsWith('plural')) cells.set(cell, stem + ending)
  })
  return cells
}

function adjectiveEndings(word: string): string[] {
  const first = word.slice(-2)
  if (/[нж]ний$|[дш]ний$|ний$/.test(word))
    return [first, ...'его ему им ем яя ей юю ее ие их им ими'.split(' ')]
  if (/[гкх](?:ий|ой)$|[жшщч]ой$/.test(word))
    return [first, ...'ого ому им ом ая ой ую ое ие их им ими'.split(' ')]
  if (/[жшщч]ий$/.test(word)) return [first, ...'его ему им ем ая ей ую ее ие их им ими'.split(' ')]
  if (/[ыо]й$/.test(word)) return [first, ...'ого ому ым ом ая ой ую ое ые ых ым ыми'.split(' ')]
  throw new Error(`no adjective: ${word}`)
}

const NOUN_CELLS = ['nominative', 'genitive', 'dative', 'accusative', 'instrumental', 'prepositional']

function noun(lemma: string): Cells {
  const [word = '', code = ''] = lemma.split(':')
  const [gender = '', manyGenitive] = code.split('+')
  const [stem, one, many] = nounEndings(word)
  const cells = new Map<string, string>()
  for (const [at, cell] of NOUN_CELLS.entries()) {
    cells.set(`${gender} ${cell}`, stem + (one[at] ?? ''))
    const form = cell === 'genitive' && manyGenitive ? manyGenitive : stem + (many[at] ?? '')
    cells.set(`plural ${cell}`, form)
  }
  return cells
}

function nounEndings(word: string): [string, string[], string[]] {
  const list = (endings: string) => endings.split(' ').map((ending) => (ending === '-' ? '' : ending))
  if (word.endsWith('ия'))
    return [word.slice(0, -2), list('ия ии ии ию ией ии'), list('ии ий иям ии иями иях')]
  if (word.endsWith('ие'))
    return [word.slice(0, -2), list('ие ия ию ие ием ии'), list('ия ий иям ия иями иях')]
  if (word.endsWith('ь')) return [word.slice(0, -1), list('ь и и ь ью и'), list('и ей ям и ями ях')]
  if (word.endsWith('о')) return [word.slice(0, -1), list('о а у о ом е'), list('а - ам а ами ах')]
  if (/[гкх]а$/.test(word)) return [word.slice(0, -1), list('а и е у ой е'), list('и - ам и ами ах')]
  if (word.endsWith('а')) return [word.slice(0, -1), list('а ы е у ой е'), list('ы - ам ы ами ах')]
  if (/[гкх]$/.test(word)) return [word, list('- а у - ом е'), list('и ов ам и ами ах')]
  return [word, list('- а у - ом е'), list('ы ов ам ы ами ах')]
}

function verb(lemma: string): Cells {
  const reflexive = lemma.endsWith('ся')
  const cells = new Map<string, string>()
  for (const [cell, form] of simpleVerb(reflexive ? lemma.slice(0, -2) : lemma)) {
    const short = /[аеёиоуыэюя]$/.test(form) && !cell.startsWith('active')
    cells.set(cell, reflexive ? form + (short ? 'сь' : 'ся') : form)
  }
  return cells
}

function simpleVerb(infinitive: string): Map<string, string> {
  const irregular = IRREGULAR.get(infinitive)
  const cells = new Map([['infinitive', infinitive]])
  const pasts = (masculine: string) => {
    const stem = masculine
      .replace(/шёл$/, 'шл')
      .replace(/ёл$/, 'ел')
      .replace(/г$/, 'гл')
      .replace(/рел$/, 'рел')
    cells.set('past masculine', masculine)
    cells.set('past feminine', `${stem.replace(/(?<=[в])ел$/, 'ел')}а`)
    cells.set('past neuter', `${stem}о`)
    cells.set('past plural', `${stem}и`)
  }
  if (irregular) {
    cells.set('third', irregular.third)
    cells.set('third plural', irregular.many)
    if (!/ёл$/.test(irregular.past)) pasts(irregular.past)
    return cells
  }
  pasts(`${infinitive.slice(0, -2)}л`)
  const persons = (stem: string, [third = '', many = '', we = '', you = '']: string[], first = '') => {
    cells.set('third', stem + third)
    cells.set('third plural', stem + many)
    cells.set('we', stem + we)
    cells.set('you', stem + you)
    if (first) cells.set('first', stem + first)
    const active = `${stem}${many.slice(0, -1)}щий`
    for (const [at, ending] of adjectiveEndings(active).entries())
      cells.set(`active ${ADJECTIVE_CELLS[at]}`, active.slice(0, -2) + ending)
    cells.set('gerund', `${stem}${/[жшщч]$/.test(stem) ? 'а' : 'я'}`)
  }
  if (/(?:да|зна|ста)вать$/.test(infinitive)) {
    persons(infinitive.slice(0, -4), ['ёт', 'ют', 'ём', 'ёте'], 'ю')
    cells.set('gerund', `${infinitive.slice(0, -2)}я`)
  } else if (/[ое]вать$/.test(infinitive))
    persons(`${infinitive.slice(0, -5)}у`, ['ет', 'ют', 'ем', 'ете'], 'ю')
  else if (/[аяе]ть$/.test(infinitive)) persons(infinitive.slice(0, -2), ['ет', 'ют', 'ем', 'ете'], 'ю')
  else if (infinitive.endsWith('ить')) {
    const stem = infinitive.slice(0, -3)
    persons(stem, ['ит', /[жшщч]$/.test(stem) ? 'ат' : 'ят', 'им', 'ите'])
  } else throw new Error(`no verb: ${infinitive}`)
  return cells
}

const CLASSES = {
  degree:
    'более наиболее самый самая самое самые самых самым самыми самой самого очень столь такой такие таких менее весьма',
  take: 'имеет имеют есть существует существуют включает включают предлагает предлагают содержит содержат открывает открывают даёт дает дают получает получают решает решают использует используют выполняет выполняют',
}

export const RUSSIAN_INFLECTION: Inflection = { classes: CLASSES, cellsOf: russianCells, hints: [] }
