import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { type DownloadFormat, downloadName, DOWNLOADS } from '#app/domain/humanizer/download.ts'
import { historyEntry } from '#app/domain/humanizer/history.server.ts'
import { wordFile } from '#app/domain/humanizer/word-file.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import type { Route } from './+types/history-download'

/** What files of each format are. */
const TYPES: Record<DownloadFormat, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
}

/**
 * The rewrite as a file, in the format that `?format=` names: plain text where it names none. `html` is what goes on the
 * clipboard beside the text, for programs that know headings and lists.
 */
export const loader = call(async ({ url, params, context }: Route.LoaderArgs) => {
  const entry = await historyEntry(requireCaller(context), { id: params.id })
  const asked = url.searchParams.get('format')
  if (asked === 'html') {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-disposition': 'attachment' }
    return new Response(htmlOf(entry.outputText), { headers })
  }
  const { format } = DOWNLOADS.find((one) => one.format === asked) ?? { format: 'txt' }
  const name = downloadName(entry.tone, entry.createdAt, format)
  const { outputText } = entry
  return new Response(format === 'docx' ? await wordFile(outputText) : outputText, {
    headers: {
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
})

/** A text in Markdown as HTML; markup within it stays what it is, text. */
function htmlOf(markdown: string): string {
  return micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
}

export const action = onlyBy('GET')
