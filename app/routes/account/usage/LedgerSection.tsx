import { href, Link } from 'react-router'
import { lookup } from '#app/lookup.ts'
import type { Charge } from '#app/domain/usage/ledger.server.ts'
import { chargeLabel, TOOL_LABELS, toolOf } from '#app/domain/usage/tools.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Form } from '#app/ui/Form.tsx'
import { formatCount } from '#app/ui/format.ts'
import { inputClass } from '#app/ui/input-class.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Pager } from '#app/ui/Pager.tsx'
import { RelativeTime } from '#app/ui/RelativeTime.tsx'
import { type Column, Table } from '#app/ui/Table.tsx'
import type { UsageData } from './usage-data.server.ts'
import { ledgerAddress, ledgerFileAddress, monthName } from './usage-view.ts'

const COLUMNS: Column[] = [
  { key: 'what', label: 'What for' },
  { key: 'tool', label: 'Tool' },
  { key: 'when', label: 'When', className: 'whitespace-nowrap' },
  { key: 'words', label: 'Words', number: true },
]

/** What work that did not simply end well says beside its charge. */
const ENDINGS = lookup({
  stopped: 'Stopped: only the share you got',
  failed: 'Failed: not charged',
})

/** Each charge of words: what for, when, and how many. */
export function LedgerSection({ ledger, charged, view, now }: UsageData & { now: Date }) {
  const { charges, total, words, page, pages } = ledger
  return (
    <Card
      as="section"
      id="ledger"
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      aria-labelledby="ledger-title"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="ledger-title">Where your words went</h2>
        {total > 0 && (
          <LinkButton href={ledgerFileAddress(view)} variant="secondary" icon="download" download>
            Export as CSV
          </LinkButton>
        )}
      </div>
      {charged.length > 0 && (
        <Form
          className="flex flex-wrap items-center gap-3"
          action={`${href('/account/usage')}#ledger`}
          preventScrollReset
        >
          <label htmlFor="month">Month</label>
          <select
            className={inputClass('max-w-full', 'w-auto')}
            id="month"
            name="month"
            defaultValue={view.month ?? ''}
          >
            <option value="">All months</option>
            {charged.map((period) => (
              <option key={period} value={period}>
                {monthName(period)}
              </option>
            ))}
          </select>
          <Button variant="secondary">Show</Button>
        </Form>
      )}
      {charges.length === 0 ? (
        <EmptyState icon="usage" heading="h3" title="No words charged yet">
          <p>
            {view.month
              ? `Nothing was charged in ${monthName(view.month)}.`
              : 'Texts you have rewritten, answers, quizzes and key points are listed here, each with what it cost.'}
          </p>
        </EmptyState>
      ) : (
        <>
          <Table
            caption={`${formatCount(total)} ${total === 1 ? 'entry' : 'entries'}, ${formatCount(words)} words${view.month ? ` in ${monthName(view.month)}` : ''}`}
            columns={COLUMNS}
            rows={charges.map((charge) => ({ id: charge.id, cells: cellsOf(charge, now) }))}
          />
          <Pager page={page} pages={pages} hrefOf={(to) => ledgerAddress({ ...view, page: to })} />
        </>
      )}
    </Card>
  )
}

/** Where the text or the question of a charge can still be seen. */
function placeOf({ runId, chatId, documentId }: Charge): string | null {
  if (runId) return `${href('/humanizer')}?run=${runId}`
  return chatId && documentId ? `${href('/chat-pdf')}?doc=${documentId}&chat=${chatId}` : null
}

function cellsOf(charge: Charge, now: Date) {
  const { kind, outcome, words, at, preview } = charge
  const place = placeOf(charge)
  return {
    what: (
      <span className="grid min-w-0 gap-1 wrap-anywhere">
        <span>{chargeLabel(kind)}</span>
        {place && preview && (
          <Link className="break-words" to={place}>
            {preview.replaceAll(/\s+/g, ' ').trim()}…
          </Link>
        )}
        {ENDINGS.get(outcome) && <span className="text-ink-soft">{ENDINGS.get(outcome)}</span>}
      </span>
    ),
    tool: TOOL_LABELS[toolOf(kind)],
    when: <RelativeTime date={at} now={now} />,
    words: <span className="tabular-nums">{formatCount(words)}</span>,
  }
}
