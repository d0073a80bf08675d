import { hasFiniteVerb, wordCount } from './clauses.ts'
import type { Transformation } from './splitting.ts'
import { capitalise, decapitalise } from './tokens.ts'
import type { Token } from './tokens.ts'
import { WORD_CLASSES } from './wordclasses.ts'

const SIGN =
  /^(?:[,;:()"“”—–?!]|that|which|who|because|if|when|while|although|though|unless|since|so|but|where|whether|as|than|and|or|not|to)$/

/** "One of the best things is music." → "Music is one of the best things." */
export const invertCopula: Transformation = (tokens) => {
  const first = tokens[0]
  const end = tokens.length - 1
  const is = tokens.findIndex((token) => token.lower === 'is' || token.lower === 'was')
  const verb = tokens[is]
  if (!first || first.kept || is < 3 || is > 14 || !verb || verb.kept || tokens[end]?.text !== '.')
    return undefined
  const opening = first.lower === 'one' && tokens[1]?.lower === 'of'
  const noun =
    /^(?:reason|advantage|benefit|goal|aim|challenge|problem|cause|factor|result|purpose|key|disadvantage|drawback|example)$/
  const definite = first.lower === 'the' && tokens.slice(1, 4).some((token) => noun.test(token.lower))
  if (!opening && !definite) return undefined
  const subject = tokens.slice(0, is)
  const complement = tokens.slice(is + 1, end)
  const head = complement[0]
  if (
    !head?.word ||
    wordCount(complement) > 9 ||
    [...subject, ...complement].some((token) => SIGN.test(token.lower))
  )
    return undefined
  // Only a thing can change places with the subject, not a quality or a participle.
  const thing =
    WORD_CLASSES.article.has(head.lower) ||
    (complement.length === 1 && /(?:tion|ity|ness|ment|ance|ence|ship|ism|ing|cy)$/.test(head.lower))
  if (!thing || hasFiniteVerb(complement) || hasFiniteVerb(subject)) return undefined
  return [
    { ...head, text: head.kept ? head.text : capitalise(head.text), space: first.space },
    ...complement.slice(1),
    verb,
    { ...decapitalise(first), space: ' ' },
    ...subject.slice(1),
    ...tokens.slice(end),
  ]
}

const OWNERS = new Set(
  'company city team country school student students government university teacher teachers family community world restaurant hotel town village region state nation author writer film movie book story study player club group organization author artist president customer customers employee employees user users worker workers citizens voters residents learner learners readers scientists researchers patient child children parent parents brand product'.split(
    ' ',
  ),
)
const ABSTRACT = /(?:s|tion|ity|ness|ment|ance|ence|ship|ism|ure|th|cy|al|age)$/

/** "the needs of the school" → "the school's needs", and for formal tones the other way round. */
export const turnGenitive: Transformation = (tokens, context) => {
  if (context.style.formality < 58) {
    const at = tokens.findIndex(
      (token, place) =>
        token.lower === 'the' &&
        !token.kept &&
        ABSTRACT.test(tokens[place + 1]?.lower ?? '') &&
        tokens[place + 2]?.lower === 'of' &&
        tokens[place + 3]?.lower === 'the' &&
        OWNERS.has(tokens[place + 4]?.lower ?? '') &&
        endsPhrase(tokens[place + 5]),
    )
    const [the, thing, , , owner] = tokens.slice(at, at + 5)
    if (
      at < 0 ||
      !the ||
      !thing ||
      !owner ||
      thing.kept ||
      /^(?:rest|most|members|ways|lots|parts|times|hands|kinds|types)$/.test(thing.lower)
    )
      return undefined
    const sign = /s$/.test(owner.lower) ? "'" : "'s"
    const possessor: Token = {
      ...owner,
      text: owner.text + sign,
      lower: owner.lower + sign,
      space: ' ',
      fresh: true,
    }
    return [...tokens.slice(0, at), the, possessor, { ...thing, space: ' ' }, ...tokens.slice(at + 5)]
  }
  const at = tokens.findIndex(
    (token, place) =>
      token.lower === 'the' &&
      !token.kept &&
      OWNERS.has(ownerOf(tokens[place + 1])) &&
      tokens[place + 2]?.word === true &&
      !tokens[place + 2]?.kept &&
      ABSTRACT.test(tokens[place + 2]?.lower ?? '') &&
      endsPhrase(tokens[place + 3]) &&
      !/^(?:and|or|to|of|for|on|in)$/.test(tokens[place + 3]?.lower ?? ''),
  )
  const [the, owner, thing] = tokens.slice(at, at + 3)
  if (at < 0 || !the || !owner || !thing || owner.kept) return undefined
  const bare = owner.text.replace(/['’]s?$/, '')
  return [
    ...tokens.slice(0, at),
    the,
    { ...thing, space: ' ', fresh: true },
    { ...the, text: 'of', lower: 'of', space: ' ', fresh: true },
    { ...the, text: 'the', lower: 'the', space: ' ', fresh: true },
    { ...owner, text: bare, lower: bare.toLowerCase(), space: ' ', fresh: true },
    ...tokens.slice(at + 3),
  ]
}

function ownerOf(token: Token | undefined): string {
  return /^(\p{L}+)['’]s?$/u.exec(token?.lower ?? '')?.[1] ?? ''
}

/** Whether a noun phrase is over before `token`. */
function endsPhrase(token: Token | undefined): boolean {
  if (!token || (!token.word && !token.kept)) return true
  return (
    WORD_CLASSES.prep.has(token.lower) ||
    WORD_CLASSES.be.has(token.lower) ||
    WORD_CLASSES.modal.has(token.lower) ||
    WORD_CLASSES.have.has(token.lower) ||
    WORD_CLASSES.rel.has(token.lower) ||
    /^(?:and|or|but|to|because|when|if|while)$/.test(token.lower)
  )
}
