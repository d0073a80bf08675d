import { expect, test } from 'vitest'
import { currentUsage } from '#app/domain/usage/allowance.server.ts'
import { db } from '#db/client.server.ts'
import { person } from '#test/people.ts'
import { until } from '#test/until.ts'
import { endless, request, saying } from '#test/works.ts'
import { forgetRuns, forgetRunsAbout, forgetRunsOfKind } from './forget.server.ts'
import { findRun } from './run.server.ts'
import { startRun } from './start.server.ts'
import { stopRun } from './stop.server.ts'

test('what is being worked on is not forgotten, so that its words come back', async () => {
  const user = await person()
  const about = { input: { sessionId: 'a' } }
  const { id: over } = await startRun(user, request(10, saying('Done.'), about))
  await until(async () => (await findRun(user, over))?.status === 'done', 'the run to end')
  const { id: underWay } = await startRun(user, request(100, endless, about))

  await forgetRunsOfKind(user, ['test'])
  expect(await findRun(user, over)).toBeUndefined()
  await forgetRunsAbout(user, 'sessionId', 'a')
  await db.transaction((tx) => forgetRuns(tx, user, [underWay]))
  expect(await findRun(user, underWay)).toMatchObject({ status: 'running' })

  await stopRun(user, underWay)
  await until(async () => (await findRun(user, underWay))?.status === 'stopped', 'the run to stop')
  expect((await currentUsage(user)).wordsUsed).toBe(10)
})
