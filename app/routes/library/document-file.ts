import { Readable } from 'node:stream'
import { openOriginal } from '#app/domain/library/original.server.ts'
import { attachment } from '#app/http/attachment.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import type { Route } from './+types/document-file'

/** The original, to be saved and never to be shown here: whatever is in it, it does not run under our address. */
export const loader = call(async ({ request, params, context }: Route.LoaderArgs) => {
  const { fileName, fileType, bytes, stream } = await openOriginal(requireCaller(context), params.id)
  const headers = {
    'content-type': fileType,
    'content-length': String(bytes),
    'content-disposition': attachment(fileName),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  }
  if (request.method === 'HEAD') {
    stream.destroy()
    return new Response(null, { headers })
  }
  return new Response(Readable.toWeb(stream) as ReadableStream, { headers })
})

export const action = onlyBy('GET')
