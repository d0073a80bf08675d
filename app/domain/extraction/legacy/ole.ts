import { refusal } from '../refusals.ts'
import { readDirectory, type OleEntry } from './ole-directory.ts'

/** A compound file that has been checked and can be read without surprises. */
export type OleFile = {
  /** Every storage and stream; paths are joined with `/` and leave out the root. */
  entries: readonly OleEntry[]
  has(path: string): boolean
  /** The bytes of a stream, or null when there is none of that path (upper and lower case are the same). */
  read(path: string): Uint8Array | null
}

const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
/** Sector numbers from here on mean something else: free, end of chain, part of the table. */
const LAST_SECTOR = 0xfffffffa
const END = 0xfffffffe

/** Whether the bytes begin like a compound file (.doc, .xls, .ppt, .msg, encrypted .docx and its kin). */
export function isOle(bytes: Uint8Array): boolean {
  return SIGNATURE.every((byte, at) => bytes[at] === byte)
}

/**
 * Opens a compound file ([MS-CFB]). Every chain of sectors is counted against the number of sectors there are, so a
 * chain that loops is found at once, and what is read in all is bounded by a few times the file.
 * Throws the refusal `damaged`.
 */
export function openOle(bytes: Uint8Array): OleFile {
  if (bytes.length < 512 || !isOle(bytes)) throw refusal('damaged')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sectorShift = view.getUint16(30, true)
  const miniShift = view.getUint16(32, true)
  if (view.getUint16(28, true) !== 0xfffe || sectorShift < 7 || sectorShift > 12 || miniShift > sectorShift)
    throw refusal('damaged')
  const size = 1 << sectorShift
  const sectors = Math.ceil(bytes.length / size) - 1
  const sectorAt = (sector: number) => (sector + 1) * size

  const fat = readTable(tableSectors())
  const directory = readDirectory(join(chain(view.getUint32(48, true), fat, sectors)))
  const miniFat = readTable(chain(view.getUint32(60, true), fat, sectors))
  const miniCutoff = view.getUint32(56, true)
  const root = directory.root
  const miniStream = root.size > 0 ? join(chain(root.start, fat, sectors)) : new Uint8Array()
  const byPath = new Map(directory.entries.map((entry) => [entry.path.toLowerCase(), entry]))
  let budget = bytes.length * 8 + 1_000_000

  return {
    entries: directory.entries,
    has: (path) => byPath.has(path.toLowerCase()),
    read(path) {
      const entry = byPath.get(path.toLowerCase())
      if (!entry || entry.kind !== 'stream') return null
      if (entry.size === 0) return new Uint8Array()
      budget -= Math.min(entry.size, bytes.length)
      if (budget < 0) throw refusal('damaged')
      const whole = entry.size < miniCutoff ? miniChain(entry) : join(chain(entry.start, fat, sectors))
      return whole.subarray(0, entry.size)
    },
  }

  /** The sectors of the allocation table: 109 in the header, the rest in a chain of their own. */
  function tableSectors(): number[] {
    const found: number[] = []
    const take = (offset: number, count: number) => {
      for (let i = 0; i < count && offset + i * 4 + 4 <= bytes.length; i++) {
        const sector = view.getUint32(offset + i * 4, true)
        if (sector < sectors) found.push(sector)
      }
    }
    take(76, 109)
    let next = view.getUint32(68, true)
    for (let steps = 0; next < sectors; steps++) {
      if (steps > sectors) throw refusal('damaged')
      take(sectorAt(next), size / 4 - 1)
      const link = sectorAt(next) + size - 4
      next = link + 4 <= bytes.length ? view.getUint32(link, true) : END
    }
    if (found.length > sectors) throw refusal('damaged')
    return found
  }

  function readTable(list: readonly number[]): Uint32Array {
    const table = new Uint32Array((list.length * size) / 4).fill(END)
    list.forEach((sector, nth) => {
      for (let i = 0; i < size / 4 && sectorAt(sector) + i * 4 + 4 <= bytes.length; i++)
        table[(nth * size) / 4 + i] = view.getUint32(sectorAt(sector) + i * 4, true)
    })
    return table
  }

  function join(list: readonly number[]): Uint8Array {
    const joined = new Uint8Array(list.length * size)
    list.forEach((sector, nth) =>
      joined.set(bytes.subarray(sectorAt(sector), sectorAt(sector) + size), nth * size),
    )
    return joined
  }

  function miniChain(entry: OleEntry): Uint8Array {
    const mini = 1 << miniShift
    const list = chain(entry.start, miniFat, Math.ceil(miniStream.length / mini))
    const joined = new Uint8Array(list.length * mini)
    list.forEach((sector, nth) =>
      joined.set(miniStream.subarray(sector * mini, (sector + 1) * mini), nth * mini),
    )
    return joined
  }
}

/** Follows a chain; one longer than the `limit` of sectors there are goes round in circles. */
function chain(start: number, table: Uint32Array, limit: number): number[] {
  const list: number[] = []
  for (let sector = start; sector < LAST_SECTOR && sector < limit; sector = table[sector] ?? END) {
    if (list.length >= limit) throw refusal('damaged')
    list.push(sector)
  }
  return list
}
