import type { SharedMessage } from '#app/domain/chat/share.server.ts'
import { Badge } from '#app/ui/Badge.tsx'

/** Who answered, out of what, and what became of citations that did not hold. */
export function AnswerFacts({ engine, facts }: Pick<SharedMessage, 'engine' | 'facts'>) {
  if (!facts) return null
  const words: string[] = []
  if (facts.stopped) words.push('Stopped before it was finished; its sources were not looked up.')
  else if (facts.support === 'absent') words.push('Not in the document.')
  if (!facts.stopped) {
    const search = facts.search ? `, found by their ${facts.search}` : ''
    words.push(
      facts.basis === 'whole' ? 'From the whole document.' : `From the passages that fit best${search}.`,
    )
  }
  if (facts.fallback)
    words.push('The language model gave no answer that the document bears out, so this one is quoted.')
  else if (facts.dropped) {
    words.push(
      facts.dropped === 1
        ? 'One source was left out: its quote is not on its page.'
        : `${facts.dropped} sources were left out: their quotes are not on their pages.`,
    )
  }
  return (
    <p className="answer-facts">
      {engine && (
        <Badge tone="info">{engine === 'llm' ? 'Language model' : 'Built-in engine: quotes only'}</Badge>
      )}{' '}
      {words.join(' ')}
    </p>
  )
}
