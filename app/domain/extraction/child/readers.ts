import type { ReaderName } from '../formats.ts'
import type { Reader } from '../reader.ts'

/** Readers are loaded when they are needed: the libraries behind them are large. */
const READERS: Partial<Record<ReaderName, () => Promise<Reader>>> = {
  text: async () => (await import('../text/read-text.ts')).readText,
  markdown: async () => (await import('../text/read-markdown.ts')).readMarkdown,
}

/** The reader of that name. */
export async function readerNamed(name: ReaderName): Promise<Reader> {
  const load = READERS[name]
  if (!load) throw new Error(`There is no reader for ${name}`)
  return load()
}
