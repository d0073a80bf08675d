import { fenced } from '../markdown/escape.ts'
import { markdownFromHtml } from '../markdown/from-html.ts'
import { fields, joined } from './notebook-values.ts'

/** Characters of one output; programs write without end where people read the beginning. */
const OUTPUT = 20_000

/** What a code cell has put out as text, and how many pictures besides. */
export function outputsMarkdown(outputs: unknown): { blocks: string[]; pictures: number } {
  const blocks: string[] = []
  let pictures = 0
  for (const output of Array.isArray(outputs) ? outputs.map(fields) : []) {
    if (!output) continue
    // The format before the current one keeps the data beside the type.
    const data = fields(output.data) ?? output
    const written =
      output.output_type === 'error' || output.output_type === 'pyerr' ? fault(output) : shown(data)
    if (written) blocks.push(written)
    else if (Object.keys(data).some((type) => /^(?:image\/|png$|jpeg$|svg$)/.test(type))) pictures++
  }
  return { blocks, pictures }
}

function fault(output: Record<string, unknown>): string {
  return fenced(`${joined(output.ename)}: ${bounded(joined(output.evalue))}`)
}

/** The form that reads best; a picture's stand-in (`<Figure size 640x480>`) says nothing. */
function shown(data: Record<string, unknown>): string {
  const markdown = joined(data['text/markdown'])
  if (markdown.trim()) return bounded(markdown)
  const plain = joined(data['text/plain'] ?? data.text)
  if (plain.trim() && !/^<[\w.]*Figure size[^>]*>$/.test(plain.trim())) return fenced(bounded(plain))
  const html = joined(data['text/html'] ?? data.html)
  return html.trim() ? bounded(markdownFromHtml(html)) : ''
}

function bounded(text: string): string {
  const readable = text.replace(/\x1b\[[\d;?]*[A-Za-z]/g, '')
  return readable.length > OUTPUT ? `${readable.slice(0, OUTPUT)}\n…` : readable
}
