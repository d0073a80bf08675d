import { refusal } from '../refusals.ts'

/** A storage (folder) or stream (file) of a compound file. */
export type OleEntry = {
  /** Names joined with `/`, without the root. */
  path: string
  kind: 'storage' | 'stream'
  /** First sector of the stream. */
  start: number
  /** Bytes; what the directory says, which need not be there. */
  size: number
}

const ENTRY_SIZE = 128
const NONE = 0xffffffff
/** Deeper storages than mail in mail in mail are nobody's document. */
const MAX_DEPTH = 64

/** Reads the directory of a compound file ([MS-CFB] 2.6): a red-black tree of siblings in each storage. */
export function readDirectory(bytes: Uint8Array): { root: OleEntry; entries: OleEntry[] } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = Math.floor(bytes.length / ENTRY_SIZE)
  if (count === 0 || view.getUint8(66) !== 5) throw refusal('damaged')

  const root: OleEntry = {
    path: '',
    kind: 'storage',
    start: view.getUint32(116, true),
    size: view.getUint32(120, true),
  }
  const entries: OleEntry[] = []
  const seen = new Set<number>([0])
  const waiting = [{ at: view.getUint32(76, true), parent: '', depth: 1 }]
  for (let step = waiting.pop(); step; step = waiting.pop()) {
    const { at, parent, depth } = step
    if (at === NONE || at >= count) continue
    if (seen.has(at) || depth > MAX_DEPTH) throw refusal('damaged')
    seen.add(at)
    const offset = at * ENTRY_SIZE
    const kind = view.getUint8(offset + 66)
    const path = parent + nameAt(view, offset)
    waiting.push({ at: view.getUint32(offset + 72, true), parent, depth })
    waiting.push({ at: view.getUint32(offset + 68, true), parent, depth })
    if (kind === 1) {
      entries.push({ path, kind: 'storage', start: 0, size: 0 })
      waiting.push({ at: view.getUint32(offset + 76, true), parent: `${path}/`, depth: depth + 1 })
    } else if (kind === 2) {
      entries.push({
        path,
        kind: 'stream',
        start: view.getUint32(offset + 116, true),
        size: view.getUint32(offset + 120, true),
      })
    }
  }
  return { root, entries }
}

function nameAt(view: DataView, offset: number): string {
  const length = Math.min(view.getUint16(offset + 64, true), 64)
  let name = ''
  for (let i = 0; i + 2 < length; i += 2) name += String.fromCharCode(view.getUint16(offset + i, true))
  return name
}
