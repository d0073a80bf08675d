import type { InvoiceRow } from '#app/domain/billing/view.server.ts'
import { formatDay, formatMoney } from '#app/ui/format.ts'
import { type Column, Table } from '#app/ui/Table.tsx'

const COLUMNS: Column[] = [
  { key: 'what', label: 'Invoice' },
  { key: 'date', label: 'Date' },
  { key: 'status', label: 'Status' },
  { key: 'amount', label: 'Amount', number: true },
]

const STATUS: Record<string, string> = {
  draft: 'In preparation',
  open: 'Not paid',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Given up',
}

/** The invoices, the newest first; nothing for people who never had one. */
export function Invoices({ invoices }: { invoices: InvoiceRow[] }) {
  if (invoices.length === 0) return null
  return (
    <details>
      <summary>Invoices ({invoices.length})</summary>
      <Table
        caption="Invoices"
        captionHidden
        columns={COLUMNS}
        rows={invoices.map((invoice) => ({ id: invoice.id, cells: cellsOf(invoice) }))}
      />
    </details>
  )
}

function cellsOf({
  number,
  description,
  createdAt,
  status,
  amount,
  refunded,
  currency,
  url,
  pdfUrl,
}: InvoiceRow) {
  return {
    what: (
      <span className="grid gap-1 min-w-0 wrap-anywhere">
        <span>{description}</span>
        <span className="flex flex-wrap gap-2 text-sm">
          {number && <span className="text-ink-soft">{number}</span>}
          {url && <a href={url}>View</a>}
          {pdfUrl && <a href={pdfUrl}>PDF</a>}
        </span>
      </span>
    ),
    date: formatDay(createdAt),
    status: refunded > 0 ? `Refunded ${formatMoney(refunded, currency)}` : (STATUS[status] ?? status),
    amount: <span className="tabular-nums">{formatMoney(amount, currency)}</span>,
  }
}
