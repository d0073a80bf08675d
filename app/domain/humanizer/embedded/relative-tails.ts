import { mainClauseEnds, wordCount } from './clauses.ts'
import { PLURAL_NOUN } from './finite-verbs.ts'
import { leadingSubject } from './leading-subject.ts'
import { isPersonNoun } from '#app/domain/text/person-nouns.ts'
import type { Transformation } from './splitting.ts'
import { freshTokens } from './tokens.ts'

/** "The bread went to the farmers, who were hungry." → "The bread went to the farmers. They were hungry."; "which" likewise. */
export const splitRelativeTail: Transformation = (tokens) => {
  const comma = tokens.findIndex(
    ({ text, kept, fresh }, at) =>
      text === ',' &&
      !kept &&
      !fresh &&
      at > 4 &&
      /^(?:who|which)$/.test(tokens[at + 1]?.lower ?? '') &&
      /^(?:are|were|have)$/.test(tokens[at + 2]?.lower ?? ''),
  )
  const before = tokens[comma - 1]
  if (comma < 0 || !before || tokens.at(-1)?.text !== '.') return undefined
  const head = tokens.slice(0, comma)
  const tail = tokens.slice(comma + 2)
  if (
    !mainClauseEnds(head) ||
    wordCount(head) < 5 ||
    wordCount(tail) < 4 ||
    tail.some(({ text }) => /^[,;:“”"]$/.test(text))
  )
    return undefined
  const who = tokens[comma + 1]?.lower === 'who'
  const plural = before.kept ? who : before.tag === 'NOUN' && PLURAL_NOUN.test(before.lower)
  const subject = leadingSubject(tokens)
  // Two plurals before it would leave open who "they" are.
  if (!plural || !subject || subject.plural || (!who && isPersonNoun(before.lower.replace(/s$/, ''))))
    return undefined
  return [...head, ...freshTokens(who ? '. They' : '. These'), ...tail]
}

/** "They met at the mill, where the path ends." → "They met at the mill. There, the path ends." */
export const splitWhere: Transformation = (tokens) => {
  const comma = tokens.findIndex(
    ({ text, kept, fresh }, at) =>
      text === ',' &&
      !kept &&
      !fresh &&
      at > 4 &&
      tokens[at + 1]?.lower === 'where' &&
      (/^(?:DET|PRON)$/.test(tokens[at + 2]?.tag ?? '') || PLURAL_NOUN.test(tokens[at + 2]?.lower ?? '')),
  )
  const place = tokens[comma - 1]
  if (
    comma < 0 ||
    !place ||
    tokens.at(-1)?.text !== '.' ||
    !(place.kept || (place.tag === 'NOUN' && PLACES.test(place.lower)))
  )
    return undefined
  const head = tokens.slice(0, comma)
  const tail = tokens.slice(comma + 2)
  if (
    !mainClauseEnds(head) ||
    wordCount(head) < 5 ||
    wordCount(tail) < 4 ||
    tail.some(({ text, lower }) => /^[,;:“”"]$/.test(text) || /^(?:has|have|had)$/.test(lower)) ||
    /\d/.test(place.text)
  )
    return undefined
  return [...head, ...freshTokens('. There,'), ...tail]
}

const PLACES =
  /^(?:house|cottage|home|city|town|village|school|university|college|hospital|center|centre|colony|planet|country|island|station|park|garden|forest|room|hall|kitchen|office|museum|church|castle|camp|farm|shop|store|restaurant|market|harbor|harbour|port|airport|hotel|theater|theatre|stadium|club|lake|river|valley|mountain|beach|coast|street|yard|mill|bar|cafe|library|lab|laboratory|region|area|state|capital|district|depot|hub|facility|workshop|garage|warehouse)s?$/
