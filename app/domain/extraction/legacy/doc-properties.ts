import type { Place } from './doc-header.ts'

/** Calls `visit(code, operand)` for each property modification of a list ([MS-DOC] 2.2.5). */
export function eachProperty(
  list: Uint8Array,
  old: boolean,
  visit: (code: number, operand: DataView) => void,
): void {
  const view = new DataView(list.buffer, list.byteOffset, list.byteLength)
  let at = 0
  while (at + (old ? 1 : 2) <= list.length) {
    const code = old ? view.getUint8(at) : view.getUint16(at, true)
    at += old ? 1 : 2
    const [skip, size] = old ? oldSize(code, view, at) : newSize(code, view, at)
    const from = Math.min(at + skip, list.length)
    visit(
      code,
      new DataView(list.buffer, list.byteOffset + from, Math.max(0, Math.min(size, list.length - from))),
    )
    at += skip + size
  }
}

/** The operand's length stands in the code's top three bits, but for two codes and those that bring their own. */
function newSize(code: number, view: DataView, at: number): [skip: number, size: number] {
  const kind = code >>> 13
  if (kind !== 6) return [0, [1, 1, 2, 4, 2, 2, 0, 3][kind] ?? 1]
  if (code === 0xd608)
    return at + 2 <= view.byteLength ? [2, Math.max(0, view.getUint16(at, true) - 1)] : [0, 2]
  const length = at < view.byteLength ? view.getUint8(at) : 0
  if (code === 0xc615 && length === 255) return tabStops(view, at)
  return [1, length]
}

/** More tab stops than a length byte can say: the two counts tell how long the list is. */
function tabStops(view: DataView, at: number): [skip: number, size: number] {
  const deleted = at + 1 < view.byteLength ? view.getUint8(at + 1) : 0
  const addedAt = at + 2 + deleted * 4
  const added = addedAt < view.byteLength ? view.getUint8(addedAt) : 0
  return [1, 2 + deleted * 4 + added * 3]
}

/** Operand lengths of the one-byte codes of Word 6 and 95, for those that are not one byte. */
const OLD_SIZES = new Map<number, number>([
  ...[
    2, 16, 17, 18, 19, 21, 22, 26, 27, 28, 30, 31, 32, 33, 34, 35, 36, 38, 39, 40, 41, 42, 43, 45, 46, 47, 49,
  ].map((code) => [code, 2] as const),
  ...[
    69, 72, 80, 93, 96, 97, 99, 101, 105, 106, 107, 109, 110, 121, 122, 123, 124, 140, 141, 144, 145, 148,
  ].map((code) => [code, 2] as const),
  ...[149, 154, 155, 156, 157, 160, 161, 164, 165, 168, 169, 170, 171, 182, 183, 184, 189, 195, 197, 198].map(
    (code) => [code, 2] as const,
  ),
  ...[73, 95, 136, 137].map((code) => [code, 3] as const),
  ...[20, 70, 74, 192, 194, 196, 200].map((code) => [code, 4] as const),
  ...[68, 193, 199].map((code) => [code, 5] as const),
  ...[120, 187].map((code) => [code, 12] as const),
])
const OLD_VARIABLE = new Set([3, 12, 15, 23, 81, 103, 108, 188, 190, 191])

function oldSize(code: number, view: DataView, at: number): [skip: number, size: number] {
  if (code === 186) return at + 2 <= view.byteLength ? [2, Math.max(0, view.getUint16(at, true) - 1)] : [0, 2]
  if (OLD_VARIABLE.has(code)) return [1, at < view.byteLength ? view.getUint8(at) : 0]
  return [0, OLD_SIZES.get(code) ?? 1]
}

/** A stretch of the stream (in bytes) with its properties; `style` only for paragraphs. */
export type Run = { from: number; to: number; style: number; properties: Uint8Array }

const PAGE = 512

/**
 * Reads the runs of paragraph or character properties: a list of 512-byte pages, each with the file positions of its
 * runs at the front and their properties growing from the back ([MS-DOC] 2.9.32 and 2.9.175). Sorted by position.
 */
export function readRuns(
  kind: 'paragraph' | 'character',
  old: boolean,
  place: Place,
  table: Uint8Array,
  stream: Uint8Array,
): Run[] {
  const bins = table.subarray(place.at, place.at + place.length)
  const view = new DataView(bins.buffer, bins.byteOffset, bins.byteLength)
  const width = old ? 2 : 4
  const count = Math.max(0, Math.floor((bins.length - 4) / (4 + width)))
  const pages = new Set<number>()
  for (let i = 0; i < count; i++) {
    const at = (count + 1) * 4 + i * width
    pages.add(old ? view.getUint16(at, true) : view.getUint32(at, true) & 0x3fffff)
  }
  const runs: Run[] = []
  for (const page of pages) {
    const bytes = stream.subarray(page * PAGE, (page + 1) * PAGE)
    if (bytes.length === PAGE) runs.push(...pageRuns(kind, old, bytes))
  }
  return runs.sort((a, b) => a.from - b.from)
}

function pageRuns(kind: 'paragraph' | 'character', old: boolean, page: Uint8Array): Run[] {
  const view = new DataView(page.buffer, page.byteOffset, page.byteLength)
  const entry = kind === 'character' ? 1 : old ? 7 : 13
  const count = Math.min(view.getUint8(PAGE - 1), Math.floor((PAGE - 5) / (4 + entry)))
  const runs: Run[] = []
  for (let i = 0; i < count; i++) {
    const from = view.getUint32(i * 4, true)
    const to = view.getUint32(i * 4 + 4, true)
    const at = view.getUint8((count + 1) * 4 + i * entry) * 2
    runs.push({
      from,
      to,
      ...(kind === 'character' ? characterPart(page, at) : paragraphPart(page, view, at, old)),
    })
  }
  return runs
}

function characterPart(page: Uint8Array, at: number): { style: number; properties: Uint8Array } {
  return {
    style: 0,
    properties: at === 0 ? page.subarray(0, 0) : page.subarray(at + 1, at + 1 + (page[at] ?? 0)),
  }
}

function paragraphPart(
  page: Uint8Array,
  view: DataView,
  at: number,
  old: boolean,
): { style: number; properties: Uint8Array } {
  if (at === 0 || at + 4 > PAGE) return { style: 0, properties: page.subarray(0, 0) }
  const words = view.getUint8(at)
  const padded = !old && words === 0
  const start = padded ? at + 2 : at + 1
  const length = padded ? view.getUint8(at + 1) * 2 : old ? words * 2 - 1 : words * 2 - 1
  if (start + 2 > PAGE) return { style: 0, properties: page.subarray(0, 0) }
  return {
    style: view.getUint16(start, true),
    properties: page.subarray(start + 2, Math.min(PAGE, start + Math.max(2, length))),
  }
}

/** The run a byte of the stream lies in. */
export function runAt(runs: readonly Run[], position: number): Run | undefined {
  let low = 0
  let high = runs.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const run = runs[middle]
    if (!run) return undefined
    if (position < run.from) high = middle - 1
    else if (position >= run.to) low = middle + 1
    else return run
  }
  return undefined
}
