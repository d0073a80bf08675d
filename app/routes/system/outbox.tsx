import { data } from 'react-router'
import { brand } from '#app/brand.ts'
import { keptLetters } from '#app/domain/mail/deliver.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { RelativeTime } from '#app/ui/RelativeTime.tsx'
import type { Route } from './+types/outbox'

export const handle: PageHandle = { document: true }

/** The letters that were written on this machine. Where letters are sent, there is nothing here. */
export async function loader() {
  const letters = await keptLetters()
  if (!letters) throw data(null, { status: 404 })
  const shown = letters.map(({ id, to, subject, text, writtenAt }) => ({ id, to, subject, text, writtenAt }))
  return { letters: shown, now: new Date() }
}

/** A letter's text with its addresses as links; they are all ours. */
function withLinks(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part, at) =>
    at % 2 === 1 ? (
      <a key={part} href={part} className="break-all">
        {part}
      </a>
    ) : (
      part
    ),
  )
}

export default function Outbox({ loaderData }: Route.ComponentProps) {
  const { letters, now } = loaderData
  return (
    <div className="reading stack gap-8">
      <title>{`Outbox · ${brand.name}`}</title>
      <h1>Outbox</h1>
      <p className="text-ink-soft">
        No mail server is configured, so emails are written here instead of being sent. Only this machine can
        see them.
      </p>
      {letters.length === 0 && (
        <EmptyState icon="file" heading="h2" title="No emails yet">
          <p>They appear here as soon as one is written.</p>
        </EmptyState>
      )}
      {letters.map((letter) => (
        <Card as="article" key={letter.id} className="stack gap-2">
          <h2>{letter.subject}</h2>
          <p className="text-ink-soft break-words">
            To {letter.to} · <RelativeTime date={letter.writtenAt} now={now} />
          </p>
          <p className="whitespace-pre-wrap">{withLinks(letter.text)}</p>
        </Card>
      ))}
    </div>
  )
}
