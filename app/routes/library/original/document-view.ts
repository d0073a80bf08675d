import { createHash } from 'node:crypto'
import { AppError } from '#app/domain/errors.ts'
import { documentView, lettersOfView } from '#app/domain/library/document-view.server.ts'
import { withMarks } from '#app/domain/library/mark-passage.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { requireCaller } from '#app/http/session.server.ts'
import type { Route } from './+types/document-view'
import { viewOfName } from './seen.ts'
import { findOriginal } from '#app/domain/library/original.server.ts'
import { LONGEST_QUOTE } from '#app/domain/library/find-passage.ts'

/** Paper is light in both themes, as pictures of pages are. */
const STYLE =
  'html{color-scheme:light;background:#fff;color:#1f1c17;font:16px/1.5 Georgia,serif}body{max-width:46rem;margin:0 auto;padding:1.5rem;overflow-wrap:anywhere}img{max-width:100%;height:auto}table{border-collapse:collapse}td,th{border:1px solid #8b8271;padding:.25rem .5rem;text-align:start;vertical-align:top}mark{background:#ebe9f7;color:inherit;outline:2px solid #4338ca;outline-offset:1px}'
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Nothing runs in it, nothing is loaded, nothing leads out of it; it stands in our pages alone. */
const POLICY = `sandbox; default-src 'none'; img-src data:; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`

/** A .docx as HTML, for the frame beside its text. */
export const loader = call(async ({ request, params, context }: Route.LoaderArgs) => {
  const user = requireCaller(context)
  const { fileName } = await findOriginal(user, params.id)
  if (viewOfName(fileName) !== 'document')
    throw new AppError('unsupported', 'Files of this kind are shown as their text.')
  const query = new URL(request.url).searchParams
  const quote = (query.get('quote') ?? '').slice(0, LONGEST_QUOTE)
  const view = await documentView(user, params.id, request.signal)
  const { html, isCut } = view
  const marked = quote
    ? withMarks(html, await lettersOfView(view), quote, Number(query.get('occurrence')))
    : html
  const rest = isCut
    ? '<p>[There is more of this document than is shown here; its text is complete.]</p>'
    : ''
  const head = `<!doctype html><meta charset="utf-8"><title>The original</title><style>${STYLE}</style>`
  return new Response(request.method === 'HEAD' ? null : `${head}<body>${marked}${rest}</body>`, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    },
  })
})

export const action = onlyBy('GET')
