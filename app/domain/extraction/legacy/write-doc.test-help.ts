import { writeOle } from './write-ole.test-help.ts'

type Run = { text: string; style?: number; properties?: number[]; character?: number[] }

const TEXT_AT = 1024

/** Styles by number: what each is known as (1 to 9 are headings), the style it is based on, and its properties. */
export function styleSheet(
  styles: readonly { known: number; base?: number; properties?: number[] }[],
): Buffer {
  const parts = styles.map(({ known, base = 0xfff, properties = [] }) => {
    const body = Buffer.concat([
      Buffer.alloc(10),
      Buffer.from([0, 0, 0, 0]),
      Buffer.from([2 + properties.length, 0, 0, 0, ...properties]),
    ])
    body.writeUInt16LE(known, 0)
    body.writeUInt16LE((base << 4) | 1, 2)
    const size = Buffer.alloc(2)
    size.writeUInt16LE(body.length)
    return Buffer.concat([size, body])
  })
  const head = Buffer.alloc(6)
  head.writeUInt16LE(4, 0)
  head.writeUInt16LE(styles.length, 2)
  head.writeUInt16LE(10, 4)
  return Buffer.concat([head, ...parts])
}

/** A page of properties: file positions from the front, what holds there from the back. */
function page(positions: readonly number[], entries: readonly Buffer[], entrySize: number): Buffer {
  const bytes = Buffer.alloc(512)
  positions.forEach((position, nth) => bytes.writeUInt32LE(position, nth * 4))
  let end = 510
  entries.forEach((entry, nth) => {
    end = (end - entry.length) & ~1
    entry.copy(bytes, end)
    bytes[positions.length * 4 + nth * entrySize] = end / 2
  })
  bytes[511] = entries.length
  return bytes
}

/** A document of Word 97 whose runs are paragraphs or, with `character`, parts of one. */
export function document(
  runs: readonly Run[],
  options: {
    styles?: Buffer
    flags?: number
    footnotes?: { at: number; length: number }
    lists?: [Buffer, Buffer]
  } = {},
): Buffer {
  const text = runs.map((run) => run.text).join('')
  const positions = [TEXT_AT]
  for (const run of runs) positions.push((positions.at(-1) ?? 0) + run.text.length * 2)
  const paragraphs = runs.map(({ style = 0, properties = [] }) => {
    const body = [style & 0xff, style >>> 8, ...properties]
    return Buffer.from(body.length % 2 ? [(body.length + 1) / 2, ...body] : [0, body.length / 2, ...body])
  })
  const characters = runs.map(({ character = [] }) => Buffer.from([character.length, ...character]))
  const pagesAt = Math.ceil((TEXT_AT + text.length * 2) / 512)
  const stream = Buffer.alloc((pagesAt + 2) * 512)
  stream.write(text, TEXT_AT, 'utf16le')
  page(positions, paragraphs, 13).copy(stream, pagesAt * 512)
  page(positions, characters, 1).copy(stream, (pagesAt + 1) * 512)

  const table: Buffer[] = []
  const place = (nth: number, content: Buffer) => {
    stream.writeUInt32LE(
      table.reduce((sum, part) => sum + part.length, 0),
      154 + nth * 8,
    )
    stream.writeUInt32LE(content.length, 158 + nth * 8)
    table.push(content)
  }
  const longs = (...values: number[]) => {
    const bytes = Buffer.alloc(values.length * 4)
    values.forEach((value, nth) => bytes.writeUInt32LE(value, nth * 4))
    return bytes
  }
  const notes = options.footnotes
  stream.writeUInt16LE(0xa5ec, 0)
  stream.writeUInt16LE(193, 2)
  stream.writeUInt16LE(0x0200 | (options.flags ?? 0), 10)
  stream.writeUInt32LE(text.length - (notes?.length ?? 0), 76)
  stream.writeUInt32LE(notes?.length ?? 0, 80)
  place(1, options.styles ?? styleSheet([{ known: 0 }]))
  place(12, longs(TEXT_AT, positions.at(-1) ?? 0, pagesAt + 1))
  place(13, longs(TEXT_AT, positions.at(-1) ?? 0, pagesAt))
  place(
    33,
    Buffer.concat([
      Buffer.from([2]),
      longs(16, 0, text.length),
      Buffer.from([0, 0]),
      longs(TEXT_AT),
      Buffer.from([0, 0]),
    ]),
  )
  if (notes) {
    place(2, Buffer.concat([longs(notes.at, text.length), Buffer.from([1, 0])]))
    place(3, longs(0, notes.length, notes.length + 1))
  }
  if (options.lists) {
    place(73, options.lists[0])
    place(74, options.lists[1])
  }
  return writeOle({ WordDocument: stream, '1Table': Buffer.concat(table) })
}
