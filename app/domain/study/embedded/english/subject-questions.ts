import { inflect } from '#app/domain/humanizer/embedded/inflect.ts'
import { readWords } from '#app/domain/humanizer/embedded/model/syntax.ts'
import { comparable } from '../../plain.ts'
import { capital, type Draft } from '../draft.ts'
import { exchangeDraft } from '../gap-questions.ts'
import { isNear } from '../options.ts'
import type { Ask } from './ask.ts'
import { wholeRest } from './clause.ts'
import { isMaybePerson, nounOf } from './nouns.ts'
import { doesAsPerson, nameIn, othersThan } from './people.ts'
import { draftOf, ended, isSound, isVagueHere, LEANING } from './phrasing.ts'
import { thingsBeside } from './wrong-options.ts'

/** Returns a question for what, or who, does or is something: "Nitrogen makes up 78 percent of the air". */
export function subjectDraft(ask: Ask): Draft | undefined {
  const { fact, collected, pools, people } = ask
  const { clause, passage } = fact
  const { subject: who, kind, verb, base, isPlural } = clause
  if (LEANING.test(who) || isVagueHere(who, collected) || /,/.test(who)) return undefined
  // "… only the files of the tenants | whom they look after": without its end it is not true.
  if (
    /^(?:who|whom|whose|which)\s/.test(clause.tail) &&
    !passage.text.includes(`, ${clause.tail.slice(0, 12)}`)
  )
    return undefined
  const rest = wholeRest(clause).replace(
    /, (?:\d|an? |the |one |two |three |four |five |six |seven |eight |nine |ten )(?!.* and ).*$/,
    '',
  )
  if (rest.split(/\s+/).length < 3 || /(?:^|\s)(?:its|their|his|her|they|it)(?:\s|$)/.test(rest))
    return undefined
  const own = nounOf(who, isPlural)
  if (own.isNumbered || (/^an? /.test(who) && kind === 'be') || isSubjectOfAll(who, collected))
    return undefined
  const bare = nameIn(who)
  const key = comparable(bare)
  const person =
    own.isPerson ||
    /^(?:(?:\p{Lu}\. ?)+|(?:Saint|King|Queen|Pope|Emperor|Empress|Sir|Lady|Lord|President|Prince|Princess|Dr|Professor) )\p{Lu}\p{Ll}/u.test(
      bare,
    ) ||
    [...people.keys()].some((one) => one === key || one.startsWith(`${key} `) || one.endsWith(` ${key}`))
  // "What are penguins?" asks for something else.
  if (
    kind === 'be' &&
    /^(?:an?|the|one|some|\p{Lu}[\p{L}'’]*|home|part)\b/u.test(rest) &&
    !/^the \p{L}+est\b|^the (?:most|first|last|only|main)\b/u.test(rest)
  )
    return undefined
  // "The uppermost": of what, another sentence says. And "…, bacteria break down …" is a statement of its own.
  if (readWords(who).at(-1)?.tag === 'ADJ' || /^the \p{Ll}+(?:most|est)$/iu.test(who) || hasSecond(rest))
    return undefined
  // Somebody who is spoken of once, "workers", is nobody to know.
  if (own.isPerson && !own.isName && !who.includes(' ') && collected.lexis.named(who).sentences < 2)
    return undefined
  // "What is extensions of cells?"
  if (kind === 'be' && isPlural && isBareNoun(rest)) return undefined
  if (/^(?:no|nobody|nothing)\b/i.test(who)) return undefined
  if (isMaybePerson(who) || /^the \p{Lu}\p{Ll}+$/u.test(who)) return undefined
  if (!person && own.isName && doesAsPerson(base)) return undefined
  // "What has shown what happens …?"
  if (/^(?:\p{Ll}+ )?what\s/u.test(rest)) return undefined
  // "Adrian Johns": two words of a name of which nothing shows whether it is somebody.
  if (!person && /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u.test(who) && !collected.names.has(key))
    return undefined
  const asked = person ? 'Who' : 'What'
  const singular =
    kind === 'be'
      ? /^(?:are|is)$/.test(verb)
        ? 'is'
        : 'was'
      : kind === 'base'
        ? inflect(base, 's')
        : verb === 'have'
          ? 'has'
          : verb
  const question = `${asked} ${singular} ${rest}${ended(clause)}?`
  if (!isSound(question) || question.split(/\s+/).length < 6) return undefined
  if (person && own.isName) {
    return draftOf(
      'who',
      question,
      bare,
      othersThan(bare, passage, people),
      passage,
      bare.split(' ').length <= 3,
    )
  }
  const isTerm = who.replace(/^(?:the|an?) /i, '').split(' ').length <= 2
  return draftOf(
    'what',
    question,
    capital(who),
    thingsBeside(pools.subjects, own, who, question, ask),
    passage,
    isTerm,
  )
}

/** Whether a comma is followed by a noun and its verb. */
function hasSecond(text: string): boolean {
  return text
    .split(', ')
    .slice(1)
    .some((part) => {
      const [noun, verb] = readWords(part)
      return /^(?:NOUN|PROPN)$/.test(noun?.tag ?? '') && /^(?:VERB|AUX)$/.test(verb?.tag ?? '')
    })
}

/** Whether something begins with a noun, and what goes with it, that has no article. */
function isBareNoun(text: string): boolean {
  const first = readWords(text).find(({ tag }) => tag !== 'ADJ' && tag !== 'ADV')
  return first?.tag === 'NOUN'
}

/** What stands in so many sentences, and such a share of them, is what a document is about. */
const SUBJECT_OF_ALL = { sentences: 6, share: 0.2 }

/** Whether a single word is what a document speaks of all the time: everybody would guess "employees" in their handbook. */
function isSubjectOfAll(who: string, { lexis }: Ask['collected']): boolean {
  const word = who.replace(/^(?:the|an?|all|every) /i, '')
  const { sentences, share } = lexis.named(word)
  return !word.includes(' ') && sentences >= SUBJECT_OF_ALL.sentences && share > SUBJECT_OF_ALL.share
}

/** Returns a question for by whom something was done: "The mill was rebuilt by Jan Maes". */
export function agentDraft({ fact, people }: Ask): Draft | undefined {
  const { clause, passage } = fact
  if (clause.kind !== 'be') return undefined
  const by =
    /^(\p{Ll}+(?:ed|en|t|n|wn|de|ld))((?: [^,]*?)?),? by (?:the )?(?:\p{Ll}+ )?(\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}\p{Ll}+)((?: (?:in|on|for|from|to|at|with) [^,]*)?)$/u.exec(
      clause.rest,
    )
  const name = by?.[3] ?? ''
  if (!by || !people.has(comparable(name))) return undefined
  const question = `By whom ${clause.verb} ${clause.subject} ${by[1]}${by[2] ?? ''}${by[4] ?? ''}${ended(clause)}?`
  if (!isSound(question)) return undefined
  return draftOf('who', question, name, othersThan(name, passage, people), passage, true)
}

/** Returns whether somebody did what another person of the document did, as a question. */
export function exchangedPersonDraft(
  { answer, others, passage }: Draft,
  { collected, random }: Ask,
): Draft | undefined {
  const other = others.find(({ text }) => !isNear(text, answer))
  const at = passage.text.indexOf(answer)
  if (!other || at < 0 || passage.text.indexOf(answer, at + 1) >= 0) return undefined
  return exchangeDraft(
    passage,
    { text: answer, start: at, end: at + answer.length },
    other,
    collected,
    random,
  )
}
