import { firstOf, RECORD, type PptRecord } from './ppt-records.ts'

const MAX_RUNS = 10_000

/**
 * Which runs of a shape's paragraphs are numbered: PowerPoint 2000 and later keep that beside the text
 * ([MS-PPT] 2.9.67), in the order of the runs.
 */
export function numberedRuns(shape: PptRecord): boolean[] {
  let record: PptRecord | undefined = firstOf(shape.body, RECORD.clientData)
  for (const type of [RECORD.programTags, RECORD.binaryTag, RECORD.binaryTagData, RECORD.textStyle9])
    record = record && firstOf(record.body, type)
  const runs: boolean[] = []
  if (!record) return runs
  const view = record.body
  const word = (at: number) => (at + 2 <= view.byteLength ? view.getUint16(at, true) : 0)
  const long = (at: number) => (at + 4 <= view.byteLength ? view.getUint32(at, true) : 0)
  const bit = (masks: number, nth: number) => (masks >>> nth) & 1
  for (let at = 0; at + 12 <= view.byteLength && runs.length < MAX_RUNS; ) {
    const paragraph = long(at)
    at += 4 + bit(paragraph, 23) * 2
    runs.push(bit(paragraph, 25) === 1 && word(at) === 1)
    at += bit(paragraph, 25) * 2 + bit(paragraph, 24) * 4
    at += 4 + bit(long(at), 20) * 4
    const language = long(at)
    at +=
      4 +
      (bit(language, 0) + bit(language, 1) + bit(language, 2) + bit(language, 6)) * 2 +
      bit(language, 5) * 4
    // What follows here has a length of its own; it comes with text for speech and smart tags only.
    if (bit(language, 9)) break
  }
  return runs
}
