import { standsAt, wordSet } from './shaping.ts'
import type { Transformation } from './splitting.ts'
import { withText } from './tokens.ts'
import type { Token } from './tokens.ts'

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
      if (part[0] === 'zur' && between.some((one) => HANDED_OVER.has(one.lower))) continue
      if (part[0] === 'durch' && between.some((one) => CARRIED_OUT.has(one.lower))) continue
      const object = part[0] === 'dar' ? inNominative(between) : between
      if (!object) continue
      return [...tokens.slice(0, at), withText(token, form), ...object, ...tokens.slice(end + part.length)]
    }
  }
  return undefined
}

/** "Das nimmt Zeit in Anspruch", "nimmt Hilfe in Anspruch": no other verb says it. */
const KEEPS_PART = wordSet('zeit rat hilfe unterstützung stunden tage wochen monate jahre')

/** What is handed over is not offered: "stellt die Unterlagen zur Verfügung". */
const HANDED_OVER = wordSet(
  'die das alle ihre seine unterlagen dokumente daten informationen mittel gelder geld fahrzeug wagen',
)

/** What is led or carried out is not made: "führt ein Gespräch durch". */
const CARRIED_OUT = wordSet(
  'gespräch gespräche interview interviews operation operationen studie studien gesetz gesetze maßnahme maßnahmen wahl wahlen verfahren',
)

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
    /^(?:ein|eine|einen|die|das|den|keine|kein|keinen)$/.test(token.lower),
  )
  const article = object[at]
  if (!article || at > 3 || article.kept) return undefined
  // "stellt diese übersichtlich dar": without a noun there is nothing that something could be.
  const noun = object.slice(at + 1, at + 4).findIndex((token) => /^\p{Lu}/u.test(token.text))
  if (noun < 0 || object.slice(at + 1, at + 1 + noun).some((token) => !/e[nrs]?$/.test(token.lower)))
    return undefined
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
