import { createContext, type MiddlewareFunction, redirect } from 'react-router'
import * as z from 'zod'
import { signedCookie } from './secret.server.ts'

/** A message for the next page: said once, then gone. */
const Flash = z.object({
  kind: z.enum(['good', 'warn', 'bad', 'info']),
  title: z.string().max(200),
  description: z.string().max(400).optional(),
})
export type Flash = z.infer<typeof Flash>

const cookie = signedCookie('flash', 60)

export const flashContext = createContext<Flash | null>(null)

/** Hands the message of the last answer to the page, and has the browser forget it once the page is on its way. */
export const flashMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const header = request.headers.get('cookie')
  if (request.method !== 'GET' || !header?.includes('flash=')) return next()
  const flash = Flash.safeParse(await cookie().parse(header))
  if (flash.success) context.set(flashContext, flash.data)
  const response = await next()
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    response.headers.append('set-cookie', await cookie().serialize('', { maxAge: 0 }))
  }
  return response
}

/** The header that leaves `flash` for the next page. */
export function flashHeader(flash: Flash): Promise<string> {
  return cookie().serialize(flash)
}

/** Leads on to the page at `to`, which says `flash`. */
export async function redirectWith(to: string, flash: Flash): Promise<Response> {
  return redirect(to, { status: 303, headers: { 'set-cookie': await flashHeader(flash) } })
}
