import { Icon } from '#app/ui/Icon.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { ChangesView } from './ChangesView.tsx'
import type { Desk } from './desk-data.server.ts'
import { FactsView } from './FactsView.tsx'
import { placeWith } from './place.ts'
import { ReportView } from './ReportView.tsx'
import { SentencesView } from './SentencesView.tsx'
import type { DeskWork } from './use-desk.ts'
import { VIEWS } from './views.ts'

type DeskProps = { desk: Desk; work: DeskWork; here: string }

/** What stands above a finished rewrite: what the fact check says, the row of views, and news. */
export function DeskHead({ desk, work, here }: DeskProps) {
  const { typed } = work
  const { view } = desk
  return (
    <>
      <FactLine desk={desk} here={here} />
      <nav className="tabs" aria-label="Views of the rewrite">
        {VIEWS.map(({ name, label }) => (
          <a
            key={name}
            className="tab"
            href={placeWith(here, { view: name })}
            aria-current={name === view ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      {work.problem && (
        <Notice kind="bad" title="This did not work" role="alert" className="m-3">
          {work.problem}
        </Notice>
      )}
      {desk.hidden.input && view === 'rewrite' && (
        <Notice kind="info" title="Your text was cleaned" className="m-3">
          {desk.hidden.input}
        </Notice>
      )}
      {typed !== null && view !== 'rewrite' && (
        <Notice kind="warn" title="What you typed is not saved yet" className="m-3">
          <a href={placeWith(here, { view: 'rewrite' })}>Back to your text</a>
        </Notice>
      )}
    </>
  )
}

/** What a view shows in the place of the rewrite itself. */
export function ChosenView({ desk, work, here }: DeskProps) {
  const { view, changes, sentences, factList } = desk
  if (view === 'report') return <ReportView {...desk} />
  if (changes) return <ChangesView changes={changes} here={here} />
  if (sentences) return <SentencesView desk={desk} sentences={sentences} work={work} here={here} />
  if (factList) return <FactsView facts={factList} claims={desk.claims} work={work} />
  return <p className="pane-body">These texts are too long to be compared here.</p>
}

function FactLine({ desk, here }: { desk: Desk; here: string }) {
  const { facts, claims, view, hidden } = desk
  if (!facts) return <p className="fact-line muted">Fact check: this text is too long for it</p>
  return (
    <p className={`fact-line tone-${facts.good ? 'good' : 'warn'}`}>
      <Icon name={facts.good ? 'good' : 'warn'} /> {facts.line}
      {!facts.good && view !== 'facts' && <a href={placeWith(here, { view: 'facts' })}>Show what differs</a>}
      {claims && <span className="muted">{claims.line}</span>}
      <span className="muted">{hidden.output}</span>
    </p>
  )
}
