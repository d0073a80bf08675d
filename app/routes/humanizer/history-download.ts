import { downloadName } from '#app/domain/humanizer/download.ts'
import { historyEntry } from '#app/domain/humanizer/history.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import type { Route } from './+types/history-download'

/** The rewrite as a text file. */
export const loader = call(async ({ params, context }: Route.LoaderArgs) => {
  const entry = await historyEntry(requireCaller(context), { id: params.id })
  const name = downloadName(entry.tone, entry.createdAt)
  return new Response(entry.outputText, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  })
})

export const action = onlyBy('GET')
