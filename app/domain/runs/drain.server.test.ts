import { expect, onTestFinished, test } from 'vitest'
import { currentUsage } from '#app/domain/usage/allowance.server.ts'
import { person } from '#test/people.ts'
import { request, saying, stepwise } from '#test/works.ts'
import { acceptRuns, drainRuns, isDraining } from './drain.server.ts'
import { followRun } from './follow.server.ts'
import { findRun, RUN_INTERRUPTED, type RunEvent } from './run.server.ts'
import { startRun } from './start.server.ts'

test('a stopping process takes no new work, lets runs finish and ends the rest with a clear word', async () => {
  const user = await person()
  const [finishing, endless] = [stepwise(), stepwise()]
  const first = await startRun(user, request(10, finishing.work))
  const second = await startRun(user, request(20, endless.work))
  const events: RunEvent[] = []
  const reading = (async () => {
    for await (const event of await followRun(user, second.id, 0, new AbortController().signal))
      events.push(event)
  })()
  endless.say('half', 50)

  // Other files of this process have work to do.
  onTestFinished(acceptRuns)
  const drained = drainRuns(1_000)
  expect(isDraining()).toBe(true)
  await expect(startRun(user, request(1, saying('x')))).rejects.toMatchObject({ code: 'unavailable' })
  finishing.say('all of it', 100)
  finishing.end()
  await drained

  expect(await findRun(user, first.id)).toMatchObject({ status: 'done', output: 'all of it' })
  expect(await findRun(user, second.id)).toMatchObject({ status: 'failed', error: RUN_INTERRUPTED })
  await reading
  expect(events.filter(({ event }) => event !== 'token')).toEqual([
    { event: 'error', message: RUN_INTERRUPTED },
  ])
  expect((await currentUsage(user)).wordsUsed).toBe(10)
})
