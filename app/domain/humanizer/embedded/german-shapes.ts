import type { Context } from './context.ts'
import { chance } from './context.ts'
import { germanSubjectEnd, isVerbShape } from './german-subjects.ts'
import { asTwoSentences, countWords, findWords, opened, standsAt, wordSet } from './shaping.ts'
import type { Transformation } from './splitting.ts'
import { freshTokens, withText } from './tokens.ts'
import type { Token } from './tokens.ts'

type Opening = { words: string[]; inside: readonly string[]; relaxed?: readonly string[]; empty?: boolean }

const opening = (words: string, inside: string, rest: Partial<Opening> = {}): Opening => ({
  words: words.split(' '),
  inside: inside.split(' '),
  ...rest,
})

const OPENINGS: readonly Opening[] = [
  opening('darüber hinaus', 'außerdem auch', { empty: true }),
  opening('des weiteren', 'außerdem auch', { empty: true }),
  opening('zudem', 'außerdem auch', { empty: true }),
  opening('außerdem', 'auch zudem', { empty: true }),
  opening('ferner', 'auch außerdem', { empty: true }),
  opening('weiterhin', 'auch außerdem'),
  opening('zusätzlich', 'auch außerdem', { empty: true }),
  opening('jedoch', 'aber'),
  opening('allerdings', 'aber allerdings'),
  opening('dennoch', 'trotzdem'),
  opening('nichtsdestotrotz', 'trotzdem'),
  opening('daher', 'deshalb daher', { relaxed: ['also'] }),
  opening('deshalb', 'deshalb daher', { relaxed: ['also'] }),
  opening('folglich', 'deshalb daher', { relaxed: ['also'] }),
  opening('somit', 'damit', { relaxed: ['also'] }),
  opening('infolgedessen', 'deshalb dadurch'),
  opening('heutzutage', 'heute'),
  opening('tatsächlich', 'tatsächlich wirklich'),
  opening('letztendlich', 'letztlich am_Ende'),
  opening('insgesamt', 'insgesamt'),
]

const OBJECT_PRONOUN = wordSet('sich uns ihnen ihm mich dich mir dir es ihn euch')

/** "Zudem spart die Software Zeit." → "Die Software spart außerdem Zeit." or "Die Software spart Zeit." */
export const moveGermanOpening: Transformation = (tokens, context) => {
  const [first] = tokens
  if (!first || tokens.at(-1)?.text !== '.') return undefined
  const found = OPENINGS.find(({ words }) => standsAt(tokens, 0, words))
  if (!found) return undefined
  const at = found.words.length
  const verb = tokens[at]
  if (!verb || !isVerbShape(verb)) return undefined
  const reflexive = tokens[at + 1]?.lower === 'sich' ? 1 : 0
  const from = at + 1 + reflexive
  const end = germanSubjectEnd(tokens, from, verb)
  if (end === undefined) return undefined
  let rest = end
  const next = tokens[rest]
  if (!reflexive && next && !next.kept && OBJECT_PRONOUN.has(next.lower)) rest++
  const word = wordFor(found, tokens, context)
  if (word === undefined) return undefined
  return opened(
    [
      ...tokens.slice(from, end),
      verb,
      ...tokens.slice(at + 1, from),
      ...tokens.slice(end, rest),
      ...(word ? freshTokens(word) : []),
      ...tokens.slice(rest),
    ].map((token, place) =>
      place > 0 && token.space === '' && token.word ? { ...token, space: ' ' } : token,
    ),
    first.space,
  )
}

/** What stands inside for an opening: a word, nothing, or undefined when every word is there already. */
function wordFor(found: Opening, tokens: readonly Token[], context: Context): string | undefined {
  if (found.empty && chance(0.3, context)) return ''
  const relaxed = context.style.formality < 50 ? (found.relaxed ?? []) : []
  const present = new Set(tokens.slice(found.words.length).map((token) => token.lower))
  const free = [...found.inside, ...relaxed].filter((word) => !present.has(word))
  const chosen = free[Math.floor(context.random() * free.length)]
  return chosen?.replace('_', ' ')
}

const EMPTY_FRAMES = [
  'es ist wichtig zu beachten',
  'es ist wichtig zu erwähnen',
  'es ist wichtig zu betonen',
  'es ist erwähnenswert',
  'es ist anzumerken',
  'es sei angemerkt',
  'es sei erwähnt',
  'es lässt sich sagen',
  'es lässt sich festhalten',
  'es ist hervorzuheben',
  'es sollte beachtet werden',
  'man kann sagen',
  'fest steht',
].map((frame) => [...frame.split(' '), ',', 'dass'])

const LAST_VERB = wordSet(
  'ist sind war waren hat haben wird werden wurde wurden kann können muss müssen soll sollen sollte sollten darf dürfen könnte könnten spielt spielen bietet bieten gibt hilft helfen braucht brauchen birgt bergen bleibt bleiben bedeutet bedeuten verändert verändern ermöglicht verbessert erfordert benötigt liegt macht schafft beeinflusst beeinflussen profitiert profitieren',
)

