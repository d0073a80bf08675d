import type { Transformation } from './splitting.ts'
import { freshTokens } from './tokens.ts'
import type { Token } from './tokens.ts'

/** Judgements that people like to stress; what is measured or exact takes no stress. */
const JUDGEMENTS = new Set(
  'important hard difficult easy good bad useful helpful nice fun interesting exciting sad happy proud glad lucky tough tricky tasty friendly beautiful'.split(
    ' ',
  ),
)

/** "The work is hard." → "The work is really hard." in relaxed tones; says no more than the judgement does. */
export const stressJudgement: Transformation = (tokens, { style, staid, random }) => {
  if (staid || style.formality > 50) return undefined
  const at = tokens.findIndex(
    (token, place) =>
      JUDGEMENTS.has(token.lower) &&
      !token.kept &&
      /^(?:is|are|was|were|it's|that's|they're)$/.test(tokens[place - 1]?.lower ?? '') &&
      endsJudgement(tokens[place + 1]),
  )
  if (at < 1 || tokens.some(({ lower }) => QUESTION.test(lower) || SAYING.test(lower))) return undefined
  // "pretty" and "quite" would take something back.
  const word = style.formality <= 45 && random() < 0.7 ? 'really' : 'very'
  return [...tokens.slice(0, at), ...freshTokens(word), ...tokens.slice(at)]
}

function endsJudgement(token: Token | undefined): boolean {
  return !token || /^(?:[.,!]|to|for|in|because|when|and|but|that)$/.test(token.lower)
}

/** Who says something is not made to say it louder. */
const SAYING =
  /^(?:sa(?:id|ys?)|told|tells|admit(?:s|ted)|acknowledge[sd]|insist(?:s|ed)|warn(?:s|ed)|argue[sd]?|claim(?:s|ed)?|concede[sd]|add(?:s|ed)|note[sd]|stress(?:es|ed)|concluded?|found|find|reports?|reported|denied|denies)$/

const QUESTION = /^(?:\?|not|n't|if|whether|how|as|so|too|very|really|more|most|less|than)$|n't$/

const STRESSED = /^(?:help|want|need|like|love|enjoy|matter|care|hope|appreciate|hurt)s?$/

/** "This can help us." → "This can really help us.", in relaxed tones. */
export const stressVerb: Transformation = (tokens, { style, staid }) => {
  if (staid || style.formality > 50 || tokens.some(({ lower }) => QUESTION.test(lower))) return undefined
  const at = tokens.findIndex(
    (token, place) =>
      STRESSED.test(token.lower) &&
      !token.kept &&
      token.tag === 'VERB' &&
      /^(?:can|could|will|would|i|we|they|you|he|she|it|people|students|this|that)$/.test(
        tokens[place - 1]?.lower ?? '',
      ),
  )
  return at < 1 ? undefined : [...tokens.slice(0, at), ...freshTokens('really'), ...tokens.slice(at)]
}
