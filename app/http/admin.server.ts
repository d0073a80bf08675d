import { data, type RouterContextProvider } from 'react-router'
import type * as z from 'zod'
import type { By } from '#app/domain/admin/action-list.server.ts'
import { isAdministrator } from '#app/domain/admin/administrators.server.ts'
import type { User } from '#app/domain/accounts/user.server.ts'
import { type Done, type Mutation, pageAction } from './mutation.server.ts'
import { requireUser } from './session.server.ts'

/** The administrator a page is for; to everybody else there is no such page. */
export async function requireAdministrator(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<User> {
  const user = requireUser(context, request)
  if (!(await isAdministrator(user))) throw data(null, { status: 404 })
  return user
}

/** Returns the action of a page with one form for administrators (see pageAction); `by` is what they are noted as. */
export function adminAction<T extends z.ZodType, Shown = never>(
  schema: T,
  work: (mutation: Mutation<z.output<T>> & { by: By }) => Promise<Done | { shown: Shown }>,
) {
  return pageAction<T, Shown>(schema, (mutation) => work({ ...mutation, by: mutation.user.email }), {
    // Before anything is said about what was sent.
    before: async ({ context, request }) => {
      await requireAdministrator(context, request)
      return undefined
    },
  })
}
