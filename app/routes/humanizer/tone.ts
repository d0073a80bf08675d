import * as z from 'zod'
import { deleteTone } from '#app/domain/humanizer/tone-profiles.server.ts'
import { onlyBy } from '#app/http/errors.server.ts'
import { resourceAction } from '#app/http/mutation.server.ts'

/** Deletes a custom tone: DELETE from programs, POST from forms. */
export const action = resourceAction(
  z.object({}),
  { back: '/humanizer', title: 'Not deleted', methods: ['POST', 'DELETE'] },
  async ({ user, params }) => {
    await deleteTone(user, params.id ?? '')
    return { flash: { kind: 'good', title: 'Tone deleted' } }
  },
)

export const loader = onlyBy('DELETE', 'POST')
