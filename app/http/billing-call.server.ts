import { redirect, type RouterContextProvider } from 'react-router'
import { limitBilling } from '#app/domain/accounts/attempts.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { sayingWhatFailed } from './billing-failure.server.ts'
import { type Fields, readFields } from './body.server.ts'
import { clientAddressContext } from './context.server.ts'
import { call } from './errors.server.ts'
import { type Flash, redirectWith } from './flash.server.ts'
import { safeNext } from './next.server.ts'
import { publicOrigin } from './origin.server.ts'
import { isPageRequest } from './page-request.ts'
import { requireCaller } from './session.server.ts'

/** Where the forms of a subscription lead back to when they do not say. */
const ACCOUNT = '/account#subscription'

type Given = { user: User; fields: Fields; origin: string; address: string }
/** What a call answers as JSON, and what a form says on the page it leads back to, or where it goes. */
type Done = { answer: Record<string, unknown>; flash: Flash } | { answer: { url: string }; leaveTo: string }

type Args = {
  request: Request
  params: Record<string, string | undefined>
  context: Readonly<RouterContextProvider>
}

/**
 * A change of the caller's subscription under /api. Calls get JSON, `{ message }` when it is refused; forms lead back to
 * their page (`goTo`) with a message, under `title` when it is refused. `failed` is said where the provider did not do
 * it, in place of its own words. Throws as `work` does, and too_many.
 */
export function billingCall(title: string, work: (given: Given) => Promise<Done>, failed?: string) {
  return call(
    async ({ request, context }: Args) => {
      const user = requireCaller(context)
      // Calls may have nothing to say, and then no content type.
      const fields = request.headers.has('content-type') ? await readFields(request) : {}
      const given = {
        user,
        fields,
        origin: publicOrigin(request),
        address: context.get(clientAddressContext),
      }
      const attempt = async () => {
        await limitBilling(user)
        return failed ? sayingWhatFailed(failed, work(given)) : work(given)
      }
      if (!isPageRequest(request)) return Response.json((await attempt()).answer)
      try {
        const done = await attempt()
        return 'leaveTo' in done ? redirect(done.leaveTo, { status: 303 }) : await back(fields, done.flash)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        const own = error.details.title
        return back(fields, {
          kind: 'bad',
          title: typeof own === 'string' ? own : title,
          description: error.message.slice(0, 300),
        })
      }
    },
    ['POST'],
  )
}

function back({ goTo }: Fields, flash: Flash): Promise<Response> {
  return redirectWith(safeNext(goTo, ACCOUNT), flash)
}
