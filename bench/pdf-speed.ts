/**
 * Pages of text a second read from a PDF of 100 pages, the start of the reading process included, beside poppler's
 * pdftotext and unpdf's plain text (on the same pdf.js) of the same file in the same run.
 *
 *     node bench/pdf-speed.ts [FILE.pdf]
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { definePDFJSModule, extractText, getDocumentProxy } from 'unpdf'
import { extractFile } from '../app/domain/extraction/extract.server.ts'
import { line, writePdf } from '../app/domain/extraction/pdf/write-pdf.ts'
import { prepareExtraction } from '../app/domain/extraction/spare.server.ts'
import { median, report } from './support/figures.ts'

const ROUNDS = 5
const PAGES = 100
const WORDS =
  'harbour winter measured lantern carefully between stone and the river council decided bridge morning of which were seldom'.split(
    ' ',
  )

/** A page of 46 lines in 11 points with a heading and a number, each page different. */
function page(number: number) {
  const rows = Array.from({ length: 46 }, (_, row) => {
    return Array.from(
      { length: 12 },
      (_, at) => WORDS[(number * 7 + row * 5 + at * (row + 3)) % WORDS.length],
    ).join(' ')
  })
  const text = rows.map((row, at) => line(`${row}.`, 62, 740 - at * 14.5)).join('')
  return { content: line(`Chapter ${number}`, 62, 780, 18, 'F2') + text + line(String(number), 290, 30, 9) }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-pdf-'))
try {
  const made = join(folder, 'pages.pdf')
  writeFileSync(made, writePdf(Array.from({ length: PAGES }, (_, at) => page(at + 1))))
  const file = process.argv[2] ?? made
  const times = { poppler: [] as number[], unpdf: [] as number[], warm: [] as number[], cold: [] as number[] }
  let pages = 0
  await definePDFJSModule(() => import('pdfjs-dist/legacy/build/pdf.mjs'))
  for (let round = 0; round < ROUNDS; round++) {
    times.poppler.push(
      await seconds(async () => void execFileSync('pdftotext', [file, join(folder, 'out.txt')])),
    )
    times.unpdf.push(
      await seconds(async () => {
        const document = await getDocumentProxy(new Uint8Array(readFileSync(file)), { verbosity: 0 })
        await extractText(document)
      }),
    )
    const read = async () => {
      pages = (await extractFile(file, { fileName: 'pages.pdf' })).pages.length
    }
    // The process for the next file starts when one was read; before the first there is none.
    if (round === 0) times.cold.push(await seconds(read))
    prepareExtraction()
    // Time to make itself faster, as it has where people are not in a hurry.
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    times.warm.push(await seconds(read))
  }
  const words = readFileSync(join(folder, 'out.txt'), 'utf8').split(/\s+/).length
  const [own, other, plain] = [median(times.warm), median(times.poppler), median(times.unpdf)]
  report('pages, words', `${pages}, ${words}`)
  report('pdftotext', `${(pages / other).toFixed(0)} pages/s`)
  report('here, process started ahead', `${(pages / own).toFixed(0)} pages/s`)
  report('here, process started for it', `${(pages / median(times.cold)).toFixed(0)} pages/s`)
  report('times the time of pdftotext', (own / other).toFixed(2))
  report('unpdf, plain text', `${(pages / plain).toFixed(0)} pages/s`)
  report('times the time of unpdf', (own / plain).toFixed(2), { text: '<= 1.5', kept: own / plain <= 1.5 })
} finally {
  rmSync(folder, { recursive: true })
}
process.exit()

async function seconds(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}
