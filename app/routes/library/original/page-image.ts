import { AppError } from '#app/domain/errors.ts'
import { pageImage, pageImageTag } from '#app/domain/library/page-image.server.ts'
import { PAGE_IMAGE } from '#app/domain/extraction/page-image/page-image.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import type { Route } from './+types/page-image'

/** A page as it looks. Browsers keep it and ask each time whether it still is, so that what is deleted is not shown again. */
export const loader = call(async ({ request, params, context }: Route.LoaderArgs) => {
  const user = requireCaller(context)
  const page = Number(/^[1-9]\d{0,4}$/.exec(params.page)?.[0] ?? 0)
  if (page === 0) throw new AppError('not_found', 'This file has no such page.')
  const tag = await pageImageTag(user, params.id, page)
  const headers = {
    'content-type': PAGE_IMAGE.type,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-cache',
    etag: tag,
    vary: 'cookie',
  }
  if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers })
  const { bytes } = await pageImage(user, params.id, page, request.signal)
  const length = { 'content-length': String(bytes.length) }
  const body = request.method === 'HEAD' ? null : new Uint8Array(bytes)
  return new Response(body, { headers: { ...headers, ...length } })
})

export const action = onlyBy('GET')
