import { inNominative } from './russian-nominative.ts'
import { asTwoSentences, countWords, findWords, opened, standsAt, wordSet } from './shaping.ts'
import type { Transformation } from './splitting.ts'
import { freshTokens, withText } from './tokens.ts'
import type { Token } from './tokens.ts'

const ADDITIVE = [
  'кроме того ,',
  'более того ,',
  'помимо этого ,',
  'помимо того ,',
  'также ,',
  'к тому же ,',
].map((words) => words.split(' '))

const EMPTY_FRAMES = [
  'важно отметить , что',
  'следует отметить , что',
  'стоит отметить , что',
  'необходимо отметить , что',
  'важно подчеркнуть , что',
  'следует подчеркнуть , что',
  'стоит подчеркнуть , что',
  'необходимо подчеркнуть , что',
  'также стоит отметить , что',
  'также следует отметить , что',
  'важно понимать , что',
  'можно сказать , что',
].map((words) => words.split(' '))

/** "Важно отметить, что план работает." → "План работает."; "Кроме того, он прост." → "Он прост." */
export const dropRussianOpening: Transformation = (tokens) => {
  const [first] = tokens
  const frame = [...EMPTY_FRAMES, ...ADDITIVE].find((words) => standsAt(tokens, 0, words))
  if (!first || !frame || countWords(tokens) - countWords(tokens.slice(0, frame.length)) < 4) return undefined
  const next = tokens[frame.length]
  if (!next?.word || /^(?:что|чтобы|как|если|хотя|и|но|а)$/.test(next.lower)) return undefined
  return opened(tokens.slice(frame.length), first.space)
}

