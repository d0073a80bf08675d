import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { Desk, FactDifference, FactsData } from './desk-data.server.ts'
import type { DeskWork } from './use-desk.ts'

/** It scrolls, and may hold nothing that takes the focus: then the keyboard reaches it by itself. */
const SCROLLED = { role: 'region', 'aria-label': 'Facts', tabIndex: 0 }

type FactsViewProps = { facts: FactsData; claims: Desk['claims']; work: DeskWork }

/** What was protected, what differs, and how to put it right. */
export function FactsView({ facts, claims, work }: FactsViewProps) {
  const { groups, differences, morePlaces } = facts
  const restorable = differences.filter(({ pairs }) => pairs !== '')
  return (
    <div className="pane-body stack" {...SCROLLED}>
      {differences.length > 0 && (
        <section className="stack" aria-labelledby="fact-differences">
          <div className="cluster cluster-apart">
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
          <ul className="stack">
            {differences.map((difference) => (
              <li key={difference.statements.join()}>
                <Difference difference={difference} work={work} />
              </li>
            ))}
          </ul>
          {morePlaces > 0 && <p className="muted">And in {morePlaces} more places.</p>}
        </section>
      )}
      <section className="stack stack-sm" aria-labelledby="fact-list">
        <h2 id="fact-list">What was protected</h2>
        {groups.length === 0 ? (
          <p>The original has no numbers, dates, names, quotations or the like that would have to stay.</p>
        ) : (
          <dl className="fact-groups">
            {groups.map(({ name, count, examples }) => (
              <div key={name}>
                <dt>
                  {count} {name}
                </dt>
                <dd>
                  {examples.join(' · ')}
                  {count > examples.length && ' …'}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className="muted text-sm">
          Checked: that each of them is in the new text as often as in the original (a name may be said less
          often), and that the new text has no numbers, names, quotations, citations or addresses of its own.
          Another spelling of the same, such as “two thousand” for “2,000”, is no difference.
        </p>
      </section>
      {claims && (
        <section className="stack stack-sm" aria-labelledby="fact-claims">
          <h2 id="fact-claims">What else was compared in the model’s sentences</h2>
          <p>
            While it was written, each sentence of the language model was compared with yours by {claims.list}
            . One in which a difference was found did not get into the text. What was changed since is not
            compared like that.
          </p>
        </section>
      )}
      <p>
        This is a check of words, and it can miss a changed meaning: please read the new text before you use
        it.
      </p>
    </div>
  )
}

function Difference({ difference, work }: { difference: FactDifference; work: DeskWork }) {
  const { statements, more, pairs, original, words } = difference
  return (
    <div className="notice tone-warn">
      <Icon name="warn" label="Differs" />
      <div className="stack stack-sm">
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
              <dt className="muted">Original</dt>
              <dd>{original === '' ? 'Nothing' : original}</dd>
              <dt className="muted">New</dt>
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
