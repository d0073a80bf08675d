import { redirect } from 'react-router'
import { AppError } from '#app/domain/errors.ts'
import { call } from '#app/http/errors.server.ts'
import { flashHeader } from '#app/http/flash.server.ts'
import { sendToGoogle } from '#app/http/google.server.ts'
import { safeNext } from '#app/http/next.server.ts'

/** Sends the browser to Google. Where that cannot be, back to the sign-in page with a sentence. */
export const loader = call(
  async ({ request }) => {
    const next = new URL(request.url).searchParams.get('next')
    try {
      return await sendToGoogle(request, safeNext(next))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const flash = await flashHeader({ kind: 'bad', title: 'Login failed', description: error.message })
      const back = next === null ? '/auth' : `/auth?next=${encodeURIComponent(safeNext(next))}`
      return redirect(back, { status: 303, headers: { 'set-cookie': flash } })
    }
  },
  ['GET', 'HEAD'],
)
