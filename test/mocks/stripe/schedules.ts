import type Stripe from 'stripe'
import { DISCOUNT, giveDiscounts } from './coupons.ts'
import { closeSchedule } from './endings.ts'
import { changed } from './events.ts'
import { invalid, missing } from './failures.ts'
import type { Schedule, SchedulePhase } from './objects.ts'
import {
  either,
  flag,
  hash,
  integer,
  listOf,
  merged,
  metadata,
  oneOf,
  orEmpty,
  parameters,
  text,
} from './parameters.ts'
import { afterIntervals, itemOf } from './periods.ts'
import { call } from './requests.ts'

const PRORATION = oneOf('none', 'create_prorations', 'always_invoice')
const PHASE = hash({
  items: listOf(hash({ price: text, quantity: integer })),
  start_date: either(integer, oneOf('now')),
  end_date: either(integer, oneOf('now')),
  duration: hash({ interval: oneOf('day', 'week', 'month', 'year'), interval_count: integer }),
  discounts: orEmpty(listOf(hash(DISCOUNT))),
  proration_behavior: PRORATION,
})
const CREATE = parameters<Stripe.SubscriptionScheduleCreateParams>()({
  from_subscription: text,
  metadata: orEmpty(metadata),
})
const UPDATE = parameters<Stripe.SubscriptionScheduleUpdateParams>()({
  phases: listOf(PHASE),
  end_behavior: oneOf('release', 'cancel'),
  proration_behavior: PRORATION,
  metadata: orEmpty(metadata),
})

export const SCHEDULE_CALLS = [
  call('post', '/v1/subscription_schedules', CREATE, (world, params) => {
    if (!params.from_subscription) throw missing('from_subscription')
    const subscription = world.get('subscription', params.from_subscription, 'from_subscription')
    if (subscription.schedule) {
      throw invalid(
        `You cannot migrate a subscription that is already attached to a schedule: ${subscription.schedule}`,
        'from_subscription',
      )
    }
    if (subscription.ended_at !== null || subscription.status === 'incomplete') {
      throw invalid(`You cannot migrate a subscription that is ${subscription.status}.`, 'from_subscription')
    }
    const item = itemOf(subscription)
    const phase: SchedulePhase = {
      start_date: item.current_period_start,
      end_date: item.current_period_end,
      items: [{ price: item.price, quantity: 1 }],
      discounts: subscription.discounts.map((discount) => ({ discount })),
      proration_behavior: 'create_prorations',
      currency: subscription.currency,
    }
    const schedule: Schedule = {
      id: world.idFor('subscription_schedule'),
      object: 'subscription_schedule',
      created: world.now(subscription.customer),
      customer: subscription.customer,
      subscription: subscription.id,
      released_subscription: null,
      status: 'active',
      end_behavior: subscription.cancel_at_period_end ? 'cancel' : 'release',
      phases: [phase],
      current_phase: { start_date: phase.start_date, end_date: phase.end_date },
      released_at: null,
      completed_at: null,
      canceled_at: null,
      test_clock: subscription.test_clock,
      metadata: merged({}, params.metadata),
      livemode: false,
    }
    subscription.schedule = schedule.id
    world.put(schedule)
    changed(world, 'subscription_schedule.created', schedule)
    changed(world, 'customer.subscription.updated', subscription)
    return schedule
  }),
  call('get', '/v1/subscription_schedules/:id', {}, (world, _params, path) =>
    world.get('subscription_schedule', path('id')),
  ),
  call('post', '/v1/subscription_schedules/:id', UPDATE, (world, params, path) => {
    const schedule = world.get('subscription_schedule', path('id'))
    if (schedule.status !== 'active')
      throw invalid(
        `You cannot update a subscription schedule that is in the \`${schedule.status}\` status.`,
        'schedule',
      )
    if (params.phases) {
      const owner = { customer: schedule.customer, subscription: schedule.subscription }
      let from = 0
      schedule.phases = params.phases.map((wanted, index): SchedulePhase => {
        const [item] = wanted.items ?? []
        if (!item?.price) throw missing(`phases[${index}][items]`)
        const price = world.get('price', item.price, `phases[${index}][items][0][price]`)
        const start =
          typeof wanted.start_date === 'number' ? wanted.start_date : index === 0 ? undefined : from
        if (start === undefined) {
          throw invalid(
            'The subscription schedule update is missing at least one phase with a `start_date` to anchor end dates to.',
            'phases',
          )
        }
        if (index === 0 && start !== schedule.current_phase?.start_date) {
          throw invalid('You can not modify the start date of the current phase.', 'phases[0][start_date]')
        }
        if (index > 0 && start !== from)
          throw invalid('Phases must follow each other without gaps.', `phases[${index}][start_date]`)
        const span = wanted.duration?.interval
          ? afterIntervals(
              {
                ...price,
                recurring: {
                  interval: wanted.duration.interval,
                  interval_count: wanted.duration.interval_count ?? 1,
                },
              },
              start,
              1,
            )
          : undefined
        const end = typeof wanted.end_date === 'number' ? wanted.end_date : span
        if (end === undefined)
          throw invalid('A phase needs an `end_date` or a `duration`.', `phases[${index}]`)
        if (end <= start)
          throw invalid('The end date of a phase must be after its start.', `phases[${index}][end_date]`)
        from = end
        return {
          start_date: start,
          end_date: end,
          items: [{ price: price.id, quantity: item.quantity ?? 1 }],
          discounts: giveDiscounts(world, wanted.discounts || [], owner).map((discount) => ({ discount })),
          proration_behavior: wanted.proration_behavior ?? 'create_prorations',
          currency: price.currency,
        }
      })
      const [first] = schedule.phases
      // A phase that names no discounts has none: the present one too.
      const managed = schedule.subscription ? world.get('subscription', schedule.subscription) : undefined
      if (managed && first) managed.discounts = first.discounts.map(({ discount }) => discount)
      if (first) schedule.current_phase = { start_date: first.start_date, end_date: first.end_date }
    }
    if (params.end_behavior) schedule.end_behavior = params.end_behavior
    schedule.metadata = merged(schedule.metadata, params.metadata)
    changed(world, 'subscription_schedule.updated', schedule)
    return schedule
  }),
  call(
    'post',
    '/v1/subscription_schedules/:id/release',
    parameters<Stripe.SubscriptionScheduleReleaseParams>()({ preserve_cancel_date: flag }),
    (world, _params, path) => {
      const schedule = world.get('subscription_schedule', path('id'))
      if (schedule.status !== 'active' && schedule.status !== 'not_started') {
        throw invalid(
          `You cannot release a subscription schedule that is currently in the \`${schedule.status}\` status. It must be \`not_started\` or \`active\`.`,
          'schedule',
        )
      }
      const subscription = schedule.subscription
        ? world.get('subscription', schedule.subscription)
        : undefined
      closeSchedule(world, schedule, 'released')
      if (subscription) changed(world, 'customer.subscription.updated', subscription)
      return schedule
    },
  ),
]