/** "Es ist wichtig zu beachten, dass der Plan Zeit braucht." → "Der Plan braucht Zeit." */
export const dropGermanFrame: Transformation = (tokens) => {
  const frame = EMPTY_FRAMES.find((words) => standsAt(tokens, 0, words))
  const [first] = tokens
  if (!frame || !first) return undefined
  const clause = tokens.slice(frame.length, -1)
  const verb = clause.at(-1)
  if (tokens.at(-1)?.text !== '.' || !verb || !LAST_VERB.has(verb.lower) || verb.kept) return undefined
  if (clause.some((token) => !token.word && !token.kept)) return undefined
  const finites = clause.filter((token) => /^(?:hat|haben|hätte|hätten|wird|würde|würden)$/.test(token.lower))
  if (finites.length > (finites.includes(verb) ? 1 : 0)) return undefined
  const end = germanSubjectEnd(clause, 0, verb)
  if (end === undefined || end >= clause.length - 1) return undefined
  return opened([...clause.slice(0, end), verb, ...clause.slice(end, -1), ...tokens.slice(-1)], first.space)
}

/** A verb and its far part, and the verb that says the same without one: third person, plural, and both past. */
const PARTED: readonly { verbs: string[]; part: string[]; instead: string[]; casual?: boolean }[] = [
  parted('stellt stellen stellte stellten', 'dar', 'ist sind war waren'),
  parted('stellt stellen stellte stellten', 'zur verfügung', 'bietet bieten bot boten'),
  parted('stellt stellen stellte stellten', 'unter beweis', 'zeigt zeigen zeigte zeigten'),
  parted('weist weisen wies wiesen', 'auf', 'hat haben hatte hatten'),
  parted('hebt heben hob hoben', 'hervor', 'betont betonen betonte betonten'),
  parted('nimmt nehmen nahm nahmen', 'in anspruch', 'nutzt nutzen nutzte nutzten'),
  parted('führt führen führte führten', 'durch', 'macht machen machte machten'),
  parted('bringt bringen brachte brachten', 'zum ausdruck', 'zeigt zeigen zeigte zeigten'),
  parted('treibt treiben trieb trieben', 'voran', 'fördert fördern förderte förderten'),
  parted('zeigt zeigen zeigte zeigten', 'auf', 'zeigt zeigen zeigte zeigten'),
]

function parted(verbs: string, part: string, instead: string) {
  return { verbs: verbs.split(' '), part: part.split(' '), instead: instead.split(' ') }
}

/** "Das stellt einen großen Vorteil dar." → "Das ist ein großer Vorteil." */
export const replaceParted: Transformation = (tokens) => {
  for (const [at, token] of tokens.entries()) {
    if (at === 0 || token.kept || /^\p{Lu}/u.test(token.text)) continue
    for (const { verbs, part, instead } of PARTED) {
      const form = instead[verbs.indexOf(token.lower)]
      if (form === undefined || tokens[at + 1]?.lower === 'sich') continue
      const end = partPlace(tokens, at, part)
      if (end === undefined) continue
      const between = tokens.slice(at + 1, end)
      if (between.some((one) => KEEPS_PART.has(one.lower))) continue
      const object = part[0] === 'dar' ? inNominative(between) : between
      if (!object) continue
      return [...tokens.slice(0, at), withText(token, form), ...object, ...tokens.slice(end + part.length)]
    }
  }
  return undefined
}

/** "Das nimmt Zeit in Anspruch", "nimmt Hilfe in Anspruch": no other verb says it. */
const KEEPS_PART = wordSet('zeit rat hilfe unterstützung stunden tage wochen monate jahre')

function partPlace(tokens: readonly Token[], at: number, part: readonly string[]): number | undefined {
  for (let place = at + 2; place < tokens.length; place++) {
    if (/^[,;:.()]$/.test(tokens[place]?.text ?? '')) return undefined
    if (!standsAt(tokens, place, part)) continue
    const after = tokens[place + part.length]
    return !after || /^[.,;]$/.test(after.text) || after.lower === 'und' ? place : undefined
  }
  return undefined
}

/** "einen großen Vorteil" → "ein großer Vorteil"; undefined when the object is not clear. */
function inNominative(object: readonly Token[]): Token[] | undefined {
  const at = object.findIndex((token) =>
    /^(?:ein|eine|einen|die|das|den|keine|kein|keinen|diese)$/.test(token.lower),
  )
  const article = object[at]
  if (!article || at > 3 || article.kept) return undefined
  if (object.some((token) => /^(?:sich|und)$/.test(token.lower))) return undefined
  if (!article.lower.endsWith('en')) return [...object]
  const strong = article.lower !== 'den'
  const result = [...object]
  result[at] = withText(article, strong ? article.lower.slice(0, -2) : 'der')
  for (let place = at + 1; place < result.length; place++) {
    const word = result[place]
    if (!word || /^\p{Lu}/u.test(word.text)) break
    if (!word.kept && word.lower.endsWith('en')) {
      result[place] = withText(word, word.text.slice(0, -2) + (strong ? 'er' : 'e'))
    }
  }
  return result
}

