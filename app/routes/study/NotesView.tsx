import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { MakingView } from './MakingView.tsx'
import type { StudyPageData } from './page-data.server.ts'
import { addressOf, pageHref } from './place.ts'

/** The key points of a document: each with its page, to be edited, copied, saved or rewritten. */
export function NotesView({ page }: { page: StudyPageData }) {
  const { data, making, selected, place, engine } = page
  if (!selected || !data) return null
  const here = addressOf(place)
  const isRunning = making?.kind === 'key_points' && making.status === 'running'
  const { keyPoints, keyPointPages } = data
  return (
    <div className="stack">
      {making?.kind === 'key_points' && <MakingView making={making} here={here} />}
      {!isRunning && keyPoints.length === 0 && (
        <div className="card stack">
          <EmptyState icon="file" title="No key points extracted yet" heading="h3">
            <ExtractForm page={page} />
          </EmptyState>
        </div>
      )}
      {!isRunning && keyPoints.length > 0 && (
        <>
          <section className="card stack" aria-labelledby="notes-title">
            <div className="cluster cluster-apart">
              <h3 id="notes-title">Key points</h3>
              <div className="cluster">
                <button type="button" className="btn btn-quiet btn-sm" data-copy="#notes" hidden>
                  <Icon name="copy" /> Copy
                </button>
                <LinkButton href={`/api/study/${selected.id}/notes`} variant="quiet" small icon="download">
                  Download
                </LinkButton>
                <form method="post" action="/api/drafts">
                  <input type="hidden" name="text" value={keyPoints.join('\n\n')} />
                  <Button variant="quiet" small icon="humanizer">
                    Humanize
                  </Button>
                </form>
              </div>
            </div>
            <ul className="stack stack-sm notes writing">
              {keyPoints.map((point, index) => {
                const number = keyPointPages[index]
                return (
                  <li key={point}>
                    {point}{' '}
                    {number && (
                      <a className="page-link" href={pageHref(place, number, point)}>
                        page {number}
                      </a>
                    )}
                  </li>
                )
              })}
            </ul>
            {engine === 'embedded' && (
              <p className="hint">Sentences of your document, chosen by the built-in engine.</p>
            )}
            <details>
              <summary>Edit the notes</summary>
              <form
                method="post"
                action={`/api/study/${selected.id}/notes`}
                className="stack stack-sm"
                data-in-place
              >
                <input type="hidden" name="goTo" value={here} />
                <label className="label" htmlFor="notes">
                  Key points, one a line
                </label>
                <textarea
                  id="notes"
                  name="notes"
                  className="input"
                  rows={10}
                  defaultValue={keyPoints.join('\n')}
                />
                <div>
                  <Button variant="secondary" busyLabel="Saving…">
                    Save notes
                  </Button>
                </div>
              </form>
            </details>
          </section>
          <ExtractForm page={page} again />
        </>
      )}
    </div>
  )
}

function ExtractForm({ page: { selected, place, key }, again }: { page: StudyPageData; again?: boolean }) {
  if (!selected) return null
  return (
    <form method="post" action={`/api/study/${selected.id}/key-points`} data-in-place>
      <input type="hidden" name="goTo" value={addressOf(place)} />
      <input type="hidden" name="key" value={key} />
      <Button
        icon="file"
        variant={again ? 'secondary' : 'primary'}
        busyLabel="Extracting key points from your document..."
      >
        {again ? 'Extract Key Points again' : 'Extract Key Points'}
      </Button>
      {again && <p className="hint">They take the place of these, edits included.</p>}
    </form>
  )
}
