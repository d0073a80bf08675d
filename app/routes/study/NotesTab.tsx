import { href, Link } from 'react-router'
import type { DocumentRow } from '#app/domain/library/types.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { CopyButton } from '#app/ui/CopyButton.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Form } from '#app/ui/Form.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { OPENS_DIALOG } from '#app/ui/opens-dialog.ts'
import { MakingEnd, MakingProgress } from './MakingProgress.tsx'
import type { StudyPageData, TabData } from './page-data.server.ts'
import { addressOf, dialogHref, sourceHref } from './place.ts'
import { useMaking } from './use-making.ts'

type NotesTabProps = {
  page: StudyPageData
  selected: DocumentRow
  tab: Extract<TabData, { name: 'notes' }>
}

/** The key points of a document: each with its page, to be edited, copied, saved or rewritten. */
export function NotesTab({ page, selected, tab }: NotesTabProps) {
  const making = useMaking(tab.making)
  const { place } = page
  const { points, engine } = tab
  if (making?.status === 'running') return <MakingProgress making={making} place={place} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {making && <MakingEnd making={making} />}
      {points.length === 0 ? (
        <Card>
          <EmptyState icon="file" title="No key points extracted yet" heading="h3">
            <p>What matters in this document, in its own sentences, each with its page.</p>
            <ExtractForm page={page} selected={selected} />
          </EmptyState>
        </Card>
      ) : (
        <>
          <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="notes-title">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 id="notes-title">Key points</h3>
              <div className="flex flex-wrap items-center gap-1">
                <LinkButton to={dialogHref('notes', place)} dialog variant="secondary" small>
                  Edit the notes
                </LinkButton>
                <CopyButton
                  text={points.map(({ text }) => text).join('\n')}
                  variant="quiet"
                  small
                  icon="copy"
                />
                <LinkButton
                  href={href('/api/study/:id/notes', { id: selected.id })}
                  variant="quiet"
                  small
                  icon="download"
                >
                  Download
                </LinkButton>
                <Form method="post" action={href('/api/drafts')}>
                  <input type="hidden" name="text" value={points.map(({ text }) => text).join('\n\n')} />
                  <Button variant="quiet" small icon="humanizer">
                    Humanize
                  </Button>
                </Form>
              </div>
            </div>
            <ul className="grid list-disc gap-3 ps-5 font-serif text-lg leading-relaxed" data-notes>
              {points.map(({ text, page: number }) => (
                <li key={text} className="wrap-anywhere">
                  {text}{' '}
                  {number && (
                    <Link
                      className="font-sans text-sm whitespace-nowrap"
                      to={sourceHref(place, number, text)}
                      {...OPENS_DIALOG}
                    >
                      page {number}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
            {engine === 'embedded' && (
              <p className="text-sm text-ink-soft">
                Sentences of your document, chosen by the built-in engine.
              </p>
            )}
          </Card>
          <ExtractForm page={page} selected={selected} again />
        </>
      )}
    </div>
  )
}

type ExtractFormProps = Pick<NotesTabProps, 'page' | 'selected'> & { again?: boolean }

function ExtractForm({ page: { place, key }, selected, again }: ExtractFormProps) {
  return (
    <Form
      method="post"
      action={href('/api/study/:id/key-points', { id: selected.id })}
      className="grid gap-1"
      preventScrollReset
    >
      <input type="hidden" name="goTo" value={addressOf(place)} />
      <input type="hidden" name="key" value={key} />
      <div>
        <Button
          icon="file"
          variant={again ? 'secondary' : 'primary'}
          busyLabel="Extracting key points from your document..."
        >
          {again ? 'Extract Key Points again' : 'Extract Key Points'}
        </Button>
      </div>
      {again && <p className="text-sm text-ink-soft">They replace these, including your edits.</p>}
    </Form>
  )
}
