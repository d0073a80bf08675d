import type { OleFile } from '../legacy/ole.ts'
import { decodeCodePage } from '../rtf/code-pages.ts'

/** Properties of a message, recipient or attachment ([MS-OXPROPS]) by their numbers. */
export const PROPERTY = {
  subject: 0x0037,
  clientSubmitTime: 0x0039,
  sentRepresentingName: 0x0042,
  sentRepresentingAddress: 0x0065,
  headers: 0x007d,
  recipientType: 0x0c15,
  senderName: 0x0c1a,
  senderAddress: 0x0c1f,
  displayCc: 0x0e03,
  displayTo: 0x0e04,
  deliveryTime: 0x0e06,
  body: 0x1000,
  rtfCompressed: 0x1009,
  html: 0x1013,
  displayName: 0x3001,
  address: 0x3003,
  creationTime: 0x3007,
  attachData: 0x3701,
  attachMethod: 0x3705,
  attachFileName: 0x3704,
  attachLongFileName: 0x3707,
  smtpAddress: 0x39fe,
  internetCodePage: 0x3fde,
  messageCodePage: 0x3ffd,
  senderSmtpAddress: 0x5d01,
  sentRepresentingSmtpAddress: 0x5d02,
  hidden: 0x7ffe,
} as const

/** What can be asked of one object of a .msg file. */
export type PropertyBag = {
  text: (...properties: number[]) => string
  binary: (property: number) => Uint8Array | null
  number: (property: number) => number | null
  date: (property: number) => Date | null
}

const LONG = 0x0003
const BOOLEAN = 0x000b
const TIME = 0x0040
const ENTRY = 16
const MAX_ENTRIES = 10_000
/** 1 January 1601 to 1 January 1970, in the 100-nanosecond steps of Windows. */
const EPOCH = 116_444_736_000_000_000n

/**
 * Reads the properties of the storage `folder` ([MS-OXMSG] 2.4): long ones are streams of their own, short ones stand
 * in a table whose head is `headerBytes` long. `codePage` holds for text that is not Unicode.
 */
export function readProperties(
  file: OleFile,
  folder: string,
  headerBytes: number,
  codePage?: number,
): PropertyBag {
  const fixed = fixedProperties(file.read(`${folder}__properties_version1.0`), headerBytes)
  const page =
    codePage ?? Number(fixed.get(PROPERTY.messageCodePage) ?? fixed.get(PROPERTY.internetCodePage) ?? 1252)
  const stream = (property: number, type: string) =>
    file.read(`${folder}__substg1.0_${property.toString(16).padStart(4, '0')}${type}`)
  const textOf = (property: number): string => {
    const wide = stream(property, '001F')
    if (wide) return new TextDecoder('utf-16le').decode(wide).replace(/\0+$/, '')
    const narrow = stream(property, '001E')
    return narrow ? decodeCodePage(narrow, page).replace(/\0+$/, '') : ''
  }
  return {
    text(...properties) {
      for (const property of properties) {
        const text = textOf(property)
        if (text.trim() !== '') return text
      }
      return ''
    },
    binary: (property) => stream(property, '0102'),
    number: (property) => (fixed.has(property) ? Number(fixed.get(property)) : null),
    date(property) {
      const value = fixed.get(property)
      if (value === undefined || value <= EPOCH) return null
      const date = new Date(Number((value - EPOCH) / 10_000n))
      return Number.isNaN(date.getTime()) ? null : date
    },
  }
}

function fixedProperties(table: Uint8Array | null, headerBytes: number): Map<number, bigint> {
  const values = new Map<number, bigint>()
  if (!table) return values
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength)
  for (let at = headerBytes; at + ENTRY <= table.length && values.size < MAX_ENTRIES; at += ENTRY) {
    const type = view.getUint16(at, true)
    const property = view.getUint16(at + 2, true)
    if (type === LONG) values.set(property, BigInt(view.getInt32(at + 8, true)))
    else if (type === BOOLEAN) values.set(property, BigInt(view.getUint16(at + 8, true)))
    else if (type === TIME) values.set(property, view.getBigUint64(at + 8, true))
  }
  return values
}
