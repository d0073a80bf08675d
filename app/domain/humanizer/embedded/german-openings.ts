import type { Context } from './context.ts'
import { chance } from './context.ts'
import { germanSubjectEnd, isVerbShape } from './german-subjects.ts'
import { opened, standsAt, wordSet } from './shaping.ts'
import type { Transformation } from './splitting.ts'
import { freshTokens } from './tokens.ts'
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
  // "Die Räume waren auch zwar gut": "zwar" bears no such word before it.
  if (tokens[rest]?.lower === 'zwar') return undefined
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
