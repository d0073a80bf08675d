import { tagWords } from '#app/domain/humanizer/embedded/model/syntax.ts'
import type { Answer } from './answers.ts'

/**
 * English sentences turned into questions by their grammar, where that is safe. Both need the answer at a place where
 * nothing else of the sentence has to change.
 */

/** "Ada Byron wrote the notes." → "Who wrote the notes?", when the answer is a person and the subject. */
export function whoQuestion(sentence: string, answer: Answer): string | undefined {
  if (answer.start !== 0) return undefined
  const clause = firstClause(sentence)
  const rest = clause.slice(answer.end).replace(/[.!]$/, '').trim()
  if (rest.split(/\s+/).length < 4 || rest.split(/\s+/).length > 26 || /^[,('’]|[?:"“]/.test(rest))
    return undefined
  const tags = tagWords(clause)
  const skip = answer.text.split(/[\s.]+/).filter(Boolean).length
  const next = tags.slice(skip).find(({ tag }) => tag !== 'PUNCT')
  if (!next || !rest.startsWith(next.text) || !(next.tag === 'VERB' || next.tag === 'AUX')) return undefined
  if (
    !/(?:ed|s)$|^(?:was|had|wrote|made|took|gave|found|built|won|led|drew|began|became|came|went|saw|held|sold|set|put|kept|left|met|spoke|thought|taught|bought|ran|flew|grew)$/.test(
      next.text,
    )
  )
    return undefined
  return `Who ${rest}?`
}

/** "The town was founded in 1850." → "In which year was the town founded?" */
export function yearQuestion(sentence: string, answer: Answer): string | undefined {
  if (answer.before !== 'in') return undefined
  const clause = firstClause(sentence)
  if (answer.end > clause.length || /[?:"“(]/.test(clause.slice(0, answer.start))) return undefined
  const found = /^((?:[\p{L}\p{N}'’.-]+ ){1,7})(was|were) (.+?),? in $/u.exec(clause.slice(0, answer.start))
  if (!found) return undefined
  const [, subject = '', be = '', middle = ''] = found
  const after = clause.slice(answer.end).replace(/[.!]$/, '').trim()
  if (
    /^[,;]|^and /.test(after) ||
    /,|\b(?:and|but|which|who|that|when|while|because|although|after|before)\b/.test(`${subject}${middle}`)
  )
    return undefined
  const tags = tagWords(clause)
  const verb = tags.find(({ text }, at) => at > 0 && tags[at - 1]?.text === be && text !== '')
  if (verb?.tag !== 'VERB' || !middle.startsWith(verb.text)) return undefined
  const first = tagWords(sentence)[0]
  const small =
    first &&
    ['DET', 'ADJ', 'NOUN', 'PRON', 'ADP'].includes(first.tag) &&
    !/^\p{Lu}\P{L}*\p{Lu}/u.test(subject)
  const opening = small ? subject.charAt(0).toLowerCase() + subject.slice(1) : subject
  return `In which year ${be} ${opening.trim()} ${middle}${after ? ` ${after}` : ''}?`
}

/** The sentence up to a semicolon, which parts statements that stand by themselves. */
function firstClause(sentence: string): string {
  const at = sentence.indexOf(';')
  return at < 0 ? sentence : `${sentence.slice(0, at)}.`
}
