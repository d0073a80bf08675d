import {
  Document,
  ExternalHyperlink,
  ImageRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx'
import { describe, expect, test } from 'vitest'
import { picture } from '#test/pictures.ts'
import { writeZip } from '../zip/write-zip.test-help.ts'
import { viewDocx } from './view.ts'

const written = (...children: (Paragraph | Table)[]) =>
  Packer.toBuffer(new Document({ sections: [{ children }] }))
const words = (...texts: string[]) => new Paragraph({ children: texts.map((text) => new TextRun(text)) })

describe('a .docx as it looks', () => {
  test('has its headings, tables and pictures, and nothing that leads out of it', async () => {
    const bytes = await written(
      new Paragraph({ text: 'Lights', heading: 'Heading1' }),
      new Paragraph({
        children: [
          new ExternalHyperlink({ link: 'https://example.org/spy', children: [new TextRun('the coast')] }),
          new ImageRun({
            type: 'png',
            data: await picture('png', 1_200, 400),
            transformation: { width: 120, height: 40 },
          }),
        ],
      }),
      new Table({ rows: [new TableRow({ children: [new TableCell({ children: [words('1874')] })] })] }),
      words('<script>alert(1)</script>'),
    )
    const { html, isCut } = await viewDocx(bytes)
    expect(html).toContain('<h1>Lights</h1>')
    expect(html).toMatch(/<td>.*1874.*<\/td>/)
    expect(html).toMatch(/<img src="data:image\/webp;base64,[\w+/=]+">/)
    expect(html).toContain('the coast')
    expect(html).not.toMatch(/example\.org|<script|style=|class=/)
    expect(isCut).toBe(false)
  })

  test('names pictures that cannot be shown', async () => {
    const bytes = await written(
      new Paragraph({
        children: [
          new ImageRun({
            type: 'png',
            data: Buffer.from('no picture'),
            transformation: { width: 10, height: 10 },
            altText: { name: 'map', title: 'map', description: 'A map of the coast' },
          }),
        ],
      }),
    )
    expect((await viewDocx(bytes)).html).toContain('[Picture: A map of the coast]')
  })

  test('is cut where it gets too long', async () => {
    const bytes = await written(...Array.from({ length: 5 }, () => words('x'.repeat(1_000_000))))
    const { html, isCut } = await viewDocx(bytes)
    expect([isCut, html.length > 2_000_000, html.length <= 4_000_000]).toEqual([true, true, true])
  })

  test('is refused when far more is packed inside than it says', async () => {
    const parts = Array.from({ length: 3 }, (_, at) => ({
      path: `word/${at}.xml`,
      content: Buffer.alloc(60_000_000),
      deflate: true,
    }))
    await expect(viewDocx(writeZip(parts))).rejects.toThrow('far more packed inside')
  })
})
