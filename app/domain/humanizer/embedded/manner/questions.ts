import { hasFiniteVerb, isKnownBase, startsClause, tenseOf, wordCount } from '../clauses.ts'
import { leadingSubject } from '../leading-subject.ts'
import type { Token } from '../tokens.ts'
import { body, endsPlainly, find, lineOf, mayBeSmall, sentence, small } from './line.ts'
import type { Part } from './paragraph.ts'
import { changeOf, type Rule } from './scene.ts'

const THING = /^(?:and |but |so )?((?:the|my|our|your|his|her|their|its) (?:[^,.;:?!]+ )?[a-z§'-]+) \? $/d
const BARE =
  /^(?:and |but |so )?(result|verdict|outcome|catch|lesson|takeaway|bonus|solution|answer|reason|reality|fix|upside|downside|conclusion) \? $/d
const LONGEST = 7

/** Whether what is told in front is told in the past. */
function isPastBefore(parts: readonly Part[], at: number): boolean {
  for (const part of parts.slice(Math.max(0, at - 3), at).toReversed()) {
    const tense = tenseOf(part.tokens)
    if (tense) return tense === 'past'
    const verb = part.tokens.find(({ tag }) => tag === 'VERB' || tag === 'AUX')
    if (verb && /ed$/.test(verb.lower)) return true
  }
  return false
}

const SEVERAL = /(?:[^su'’]s|people|children)$/

/** Nouns that name what is to be done or what happens; others ("the silence?") are questions of another kind. */
const ASKED =
  /^(?:result|results|outcome|catch|lesson|takeaway|bonus|solution|answer|reason|reasons|reality|fix|upside|downside|conclusion|problem|trouble|point|trick|secret|goal|difference|part|news|thing|twist|irony|kicker|cost|price|alternative|moral|verdict|payoff|challenge|risk|consequence|effect|benefit|advice|rule|key|idea|plan|surprise|explanation|winner|culprit|cause|question|truth|best|worst|exception|condition|message|mistake|aim|purpose|reward|hope|fear|choice|theory|finding|bottleneck|proof|evidence|turning|remedy|cure|response|reaction|impact|math|downside|tradeoff|trade-off|caveat|upshot|strategy|method|approach|tool|assumption|argument|objection|step|priority|default)$/

/** "The result? Fewer returns." → "The result was fewer returns." */
export const answerHinge: Rule = {
  name: 'hinge question',
  safe: true,
  apply: (parts, at) => {
    const [question, answer] = [parts[at]?.tokens ?? [], parts[at + 1]]
    if (!answer || answer.fixed || question.at(-1)?.text !== '?' || !endsPlainly(answer.tokens))
      return undefined
    const line = lineOf(question)
    const bare = find(line, BARE)
    const found = bare ?? find(line, THING)
    if (!found || hasFiniteVerb(question.slice(0, -1))) return undefined
    const asked = found.part(1)
    if (wordCount(asked) > LONGEST || !asked.some(({ lower }) => ASKED.test(lower))) return undefined
    const thing = bare ? sentence('The', small(asked)) : sentence(asked)
    const said = body(answer.tokens)
    if (said.length === 0 || !mayBeSmall(said) || said.some(({ text }) => /^[—–;?]$/.test(text)))
      return undefined
    const isThing =
      wordCount(said) < 5 &&
      /^(?:fewer|less|more|a|an|the|better|another|one|no)$/.test(said[0]?.lower ?? '') &&
      !said.some(({ tag }) => tag === 'AUX')
    const clause = !isThing && (startsClause(small(said), 0) || leadingSubject(said, true)?.start === 0)
    const past = clause ? tenseOf(said) === 'past' : isPastBefore(parts, at)
    const head = asked.findIndex(({ tag }) => tag === 'ADP')
    const noun = (head < 0 ? asked : asked.slice(0, head)).at(-1)?.lower ?? ''
    const plural = SEVERAL.test(noun) && !/(?:ss|news)$/.test(noun)
    const verb = past ? (plural ? 'were' : 'was') : plural ? 'are' : 'is'
    if (clause) return changeOf(2, sentence(thing, `${verb} that`, small(said), '.'))
    const first = said[0]
    const isOrder = first?.tag === 'VERB' && isKnownBase(first.lower) && !past
    if (isOrder) return changeOf(2, sentence(thing, `${verb} to`, small(said), '.'))
    // "Because it is warm", "Not much": no answer that "is" could take.
    if (
      /^(?:because|not|no|yes|nothing|none|maybe|perhaps|so|and|but|or|if|when)$/.test(first?.lower ?? '')
    ) {
      if (!/^(?:nothing|none)$/.test(first?.lower ?? '')) return undefined
    }
    if (
      !isThing &&
      hasFiniteVerb(said) &&
      !said.some(({ lower }) => /^(?:that|who|which|where|when|what|how)$/.test(lower))
    )
      return undefined
    if (
      wordCount(said) > 16 ||
      !/^(?:DET|NOUN|ADJ|PROPN|NUM|PRON|VERB|ADV|ADP|PART)$/.test(first?.tag ?? 'NOUN')
    )
      return undefined
    if (first?.tag === 'VERB' && !/ing$/.test(first.lower)) return undefined
    return changeOf(2, sentence(thing, verb, small(said), '.'))
  },
}

const STOPS = /^[;:()"“”—–?!]$/

/** "We plant in April. Why? Because the soil is warm." → "We plant in April because the soil is warm." */
export const answerWhy: Rule = {
  name: 'why',
  safe: true,
  apply: (parts, at) => {
    const [before, question, answer] = [parts[at], parts[at + 1], parts[at + 2]]
    if (
      !before ||
      !question ||
      !answer ||
      answer.fixed ||
      before.fixed ||
      !endsPlainly(before.tokens) ||
      !endsPlainly(answer.tokens)
    )
      return undefined
    const asked = /^(?:and |but )?(why|how)(?: so| exactly| that)? \? $/.exec(
      lineOf(question.tokens).text,
    )?.[1]
    const opening = answer.tokens[0]?.lower
    if (!asked || opening !== (asked === 'why' ? 'because' : 'by')) return undefined
    if (
      wordCount(before.tokens) > 22 ||
      before.tokens.some(({ text, lower }) => STOPS.test(text) || lower === 'because')
    )
      return undefined
    return changeOf(3, sentence(body(before.tokens), small(answer.tokens)))
  },
}

/** "And honestly? It was fine." → "And it was fine." */
export const dropAside: Rule = {
  name: 'aside question',
  safe: true,
  apply: (parts, at) => {
    const [question, answer] = [parts[at], parts[at + 1]]
    if (!question || !answer || answer.fixed) return undefined
    const found =
      /^(?:(and|but|so) )?(?:honestly|truthfully|seriously|sound familiar|you know what|guess what|so what|the truth|the honest answer|my honest answer|better yet|best of all|even better|and you know what|ready|crazy, right|right|surprised|the short answer) \? $/.exec(
        lineOf(question.tokens).text,
      )
    if (!found) return undefined
    const joint = found[1]
    if (!joint || joint === 'so' || !mayBeSmall(answer.tokens)) return changeOf(2, [...answer.tokens])
    const [first] = question.tokens
    return changeOf(2, sentence(first ? [first] : [], small(answer.tokens)))
  },
}

const SAID_TO_BE =
  /^((?:the|my|our|your|his|her|their|its|this) (?:[a-z'-]+ ){0,3}(pattern|idea|point|reason|answer|truth|rule|lesson|problem|logic|result|message|math|principle|premise|argument|conclusion|appeal|trick|secret|catch|trouble|explanation|thinking|reasoning|advice|irony|risk|fix|solution|question|theory|takeaway)) (is|was) (?:simple|clear|obvious|straightforward|familiar|this|plain|always the same|the same|simple enough|stark|blunt) : /d
const CLEAR = /^(?:it|that|one thing|this much|this) (is|was) (?:clear|certain|obvious) : /d

/** "The pattern is clear: costs fall first." → "The pattern is that costs fall first." */
export const sayPlainly: Rule = {
  name: 'colon before the point',
  safe: true,
  apply: (parts, at) => {
    const tokens: readonly Token[] = parts[at]?.tokens ?? []
    const line = lineOf(tokens)
    const found = find(line, SAID_TO_BE)
    const said = tokens.slice(found?.end ?? 0)
    if (
      found &&
      mayBeSmall(said) &&
      tokens.at(-1)?.text === '.' &&
      !said.slice(0, -1).some(({ text }) => /^[:;—–?]$/.test(text))
    ) {
      const clause =
        startsClause(small(said), 0) ||
        leadingSubject(said, true)?.start === 0 ||
        (said[0]?.tag === 'NOUN' && said[1]?.tag === 'VERB')
      const subject = found.part(1)
      const verb = found.part(3)
      if (clause && found.part(2)[0]?.lower !== 'question')
        return changeOf(1, sentence(subject, verb, 'that', small(said)))
      const first = said[0]
      if (first?.tag === 'VERB' && isKnownBase(first.lower))
        return changeOf(1, sentence(subject, verb, 'to', small(said)))
    }
    const clear = find(line, CLEAR)
    const rest = tokens.slice(clear?.end ?? 0)
    if (
      !clear ||
      !mayBeSmall(rest) ||
      !(startsClause(small(rest), 0) || leadingSubject(rest, true)?.start === 0)
    )
      return undefined
    return changeOf(1, sentence('It', clear.part(1), 'clear that', small(rest)))
  },
}
