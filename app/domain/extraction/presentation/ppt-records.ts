/** A record of a binary PowerPoint stream ([MS-PPT] 2.3.1). */
export type PptRecord = { type: number; instance: number; container: boolean; body: DataView }

/** Types of records that matter for text ([MS-PPT] 2.13.24, [MS-ODRAW] 2.1). */
export const RECORD = {
  document: 0x03e8,
  slide: 0x03ee,
  slideAtom: 0x03ef,
  notes: 0x03f0,
  slidePersist: 0x03f3,
  slideShowInfo: 0x03f9,
  drawing: 0x040c,
  placeholder: 0x0bc3,
  outlineText: 0x0f9e,
  textHeader: 0x0f9f,
  textChars: 0x0fa0,
  textStyle: 0x0fa1,
  textStyle9: 0x0fac,
  textBytes: 0x0fa8,
  slideList: 0x0ff0,
  userEdit: 0x0ff5,
  programTags: 0x1388,
  binaryTag: 0x138a,
  binaryTagData: 0x138b,
  persistDirectory: 0x1772,
  shapeGroup: 0xf003,
  shape: 0xf004,
  clientTextBox: 0xf00d,
  childAnchor: 0xf00f,
  clientData: 0xf011,
  options: 0xf00b,
  moreOptions: 0xf122,
} as const

const HEADER = 8

/** The record at a position of a view, or null when there is no room for one. A length that lies is cut to what there is. */
export function recordAt(view: DataView, at: number): PptRecord | null {
  if (at < 0 || at + HEADER > view.byteLength) return null
  const head = view.getUint16(at, true)
  const length = Math.min(view.getUint32(at + 4, true), view.byteLength - at - HEADER)
  return {
    type: view.getUint16(at + 2, true),
    instance: head >>> 4,
    container: (head & 0xf) === 0xf,
    body: new DataView(view.buffer, view.byteOffset + at + HEADER, length),
  }
}

/** The records that follow one another in a view. */
export function* recordsIn(view: DataView): Generator<PptRecord> {
  for (let at = 0; ; ) {
    const record = recordAt(view, at)
    if (!record) return
    yield record
    at += HEADER + record.body.byteLength
  }
}

/** The first record of a type in a view. */
export function firstOf(view: DataView, type: number): PptRecord | undefined {
  for (const record of recordsIn(view)) if (record.type === type) return record
  return undefined
}
