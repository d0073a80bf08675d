import { writeOle } from '../legacy/write-ole.test-help.ts'
import { RECORD } from './ppt-records.ts'

/** Whole numbers as they stand in records, of four bytes each. */
export const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, nth) => bytes.writeUInt32LE(value, nth * 4))
  return bytes
}
/** A record of that type: with a list of records a container, otherwise with those bytes. */
export function record(type: number, parts: Uint8Array | Uint8Array[], instance = 0): Buffer {
  const container = Array.isArray(parts)
  const body = Buffer.concat(container ? parts : [parts])
  const head = Buffer.alloc(8)
  head.writeUInt16LE((instance << 4) | (container ? 15 : 0), 0)
  head.writeUInt16LE(type, 2)
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}
/** A text, of that kind, in two bytes a character. */
export const wide = (type: number, text: string) => [
  record(RECORD.textHeader, numbers(type)),
  record(RECORD.textChars, Buffer.from(text, 'utf16le')),
]
/** A text, of that kind, in one byte a character. */
export const narrow = (type: number, text: string) => [
  record(RECORD.textHeader, numbers(type)),
  record(RECORD.textBytes, Buffer.from(text, 'latin1')),
]
/** A text box with those parts, in that placeholder. */
export const box = (parts: Buffer[], place?: number) =>
  record(RECORD.shape, [
    ...(place === undefined
      ? []
      : [record(RECORD.clientData, [record(RECORD.placeholder, Buffer.from([0, 0, 0, 0, place, 0, 0, 0]))])]),
    record(RECORD.clientTextBox, parts),
  ])
/** What is drawn on a slide. */
export const drawing = (...shapes: Buffer[]) =>
  record(RECORD.drawing, [record(0xf002, [record(RECORD.shapeGroup, shapes)])])
/** The head of a slide with notes of that number. */
export const slideAtom = (notes: number) =>
  record(RECORD.slideAtom, Buffer.concat([Buffer.alloc(16), numbers(notes, 0)]))
/** An entry of the list of slides. */
export const listed = (object: number, id: number) =>
  record(RECORD.slidePersist, numbers(object, 0, 0, id, 0))

/** A presentation of objects numbered from 1, the first of them the document. */
export function presentation(objects: readonly Buffer[], token = 0xe391c05f): Buffer {
  const positions: number[] = []
  let length = 0
  for (const object of objects) {
    positions.push(length)
    length += object.length
  }
  const directory = record(RECORD.persistDirectory, numbers((objects.length << 20) | 1, ...positions))
  const edit = record(RECORD.userEdit, numbers(0, 0, 0, length, 1, objects.length, 0))
  return writeOle({
    'Current User': Buffer.concat([Buffer.alloc(8), numbers(20, token, length + directory.length, 0)]),
    'PowerPoint Document': Buffer.concat([...objects, directory, edit]),
  })
}
