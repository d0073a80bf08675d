import type Stripe from 'stripe'
import { answerOf } from './answers.ts'
import type { Row } from './objects.ts'
import { created, flag, listOf, page, parameters, text } from './parameters.ts'
import { call } from './requests.ts'
import type { World } from './world.ts'

/** Stores the event that `row` has changed, as it is now. */
export function changed(world: World, type: string, row: Row): void {
  const customer = row.object === 'customer' ? row.id : 'customer' in row ? row.customer : undefined
  world.tell(type, answerOf(world, row), world.now(customer ?? undefined))
}

const LIST = parameters<Stripe.EventListParams>()({
  ...page,
  type: text,
  types: listOf(text),
  created,
  delivery_success: flag,
})

export const EVENT_CALLS = [
  call('get', '/v1/events', LIST, (world, params) => {
    const { types, delivery_success: taken, limit = 10 } = params
    const { gte = 0, lte = Number.POSITIVE_INFINITY } =
      typeof params.created === 'object' ? params.created : {}
    const found = world.state.events
      .filter(
        (event) => (types?.includes(event.type) ?? true) && event.created >= gte && event.created <= lte,
      )
      .filter((event) => taken === undefined || (event.pending_webhooks === 0) === taken)
      .toReversed()
    const data = found.slice(0, limit)
    return { body: { object: 'list', url: '/v1/events', has_more: data.length < found.length, data } }
  }),
]
