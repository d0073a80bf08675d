import { TRY } from '#app/domain/marketing/copy.ts'
import type { TrialResult } from '#app/domain/marketing/trial.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { formatCount } from '#app/ui/format.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { MarkedText } from './MarkedText.tsx'

/** The finished rewrite of a trial, what was changed, and the way to more. */
export function TrialRewrite({ result }: { result: TrialResult }) {
  const { text, toneLabel, who, unchanged, marked } = result
  return (
    <>
      <div className="pane-bar cluster-apart">
        <h3 className="label" id="rewrite" tabIndex={-1}>
          {unchanged ? 'Nothing was changed' : `Rewrite in ${toneLabel} tone`}
        </h3>
        <Button type="button" variant="quiet" small icon="copy" data-copy="#try-rewrite" hidden>
          Copy
        </Button>
      </div>
      <div className="pane-body stack">
        <div className="writing try-rewrite" id="try-rewrite">
          {text}
        </div>
        {unchanged ? (
          <p className="fine">Nothing was changed: 0 words used. {unchanged} Another tone may do more.</p>
        ) : (
          <p className={`fine try-facts ${marked.factsKept ? 'tone-good' : 'tone-warn'}`}>
            <Icon name={marked.factsKept ? 'good' : 'warn'} /> {marked.facts}.{' '}
            {formatCount(marked.wordsBefore)} → {formatCount(marked.wordsAfter)} words.
          </p>
        )}
        {who && <p className="fine">{who}</p>}
        {!unchanged && (
          <details className="try-changes">
            <summary>Show what was changed</summary>
            <p className="fine">
              <del>Struck out</del>: removed. <ins>In ink</ins>: added.
            </p>
            <MarkedText paragraphs={marked.paragraphs} />
          </details>
        )}
      </div>
      <div className="pane-bar">
        <Button variant="secondary" small formAction="/api/drafts" name="goTo" value="join">
          {TRY.keep}
        </Button>
      </div>
    </>
  )
}
