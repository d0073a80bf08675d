import { Link } from 'react-router'
import { outcomeLine } from '#app/domain/humanizer/outcome.ts'
import { shorterLine } from '#app/domain/humanizer/review/wording.ts'
import { countWords } from '#app/domain/usage/words.ts'
import { formatCount } from '#app/ui/format.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { EditorData } from './editor-data.server.ts'
import { MannerNote } from './MannerNote.tsx'
import { placeWith } from './place.ts'
import type { Work } from './use-run.ts'

type StatusLineProps = {
  work: Extract<Work, { state: 'done' }>
  /** The text as it stands. */
  output: string
  editor: EditorData | null
  unchanged: boolean
  model: boolean
  stale: string | null
  here: string
}

/** How a rewrite ended, how long it is, and what the fact check says of it. */
export function StatusLine({ work, output, editor, unchanged, model, stale, here }: StatusLineProps) {
  const asked = work.manner.options.length === 'shorter' && editor && !unchanged && !work.stopped
  const length = asked ? ` ${shorterLine(countWords(editor.source), countWords(editor.output))}` : ''
  const words = countWords(output)
  return (
    <div className="flex flex-wrap gap-x-3 border-t border-line px-3 py-1 text-sm text-ink-soft">
      <p role="status">
        {outcomeLine({ ...work, unchanged }, model)}
        {length}
      </p>
      <p className="tabular-nums">
        {formatCount(words)} {words === 1 ? 'word' : 'words'}
      </p>
      <MannerNote manner={work.manner} />
      {editor && <Facts editor={editor} here={here} />}
      {stale && (
        <p className="font-semibold text-warn" role="status">
          {stale}
        </p>
      )}
    </div>
  )
}

function Facts({ editor: { facts, view, hidden }, here }: { editor: EditorData; here: string }) {
  return (
    <>
      {facts ? (
        <p className={`tabular-nums ${facts.good ? 'text-good' : 'font-semibold text-warn'}`}>
          <Icon name={facts.good ? 'good' : 'warn'} className="icon inline-block align-text-bottom" />{' '}
          {facts.line}{' '}
          {!facts.good && view !== 'facts' && (
            <Link to={placeWith(here, { view: 'facts' })} preventScrollReset>
              Show what differs
            </Link>
          )}
        </p>
      ) : (
        <p>Fact check: this text is too long for it</p>
      )}
      {hidden.found && <p className="font-semibold text-warn">{hidden.output}</p>}
    </>
  )
}
