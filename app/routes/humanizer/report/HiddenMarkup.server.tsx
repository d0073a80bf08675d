import type { Cleaned, HiddenGroup } from '#app/domain/text/hidden.ts'
import { hiddenCount } from '#app/domain/text/hidden-words.ts'
import { Button } from '#app/ui/Button.tsx'
import { formatCount } from '#app/ui/format.ts'
import { Notice } from '#app/ui/Notice.tsx'

/** So many different characters are listed. */
const LISTED = 20

type HiddenMarkupProps = {
  cleaned: Cleaned
  /** The draft that holds the text, which can then be exchanged for the cleaned one. */
  draft: string | undefined
}

/** What hides in a text: each character with its name and where it stands, and the cleaned text for the asking. */
export function HiddenMarkup({ cleaned, draft }: HiddenMarkupProps) {
  const { total, groups } = cleaned
  if (total === 0) return <Notice kind="good" title="No hidden characters" />
  return (
    <Notice kind="warn" title={`${hiddenCount(cleaned)} found`}>
      <div className="stack gap-2">
        <ul className="list-disc stack gap-2 ps-5">
          {groups.slice(0, LISTED).map((group) => (
            <Found key={group.code + group.plain} group={group} />
          ))}
          {groups.length > LISTED && <li>and {formatCount(groups.length - LISTED)} other kinds</li>}
        </ul>
        <p>They are taken out of every text before it is rewritten.</p>
        {draft && (
          <form method="post" action={`/api/drafts/${draft}/clean`}>
            <Button variant="secondary" small busyLabel="Cleaning…">
              Use the cleaned text
            </Button>
          </form>
        )}
      </div>
    </Notice>
  )
}

function Found({ group: { count, code, name, plain, replacement, places, kind } }: { group: HiddenGroup }) {
  const words = [...new Set(places.map(({ word }) => word).filter(Boolean))]
  const becomes = replacement.trim() && kind !== 'styled' ? `, read as “${replacement}”` : ''
  return (
    <li>
      <strong className="tabular-nums">{formatCount(count)} ×</strong> {plain}
      {becomes}
      {words.length > 0 && ` in ${words.map((word) => `“${word}”`).join(', ')}`}
      <span className="text-ink-soft tabular-nums">
        {' '}
        {code} {name}
      </span>
    </li>
  )
}
