import { describe, expect, test } from 'vitest'
import { SHOWN, sheetOf } from './sheet.ts'

const table = (rows: number, columns = 2) =>
  [
    'Ducks',
    '',
    `| ${Array.from({ length: columns }, (_, at) => `Head ${at}`).join(' | ')} |`,
    `|${' --- |'.repeat(columns)}`,
    ...Array.from(
      { length: rows },
      (_, row) => `| ${Array.from({ length: columns }, (_, at) => `r${row}c${at}`).join(' | ')} |`,
    ),
  ].join('\n')

describe('a sheet', () => {
  test('is its tables with their heads', () => {
    const sheet = sheetOf(table(3), '')
    expect(sheet.blocks).toEqual([
      { kind: 'text', text: 'Ducks' },
      {
        kind: 'table',
        head: ['Head 0', 'Head 1'],
        rows: [0, 1, 2].map((row) => [`r${row}c0`, `r${row}c1`]),
      },
    ])
    expect(sheet).toMatchObject({ rows: 4, first: 1, last: 4, columnsLeft: 0 })
  })

  test('that is long comes in parts, each with the head', () => {
    const sheet = sheetOf(table(1_000), '', SHOWN.rows + 5)
    expect(sheet).toMatchObject({ rows: 1_001, first: SHOWN.rows + 1, last: 2 * SHOWN.rows })
    expect(sheet.blocks).toHaveLength(1)
    expect(sheet.blocks[0]).toMatchObject({ head: ['Head 0', 'Head 1'] })
    const [block] = sheet.blocks
    expect(block?.kind === 'table' && block.rows[0]).toEqual(['r199c0', 'r199c1'])
  })

  test('opens where a passage stands', () => {
    const sheet = sheetOf(table(1_000), 'r512c0 | r512c1')
    expect(sheet).toMatchObject({ first: 401, wanted: 'r512c0r512c1' })
    expect(sheetOf(table(9), 'not there')).toMatchObject({ first: 1, wanted: '' })
  })

  test('that is wide says how much is not shown', () => {
    const sheet = sheetOf(table(1, SHOWN.columns + 7), '')
    expect(sheet.columnsLeft).toBe(7)
    const block = sheet.blocks[1]
    expect(block?.kind === 'table' && block.head).toHaveLength(SHOWN.columns)
  })

  test('beyond its last row shows its last rows', () => {
    expect(sheetOf(table(3), '', 9_999)).toMatchObject({ first: 1, last: 4 })
    expect(sheetOf('', '')).toMatchObject({ blocks: [], rows: 0, first: 0, last: 0 })
  })
})
