import { expect, test } from 'vitest'
import { csvRows } from '#app/domain/extraction/text/csv-rows.ts'
import { LEDGER_HEAD, ledgerLine } from './ledger-csv.ts'

const charge = {
  id: 1,
  at: new Date('2026-11-21T10:00:00Z'),
  period: '2026-11',
  kind: 'humanize',
  outcome: 'done',
  words: 120,
  runId: null,
  preview: null,
  chatId: null,
  documentId: null,
}

test('a line has the cells of the head, whatever the text begins with', () => {
  const [head = []] = csvRows(LEDGER_HEAD, ',')
  const [row = []] = csvRows(ledgerLine({ ...charge, preview: 'He said: "rain,\nagain"' }).trimEnd(), ',')
  expect(row).toHaveLength(head.length)
  expect(row.slice(-2)).toEqual(['120', 'He said: "rain, again"'])
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)'])('%s is a text and no formula', (preview) => {
  expect(ledgerLine({ ...charge, preview })).toContain(`,'${preview}`)
})

test('a text that is gone leaves its cell empty', () => {
  expect(ledgerLine({ ...charge, outcome: 'failed', words: 0 })).toBe(
    '2026-11-21T10:00:00.000Z,2026-11,Humanizer,Text humanized,failed,0,\r\n',
  )
})
