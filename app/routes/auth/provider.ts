import { redirect } from 'react-router'
import { providerNamed } from '#app/domain/accounts/ask-provider.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { call } from '#app/http/errors.server.ts'
import { flashHeader } from '#app/http/flash.server.ts'
import { safeNext } from '#app/http/next.server.ts'
import { sendToProvider } from '#app/http/provider-sign-in.server.ts'

/** Sends the browser to whoever vouches for people. Where that cannot be, back to the sign-in page with a sentence. */
export const loader = call(
  async ({ request, params }) => {
    const next = new URL(request.url).searchParams.get('next')
    try {
      return await sendToProvider(request, providerNamed(params.provider), safeNext(next))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const flash = await flashHeader({ kind: 'bad', title: 'Login failed', description: error.message })
      const back = next === null ? '/auth' : `/auth?next=${encodeURIComponent(safeNext(next))}`
      return redirect(back, { status: 303, headers: { 'set-cookie': flash } })
    }
  },
  ['GET', 'HEAD'],
)
