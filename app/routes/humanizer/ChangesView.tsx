import { ChangePart } from '#app/ui/ChangePart.tsx'
import { chipClass } from '#app/ui/chip-class.ts'
import { Link } from 'react-router'
import type { Language } from '#app/domain/humanizer/language.ts'
import type { ChangesData } from './editor-data.server.ts'
import { ViewBody } from './ViewBody.tsx'
import { Pager } from './Pager.tsx'
import { placeWith } from './place.ts'

type ChangesViewProps = { changes: ChangesData; language: Language; here: string }

/** What was changed, word by word; or the new text with what is new in it. */
export function ChangesView({ changes, language, here }: ChangesViewProps) {
  const { summary, newOnly, paragraphs, page, pages } = changes
  const shows = [
    { label: 'Both', href: placeWith(here, { view: 'changes' }), current: !newOnly },
    { label: 'Only new text', href: placeWith(here, { view: 'changes', show: 'new' }), current: newOnly },
  ]
  return (
    <>
      <ViewBody>
        <p>{summary}</p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <nav className="flex flex-wrap gap-2" aria-label="What to show">
            {shows.map(({ label, href, current }) => (
              <Link
                key={label}
                className={chipClass()}
                to={href}
                preventScrollReset
                aria-current={current ? 'true' : undefined}
              >
                {label}
              </Link>
            ))}
          </nav>
          <p className="text-sm text-ink-soft">
            <ins>Underlined</ins>: added
            {!newOnly && (
              <>
                ; <del>struck through</del>: removed
              </>
            )}
          </p>
        </div>
        <div
          className="changes writing grid gap-3 whitespace-pre-wrap wrap-anywhere"
          dir="auto"
          lang={language}
        >
          {paragraphs.map(({ kind, changes: parts }, at) => (
            <p
              key={at}
              className={
                kind === 'heading' ? 'font-semibold' : kind === 'code' ? 'font-mono text-sm' : undefined
              }
            >
              {parts.map((part, index) => (
                <ChangePart key={index} {...part} />
              ))}
            </p>
          ))}
        </div>
      </ViewBody>
      <Pager
        page={page}
        pages={pages}
        here={placeWith(here, { view: 'changes', ...(newOnly && { show: 'new' }) })}
      />
    </>
  )
}
