import type { SharedMessage } from '#app/domain/chat/share.server.ts'
import type { AnswerFacts as Facts } from '#app/domain/chat/types.ts'
import { OVER_BUDGET } from '#app/domain/spending/over-budget.ts'
import { Badge } from '#app/ui/Badge.tsx'

/** Who answered, out of what, and what became of what did not hold. */
export function AnswerFacts({ engine, facts }: Pick<SharedMessage, 'engine' | 'facts'>) {
  if (!facts) return null
  return (
    <p className="text-sm text-ink-soft">
      {engine && (
        <Badge tone="info">{engine === 'llm' ? 'Language model' : 'Built-in engine: quotes only'}</Badge>
      )}{' '}
      {sentences(engine, facts).join(' ')}
    </p>
  )
}

const WHY: Record<NonNullable<Facts['because']>, string> = {
  unreachable: 'The language model could not be reached or broke off',
  unsupported: 'The language model said nothing that the document supports',
  over_budget: OVER_BUDGET,
}

function sentences(engine: SharedMessage['engine'], facts: Facts): string[] {
  const { support, basis, search, fallback, because, leftOut = 0, dropped = 0, translated } = facts
  const said: string[] = []
  if (facts.stopped && support === 'none') {
    return ['Stopped before it was finished. Its sources were not checked.']
  }
  if (facts.stopped) said.push('Stopped before it was finished.')
  // The built-in engine finds words; that it finds none does not say what a document holds.
  else if (support === 'absent' && engine === 'llm') said.push('No answer was found.')
  said.push(
    basis === 'whole'
      ? 'From the whole document.'
      : `From the passages that fit best${search ? `, found by their ${search}` : ''}.`,
  )
  if (fallback) said.push(`${WHY[because ?? 'unsupported']}, so the built-in engine answers.`)
  if (leftOut > 0) {
    said.push(
      leftOut === 1
        ? 'One sentence was left out: the document does not support it.'
        : `${leftOut} sentences were left out: the document does not support them.`,
    )
  }
  if (translated) {
    said.push(
      'It is in a different language from the document, so only its figures were compared with the quotes.',
    )
  }
  if (dropped > 0) {
    said.push(
      dropped === 1
        ? 'One source was left out: its quote is not on its page.'
        : `${dropped} sources were left out: their quotes are not on their pages.`,
    )
  }
  return said
}
