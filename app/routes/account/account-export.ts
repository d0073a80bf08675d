import { Readable } from 'node:stream'
import { brand } from '#app/brand.ts'
import { limitExports } from '#app/domain/accounts/attempts.server.ts'
import { exportAccount } from '#app/domain/export/export.server.ts'
import { call } from '#app/http/errors.server.ts'
import { requireCaller } from '#app/http/session.server.ts'

/** Everything of the person as a ZIP archive. */
export const loader = call(
  async ({ request, context }) => {
    const user = requireCaller(context)
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${brand.name.toLowerCase()}-${new Date().toISOString().slice(0, 10)}.zip"`,
      'cache-control': 'private, no-store',
    }
    if (request.method === 'HEAD') return new Response(null, { headers })
    await limitExports(user)
    return new Response(Readable.toWeb(await exportAccount(user)) as ReadableStream, { headers })
  },
  ['GET', 'HEAD'],
)
