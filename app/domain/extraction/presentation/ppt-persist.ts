import { refusal } from '../refusals.ts'
import { RECORD, recordAt } from './ppt-records.ts'

const ENCRYPTED_TOKEN = 0xf3d1c4df
const MAX_EDITS = 10_000

/** Where the objects of a presentation lie: numbers that records refer to → positions in the stream. */
export type PersistObjects = { documentId: number; positions: ReadonlyMap<number, number> }

/**
 * Follows the edits of a presentation from the last to the first ([MS-PPT] 2.1.2): the newest position of each object
 * counts. Returns null when the directory is broken. Throws the refusal `password`.
 */
export function readPersistObjects(currentUser: Uint8Array | null, view: DataView): PersistObjects | null {
  if (!currentUser || currentUser.length < 20) return null
  const user = new DataView(currentUser.buffer, currentUser.byteOffset, currentUser.byteLength)
  if (user.getUint32(12, true) === ENCRYPTED_TOKEN) throw refusal('password')
  const positions = new Map<number, number>()
  const seen = new Set<number>()
  let documentId = 0
  for (let at = user.getUint32(16, true); at !== 0 && !seen.has(at) && seen.size < MAX_EDITS; ) {
    seen.add(at)
    const edit = recordAt(view, at)
    if (edit?.type !== RECORD.userEdit || edit.body.byteLength < 20) break
    // A longer edit names the session its objects are encrypted with.
    if (edit.body.byteLength >= 32 && edit.body.getUint32(28, true) !== 0) throw refusal('password')
    if (documentId === 0) documentId = edit.body.getUint32(16, true)
    addPositions(view, edit.body.getUint32(12, true), positions)
    at = edit.body.getUint32(8, true)
  }
  return positions.size > 0 ? { documentId, positions } : null
}

function addPositions(view: DataView, at: number, positions: Map<number, number>): void {
  const directory = recordAt(view, at)
  if (directory?.type !== RECORD.persistDirectory) return
  const { body } = directory
  for (let offset = 0; offset + 4 <= body.byteLength; ) {
    const head = body.getUint32(offset, true)
    offset += 4
    for (let nth = 0; nth < head >>> 20 && offset + 4 <= body.byteLength; nth++, offset += 4) {
      const id = (head & 0xfffff) + nth
      if (!positions.has(id)) positions.set(id, body.getUint32(offset, true))
    }
  }
}
