import type { Transformation } from './splitting.ts'
import { decapitalise, freshTokens } from './tokens.ts'

const SHOWS =
  /^(?:show|shows|showed|suggest|suggests|suggested|reveal|reveals|revealed|indicate|indicates|indicated|mean|means|meant|demonstrate|demonstrates|demonstrated)$/

/** "Our tests show that the lake is safe." → "What our tests show is that the lake is safe." */
export const askWhat: Transformation = (tokens) => {
  const [first] = tokens
  if (!first || first.kept || !/^(?:our|the|these|this|his|her|their|its|my)$/.test(first.lower))
    return undefined
  const at = tokens.findIndex(
    ({ lower, kept }, place) => place > 1 && place < 5 && !kept && SHOWS.test(lower),
  )
  const verb = tokens[at]
  if (at < 0 || !verb || tokens[at + 1]?.lower !== 'that') return undefined
  const subject = tokens.slice(0, at)
  if (
    subject.slice(1).some(({ tag, kept }) => kept || !/^(?:NOUN|ADJ)$/.test(tag ?? '')) ||
    subject.at(-1)?.tag !== 'NOUN'
  )
    return undefined
  const be = /ed$|^meant$/.test(verb.lower) ? 'was' : 'is'
  return [
    ...freshTokens('What', first.space),
    { ...decapitalise(first), space: ' ' },
    ...tokens.slice(1, at + 1),
    ...freshTokens(be),
    ...tokens.slice(at + 1),
  ]
}
