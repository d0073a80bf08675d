import type { Context } from './context.ts'
import { chance } from './context.ts'
import { asTwoSentences, countWords, findWords, opened, standsAt, wordSet } from './shaping.ts'
import type { Transformation } from './splitting.ts'
import { freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'

type Opening = { words: string[]; inside: string[]; empty: boolean }

const opening = (words: string, inside: string, empty = false): Opening => ({
  words: words.split(' '),
  inside: inside.split(' '),
  empty,
})

const OPENINGS: readonly Opening[] = [
  opening('bovendien', 'ook bovendien', true),
  opening('daarnaast', 'ook daarnaast', true),
  opening('verder', 'ook verder', true),
  opening('tevens', 'ook', true),
  opening('echter', 'echter'),
  opening('desondanks', 'desondanks'),
  opening('niettemin', 'desondanks'),
  opening('desalniettemin', 'desondanks'),
  opening('daarom', 'daarom dus'),
  opening('derhalve', 'daarom'),
  opening('hierdoor', 'daardoor'),
  opening('daardoor', 'daardoor'),
  opening('tegenwoordig', 'tegenwoordig nu'),
  opening('uiteindelijk', 'uiteindelijk'),
]

const PRONOUN = wordSet('hij wij we men ik ze zij u dit')
const OBJECT_PRONOUN = wordSet('zich hem hen mij me ze u')
const ARTICLE = wordSet('de het een deze dit die elke ieder iedere onze ons hun haar')
const FOLLOWER = wordSet(
  'een de het niet ook vaak steeds nog zeer heel erg meer veel minder vooral deze hun onze geen alle echt nooit altijd',
)
const NO_NOUN = wordSet(
  'van voor met in op aan bij te om uit door naar over en of maar dan als dat die er zich hier daar nu al ook niet een de het is zijn was worden wordt kan kunnen moet moeten zal wel vaak steeds nog zeer heel erg meer veel minder vooral geen zonder tussen tijdens sinds tot',
)
const VERB = wordSet(
  'is zijn was waren wordt worden werd werden kan kunnen kon konden moet moeten mag mogen zal zullen zou zouden wil willen heeft hebben had hadden biedt bieden geeft geven zorgt zorgen helpt helpen speelt spelen maakt maken vergroot vergroten verbetert verbeteren vermindert verminderen verhoogt verhogen versterkt vraagt vragen krijgt krijgen blijft blijven gaat gaan ontstaat ontstaan bestaat bestaan werkt werken draagt dragen vormt vormen laat laten toont tonen vereist vereisen gebruikt gebruiken neemt nemen leidt leiden stimuleert bevordert',
)

/** Where the subject at `at` ends, behind the finite verb; undefined where it is not certain. */
function dutchSubjectEnd(tokens: readonly Token[], at: number, verb: Token): number | undefined {
  const first = tokens[at]
  if (!first?.word || first.kept) return undefined
  const next = tokens[at + 1]
  const plain = (token: Token | undefined) => token?.word && !NO_NOUN.has(token.lower)
  if (PRONOUN.has(first.lower) && next?.word && !next.kept) {
    // "dit" may be the article of a noun.
    if (first.lower !== 'dit' || FOLLOWER.has(next.lower)) return at + 1
  }
  if (
    first.lower === 'het' &&
    verb.lower === 'is' &&
    /^(?:belangrijk|mogelijk|goed|nuttig|verstandig|raadzaam|essentieel|cruciaal|noodzakelijk|handig)$/.test(
      next?.lower ?? '',
    )
  )
    return at + 1
  let end = at
  if (ARTICLE.has(first.lower)) end = nounPlace(tokens, at + 1)
  else if (!(plain(first) && /(?:en|s)$/.test(first.lower) && /en$|^zijn$/.test(verb.lower))) return undefined
  if (!plain(tokens[end]) || (end === at && ARTICLE.has(first.lower))) return undefined
  end++
  if (tokens[end]?.lower === 'van') {
    const article = ARTICLE.has(tokens[end + 1]?.lower ?? '') ? 1 : 0
    const place = nounPlace(tokens, end + 1 + article)
    if (!plain(tokens[place])) return undefined
    end = place + 1
  }
  const follower = tokens[end]
  return follower && !follower.kept && FOLLOWER.has(follower.lower) ? end : undefined
}

/** The noun behind adjectives, which end in -e. */
function nounPlace(tokens: readonly Token[], from: number): number {
  let at = from
  while (
    at < from + 2 &&
    /..e$/.test(tokens[at]?.lower ?? '') &&
    !FOLLOWER.has(tokens[at + 1]?.lower ?? '')
  ) {
    if (tokens[at + 1]?.lower === 'van') break
    at++
  }
  return at
}

/** "Bovendien biedt de app een overzicht." → "De app biedt ook een overzicht." */
export const moveDutchOpening: Transformation = (tokens, context) => {
  const [first] = tokens
  if (!first || tokens.at(-1)?.text !== '.') return undefined
  const found = OPENINGS.find(({ words }) => standsAt(tokens, 0, words))
  if (!found) return undefined
  const at = found.words.length
  const verb = tokens[at]
  if (!verb || verb.kept || !VERB.has(verb.lower)) return undefined
  const end = dutchSubjectEnd(tokens, at + 1, verb)
  if (end === undefined) return undefined
  let rest = end
  if (OBJECT_PRONOUN.has(tokens[rest]?.lower ?? '')) rest++
  // "jullie" may be the object or belong to a noun, and "het" may be its article: only an object goes ahead of the word.
  else if (/^(?:ons|jullie|je|haar|hun|uw)$/.test(tokens[rest]?.lower ?? '')) return undefined
  else if (tokens[rest]?.lower === 'het' && NO_NOUN.has(tokens[rest + 1]?.lower ?? '')) return undefined
  const word = wordFor(found, tokens, context)
  if (word === undefined) return undefined
  return opened(
    [
      ...tokens.slice(at + 1, end),
      verb,
      ...tokens.slice(end, rest),
      ...(word ? freshTokens(word) : []),
      ...tokens.slice(rest),
    ],
    first.space,
  )
}

function wordFor(found: Opening, tokens: readonly Token[], context: Context): string | undefined {
  if (found.empty && chance(0.3, context)) return ''
  const present = new Set(tokens.slice(found.words.length).map((token) => token.lower))
  const free = found.inside.filter(
    (word) => !present.has(word) && (word !== 'dus' || context.style.formality < 55),
  )
  return free[Math.floor(context.random() * free.length)]
}

/** "Het is niet alleen snel, maar ook goedkoop." → "Het is snel en ook goedkoop." */
export const flattenNietAlleen: Transformation = (tokens) => {
  const at = findWords(tokens, ['niet', 'alleen'])
  if (at < 2 || /^(?:dat|omdat|als|of|,)$/.test(tokens[at - 1]?.lower ?? '')) return undefined
  const joint = findWords(tokens, ['maar'], at)
  if (joint < 0 || joint > at + 14) return undefined
  const comma = tokens[joint - 1]?.text === ','
  const between = tokens.slice(at, comma ? joint - 1 : joint)
  if (between.some((token) => /^[,;:(]$/.test(token.text))) return undefined
  if (!tokens.slice(joint + 1, joint + 5).some((token) => token.lower === 'ook')) return undefined
  return [
    ...tokens.slice(0, at),
    ...tokens.slice(at + 2, comma ? joint - 1 : joint),
    ...freshTokens('en'),
    ...tokens.slice(joint + 1),
  ]
}

/** "zowel leraren als leerlingen" → "leraren en leerlingen" */
export const plainEn: Transformation = (tokens) => {
  const both = findWords(tokens, ['zowel'])
  const joint = findWords(tokens, ['als'], both + 1)
  if (both < 1 || joint < 0 || joint - both > 8) return undefined
  const between = tokens.slice(both + 1, joint)
  if (between.some((token) => /^(?:en|,|;|:)$/.test(token.lower))) return undefined
  const ook = tokens[joint + 1]?.lower === 'ook' ? 1 : 0
  return [...tokens.slice(0, both), ...between, ...freshTokens('en'), ...tokens.slice(joint + 1 + ook)]
}

const SUBORDINATE = wordSet(
  'dat omdat als wanneer hoewel terwijl zodat die of om waar waardoor waarbij waarin waarmee wie wat doordat nadat voordat zoals zowel indien aangezien',
)

/** "…, en dit helpt iedereen." → "…. Dit helpt iedereen." */
export const splitDutchEn: Transformation = (tokens) => {
  const at = tokens.findIndex(
    (token, place) =>
      place > 5 &&
      token.lower === 'en' &&
      !token.kept &&
      /^(?:dit|dat|het|we|wij|hij|men)$/.test(tokens[place + 1]?.lower ?? '') &&
      VERB.has(tokens[place + 2]?.lower ?? ''),
  )
  if (at < 0) return undefined
  const head = tokens.slice(0, tokens[at - 1]?.text === ',' ? at - 1 : at)
  const tail = tokens.slice(at + 1)
  if (head.some((token) => SUBORDINATE.has(token.lower) || /^[,;:"“(]$/.test(token.text))) return undefined
  if (tail.some((token) => /^["“;]$/.test(token.text)) || countWords(head) < 6 || countWords(tail) < 4)
    return undefined
  return asTwoSentences(head, tail)
}

/** "…; dit helpt iedereen." → "…. Dit helpt iedereen." */
export const splitDutchSemicolon: Transformation = (tokens) => {
  const at = tokens.findIndex((token) => token.text === ';' && !token.kept)
  const tail = tokens.slice(at + 1)
  if (at < 5 || tail.some((token) => token.text === ';') || countWords(tail) < 5) return undefined
  if (!/^(?:de|het|een|dit|dat|deze|ze|we|hij|men|zo|daardoor|daarom)$/.test(tail[0]?.lower ?? ''))
    return undefined
  if (!tail.slice(1, 6).some((token) => VERB.has(token.lower))) return undefined
  return asTwoSentences(tokens.slice(0, at), tail)
}

/** "Dat is een goed begin." → "Dat is toch een goed begin.": only where people speak. */
export const addDutchParticle: Transformation = (tokens, context) => {
  if (!/^(?:dat|het)$/.test(tokens[0]?.lower ?? '') || tokens[1]?.lower !== 'is') return undefined
  if (tokens[2]?.lower !== 'een' || tokens.at(-1)?.text !== '.') return undefined
  if (tokens.some((token) => /^(?:toch|wel|even|maar|ook|niet|echt)$/.test(token.lower))) return undefined
  return [...tokens.slice(0, 2), ...freshTokens(chance(0.5, context) ? 'toch' : 'echt'), ...tokens.slice(2)]
}
