import { type DownloadFormat, downloadName, DOWNLOADS } from '#app/domain/humanizer/download.ts'
import { historyEntry } from '#app/domain/humanizer/history.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import type { Route } from './+types/history-download'

/** What files of each format are. */
const TYPES: Record<DownloadFormat, string> = {
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
}

/** The rewrite as a file, in the format that `?format=` names: plain text where it names none. */
export const loader = call(async ({ url, params, context }: Route.LoaderArgs) => {
  const entry = await historyEntry(requireCaller(context), { id: params.id })
  const asked = url.searchParams.get('format')
  const { format } = DOWNLOADS.find((one) => one.format === asked) ?? { format: 'txt' }
  const name = downloadName(entry.tone, entry.createdAt, format)
  return new Response(entry.outputText, {
    headers: {
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
})

export const action = onlyBy('GET')