/** "не только дети, но и взрослые" → "и дети, и взрослые"; "как дети, так и взрослые" likewise. */
export const evenBoth: Transformation = (tokens) => {
  for (const [open, joint] of [
    [
      ['не', 'только'],
      [',', 'но', 'и'],
    ],
    [['как'], [',', 'так', 'и']],
  ] as const) {
    const at = findWords(tokens, open)
    const place = findWords(tokens, joint, at + open.length + 1)
    if (at < 1 || place < 0 || place - at > 12) continue
    const between = tokens.slice(at + open.length, place)
    if (between.some((token) => /^[,;:(—–]$/.test(token.text) || token.lower === 'и')) continue
    const before = tokens[at - 1]?.lower ?? ''
    if (/^(?:и|же|так|а|,)$/.test(before) && open.length === 1) continue
    return [
      ...tokens.slice(0, at),
      ...freshTokens('и'),
      ...between,
      ...freshTokens(', и'),
      ...tokens.slice(place + joint.length),
    ]
  }
  return undefined
}

const NOT_BEFORE_DASH =
  /^(?:который|которая|которое|которые|что|не|также|это|и|но|а|уже|всегда|часто|по-прежнему|ныне|сегодня|сейчас|теперь|здесь|он|она|оно|они|кто|если|когда|хотя|чем|как|где|тоже|лишь|только)$/

/** "Сон является важной частью жизни." → "Сон — важная часть жизни." */
export const dashForIs: Transformation = (tokens) => {
  const at = tokens.findIndex((token) => !token.kept && /^(?:является|являются)$/.test(token.lower))
  const verb = tokens[at]
  const before = tokens[at - 1]
  if (!verb || at < 1 || !before?.word || NOT_BEFORE_DASH.test(before.lower)) return undefined
  if (tokens.some((token) => /^[—–]$/.test(token.text))) return undefined
  // The subject stands at the head of the clause; behind a comma it may belong to another.
  if (tokens.slice(0, at).some((token) => /^[,;:(]$/.test(token.text))) return undefined
  // "Важным условием является сон": the subject stands behind.
  if (
    tokens
      .slice(0, at)
      .some((token, place) => place < 3 && /(?:ым|им|ом|ей|ой)$/.test(token.lower) && place === 0)
  )
    return undefined
  const found = inNominative(tokens, at + 1, verb.lower === 'являются')
  if (!found) return undefined
  return [
    ...tokens.slice(0, at),
    { ...withText(verb, '—'), word: false },
    ...found.tokens,
    ...tokens.slice(found.end),
  ]
}

const BEFORE_INFINITIVE: readonly { words: string[]; instead: string[]; relaxed?: string[] }[] = [
  { words: ['имеет', 'возможность'], instead: ['может'] },
  { words: ['имеют', 'возможность'], instead: ['могут'] },
  { words: ['имеете', 'возможность'], instead: ['можете'] },
  { words: ['имеем', 'возможность'], instead: ['можем'] },
  { words: ['это', 'позволяет'], instead: ['так можно', 'так удаётся'] },
  { words: ['необходимо'], instead: ['нужно', 'надо'] },
  { words: ['следует'], instead: ['стоит', 'нужно'], relaxed: ['надо'] },
  { words: ['целесообразно'], instead: ['стоит', 'разумно'] },
  { words: ['не', 'рекомендуется'], instead: ['не стоит'] },
  { words: ['рекомендуется'], instead: ['стоит', 'лучше'] },
  { words: ['желательно'], instead: ['лучше'] },
  { words: ['представляется', 'возможным'], instead: ['можно'] },
]

/** "необходимо сделать" → "нужно сделать", wherever an infinitive follows (an adverb may stand between). */
export const plainModal: Transformation = (tokens, context) => {
  for (const { words, instead, relaxed = [] } of BEFORE_INFINITIVE) {
    const at = findWords(tokens, words)
    const next = at + words.length
    if (at < 0 || /^(?:не|как)$/.test(tokens[at - 1]?.lower ?? '')) continue
    const adverb =
      /[оеи]$/.test(tokens[next]?.lower ?? '') && !/^(?:и|или|же)$/.test(tokens[next]?.lower ?? '')
    if (!isInfinitive(tokens[next]) && !(adverb && isInfinitive(tokens[next + 1]))) continue
    const choices = context.style.formality < 60 ? [...instead, ...relaxed] : instead
    const chosen = choices[Math.floor(context.random() * choices.length)] ?? ''
    const fresh = freshTokens(chosen, tokens[at]?.space)
    return at === 0
      ? opened([...fresh, ...tokens.slice(next)], tokens[0]?.space ?? '')
      : [...tokens.slice(0, at), ...fresh, ...tokens.slice(next)]
  }
  return undefined
}

function isInfinitive(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    !token.kept &&
    /(?:[аеиоуыюя]ть|ться|[стз]ти|[еи]чь)$/.test(token.lower) &&
    token.lower.length > 4 &&
    !/ость$/.test(token.lower)
  )
}

/** "A, B, а также C" → "A, B и C", where no "и" went before. */
export const plainI: Transformation = (tokens) => {
  const at = findWords(tokens, [',', 'а', 'также'])
  if (at < 2 || tokens.slice(Math.max(0, at - 10), at + 8).some((token) => token.lower === 'и'))
    return undefined
  return [...tokens.slice(0, at), ...freshTokens('и'), ...tokens.slice(at + 3)]
}

const SUBORDINATE =
  /^(?:что|чтобы|если|когда|хотя|поскольку|котор\p{L}+|где|куда|как|пока|ли|кто|чем|потому|какой|какие|чей)$/u
const FINITE = /(?:[аеёиюуя]т|[аеия]л[аои]?|[аеиу]тся|[аиеу]лся|есть|нет|можно|нужно|надо|может|могут)$/

/** "…, и это помогает всем." → "…. Это помогает всем." */
export const splitRussianI: Transformation = (tokens) => {
  const at = tokens.findIndex(
    (token, place) =>
      place > 5 &&
      token.text === ',' &&
      tokens[place + 1]?.lower === 'и' &&
      /^(?:это|он|она|они|мы|вы)$/.test(tokens[place + 2]?.lower ?? '') &&
      FINITE.test(tokens[place + 3]?.lower ?? ''),
  )
  if (at < 0) return undefined
  const head = tokens.slice(0, at)
  const tail = tokens.slice(at + 2)
  if (head.some((token) => SUBORDINATE.test(token.lower) || /^[,;:"«(]$/.test(token.text))) return undefined
  if (tail.some((token) => /^["«;]$/.test(token.text)) || countWords(head) < 5 || countWords(tail) < 4)
    return undefined
  return asTwoSentences(head, tail)
}

const STARTS = wordSet('это он она они мы вы эти этот эта такой такая поэтому так при для в на')

/** "…; это помогает всем." → "…. Это помогает всем." */
export const splitRussianSemicolon: Transformation = (tokens) => {
  const at = tokens.findIndex((token) => token.text === ';' && !token.kept)
  const tail = tokens.slice(at + 1)
  if (at < 5 || tail.some((token) => token.text === ';') || countWords(tail) < 5) return undefined
  if (!STARTS.has(tail[0]?.lower ?? '') || !tail.slice(1, 7).some((token) => FINITE.test(token.lower)))
    return undefined
  return asTwoSentences(tokens.slice(0, at), tail)
}
