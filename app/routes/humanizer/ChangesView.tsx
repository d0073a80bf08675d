import { isSamePhrase, type PlacedChange } from '#app/domain/humanizer/review/phrases.ts'
import { ChangePart } from '#app/ui/ChangePart.tsx'
import { chipClass } from '#app/ui/chip-class.ts'
import { OPENS_DIALOG } from '#app/ui/opens-dialog.ts'
import { memo } from 'react'
import { Link } from 'react-router'
import type { Language } from '#app/domain/text/language.ts'
import type { ChangesData } from './editor-data.server.ts'
import { ViewBody } from './ViewBody.tsx'
import { Pager } from './Pager.tsx'
import { phraseAt, phraseHref, phraseName } from './phrase-place.ts'
import { placeWith } from './place.ts'
import { useFollowedLinks } from './use-followed-links.ts'

type ChangesViewProps = { changes: ChangesData; language: Language; here: string }

/** What was changed, word by word; or the new text with what is new in it. */
export function ChangesView({ changes, language, here }: ChangesViewProps) {
  const { summary, newOnly, paragraphs, page, pages } = changes
  const shown = { view: 'changes', ...(newOnly && { show: 'new' }) }
  const view = placeWith(here, { ...shown, ...(page > 1 && { page: String(page) }) })
  const shows = [
    { label: 'Both', href: placeWith(here, { view: 'changes' }), current: !newOnly },
    { label: 'Only new text', href: placeWith(here, { view: 'changes', show: 'new' }), current: newOnly },
  ]
  return (
    <>
      <ViewBody>
        <p>{summary}</p>
        {paragraphs.length > 0 && (
          <p className="text-sm text-ink-soft">
            Press a changed phrase to see other wordings, or to put the original back.
          </p>
        )}
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
        <ChangedText paragraphs={paragraphs} language={language} view={view} />
      </ViewBody>
      <Pager page={page} pages={pages} here={placeWith(here, shown)} />
    </>
  )
}

type ChangedTextProps = Pick<ChangesData, 'paragraphs'> & { language: Language; view: string }

/** The text with its changed phrases, of which there may be a thousand: it is drawn once, and hears presses in one place. */
const ChangedText = memo(function ChangedText({ paragraphs, language, view }: ChangedTextProps) {
  const open = useFollowedLinks(OPENS_DIALOG)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- What is pressed in it are links.
    <div
      className="changes writing grid gap-3 whitespace-pre-wrap wrap-anywhere"
      onClick={open}
      dir="auto"
      lang={language}
    >
      {paragraphs.map(({ kind, changes: parts }, at) => (
        <p
          key={at}
          className={kind === 'heading' ? 'font-semibold' : kind === 'code' ? 'font-mono text-sm' : undefined}
        >
          {inPhrases(parts).map((phrase, index) => {
            const place = phrase[0]?.place
            return <Stretch key={place ? phraseName(place) : index} parts={phrase} view={view} />
          })}
        </p>
      ))}
    </div>
  )
})

/** What was removed together with what came for it. */
function inPhrases(parts: readonly PlacedChange[]): PlacedChange[][] {
  const phrases: PlacedChange[][] = []
  for (const part of parts) {
    const last = phrases.at(-1)?.[0]
    if (last?.place && isSamePhrase(last, part)) phrases.at(-1)?.push(part)
    else phrases.push([part])
  }
  return phrases
}

/** A changed phrase, which opens, and the space around it; or what stayed as it was. */
function Stretch({ parts, view }: { parts: readonly PlacedChange[]; view: string }) {
  const place = parts[0]?.place
  if (!place) return parts[0]?.text
  const text = parts.map((part) => part.text).join('')
  const name = phraseName(place)
  return (
    <>
      {text.slice(0, text.length - text.trimStart().length)}
      <a
        id={phraseAt(name)}
        className="rounded-sm text-ink no-underline outline-offset-1 hover:outline-2 hover:outline-accent data-open:outline-2 data-open:outline-accent"
        href={phraseHref(name, view)}
        aria-haspopup="dialog"
      >
        {parts.map((part, index) => (
          <ChangePart key={part.kind} kind={part.kind} text={withoutEnds(part.text, index, parts.length)} />
        ))}
      </a>
      {text.slice(text.trimEnd().length)}
    </>
  )
}

/** The text of one of several parts, without the space before the first and behind the last. */
function withoutEnds(text: string, index: number, count: number): string {
  const begun = index === 0 ? text.trimStart() : text
  return index === count - 1 ? begun.trimEnd() : begun
}
