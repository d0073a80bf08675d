import { refusal } from '../refusals.ts'

const BOF_LOW = 0x09
const FILE_PASS = 0x2f
const MAX_RECORDS = 4_000_000

/**
 * Looks through the records of a workbook stream ([MS-XLS] 2.1.4) before a library does: counts them against their
 * lengths. Throws the refusals `password` and `damaged`.
 */
export function checkBiff(stream: Uint8Array): void {
  if (stream.length < 8 || stream[0] !== BOF_LOW) throw refusal('damaged')
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength)
  let records = 0
  for (let at = 0; at + 4 <= stream.length; at += 4 + view.getUint16(at + 2, true)) {
    const type = view.getUint16(at, true)
    if (type === FILE_PASS) throw refusal('password')
    if (++records > MAX_RECORDS) throw refusal('memory')
  }
}
