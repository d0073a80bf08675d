import { answerOf } from './answers.ts'
import type { Row } from './objects.ts'
import type { World } from './world.ts'

/** Stores the event that `row` has changed, as it is now. */
export function changed(world: World, type: string, row: Row): void {
  const customer = row.object === 'customer' ? row.id : 'customer' in row ? row.customer : undefined
  world.tell(type, answerOf(world, row), world.now(customer ?? undefined))
}
