import { inflect } from '../inflect.ts'
import type { VerbForm } from '../inflect.ts'

/** First words of an object that no participle stands before as an adjective ("reduced the", not "reduced costs"). */
const OPENS_OBJECT = new Set(
  'a an the this that these those its their his her our your my each every all both some any no how why what whether which who when where it them us him me you'.split(
    ' ',
  ),
)

const BEFORE_GERUND = 'by|for|when|while|without|and|or|,|{be}|^|through|about|at|to|on|from'
/** Their -ing form is an adjective as often as not: "of increasing pressure". */
const LOOSE_GERUNDS = new Set(['increase', 'decrease', 'develop', 'improve', 'evolve'])

const RULE = /^([a-z-]+)\* > (\S+)((?: \S+)*) = (.*)$/

/**
 * Rules of the form `verb* > object = verb* …` with bare nouns among the objects, written out by form: "reduced
 * stress" may be a participle before its noun, so the past is taken only behind a subject or "have".
 */
export function byForm(table: string): string {
  return table.split('\n').flatMap(expand).join('\n')
}

function expand(line: string): string[] {
  const [, verb, first, more = '', replacements] = RULE.exec(line) ?? []
  if (!verb || !first || !replacements) return [line]
  const objects = first.split('|')
  const bare = objects.filter(
    (word) => !word.startsWith('{') && !word.startsWith('!') && !OPENS_OBJECT.has(word),
  )
  if (!bare.length) return [line]
  const closed = objects.filter((word) => !bare.includes(word))
  const right = bare.join('|') + more
  const rule = (left: string, form: VerbForm) =>
    `${left}${inflect(verb, form)} > ${right} = ${replacements.replaceAll(/([a-z-]+)\*/g, (_, base: string) => inflect(base, form))}`
  const gerund = LOOSE_GERUNDS.has(verb) ? BEFORE_GERUND : `${BEFORE_GERUND}|of|in|with`
  return [
    ...(closed.length ? [`${verb}* > ${closed.join('|')}${more} = ${replacements}`] : []),
    rule('{to}|{they}|{ly}|{rel}|people|students|and|also|or < ', 'base'),
    rule('', 's'),
    rule(`${gerund} < `, 'ing'),
    rule('{subj} < ', 'past'),
    rule('{have} < ', 'participle'),
  ]
}
