import { readPdf } from './read-pdf.ts'
import { line, writePdf } from './write-pdf.ts'

/** Enough for the engine to make machine code of what is done most in some rounds. */
const PAGES = 28
const WORDS = 'words without a meaning that are read so that the next ones need not be the first to be read'

/**
 * Reads a document that says nothing, so that code is ready when one comes that does. To be called several times. It has
 * what many documents have: code that was made for less would be thrown away at the first sign of it.
 */
export async function warmUpPdf(): Promise<void> {
  const pages = Array.from({ length: PAGES }, (_, page) => ({
    content: page % 2 ? oddPage(page) : evenPage(page),
  }))
  await readPdf({ bytes: writePdf(pages), extension: 'pdf', languages: [], report: () => undefined })
}

/** Lines one by one, as programs for letters write them; some are too long for the page. */
function evenPage(page: number): string {
  const lines = Array.from({ length: 30 }, (_, at) => {
    const more = at % 3 === 0 ? ` ${WORDS}` : ''
    return line(`${page} ${WORDS}${more}.`, 60, 740 - at * 14.5, 10.5)
  })
  return `${line(`Page ${page}`, 62, 780, 18, 'F2')}${lines.join('')}${line(String(page), 290, 30, 9)}`
}

/** Lines that follow each other, with room between letters and words, as typesetting programs write them; a list, a table. */
function oddPage(page: number): string {
  const words = WORDS.split(' ')
  const lines = Array.from({ length: 24 }, (_, at) => {
    const parts = words.map((word, place) => `(${word.slice(0, 2)})${12.5 - place}(${word.slice(2)})-333`)
    return `[${parts.join('')}(${at}.)]TJ 0 ${at % 8 === 7 ? -22.25 : -12.35} Td\n`
  })
  const list = words.slice(0, 4).map((word, at) => line(`• ${word} ${WORDS}`, 72.5, 300 - at * 14, 10))
  const table = [0, 1, 2, 3].map((row) =>
    [0, 1, 2].map((cell) => line(`${row} ${words[cell]}`, 60.5 + cell * 150, 200.5 - row * 14, 10)).join(''),
  )
  const running = `q 1 0 0 1 60.25 760.5 cm BT /F1 9.96 Tf 0.1 Tc 0.2 Tw 0 0 Td ${lines.join('')} ET Q\n`
  return `${running}${list.join('')}${table.join('')}${line(String(page), 290.5, 30, 9)}`
}
