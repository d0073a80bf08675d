import { ChangePart } from '#app/ui/ChangePart.tsx'
import type { ChangesData } from './desk-data.server.ts'
import { Pager } from './Pager.tsx'
import { placeWith } from './place.ts'

/** What was changed, word by word; or the new text with what is new in it. */
export function ChangesView({ changes, here }: { changes: ChangesData; here: string }) {
  const { summary, newOnly, paragraphs, page, pages } = changes
  const shows = [
    { label: 'Both', href: placeWith(here, { view: 'changes' }), current: !newOnly },
    { label: 'Only new text', href: placeWith(here, { view: 'changes', show: 'new' }), current: newOnly },
  ]
  return (
    <>
      <div className="pane-body stack">
        <p>{summary}</p>
        <div className="cluster cluster-apart">
          <nav className="cluster" aria-label="What to show">
            {shows.map(({ label, href, current }) => (
              <a key={label} className="chip" href={href} aria-current={current ? 'true' : undefined}>
                {label}
              </a>
            ))}
          </nav>
          <p className="muted text-sm">
            <ins>Underlined</ins>: added
            {!newOnly && (
              <>
                ; <del>struck through</del>: removed
              </>
            )}
          </p>
        </div>
        <div className="changes writing">
          {paragraphs.map(({ kind, changes: parts }, at) => (
            <p
              key={at}
              className={kind === 'heading' ? 'font-semibold' : kind === 'code' ? 'changes-code' : undefined}
            >
              {parts.map((part, index) => (
                <ChangePart key={index} {...part} />
              ))}
            </p>
          ))}
        </div>
      </div>
      <Pager
        page={page}
        pages={pages}
        here={placeWith(here, { view: 'changes', ...(newOnly && { show: 'new' }) })}
      />
    </>
  )
}
