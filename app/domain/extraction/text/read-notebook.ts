import { fenced } from '../markdown/escape.ts'
import { sectionsOf } from '../markdown/sections.ts'
import type { Reader } from '../reader.ts'
import { refusal } from '../refusals.ts'
import { cleanText } from './clean.ts'
import { decodeText } from './decode.ts'
import { outputsMarkdown } from './notebook-outputs.ts'
import { type Fields, fields, joined } from './notebook-values.ts'

/** A notebook: its prose, its code in fences, and what the code wrote as text. Pictures and scripts are left out. */
export const readNotebook: Reader = async ({ bytes }) => {
  let notebook: unknown
  try {
    notebook = JSON.parse(decodeText(bytes).text)
  } catch (error) {
    throw refusal('damaged', undefined, error)
  }
  const cells = cellsOf(notebook)
  if (!cells) throw refusal('damaged', 'This is not a notebook, or it is damaged: it has no cells.')
  const metadata = fields(fields(notebook)?.metadata)
  const language = languageOf(metadata)
  let pictures = 0
  const blocks = cells.flatMap((cell) => {
    const source = joined(cell.source ?? cell.input)
    if (cell.cell_type === 'markdown') return [source]
    if (cell.cell_type === 'heading') return [`${'#'.repeat(Math.min(6, Number(cell.level) || 1))} ${source}`]
    if (cell.cell_type !== 'code') return source.trim() ? [fenced(source)] : []
    const outputs = outputsMarkdown(cell.outputs)
    pictures += outputs.pictures
    return [...(source.trim() ? [fenced(source, language)] : []), ...outputs.blocks]
  })
  const text = blocks.map((block) => cleanText(block).trim()).filter(Boolean)
  const title = typeof metadata?.title === 'string' ? metadata.title : undefined
  return { pages: sectionsOf(text.join('\n\n')), title, notes: pictureNotes(pictures) }
}

/** Cells of the current format and of the one before it, which keeps them in worksheets. */
function cellsOf(notebook: unknown): Fields[] | undefined {
  const own = fields(notebook)
  const sheets = Array.isArray(own?.worksheets) ? own.worksheets.map((sheet) => fields(sheet)?.cells) : []
  const lists = [own?.cells, ...sheets].filter((list) => Array.isArray(list))
  if (lists.length === 0) return
  const cells = lists.flat() as unknown[]
  return cells.map(fields).filter((cell) => cell !== undefined)
}

function languageOf(metadata: Fields | undefined): string {
  const name = fields(metadata?.language_info)?.name ?? fields(metadata?.kernelspec)?.language
  return typeof name === 'string' ? name : ''
}

function pictureNotes(count: number): string[] {
  if (count === 0) return []
  return [count === 1 ? '1 picture was left out.' : `${count} pictures were left out.`]
}
