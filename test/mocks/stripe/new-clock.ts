import type { TestClock } from './objects.ts'
import type { World } from './world.ts'

/** A clock that stands still until it is moved. */
export function newClock(world: World, frozen: number, name: string | null = null): TestClock {
  return world.put({
    id: world.idFor('test_helpers.test_clock'),
    object: 'test_helpers.test_clock',
    created: world.now(),
    frozen_time: frozen,
    deletes_after: world.now() + 30 * 86_400,
    name,
    status: 'ready',
    livemode: false,
  })
}
