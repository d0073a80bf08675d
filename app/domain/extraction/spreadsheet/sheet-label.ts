import { oneLine } from '../markdown/escape.ts'

/** What people call a sheet: `Sheet Budget`. */
export function sheetLabel(name: string): string {
  const words = oneLine(name).slice(0, 120)
  return words === '' ? 'Sheet' : /^sheet ?\d+$/i.test(words) ? words : `Sheet ${words}`
}

/** The sentence about sheets their author has hidden. */
export function hiddenSheetsNote(count: number): string[] {
  if (count === 0) return []
  return [count === 1 ? '1 hidden sheet was left out.' : `${count} hidden sheets were left out.`]
}
