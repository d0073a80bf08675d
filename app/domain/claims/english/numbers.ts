import type { Token } from './read.ts'

/** What is measured in units, each as how many of the first of its family: "5 mg" is 0.005 g. */
const UNITS = new Map<string, [family: string, factor: number]>()
for (const [family, list] of Object.entries({
  time: 'second=1 sec=1 minute=60 min=60 hour=3600 hr=3600 day=86400 week=604800 fortnight=1209600',
  months: 'month=1 year=12 decade=120 century=1200',
  length:
    'mm=0.001 millimetre=0.001 millimeter=0.001 cm=0.01 centimetre=0.01 centimeter=0.01 m=1 metre=1 meter=1 km=1000 kilometre=1000 kilometer=1000',
  imperial: 'inch=1 foot=12 ft=12 yard=36 mile=63360 mi=63360',
  mass: 'mcg=0.000001 mg=0.001 milligram=0.001 g=1 gram=1 gramme=1 kg=1000 kilogram=1000 kilo=1000 tonne=1000000',
  pounds: 'ounce=1 oz=1 pound=16 lb=16 stone=224',
  volume: 'ml=0.001 millilitre=0.001 milliliter=0.001 cl=0.01 l=1 litre=1 liter=1',
  celsius: '°c=1 celsius=1',
  fahrenheit: '°f=1 fahrenheit=1',
  euro: '€=1 euro=1 eur=1',
  dollar: '$=1 dollar=1 usd=1',
  sterling: '£=1 gbp=1',
  data: 'kb=1 mb=1000 gb=1000000 tb=1000000000',
  energy: 'kw=1 kilowatt=1 mw=1000 megawatt=1000 gw=1000000 gigawatt=1000000',
})) {
  for (const pair of list.split(' ')) {
    const [unit = '', factor = '1'] = pair.split('=')
    UNITS.set(unit, [family, Number(factor)])
  }
}

const SMALL = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value): [string, number] => [word, value]),
)
const TENS = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at): [string, number] => [word, (at + 2) * 10]),
)
const GREAT = new Map([
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
  ['dozen', 12],
  ['k', 1e3],
  ['m', 1e6],
  ['mn', 1e6],
  ['bn', 1e9],
])
const ORDINALS = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
    .split(' ')
    .map((word, at): [string, number] => [word, at + 1]),
)
const PARTS = new Map([
  ['half', 2],
  ['halves', 2],
  ['third', 3],
  ['thirds', 3],
  ['quarter', 4],
  ['quarters', 4],
  ['fifth', 5],
  ['fifths', 5],
  ['sixth', 6],
  ['tenth', 10],
  ['tenths', 10],
])
const TIMES = new Map([
  ['twice', 2],
  ['double', 2],
  ['doubled', 2],
  ['doubles', 2],
  ['doubling', 2],
  ['twofold', 2],
  ['thrice', 3],
  ['triple', 3],
  ['tripled', 3],
  ['triples', 3],
  ['tripling', 3],
  ['treble', 3],
  ['trebled', 3],
  ['threefold', 3],
  ['quadruple', 4],
  ['quadrupled', 4],
  ['fourfold', 4],
  ['fivefold', 5],
  ['tenfold', 10],
  ['halve', 0.5],
  ['halved', 0.5],
  ['halving', 0.5],
])
const CLOCK = new Map([
  ['noon', 720],
  ['midday', 720],
  ['midnight', 0],
])
/** Of "two" they are other words. */
const PAIRS = new Set(['both', 'pair', 'couple', 'neither', 'either', 'twin', 'twins'])

/** What a number is of: a count, a share, a multiple, a time of the day, a place in a row. */
type Sort = 'count' | 'share' | 'times' | 'clock' | 'order'

export type NumberMention = {
  at: number
  end: number
  sort: Sort
  value: number
  /** As it stands, whatever its unit. */
  plain: number
  family?: string
  words: string
  /** Whether it is said to be the least or the most: "at least six", "under half". */
  bound: 'least' | 'most' | undefined
}

