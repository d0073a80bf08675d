import { Readable } from 'node:stream'
import { brand } from '#app/brand.ts'
import { limitExports } from '#app/domain/accounts/attempts.server.ts'
import { allCharges } from '#app/domain/usage/ledger.server.ts'
import { LEDGER_HEAD, ledgerLine } from '#app/domain/usage/ledger-csv.ts'
import { periodOf } from '#app/domain/usage/period.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { requireCaller } from '#app/http/session.server.ts'

/** A byte order mark: without it spreadsheets read other letters than English ones wrongly. */
const BOM = '\uFEFF'

/** All charges of the person, or those of `?month=YYYY-MM`, as CSV. */
export const loader = call(async ({ request, context }) => {
  const user = requireCaller(context)
  const asked = new URL(request.url).searchParams.get('month')
  const period = /^\d{4}-\d{2}$/.exec(asked ?? '')?.[0]
  const name = `${brand.name.toLowerCase()}-words-${period ?? `until-${periodOf(new Date())}`}.csv`
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  }
  if (request.method === 'HEAD') return new Response(null, { headers })
  await limitExports(user)
  async function* lines() {
    yield Buffer.from(BOM + LEDGER_HEAD)
    for await (const charge of allCharges(user, period)) yield Buffer.from(ledgerLine(charge))
  }
  return new Response(Readable.toWeb(Readable.from(lines())) as ReadableStream, { headers })
})

export const action = onlyBy('GET', 'HEAD')
