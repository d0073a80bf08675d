import { expect, test } from 'vitest'
import { watchWork } from './condition.server.ts'
import type { Looker } from './queue.server.ts'

const loop = (more: Partial<Looker> = {}): Looker => ({
  id: 'one',
  queue: 'ingest',
  busy: false,
  lastLook: 1,
  ...more,
})

/** A process whose loops and database are as they are told to be. */
function workplace() {
  const state = { loops: [loop()], answers: true }
  const look = watchWork(['ingest'], { loops: () => state.loops, answers: async () => state.answers })
  return { state, look }
}

test('who looks for jobs is well, and who looks no longer is not', async () => {
  const { state, look } = workplace()
  expect(await look(0)).toBeUndefined()
  expect(await look(30_000)).toBeUndefined()
  state.loops = [loop({ lastLook: 2 })]
  expect(await look(60_000)).toBeUndefined()
  expect(await look(90_000)).toBeUndefined()
  expect(await look(120_000)).toBe('It has stopped looking for jobs.')
})

test('a loop that works on something for long is well', async () => {
  const { state, look } = workplace()
  state.loops = [loop({ busy: true })]
  for (const now of [0, 60_000, 120_000]) expect(await look(now)).toBeUndefined()
  // Done, it must look again, but not at once.
  state.loops = [loop()]
  expect(await look(180_000)).toBeUndefined()
  expect(await look(240_000)).toBe('It has stopped looking for jobs.')
})

test('without loops, or without a database, nothing is done', async () => {
  const { state, look } = workplace()
  state.loops = [loop({ queue: 'letters' })]
  expect(await look(0)).toBe('Nobody looks for jobs yet: ingest.')
  state.loops = [loop()]
  state.answers = false
  expect(await look(1_000)).toBe('The database does not answer.')
})

test('a clock of the machine that jumps makes nobody ill: looks are only compared', async () => {
  const { state, look } = workplace()
  for (const [now, lastLook] of [
    [0, 5_000_000],
    [40_000, 1_400_000],
    [80_000, 9_000_000],
  ] as const) {
    state.loops = [loop({ lastLook })]
    expect(await look(now)).toBeUndefined()
  }
})
