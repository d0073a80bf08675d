import { PANE_BAR } from '#app/ui/pane-class.ts'
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
      <div className={`${PANE_BAR} min-h-13 justify-between border-b`}>
        <h3 className="font-sans text-base font-semibold tracking-normal" id="rewrite" tabIndex={-1}>
          {unchanged ? 'Nothing was changed' : `Rewrite in ${toneLabel} tone`}
        </h3>
        <div className="flex items-center gap-2">
          <p role="status" className="text-sm text-ink-soft" />
          <Button type="button" variant="quiet" small icon="copy" data-copy hidden>
            Copy
          </Button>
        </div>
      </div>
      <div className="stack min-h-0 flex-1 overflow-auto p-4">
        <div className="writing whitespace-pre-wrap" id="try-rewrite">
          {text}
        </div>
        {unchanged ? (
          <p className="text-sm text-ink-soft">
            Nothing was changed: 0 words used. {unchanged} Another tone may do more.
          </p>
        ) : (
          <p className="flex items-center gap-1.5 text-sm text-ink-soft">
            <Icon
              name={marked.factsKept ? 'good' : 'warn'}
              className={marked.factsKept ? 'text-good' : 'text-warn'}
            />{' '}
            {marked.facts}. {formatCount(marked.wordsBefore)} → {formatCount(marked.wordsAfter)} words.
          </p>
        )}
        {who && <p className="text-sm text-ink-soft">{who}</p>}
        {!unchanged && (
          <details className="try-changes">
            <summary>Show what was changed</summary>
            <p className="text-sm text-ink-soft">
              <del>Struck out</del>: removed. <ins>In ink</ins>: added.
            </p>
            <MarkedText paragraphs={marked.paragraphs} />
          </details>
        )}
      </div>
      <div className={`${PANE_BAR} border-t`}>
        <Button variant="secondary" small formAction="/api/drafts" name="goTo" value="join">
          {TRY.keep}
        </Button>
      </div>
    </>
  )
}
