import type { Difference } from '../kinds.ts'
import { isConverse } from './converses.ts'
import { sayingsOf } from './grammar.ts'
import { isCalendar } from './kinship.ts'
import { type Match, tells } from './match.ts'
import type { Token } from './read.ts'

/** Prepositions that say the opposite of each other before the same word. */
const OPPOSITE = new Map<string, string>()
const ENDS = `to into towards toward:from out-of|with including:without|including:except excluding|above over:below under beneath|inside within:outside beyond|by until till before up-to:after since from|for:against|up:down|against:in-favour-of|with:against|near:far-from|in within:outside|to:by|during:before after|like:unlike|to:against`
for (const row of ENDS.split('|')) {
  const [one = '', two = ''] = row.split(':')
  for (const first of one.split(' ')) {
    for (const second of two.split(' ')) {
      OPPOSITE.set(`${first} ${second}`, row)
      OPPOSITE.set(`${second} ${first}`, row)
    }
  }
}

/** Whether two prepositions say the opposite of each other. */
export function isOppositePreposition(one: string, two: string): boolean {
  return OPPOSITE.has(`${one} ${two}`)
}

const PREPOSITIONS = new Set(ENDS.split(/[|: ]/).flatMap((word) => word.split('-')[0] ?? []))
const BETWEEN =
  /^(?:a|an|the|this|that|these|those|my|your|his|her|its|our|their|any|some|all|every|each|no|such|as|about|around|nearly|almost)$/

/** The preposition that governs a word: what stands before it, its article and its adjectives. */
function governing(tokens: readonly Token[], at: number): string {
  for (let back = at - 1; back >= Math.max(0, at - 5); back--) {
    const token = tokens[back]
    if (!token || token.kind === 'mark') return ''
    if (PREPOSITIONS.has(token.lower)) {
      if (sayingsOf(tokens).openers.has(back)) return ''
      // "Out of".
      return token.lower
    }
    if (token.lower === 'of' && tokens[back - 1]?.lower === 'out') return 'out-of'
    if (token.kind === 'function' && !BETWEEN.test(token.lower)) return ''
    if (token.part === 'verb' || (token.part === 'noun' && at - back > 2)) return ''
  }
  return ''
}

/** Words before which a preposition has become its opposite. */
export function prepositionDifferences(match: Match): Difference[] {
  const { source, output } = match
  const turned = source.some((one) =>
    output.some((two) => one.kind === 'content' && two.kind === 'content' && isConverse(one, two)),
  )
  for (const [from, token] of source.entries()) {
    const to = match.toOutput[from] ?? -1
    if (to < 0 || !tells(token) || (match.likeOutput[from] ?? 0) < 0.85) continue
    const [was, is] = [governing(source, from), governing(output, to)]
    if (!was || !is || !OPPOSITE.has(`${was} ${is}`)) continue
    if (/^(?:to|from|by|for|with)$/.test(was) && turned) continue
    if (denied(source, from) !== denied(output, to)) continue
    if (/^by$/.test(was) !== /^by$/.test(is) && !isTime(token)) continue
    const kind = /^(?:by|until|till|before|after|since|during)$/.test(was) ? 'order' : 'direction'
    return [
      {
        kind,
        words: `“${was} ${token.text}” has become “${is} ${output[to]?.text ?? ''}”`.replaceAll('-', ' '),
      },
    ]
  }
  return []
}

const isTime = ({ kind, lower, bases }: Token) =>
  kind === 'number' || isCalendar(lower) !== undefined || bases.some((base) => TIME.test(base))

const TIME =
  /^(?:day|week|month|year|hour|minute|morning|evening|night|noon|midnight|summer|winter|spring|autumn|end|time|deadline|end)$/

function denied(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - 7), at)
    .some(({ lower }) => /^(?:not|no|never|nobody|none|unless|only|without|nothing|cannot)$/.test(lower))
}
