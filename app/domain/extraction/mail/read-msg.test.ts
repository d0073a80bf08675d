import { describe, expect, it } from 'vitest'

import { writeOle } from '../legacy/write-ole.test-help.ts'
import { PROPERTY } from './properties.ts'
import { readMsg } from './read-msg.ts'

type Fields = Partial<Record<keyof typeof PROPERTY, string | Uint8Array | number | Date>>

/** The streams of a message, recipient or attachment with those properties. */
function object(
  folder: string,
  headerBytes: number,
  fields: Fields,
  narrow = false,
): Record<string, Uint8Array> {
  const streams: Record<string, Uint8Array> = {}
  const entries: Buffer[] = [Buffer.alloc(headerBytes)]
  for (const [name, value] of Object.entries(fields)) {
    const property = PROPERTY[name as keyof typeof PROPERTY]
    const number = property.toString(16).padStart(4, '0')
    if (typeof value === 'string' && narrow)
      streams[`${folder}__substg1.0_${number}001E`] = Buffer.from(value, 'latin1')
    else if (typeof value === 'string')
      streams[`${folder}__substg1.0_${number}001F`] = Buffer.from(value, 'utf16le')
    else if (value instanceof Uint8Array) streams[`${folder}__substg1.0_${number}0102`] = value
    else {
      const entry = Buffer.alloc(16)
      entry.writeUInt16LE(value instanceof Date ? 0x40 : 3, 0)
      entry.writeUInt16LE(property, 2)
      if (value instanceof Date)
        entry.writeBigUInt64LE(BigInt(value.getTime()) * 10_000n + 116_444_736_000_000_000n, 8)
      else entry.writeInt32LE(value, 8)
      entries.push(entry)
    }
  }
  return { ...streams, [`${folder}__properties_version1.0`]: Buffer.concat(entries) }
}

async function read(streams: Record<string, Uint8Array>) {
  return readMsg({ bytes: writeOle(streams), extension: 'msg', languages: [], report() {} })
}

/** RTF as mail programs keep it, every byte written out: a byte of flags before eight of text, then the end mark. */
function compressed(rtf: string): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at + 8 <= rtf.length; at += 8)
    parts.push(Buffer.from(`\0${rtf.slice(at, at + 8)}`, 'latin1'))
  const rest = rtf.slice(rtf.length - (rtf.length % 8))
  const end = (((207 + rtf.length) % 4096) << 4) & 0xffff
  parts.push(
    Buffer.from([1 << rest.length]),
    Buffer.from(rest, 'latin1'),
    Buffer.from([end >>> 8, end & 0xff]),
  )
  const head = Buffer.alloc(16)
  head.writeUInt32LE(rtf.length, 4)
  head.writeUInt32LE(0x75465a4c, 8)
  return Buffer.concat([head, ...parts])
}

const HTML_IN_RTF =
  "{\\rtf1\\ansi\\ansicpg1252\\fromhtml1{\\fonttbl{\\f0\\fcharset204 Arial;}}{\\*\\htmltag64 <p>}\\htmlrtf {\\f1 \\htmlrtf0 Gr\\u252?\\'df" +
  "e {\\*\\htmltag84 <b>}\\htmlrtf {\\b \\htmlrtf0 fett{\\*\\htmltag92 </b>}\\htmlrtf }\\htmlrtf0  {\\f0\\'cf\\'f0}{\\*\\htmltag72 </p>}}"

describe('readMsg', () => {
  it('writes subject, people, date and plain text', async () => {
    const { pages, title } = await read({
      ...object('', 32, {
        subject: 'Plan for *May*',
        senderName: 'Ada Example',
        senderSmtpAddress: 'ada@example.org',
        clientSubmitTime: new Date('2024-05-06T07:08:00Z'),
        body: 'Dear all,\r\nsecond line\r\n\r\nRegards',
      }),
      ...object('__recip_version1.0_#00000000/', 8, {
        displayName: 'Ben',
        smtpAddress: 'ben@example.org',
        recipientType: 1,
      }),
      ...object('__recip_version1.0_#00000001/', 8, { displayName: 'Cleo', recipientType: 2 }),
      // A blind copy, of which the others know nothing.
      ...object('__recip_version1.0_#00000002/', 8, { displayName: 'Dora', recipientType: 3 }),
    })
    expect(title).toBe('Plan for *May*')
    expect(pages.map(({ text }) => text)).toEqual([
      '# Plan for \\*May\\*\n\nFrom: Ada Example \\<ada@example.org>\\\nTo: Ben \\<ben@example.org>\\\nCc: Cleo\\\nDate: 2024-05-06 07:08 UTC\n\nDear all,\\\nsecond line\n\nRegards',
    ])
  })

  it('prefers HTML, in the code page the message names', async () => {
    const html = Buffer.from('<p>\xcf\xf0\xe8 <a href="https://example.org">link</a></p>', 'latin1')
    const { pages } = await read(object('', 32, { body: 'plain', html, internetCodePage: 1251 }))
    expect(pages[0]?.text).toBe('При [link](https://example.org)')
    const declared = Buffer.from('<meta charset="windows-1250"><p>\xb3\xf3d\x9f</p>', 'latin1')
    expect((await read(object('', 32, { html: declared }))).pages[0]?.text).toBe('łódź')
  })

  it('reads a message that has only compressed RTF, with HTML in it or without', async () => {
    const wrapped = await read(object('', 32, { rtfCompressed: compressed(HTML_IN_RTF) }))
    expect(wrapped.pages[0]?.text).toBe('Grüße **fett** Пр')
    const plain = await read(
      object('', 32, { rtfCompressed: compressed('{\\rtf1\\ansi only \\b rich\\b0  text\\par}') }),
    )
    expect(plain.pages[0]?.text).toBe('only rich text')
  })

  it('falls back to the plain text when the RTF is broken', async () => {
    const { pages } = await read(
      object('', 32, { body: 'still here', rtfCompressed: Buffer.from('nonsense, and too long') }),
    )
    expect(pages[0]?.text).toBe('still here')
  })

  it('reads text of eight bits in the code page of the message', async () => {
    const { pages } = await read(
      object('', 32, { body: '\xef\xf0\xe8\xe2\xe5\xf2', messageCodePage: 1251 }, true),
    )
    expect(pages[0]?.text).toBe('привет')
  })

  it('lists what is attached and reads documents and messages of it', async () => {
    const attached = '__attach_version1.0_#0000000'
    const { pages, notes } = await read({
      ...object('', 32, { subject: 'With files', body: 'see below' }),
      ...object(`${attached}0/`, 8, {
        attachLongFileName: 'notes.rtf',
        attachData: Buffer.from('{\\rtf1 rich words}'),
      }),
      ...object(`${attached}1/`, 8, {
        attachLongFileName: 'broken.doc',
        attachData: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      }),
      ...object(`${attached}2/`, 8, { attachLongFileName: 'logo.png', attachData: Buffer.from('x') }),
      ...object(`${attached}3/`, 8, { displayName: 'Older mail' }),
      ...object(`${attached}3/__substg1.0_3701000D/`, 24, { subject: 'Older mail', body: 'inner words' }),
    })
    expect(pages[0]?.text).toContain('Attachments: notes.rtf, broken.doc, logo.png, Older mail')
    expect(pages.slice(1).map(({ label, text }) => [label, text])).toEqual([
      ['Older mail', '# Older mail\n\ninner words'],
      ['notes.rtf', 'rich words'],
    ])
    expect(notes).toEqual([expect.stringContaining('broken.doc was left out: ')])
  })
})
