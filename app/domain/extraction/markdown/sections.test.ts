import { expect, test } from 'vitest'
import { sectionsOf } from './sections.ts'

const labels = (markdown: string) => sectionsOf(markdown).map(({ label }) => label)
const paragraph = 'Some words that say something. '.repeat(20).trim()

test('a section begins at each large heading', () => {
  expect(sectionsOf(`Before.\n\n# One\n\nText.\n\n## Two\n\nMore.`)).toEqual([
    { label: null, text: 'Before.', method: 'text' },
    { label: 'One', text: '# One\n\nText.', method: 'text' },
    { label: 'Two', text: '## Two\n\nMore.', method: 'text' },
  ])
})

test('headings without text between them stay together, under the first', () => {
  expect(labels('# Title\n\n## Chapter\n\nText.')).toEqual(['Title'])
})

test('small headings of short entries do not cut', () => {
  expect(labels('# Words\n\n### a\n\nShort.\n\n### b\n\nShort.')).toEqual(['Words'])
  expect(labels(`# Words\n\n### a\n\n${paragraph}\n\n${paragraph}\n\n### b\n\nShort.`)).toEqual([
    'Words',
    'b',
  ])
})

test('long parts are cut between paragraphs and numbered; nothing is lost', () => {
  const markdown = `# Long\n\n${Array.from({ length: 20 }, (_, at) => `${at}. ${paragraph}`).join('\n\n')}`
  const pages = sectionsOf(markdown)
  expect(pages.map(({ label }) => label)).toEqual(['Long', 'Long (2)', 'Long (3)', 'Long (4)'])
  for (const { text } of pages) expect(text.length).toBeLessThanOrEqual(4_000)
  expect(pages.map(({ text }) => text).join('\n\n')).toBe(markdown)
})

test('marks are no part of a label', () => {
  expect(labels('## **Bold** `code` [link](https://example.org) \\#1 ##\n\nText.')).toEqual([
    'Bold code link #1',
  ])
  expect(labels('Title\n=====\n\nText.')).toEqual(['Title'])
})

test('what looks like a heading in code is none, and code stays in one piece', () => {
  const code = `\`\`\`sh\n# not a heading\n\nls\n\`\`\``
  expect(sectionsOf(`# Title\n\n${code}`)).toHaveLength(1)
  expect(sectionsOf(`# Title\n\n${code}`)[0]?.text).toContain(code)
})

test('a long table is cut between rows, with its header again', () => {
  const rows = Array.from({ length: 900 }, (_, at) => `| ${at} | some text in the row |`)
  const pages = sectionsOf(['| no | text |', '| --- | --- |', ...rows].join('\n'))
  expect(pages.length).toBeGreaterThan(1)
  for (const { text } of pages) expect(text).toMatch(/^\| no \| text \|\n\| --- \| --- \|\n/)
  for (const row of rows) expect(pages.some(({ text }) => text.includes(row))).toBe(true)
})

test('a line without end is cut, at words where there are any', () => {
  for (const line of ['word '.repeat(50_000).trim(), 'x'.repeat(300_000), '😀'.repeat(50_000)]) {
    const pages = sectionsOf(line)
    expect(pages.length).toBeGreaterThan(10)
    for (const { text } of pages) {
      expect(text.length).toBeLessThanOrEqual(4_000)
      expect(text.isWellFormed()).toBe(true)
    }
    const letters = (text: string) => text.replace(/\s/g, '')
    expect(letters(pages.map(({ text }) => text).join(''))).toBe(letters(line))
  }
})

test('a hundred thousand headings without text take no time to speak of', () => {
  expect(sectionsOf('# x\n'.repeat(100_000)).length).toBeGreaterThan(0)
})

test('nothing makes no sections', () => {
  expect(sectionsOf(' \n\n ')).toEqual([])
})
