import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { NOTICE_ICON, noticeClass } from '#app/ui/notice-class.ts'
import type { EditorData, FactDifference, FactsData } from './editor-data.server.ts'
import { ViewBody } from './ViewBody.tsx'
import type { EditorWork } from './use-editor.ts'

type FactsViewProps = { facts: FactsData; editor: EditorData; work: EditorWork }

/** What was protected, what differs, and how to put it right. */
export function FactsView({ facts, editor, work }: FactsViewProps) {
  const { claims, hidden } = editor
  const { groups, differences, morePlaces } = facts
  const restorable = differences.filter(({ pairs }) => pairs !== '')
  return (
    <ViewBody label="Facts">
      {differences.length > 0 && (
        <section className="grid gap-4" aria-labelledby="fact-differences">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="fact-differences">What differs</h2>
            {restorable.length > 1 && (
              <Button
                type="submit"
                form="restore"
                name="pairs"
                value="all"
                variant="secondary"
                small
                busy={work.busy === 'restore:all'}
                busyLabel="Restoring…"
              >
                Restore all
              </Button>
            )}
          </div>
          <ul className="grid gap-4">
            {differences.map((difference) => (
              <li key={difference.statements.join()}>
                <Difference difference={difference} work={work} />
              </li>
            ))}
          </ul>
          {morePlaces > 0 && <p className="text-ink-soft">And in {morePlaces} more places.</p>}
        </section>
      )}
      <section className="grid gap-2" aria-labelledby="fact-list">
        <h2 id="fact-list">What was protected</h2>
        {groups.length === 0 ? (
          <p>The original has no numbers, dates, names, quotations or the like that would have to stay.</p>
        ) : (
          <dl className="grid gap-2 wrap-anywhere">
            {groups.map(({ name, count, examples }) => (
              <div key={name}>
                <dt className="font-semibold tabular-nums">
                  {count} {name}
                </dt>
                <dd className="text-ink-soft">
                  {examples.join(' · ')}
                  {count > examples.length && ' …'}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className="text-sm text-ink-soft">
          Checked: that each of them is in the new text as often as in the original (a name may be said less
          often), and that the new text has no numbers, names, quotations, citations or addresses of its own.
          Another spelling of the same, such as “two thousand” for “2,000”, is no difference.
        </p>
      </section>
      {claims && (
        <section className="grid gap-2" aria-labelledby="fact-claims">
          <h2 id="fact-claims">What else was compared in the model’s sentences</h2>
          <p>
            While it was written, each sentence of the language model was compared with yours by {claims.list}
            . One in which a difference was found did not get into the text. What was changed since is not
            compared like that.
          </p>
        </section>
      )}
      {!hidden.found && <p>No hidden characters.</p>}
      <p>
        This is a check of words, and it can miss a changed meaning: please read the new text before you use
        it.
      </p>
    </ViewBody>
  )
}

function Difference({ difference, work }: { difference: FactDifference; work: EditorWork }) {
  const { statements, more, pairs, original, words } = difference
  return (
    <div className={noticeClass('warn')}>
      <Icon name="warn" label="Differs" className={NOTICE_ICON} />
      <div className="grid gap-2">
        {statements.map((statement) => (
          <p key={statement} className="font-semibold">
            {statement}
          </p>
        ))}
        {more > 0 && <p>And {more} more.</p>}
        {pairs === '' ? (
          <p>No single sentence has lost it: please change the text by hand.</p>
        ) : (
          <>
            <dl className="text-sm">
              <dt className="text-ink-soft">Original</dt>
              <dd>{original === '' ? 'Nothing' : original}</dd>
              <dt className="text-ink-soft">New</dt>
              <dd>{words === '' ? 'Left out' : words}</dd>
            </dl>
            <div>
              <Button
                type="submit"
                form="restore"
                name="pairs"
                value={pairs}
                variant="secondary"
                small
                icon="undo"
                busy={work.busy === `restore:${pairs}`}
                busyLabel="Restoring…"
              >
                Restore
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  )
}