/** The numbers of an English text, whatever they are written in. */
export function numbersIn(tokens: readonly Token[]): NumberMention[] {
  const found: NumberMention[] = []
  for (let at = 0; at < tokens.length; ) {
    const mentions = mentionsAt(tokens, at)
    if (mentions.length === 0) {
      at += 1
      continue
    }
    found.push(...mentions)
    at = Math.max(at + 1, mentions.at(-1)?.end ?? 0)
  }
  for (const mention of found) {
    mention.bound = boundOf(tokens, mention)
    if (/^(?:minus|−)$/.test(tokens[mention.at - 1]?.lower ?? '')) {
      mention.value = -mention.value
      mention.plain = -mention.plain
    }
  }
  return found
}

function mentionsAt(tokens: readonly Token[], at: number): NumberMention[] {
  const token = tokens[at]
  if (!token || token.kind === 'mark' || token.kind === 'hidden') return []
  const { lower } = token
  const make = (sort: Sort, value: number, end: number, family?: string, plain = value): NumberMention => ({
    at,
    end,
    sort,
    value,
    plain,
    ...(family ? { family } : {}),
    words: tokens
      .slice(at, end)
      .map(({ text }) => text)
      .join(' '),
    bound: undefined,
  })
  // "Half past eleven in the evening", "a quarter to five".
  const past =
    /^(?:half|quarter)$/.test(lower) && /^(?:past|to|after|before)$/.test(tokens[at + 1]?.lower ?? '')
  const hour = past ? readNumber(tokens, at + 2) : undefined
  const [oclock] = hour?.values ?? []
  if (hour && oclock !== undefined && oclock <= 24 && !unitAt(tokens, hour.end)) {
    const minutes = (lower === 'half' ? 30 : 15) * (tokens[at + 1]?.lower === 'to' ? -1 : 1)
    const time = partOfDay(tokens, hour.end)
    return [make('clock', hours(oclock, time?.half) * 60 + minutes, time?.end ?? hour.end)]
  }
  const clock = CLOCK.get(lower)
  if (clock !== undefined) return [make('clock', clock, at + 1)]
  const times = TIMES.get(lower)
  if (times !== undefined) return [make('times', times, at + 1)]
  if (PAIRS.has(lower)) return []
  const next = tokens[at + 1]?.lower ?? ''
  const parts = PARTS.get(lower)
  const before = tokens[at - 1]?.lower ?? ''
  if (
    parts !== undefined &&
    (parts === 2 || /^(?:a|one)$/.test(before)) &&
    !/^(?:first|second)$/.test(lower)
  ) {
    // "Half an hour", "half a year".
    if (parts === 2 || lower === 'quarter') {
      let ahead = at + 1
      while (/^(?:a|an|of|one|the)$/.test(tokens[ahead]?.lower ?? '')) ahead += 1
      const unit = unitAt(tokens, ahead)
      if (unit && ahead <= at + 3) return [make('count', unit.factor / parts, unit.end, unit.family)]
    }
    return [make('share', 1 / parts, at + 1)]
  }
  const ordinal = ORDINALS.get(lower)
  if (ordinal !== undefined) return [make('order', ordinal, at + 1)]
  if (/^\d+(?:st|nd|rd|th)$/.test(lower)) return [make('order', Number.parseInt(lower, 10), at + 1)]
  const time = /^(\d{1,2})[:.](\d\d)$/.exec(lower)
  const half = halfOfDay(tokens, at + 1)
  if (time && (lower.includes(':') || half)) {
    return [make('clock', hours(Number(time[1]), half) * 60 + Number(time[2]), at + 1 + (half ? 1 : 0))]
  }
  const read = readNumber(tokens, at)
  if (!read) {
    // "An hour", "a week": one of them.
    // "A second language".
    if (tokens[at + 1]?.lower === 'second' && tokens[at + 2]?.kind === 'content') return []
    if (/^(?:a|an)$/.test(lower)) {
      const unit = unitAt(tokens, at + 1)
      if (unit && /^(?:time|months)$/.test(unit.family)) {
        return [make('count', unit.factor, unit.end, unit.family)]
      }
    }
    return []
  }
  const { values, end } = read
  const [value = 0] = values
  const afterwards = tokens[end]?.lower ?? ''
  if (half && values.length === 1) return [make('clock', hours(value, half) * 60, at + 2)]
  if (/^o'clock$/.test(afterwards)) return [make('clock', (value % 24) * 60, end + 1)]
  if (afterwards === '%' || /^percent/.test(afterwards) || lower.endsWith('%')) {
    return values.map((one) => make('share', one / 100, end + (lower.endsWith('%') ? 0 : 1)))
  }
  if (afterwards === 'per' && tokens[end + 1]?.lower === 'cent') return [make('share', value / 100, end + 2)]
  const part = PARTS.get(afterwards)
  if (part !== undefined && values.length === 1 && value < part && (part > 2 || value === 1)) {
    return [make('share', value / part, end + 1)]
  }
  if (/^times?$/.test(afterwards) && value > 1) return [make('times', value, end + 1)]
  // "One in three", "two out of five".
  const of =
    afterwards === 'in' ? end + 1 : afterwards === 'out' && tokens[end + 1]?.lower === 'of' ? end + 2 : -1
  if (of > 0 && values.length === 1) {
    const whole = readNumber(tokens, of)
    const [all = 0] = whole?.values ?? []
    if (whole && all > value && all <= 100 && (value === 1 || afterwards === 'out')) {
      return [make('share', value / all, whole.end)]
    }
  }
  const money = /^([$€£])/.exec(lower)?.[1]
  if (money) return values.map((one) => make('count', one, end, UNITS.get(money)?.[0]))
  const unit = unitAt(tokens, end) ?? (next === '-' ? unitAt(tokens, end + 1) : undefined)
  if (unit) return values.map((one) => make('count', one * unit.factor, unit.end, unit.family, one))
  // "Feet", "pounds" of a name are none; a bare "one" is an article or a pronoun.
  if (values.length === 1 && value === 1 && !/\d/.test(lower)) return []
  return values.map((one) => make('count', one, end))
}

/** "In the morning", "at night" behind an hour: which half of the day it is in, and where the words end. */
function partOfDay(tokens: readonly Token[], at: number): { half: 'am' | 'pm'; end: number } | undefined {
  const half = halfOfDay(tokens, at)
  if (half) return { half, end: at + 1 }
  const words = tokens
    .slice(at, at + 3)
    .map(({ lower }) => lower)
    .join(' ')
  const said = /^(?:in the (?:morning|afternoon|evening)|at night)/.exec(words)?.[0]
  if (!said) return undefined
  return { half: /morning/.test(said) ? 'am' : 'pm', end: at + said.split(' ').length }
}

/** The number that begins at a token, in figures or in words; several for "30-45". */
function readNumber(tokens: readonly Token[], start: number): { values: number[]; end: number } | undefined {
  const token = tokens[start]
  if (!token) return undefined
  if (/^[$€£]?\d/.test(token.lower)) {
    const figures = token.lower.replace(/^[$€£₽]/, '')
    const range = figures.split(/(?<=\d)[-/–](?=\d)/)
    const values = range.map((one) => valueOf(one))
    const end = start + 1
    const suffix = /(?<=\d)(k|m|bn)$/.exec(figures)?.[1]
    if (suffix && values.length === 1) return { values: [(values[0] ?? 0) * (GREAT.get(suffix) ?? 1)], end }
    return greater(tokens, values, end)
  }
  const words = token.lower.split('-')
  let total = 0
  for (const word of words) {
    const value = SMALL.get(word) ?? TENS.get(word) ?? SMALL.get(word.replace(/s$/, ''))
    if (value === undefined) {
      const great = words.length === 1 ? GREAT.get(word) : undefined
      // "A hundred", "a dozen".
      if (great === undefined || great < 12 || word.length < 4) return undefined
      return greater(tokens, [great], start + 1)
    }
    total += value
  }
  let end = start + 1
  const follow = tokens[end]?.lower ?? ''
  if (TENS.has(words.at(-1) ?? '') && (SMALL.get(follow) ?? 10) < 10) {
    total += SMALL.get(follow) ?? 0
    end += 1
  }
  return greater(tokens, [total], end)
}

function greater(
  tokens: readonly Token[],
  values: number[],
  from: number,
): { values: number[]; end: number } {
  let end = from
  let factored = values
  for (;;) {
    const word = tokens[end]?.lower ?? ''
    const factor = word.length > 1 ? GREAT.get(word.replace(/s$/, '')) : undefined
    if (factor !== undefined && tokens[end]?.kind !== 'mark') {
      factored = factored.map((value) => value * factor)
      end += 1
      continue
    }
    // "Two hundred and fifty".
    const [value = 0] = factored
    const rest = word === 'and' ? readBelow(tokens, end + 1) : readBelow(tokens, end)
    if (value >= 100 && factored.length === 1 && rest && rest.value < 100 && from !== end) {
      // "Two thousand five hundred".
      const hundreds = tokens[rest.end]?.lower === 'hundred' && rest.value < 10 && value % 1_000 === 0
      const more = hundreds
        ? greater(tokens, [rest.value], rest.end)
        : { values: [rest.value], end: rest.end }
      factored = [value + (more.values[0] ?? 0)]
      end = more.end
    }
    return { values: factored, end }
  }
}

function readBelow(tokens: readonly Token[], at: number): { value: number; end: number } | undefined {
  const words = tokens[at]?.lower.split('-') ?? []
  let value = 0
  for (const word of words) {
    const part = SMALL.get(word) ?? TENS.get(word)
    if (part === undefined) return undefined
    value += part
  }
  const follow = SMALL.get(tokens[at + 1]?.lower ?? '')
  if (TENS.has(words.at(-1) ?? '') && follow !== undefined && follow < 10)
    return { value: value + follow, end: at + 2 }
  return words.length > 0 ? { value, end: at + 1 } : undefined
}

function valueOf(figures: string): number {
  const clean = figures
    .replace(/[^\d.,]/g, '')
    .replace(/[,'](?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
  return Number.parseFloat(clean)
}

function unitAt(tokens: readonly Token[], at: number) {
  const token = tokens[at]
  if (!token) return undefined
  // "Ten working days".
  if (
    /^(?:working|business|calendar|full|whole|long|consecutive|further|more|short|successive|square|cubic)$/.test(
      token.lower,
    )
  ) {
    return unitAt(tokens, at + 1)
  }
  const sign = token.lower === '°' || token.lower === 'degrees' || token.lower === 'degree'
  const name = sign ? `°${(tokens[at + 1]?.lower ?? '')[0] ?? ''}` : token.lower
  const found = UNITS.get(name) ?? UNITS.get(token.lemma) ?? UNITS.get(token.lower.replace(/s$/, ''))
  if (!found) return undefined
  const [family, factor] = found
  return { family, factor, end: at + (sign ? 2 : 1) }
}

function halfOfDay(tokens: readonly Token[], at: number): 'am' | 'pm' | undefined {
  const word = tokens[at]?.lower.replaceAll('.', '')
  if (word === 'am' && tokens[at]?.kind !== 'function') return 'am'
  if (word === 'am' || word === 'pm') return word
  return undefined
}

function hours(hour: number, half: 'am' | 'pm' | undefined): number {
  if (half === 'pm' && hour < 12) return hour + 12
  return half === 'am' && hour === 12 ? 0 : hour
}

const LEAST =
  /(?:\bat least|\bno earlier than|\bnot earlier than|\bno sooner than|\bno (?:fewer|less) than|\bnot (?:fewer|less) than|(?<!no |not |never )\bmore than|\bover|\babove|\bupwards of|\bexceed\w*|\ba minimum of|\bminimum|\bgreater than|\bfrom)(?: the| an?| age of| ages of)*$/
const MOST =
  /(?:\bat most|\bno more than|\bnot more than|\bnever more than|\bup to|(?<!no |not )\bless than|(?<!no |not )\bfewer than|\bunder|\bbelow|\ba maximum of|\bmaximum|\bno later than|\bwithin|\bat the latest)(?: the| an?| age of)*$/

function boundOf(tokens: readonly Token[], { at, end }: NumberMention): 'least' | 'most' | undefined {
  const words = (from: number, to: number) =>
    tokens
      .slice(Math.max(0, from), to)
      .map(({ lower }) => lower)
      .join(' ')
  const before = words(at - 5, at)
  const after = words(end, end + 3)
  // "Do not take more than two".
  const denied = / ?\b(?:not|no|never|nobody|cannot)\b(?! (?:more|less|fewer|later)\b)/.test(
    words(
      Math.max(
        at - 8,
        tokens.findIndex(({ clause }) => clause === tokens[at]?.clause),
      ),
      at,
    ),
  )
  // "Children under twelve" are of that age, whatever they do not do.
  const bound = tokens.findLastIndex(
    ({ kind, lower }, place) =>
      place < at && kind === 'function' && /^(?:under|over|above|below)$/.test(lower),
  )
  const isQuality =
    bound > 0 &&
    at - bound < 3 &&
    (tokens[bound - 1]?.part === 'noun' ||
      /^(?:any|some|every|no)?(?:one|body)$|^(?:those|all)$/.test(tokens[bound - 1]?.lower ?? ''))
  if (denied && !isQuality && /\b(?:more than|over|above)(?: the| an?)?$/.test(before)) return 'most'
  if (denied && !isQuality && /\b(?:less than|fewer than|under|below)(?: the| an?)?$/.test(before))
    return 'least'
  // "Up to two days before": at least so long before.
  if (/\b(?:up to|until|no later than|at the latest)$/.test(before) && /^before\b/.test(after)) return 'least'
  if (MOST.test(before) || /^(?:\w+ )?or (?:less|fewer|under|below)\b/.test(after)) return 'most'
  if (LEAST.test(before) || /^(?:\w+ )?(?:or (?:more|over|above)\b|and over|upwards)/.test(after))
    return 'least'
  return undefined
}

/** Whether two numbers say the same. */
export function sameNumber(one: NumberMention, two: NumberMention): boolean {
  const close = (first: number, second: number, play = 1e-6) =>
    Math.abs(first - second) <= play * Math.max(1, Math.abs(first), Math.abs(second))
  if (one.sort === 'clock' || two.sort === 'clock') {
    const [clock, other] = one.sort === 'clock' ? [one, two] : [two, one]
    if (other.sort === 'clock') return clock.value === other.value || bothVague(clock, other)
    return (
      other.sort === 'count' &&
      !other.family &&
      clock.value % 60 === 0 &&
      (clock.value / 60) % 12 === other.value % 12
    )
  }
  if (one.sort === 'share' && two.sort === 'share') return close(one.value, two.value, 0.007)
  if (one.sort === 'times' && two.sort === 'times') return close(one.value, two.value)
  if (one.sort !== two.sort) {
    const sorts = [one.sort, two.sort].sort().join(' ')
    if (sorts === 'share times') return close(one.value, two.value)
    if (sorts === 'count order') return close(one.value, two.value)
    return false
  }
  if (one.family && two.family) return one.family === two.family && close(one.value, two.value)
  // A unit may be left out, as of the first number in "between 9 and 11 metres".
  return close(one.plain, two.plain)
}

/** "Eight o'clock" may be of the morning or of the evening. */
function bothVague(one: NumberMention, two: NumberMention): boolean {
  return /clock/.test(one.words + two.words) && (one.value / 60) % 12 === (two.value / 60) % 12
}
