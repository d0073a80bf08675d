/**
 * Reading a Word document of some 100 pages into Markdown, the start of the reading process included, beside pandoc on the
 * same file in the same run.
 *
 *     node bench/docx-speed.ts [FILE.docx]
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractFile } from '../app/domain/extraction/extract.server.ts'
import { writeZip } from '../app/domain/extraction/zip/write-zip.test-help.ts'
import { prepareExtraction } from '../app/domain/extraction/spare.server.ts'
import { median, report } from './support/figures.ts'

const ROUNDS = 5
const SECTIONS = 120
const SENTENCE =
  'The orchard was planted by the grandparents of the present owners, who still keep a list of every tree and of the year in which it first bore fruit. '

const folder = mkdtempSync(join(tmpdir(), 'bench-docx-'))
try {
  const made = join(folder, 'orchard.docx')
  writeFileSync(made, orchard())
  const file = process.argv[2] ?? made
  const times = { pandoc: [] as number[], warm: [] as number[], cold: [] as number[] }
  let words = 0
  for (let round = 0; round < ROUNDS; round++) {
    times.pandoc.push(
      await seconds(
        async () => void execFileSync('pandoc', [file, '-t', 'gfm', '-o', join(folder, 'out.md')]),
      ),
    )
    const read = async () => {
      const { pages } = await extractFile(file, { fileName: 'orchard.docx' })
      words = pages.reduce((sum, page) => sum + page.text.split(/\s+/).length, 0)
    }
    // The process for the next file starts when one was read; before the first there is none.
    if (round === 0) times.cold.push(await seconds(read))
    prepareExtraction()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    times.warm.push(await seconds(read))
  }
  const [own, other] = [median(times.warm), median(times.pandoc)]
  report('words', String(words))
  report('pandoc', `${other.toFixed(2)} s`)
  report('here, process started ahead', `${own.toFixed(2)} s`)
  report('here, process started for it', `${median(times.cold).toFixed(2)} s`)
  report('times the time of pandoc', (own / other).toFixed(2), { text: '<= 1', kept: own <= other })
} finally {
  rmSync(folder, { recursive: true })
}
process.exit()

/** Sections of a heading, four paragraphs with a bold phrase each, and a table of four rows. */
function orchard(): Buffer {
  const run = (text: string, bold = false) => {
    return `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${text}</w:t></w:r>`
  }
  const paragraph = (runs: string, style = '') => {
    return `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}${runs}</w:p>`
  }
  const row = (at: number) => {
    const cells = [`Tree ${at}`, `${1900 + at}`, `${at * 3} kg`].map(
      (text) => `<w:tc>${paragraph(run(text))}</w:tc>`,
    )
    return `<w:tr>${cells.join('')}</w:tr>`
  }
  const sections = Array.from({ length: SECTIONS }, (_, at) => {
    const text = Array.from({ length: 4 }, () =>
      paragraph(run(SENTENCE.repeat(4)) + run('An old rule.', true)),
    ).join('')
    const table = `<w:tbl>${Array.from({ length: 4 }, (_row, number) => row(at + number)).join('')}</w:tbl>`
    return paragraph(run(`Row ${at + 1}`), 'Heading1') + text + table
  })
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
  const office = 'http://schemas.openxmlformats.org'
  const word = `xmlns:w="${office}/wordprocessingml/2006/main"`
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${main}.styles+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
    'word/styles.xml': `<w:styles ${word}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    'word/document.xml': `<w:document ${word}><w:body>${sections.join('')}</w:body></w:document>`,
  }
  return writeZip(Object.entries(parts).map(([path, content]) => ({ path, content, deflate: true })))
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}
