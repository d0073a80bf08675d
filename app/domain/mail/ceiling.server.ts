import type { TellAdministrators } from '#app/domain/spending/reached.server.ts'
import { env } from '#app/env.server.ts'
import { lettersWithin } from './queue.server.ts'

/** Writes to each administrator that a daily ceiling of model costs was reached. */
export const writeToAdministrators: TellAdministrators = async () => {
  const send = await lettersWithin()
  return async (tx, { ceiling, day, userId }) => {
    const about = ceiling === 'person' && userId !== null ? { userId } : {}
    for (const to of env.adminEmails)
      await send(tx, { kind: 'ceiling', ceiling, day, to, ...about, origin: env.origin })
  }
}
