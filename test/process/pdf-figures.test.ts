import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { AppError } from '#app/domain/errors.ts'
import { coverageLine, coverageOf } from '#app/domain/extraction/coverage.ts'
import { type Extraction, extractFile } from '#app/domain/extraction/extract.server.ts'
import { readPdf } from '#app/domain/extraction/pdf/read-pdf.ts'
import { papers } from '../papers.ts'
import { popplerPages } from '../poppler.ts'
import { random } from '../random.ts'
import { sharedFolder } from '../shared.ts'

// No amount of a PDF is lost: what another reader finds on a page, and what is known to stand there, is in the text of that
// page, or it was left out as its running title or number, and told.

const folder = mkdtempSync(join(tmpdir(), 'wordkin-figures-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Found = Pick<Extraction, 'pages' | 'coverage'>

const read = (path: string) => extractFile(path, { fileName: basename(path), person: path, isLast: true })

/** The same without a process for each, for many. */
async function readHere(pdf: Buffer): Promise<Found> {
  const reading = await readPdf({ bytes: pdf, extension: 'pdf', languages: [], report() {} })
  return { pages: reading.pages, coverage: coverageOf(reading, 'page') }
}

/** Figures of two digits and more, with their decimals and thousands. */
const FIGURE = /\d+(?:[.,]\d+)*/g
const figuresIn = (text: string) => (text.match(FIGURE) ?? []).filter((figure) => figure.length > 1)
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+(?:[.,][\p{L}\p{N}]+)*/gu) ?? []

/** Those of `wanted` that `there` has not as often. */
function without(wanted: readonly string[], there: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const one of there) left.set(one, (left.get(one) ?? 0) + 1)
  return wanted.filter((one) => {
    const count = left.get(one) ?? 0
    left.set(one, count - 1)
    return count < 1
  })
}

/** A text without Markdown's own signs. */
const plain = (markdown: string) => markdown.replace(/\\(.)/g, '$1')

/** What was left out of a page and may have been: a title that a page before has, or a number that pages are counted by. */
function leftOutRightly({ pages }: Pick<Found, 'pages'>, at: number): string {
  const fair = (pages[at]?.leftOut ?? []).filter(({ kind, text }) => {
    if (kind === 'number') return countsPages(pages, at, text)
    const words = wordsIn(text)
      .filter((word) => !/^\d+$/.test(word))
      .join(' ')
    return pages.slice(0, at).some((page) => wordsIn(plain(page.text)).join(' ').includes(words))
  })
  return fair.map(({ text }) => text).join('\n')
}

/** Whether the number of a page is 1, or that of a neighbour and one more or less. */
function countsPages(pages: Extraction['pages'], at: number, text: string): boolean {
  const value = Number(/\d+/.exec(text)?.[0])
  if (Number.isNaN(value)) return /^\W*[ivxlc]+\W*$/i.test(text)
  const isNext = (other: number) =>
    (pages[other]?.leftOut ?? []).some(
      ({ kind, text }) => kind === 'number' && Number(/\d+/.exec(text)?.[0]) - value === other - at,
    )
  return value === 1 || [at - 1, at + 1, at - 2, at + 2].some(isNext)
}

/** Figures that poppler finds on pages and we have not, with the number of all it finds. */
function lostOf(path: string, reading: Pick<Found, 'pages'>): { all: number; lost: string[] } {
  let all = 0
  const lost = (popplerPages(path) ?? []).flatMap((text, at) => {
    const there = figuresIn(`${plain(reading.pages[at]?.text ?? '')}\n${leftOutRightly(reading, at)}`)
    const wanted = figuresIn(text)
    all += wanted.length
    return without(wanted, there).map((figure) => `page ${at + 1}: ${figure}`)
  })
  return { all, lost }
}

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

describe(`papers as chance has them (SEED=${seed})`, () => {
  const chance = random(seed)
  const [first, ...more] = Array.from({ length: 5 }, () => papers(chance))
  const all = [...first!, ...more.flat()]

  test.for(all.map((paper, at) => [paper.name, at, paper] as const))('%s (%d)', async ([name, at, paper]) => {
    const path = join(folder, `${at} ${name}.pdf`)
    writeFileSync(path, paper.pdf)
    const reading = at < first!.length ? await read(path) : await readHere(paper.pdf)
    expect(reading.pages).toHaveLength(paper.pages.length)
    paper.pages.forEach((lines, page) => {
      const own = lines.filter(({ role }) => role === 'own').flatMap(({ text }) => wordsIn(text))
      expect(without(own, wordsIn(plain(reading.pages[page]!.text))), `page ${page + 1}`).toEqual([])
      const told = (reading.pages[page]!.leftOut ?? []).flatMap(({ text }) => wordsIn(text))
      const all = lines.flatMap(({ text }) => wordsIn(text))
      expect(
        without(all, [...wordsIn(plain(reading.pages[page]!.text)), ...told]),
        `page ${page + 1}`,
      ).toEqual([])
    })
    const heads = new Set(paper.pages.flat().flatMap(({ role, text }) => (role === 'head' ? [text] : [])))
    const text = plain(reading.pages.map((page) => page.text).join('\n'))
    for (const head of heads) expect(text).toContain(head)
    expect(lostOf(path, reading).lost).toEqual([])
    if (reading.pages.some(({ leftOut }) => leftOut))
      expect(coverageLine(reading.coverage)).toContain('left out')
  })
})

const corpus = sharedFolder('corpus')

if (corpus) {
  test('documents of the corpus', { timeout: 1_200_000 }, async () => {
    const files = readdirSync(corpus).filter((name) => name.toLowerCase().endsWith('.pdf'))
    let found = 0
    const lost: string[] = []
    for (const name of files) {
      const path = join(corpus, name)
      const reading = await read(path).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
        return undefined
      })
      // All is lost of what is refused although another reader reads it.
      const here = lostOf(path, reading ?? { pages: [] })
      found += here.all
      lost.push(...here.lost.map((figure) => `${name}, ${figure}`))
    }
    console.log(`${found} figures in the PDFs of the corpus, ${lost.length} of them lost`)
    expect(found).toBeGreaterThan(0)
    expect(lost).toEqual([])
  })
}
