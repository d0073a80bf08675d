import { hasFiniteVerb, wordCount } from '../clauses.ts'
import { find, lineOf, sentence, small } from './line.ts'
import { changeOf, cut, type Rule } from './scene.ts'

const PRAISE =
  /^(?:(?:what|that's|that is|this is|such) (?:a|an) )?(?:really |very |truly |genuinely |such )?(?:(?:great|good|excellent|fantastic|wonderful|lovely|thoughtful|interesting|smart|important|fair|brilliant|terrific|insightful|classic) (?:question|point|post|observation|idea|insight|thinking|instinct|choice|one)s?|absolutely|certainly|definitely|of course|sure thing|sure|great|love this|i love this(?: question| post)?|love this question|you're (?:absolutely |so |quite )?right to ask(?: about (?:this|it|that))?|you're asking (?:exactly )?the right question|happy to help|glad you asked|great to hear)(?: , [a-z]+)? [!.] $/

/** "Great question!" goes, where something follows. */
export const dropPraise: Rule = {
  name: 'praise',
  safe: true,
  apply: (parts, at, { isFirst, text, isItem }) => {
    const tokens = parts[at]?.tokens ?? []
    if (!isFirst || at > 1 || isItem || text.kind === 'story' || tokens.length === 0) return undefined
    if (!PRAISE.test(lineOf(tokens).text) || text.sentences < 2) return undefined
    return cut(1)
  },
}

const OFFER =
  /^(?:would you like (?:me to|help|some|a)|do you want me to|want me to|shall i|should i|if (?:you'd like|you like|you want|it helps|it would help|helpful|you're interested|you share|you tell me|you let me know)[^.?!]* i(?:'d be happy| can|'ll|'m happy| would be happy)|i can also|i(?:'m| am)(?: always)? happy to|i(?:'d| would) be (?:happy|glad) to|happy to|just let me know|let me know (?:if|what|which|how|whether|where)|feel free to|just say the word|i hope (?:this|that) helps|hope (?:this|that) helps|hope it helps|tell me (?:more about|which|what) (?:your|you)|please (?:don't|do not) hesitate)/

/** The offer of an assistant at the end goes: no letter of somebody's own, and nothing that only they could do. */
export const dropOffer: Rule = {
  name: 'offer',
  safe: true,
  apply: (parts, at, { isLast, text, isItem }) => {
    const tokens = parts[at]?.tokens ?? []
    if (
      !isLast ||
      isItem ||
      !/^(?:answer|essay|paper)$/.test(text.kind) ||
      at < parts.length - 3 ||
      text.sentences < 6
    )
      return undefined
    // All that comes behind it is of the same kind.
    const tail = parts.slice(at).map((part) => lineOf(part.tokens).text)
    if (wordCount(tokens) > 24 || tokens.some(({ kept }) => kept) || !tail.every((line) => OFFER.test(line)))
      return undefined
    return cut(1)
  },
}

/** What letters say by rote, and people leave out. */
const FORMULAS: readonly RegExp[] = [
  /^i (?:do )?(?:sincerely |genuinely |truly )?hope (?:that )?(?:this|my) (?:e-?mail|message|letter|note) finds you (?:well|in good health|in good spirits|and your (?:family|team) well)(?: and [^.§]{3,40})? [.!] $/d,
  /^i hope you(?:'re| are) (?:doing well|well|having a (?:great|good|wonderful|lovely) (?:week|day))(?: and [^.§]{3,40})? [.!] $/d,
]

/** The same for which people have other words; none where only what comes behind it is kept. */
const REPLACED: readonly (readonly [pattern: RegExp, words: string])[] = [
  [
    /^(?:i am|i'm) (?:thrilled|excited|delighted|eager|pleased|honored|honoured|very excited|truly excited|incredibly excited|so excited) to (?:be applying|apply|submit my application|express my interest in applying) for /d,
    'I am applying for',
  ],
  [
    /^(?:i am|i'm) writing to (?:formally |enthusiastically )?(?:express|convey|share) my (?:strong |sincere |genuine |keen |deep |enthusiastic )?(?:interest|enthusiasm) (?:in|for) /d,
    'I am interested in',
  ],
  [/^(?:i am|i'm) (?:thrilled|excited|delighted|pleased) to (?:share|announce|report) that /d, ''],
  [
    /\b(?:please )?(?:do not|don't) hesitate to (?=(?:contact|call|email|e-mail|write|text|ring|ask|message|visit|use) )/d,
    'please',
  ],
  [/\b(?:please )?(?:do not|don't) hesitate to reach out (?!to )/d, 'please get in touch'],
  [/\b(?:please )?(?:do not|don't) hesitate to reach out to /d, 'please get in touch with'],
  [
    /^i would (?:warmly |very much |sincerely )?welcome the (?:opportunity|chance) to /d,
    'I would be glad to',
  ],
  [/^i(?:'d| would) (?:warmly |very much )?welcome the (?:opportunity|chance) to /d, 'I would be glad to'],
  [/^(?:i am|i'm) (?:confident|certain) that (?=i |my )/d, 'I believe'],
  [/\bthank you (?:so much |very much )?for your time and consideration /d, 'thank you for your time'],
  [
    /^i look forward to the (?:opportunity|possibility|chance|prospect) (?:of|to) (?:discuss|discussing|speak|speaking|talk|talking) /d,
    'I look forward to talking',
  ],
  [/\b(?:deeply |truly |strongly )?resonates (?:deeply |strongly )?with me /d, 'appeals to me'],
  [/\b(?:deeply |truly |strongly )?resonated (?:deeply |strongly )?with me /d, 'appealed to me'],
  [
    /\bwould make me a (?:strong|great|valuable|excellent) (?:addition|fit|candidate) (?:to|for) /d,
    'would be of use to',
  ],
]

/** "I hope this email finds you well." goes. */
export const dropFormula: Rule = {
  name: 'letter formula',
  safe: true,
  apply: (parts, at, { text }) => {
    const tokens = parts[at]?.tokens ?? []
    if (text.kind === 'story' || tokens.some(({ kept }) => kept) || text.sentences < 2) return undefined
    const line = lineOf(tokens)
    return FORMULAS.some((pattern) => pattern.test(line.text)) ? cut(1) : undefined
  },
}

/** "I am thrilled to apply for the post." → "I am applying for the post." */
export const sayFormulaPlainly: Rule = {
  name: 'letter formula in other words',
  safe: true,
  apply: (parts, at, { text }) => {
    const tokens = parts[at]?.tokens ?? []
    if (text.kind === 'story') return undefined
    const line = lineOf(tokens)
    for (const [pattern, words] of REPLACED) {
      const found = find(line, pattern)
      if (!found) continue
      const head = tokens.slice(0, found.at)
      const rest = tokens.slice(found.end)
      // "I look forward to talking with you" needs somebody to talk with.
      if (/talking$/.test(words) && !/^(?:with|to|about|how)$/.test(rest[0]?.lower ?? '')) continue
      if (words === '' && !hasFiniteVerb(rest)) continue
      return changeOf(1, sentence(head, words === '' ? small(rest) : words, words === '' ? [] : rest))
    }
    return undefined
  },
}

/** "Whether you're a parent or a pupil, you'll find a class." → "Parent or pupil, you'll find a class." */
export const nameReaders: Rule = {
  name: 'whether you are',
  safe: false,
  apply: (parts, at, { text }) => {
    const tokens = parts[at]?.tokens ?? []
    if (text.kind === 'story') return undefined
    const found = find(
      lineOf(tokens),
      /^whether (?:you're|you are|it's|it is) (?:an?|the) ([^,;:.?!]{2,40}) or (?:an?|the) ([^,;:.?!]{2,40}) , /d,
    )
    if (!found) return undefined
    const [one, two] = [found.part(1), found.part(2)]
    if (
      wordCount(one) > 5 ||
      wordCount(two) > 5 ||
      [...one, ...two].some(({ lower, kept }) => kept || /^(?:or|and|who|that|with)$/.test(lower))
    )
      return undefined
    const rest = tokens.slice(found.end)
    // Whoever is named must be who does what follows.
    if (!/^you(?:'(?:ll|re|ve|d))?$/.test(rest[0]?.lower ?? '')) return undefined
    return changeOf(1, sentence(small(one), 'or', two, ',', rest))
  },
}
