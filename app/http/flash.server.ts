import { createContext, type MiddlewareFunction, redirect, type RouterContextProvider } from 'react-router'
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

/** How long a description may become: messages travel in a cookie, which has room for little. */
const LONGEST_DESCRIPTION = 300

const flashContext = createContext<Flash | null>(null)

/** Whether this answer tells the message: the root's loader has handed it on. */
const toldContext = createContext(false)

/** The message of the last answer, for the page that tells it now. */
export function takeFlash(context: Readonly<RouterContextProvider>): Flash | null {
  const flash = context.get(flashContext)
  if (flash) context.set(toldContext, true)
  return flash
}

/** Has the message of the last answer ready for the page, and the browser forget it once a page that tells it is on its way. */
export const flashMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const header = request.headers.get('cookie')
  if (request.method !== 'GET' || !header?.includes('flash=')) return next()
  const flash = Flash.safeParse(await cookie().parse(header))
  if (flash.success) context.set(flashContext, flash.data)
  const response = await next()
  if (context.get(toldContext)) {
    response.headers.append('set-cookie', await cookie().serialize('', { maxAge: 0 }))
  }
  return response
}

/** The header that leaves `flash` for the next page. */
export function flashHeader(flash: Flash): Promise<string> {
  const { description = '' } = flash
  const short = description.length > LONGEST_DESCRIPTION
  // Long file names give way.
  const kept = short ? `${description.slice(0, LONGEST_DESCRIPTION - 1)}…` : description
  return cookie().serialize(kept === '' ? flash : { ...flash, description: kept })
}

/** Leads on to the page at `to`, which says `flash`. */
export async function redirectWith(to: string, flash: Flash): Promise<Response> {
  return redirect(to, { status: 303, headers: { 'set-cookie': await flashHeader(flash) } })
}
