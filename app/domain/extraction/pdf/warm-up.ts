import { parserBeside } from './engine.ts'
import { readPdf } from './read-pdf.ts'
import { line, writePdf } from './write-pdf.ts'

/** Enough for two threads to share, and for the engine to make machine code of what they do most in some rounds. */
const PAGES = 28
const LINES = 30
const WORDS = 'words without a meaning that are read so that the next ones need not be the first to be read'

/** Reads a document that says nothing, so that code is ready when one comes that does. To be called several times. */
export async function warmUpPdf(): Promise<void> {
  await parserBeside()
  // Fractions, as real documents have: code made for whole numbers alone would be thrown away.
  const pages = Array.from({ length: PAGES }, (_, page) => {
    const lines = Array.from({ length: LINES }, (_, at) =>
      line(`${page} ${WORDS}.`, 60.25, 740 - at * 14.5, 10.5),
    )
    return { content: line(`Page ${page}`, 60.25, 770, 18, 'F2') + lines.join('') }
  })
  await readPdf({ bytes: writePdf(pages), extension: 'pdf', languages: [], report: () => undefined })
}
