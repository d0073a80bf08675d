import { publicUser } from '#app/http/public-user.server.ts'
import { call, onlyBy } from '#app/http/errors.server.ts'
import { requireCaller } from '#app/http/session.server.ts'

/** Who is signed in; 401 for visitors. */
export const loader = call(async ({ context }) => Response.json(await publicUser(requireCaller(context))))

export const action = onlyBy('GET')
