import type { Place } from './doc-header.ts'

/** How one level of a list is marked. */
export type ListLevel = { ordered: boolean; start: number; marked: boolean }

const BULLET = 23
const NONE = 255
const LIST_SIZE = 28
const OVERRIDE_SIZE = 16

/**
 * Reads the lists ([MS-DOC] 2.9.131 and 2.9.130) and returns, for the number a paragraph carries (from 1), the
 * levels of its list and a name that paragraphs of the same list share.
 */
export function readLists(
  lists: Place,
  overrides: Place,
  table: Uint8Array,
): (override: number) => { name: string; levels: ListLevel[] } | null {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength)
  const byId = lists.length >= 2 && lists.at + 2 <= table.length ? levelsById(lists, view) : new Map()
  const ids: number[] = []
  if (overrides.length >= 4 && overrides.at + 4 <= table.length) {
    const count = Math.min(view.getUint32(overrides.at, true), 0x7fe)
    for (let i = 0; i < count; i++) {
      const at = overrides.at + 4 + i * OVERRIDE_SIZE
      if (at + 4 > table.length) break
      ids.push(view.getUint32(at, true))
    }
  }
  return (override) => {
    const id = ids[override - 1]
    const levels = id === undefined ? undefined : byId.get(id)
    return levels ? { name: `${override}`, levels } : null
  }
}

function levelsById(place: Place, view: DataView): Map<number, ListLevel[]> {
  const byId = new Map<number, ListLevel[]>()
  const count = Math.min(view.getUint16(place.at, true), 0x7fe)
  let at = place.at + 2 + count * LIST_SIZE
  for (let i = 0; i < count; i++) {
    const entry = place.at + 2 + i * LIST_SIZE
    if (entry + LIST_SIZE > view.byteLength) break
    const simple = (view.getUint8(entry + 26) & 1) === 1
    const levels: ListLevel[] = []
    for (let level = 0; level < (simple ? 1 : 9) && at + LIST_SIZE + 2 <= view.byteLength; level++) {
      const format = view.getUint8(at + 4)
      levels.push({
        ordered: format !== BULLET && format !== NONE,
        start: view.getUint32(at, true),
        marked: format !== NONE,
      })
      const text = at + LIST_SIZE + view.getUint8(at + 24) + view.getUint8(at + 25)
      if (text + 2 > view.byteLength) break
      at = text + 2 + view.getUint16(text, true) * 2
    }
    byId.set(view.getUint32(entry, true), levels)
  }
  return byId
}
