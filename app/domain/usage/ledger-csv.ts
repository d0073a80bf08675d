import type { Charge } from './ledger.server.ts'
import { chargeLabel, TOOL_LABELS, toolOf } from './tools.ts'

export const LEDGER_HEAD = 'Time (UTC),Month,Tool,What for,Outcome,Words charged,Beginning of the text\r\n'

/**
 * A cell of RFC 4180. What a spreadsheet would take for a formula gets an apostrophe before it: the beginnings of texts
 * come from anywhere.
 */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A charge as a line of CSV, under `LEDGER_HEAD`. */
export function ledgerLine({ at, period, kind, outcome, words, preview }: Charge): string {
  const cells = [
    at.toISOString(),
    period,
    TOOL_LABELS[toolOf(kind)],
    chargeLabel(kind),
    outcome,
    String(words),
    (preview ?? '').replaceAll(/\s+/g, ' ').trim(),
  ]
  return `${cells.map(cell).join(',')}\r\n`
}
