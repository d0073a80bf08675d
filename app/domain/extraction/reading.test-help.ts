import type { Reader, Reading } from './reader.ts'

/** Reads bytes or a text with a reader, as the child does; `text` is all pages together. */
export async function read(
  reader: Reader,
  content: string | Uint8Array,
  extension: string,
): Promise<Reading & { text: string }> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const reading = await reader({ bytes, extension, languages: [], report: () => {} })
  return { ...reading, text: reading.pages.map(({ text }) => text).join('\n\n') }
}