/** "Es ist nicht nur schnell, sondern auch billig." → "Es ist schnell und auch billig." */
export const flattenNichtNur: Transformation = (tokens) => {
  const at = findWords(tokens, ['nicht', 'nur'])
  if (at < 2 || /^(?:dass|weil|wenn|ob|da|,)$/.test(tokens[at - 1]?.lower ?? '')) return undefined
  const joint = findWords(tokens, [',', 'sondern'], at)
  if (joint < 0 || joint > at + 14) return undefined
  const near = tokens.slice(joint + 2, joint + 6).some((token) => token.lower === 'auch')
  if (!near || tokens.slice(at, joint).some((token) => /^[,;:(]$/.test(token.text))) return undefined
  return [
    ...tokens.slice(0, at),
    ...tokens.slice(at + 2, joint),
    ...freshTokens('und'),
    ...tokens.slice(joint + 2),
  ]
}

/** "sowohl Lehrer als auch Schüler" → "Lehrer und Schüler", "Lehrer sowie Schüler" → "Lehrer und Schüler". */
export const plainUnd: Transformation = (tokens) => {
  const both = findWords(tokens, ['sowohl'])
  const joint = findWords(tokens, ['als', 'auch'], both + 1)
  const plain = (part: readonly Token[]) =>
    !part.some((token) => /^(?:und|,|;|:)$/.test(token.lower) || token.text === '(')
  if (both > 0 && joint > both && joint - both < 9 && plain(tokens.slice(both, joint))) {
    return [
      ...tokens.slice(0, both),
      ...tokens.slice(both + 1, joint),
      ...freshTokens('und'),
      ...tokens.slice(joint + 2),
    ]
  }
  const at = findWords(tokens, ['sowie'])
  const sowie = tokens[at]
  if (!sowie || at < 2 || tokens[at - 1]?.text === ',') return undefined
  if (tokens.slice(Math.max(0, at - 8), at + 6).some((token) => /^(?:und|sowohl)$/.test(token.lower)))
    return undefined
  return [...tokens.slice(0, at), withText(sowie, 'und'), ...tokens.slice(at + 1)]
}

const SUBORDINATE = wordSet(
  'dass weil wenn ob da obwohl während damit sodass indem nachdem bevor falls sofern solange sobald um wie wo welche welcher welches sowohl',
)
const CLEAR_SUBJECT = wordSet('er wir ich man dies das es sie')
const CLEAR_VERB = wordSet(
  'ist sind war waren hat haben hatte wird werden kann können muss müssen soll sollte sollten bietet bieten gibt hilft helfen braucht brauchen bleibt macht zeigt führt',
)

/** "…, und es hilft allen." → "…. Es hilft allen."; only between two main clauses. */
export const splitGermanUnd: Transformation = (tokens) => {
  const at = tokens.findIndex(
    (token, place) =>
      place > 5 &&
      token.lower === 'und' &&
      !token.kept &&
      CLEAR_SUBJECT.has(tokens[place + 1]?.lower ?? '') &&
      CLEAR_VERB.has(tokens[place + 2]?.lower ?? ''),
  )
  if (at < 0) return undefined
  const comma = tokens[at - 1]?.text === ','
  const head = tokens.slice(0, comma ? at - 1 : at)
  const tail = tokens.slice(at + 1)
  if (head.some((token) => SUBORDINATE.has(token.lower) || /^[,;:"„“(]$/.test(token.text))) return undefined
  if (tail.some((token) => /^["„“;]$/.test(token.text)) || countWords(head) < 6 || countWords(tail) < 4)
    return undefined
  return asTwoSentences(head, tail)
}

const STARTS = wordSet(
  'die der das ein eine es sie er wir man dies diese dieser dadurch so damit dabei deshalb daher',
)

/** "…; das hilft allen." → "…. Das hilft allen." */
export const splitGermanSemicolon: Transformation = (tokens) => {
  const at = tokens.findIndex((token) => token.text === ';' && !token.kept)
  const tail = tokens.slice(at + 1)
  if (at < 5 || tail.some((token) => token.text === ';') || countWords(tail) < 5) return undefined
  if (!STARTS.has(tail[0]?.lower ?? '') || !tail.slice(0, 6).some((token) => CLEAR_VERB.has(token.lower)))
    return undefined
  return asTwoSentences(tokens.slice(0, at), tail)
}

/** "Das ist gut." → "Das ist ja gut.": only where people speak. */
export const addGermanParticle: Transformation = (tokens, context) => {
  if (!/^(?:das|es|er|wir)$/.test(tokens[0]?.lower ?? '')) return undefined
  if (!/^(?:ist|sind|war|hat|haben)$/.test(tokens[1]?.lower ?? '') || tokens.at(-1)?.text !== '.')
    return undefined
  if (!/^(?:ein|eine|kein|keine|sehr|gut|oft|der|die|das)$/.test(tokens[2]?.lower ?? '')) return undefined
  if (tokens.some((token) => /^(?:ja|doch|eben|halt|aber|auch|nicht)$/.test(token.lower))) return undefined
  const word = chance(0.5, context) ? 'ja' : 'eben'
  return [...tokens.slice(0, 2), ...freshTokens(word), ...tokens.slice(2)]
}
