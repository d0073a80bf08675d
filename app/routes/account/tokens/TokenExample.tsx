import { Card } from '#app/ui/Card.tsx'

const COMMAND =
  'overflow-x-auto rounded-sm border border-line bg-paper p-3 font-mono text-sm wrap-anywhere whitespace-pre-wrap'

/** How a program uses a token. */
export function TokenExample({ origin }: { origin: string }) {
  return (
    <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="example-title">
      <h2 id="example-title">How to use a token</h2>
      <p>Send it with every call, here from a variable of your shell:</p>
      <pre className={COMMAND}>
        <code>{`curl ${origin}/api/humanize \\
  -H "Authorization: Bearer $WORDKIN_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"text": "Your draft.", "tone": "friendly"}'`}</code>
      </pre>
      <p>
        The answer is <code>{'{"text": "…"}'}</code>. To follow a long text while it is written, use{' '}
        <code>/api/humanize/stream</code> with the same fields and <code>curl -N</code>. A refusal is{' '}
        <code>{'{"message": "…"}'}</code>: 401 for a token that is not valid, 402 when the month has too few
        words left, 403 without Ninja, 429 for too many at once.
      </p>
    </Card>
  )
}
