import type Stripe from 'stripe'
import { pageOf } from './answers.ts'
import { invalid, missing } from './failures.ts'
import { newClock } from './new-clock.ts'
import { integer, page, parameters, text } from './parameters.ts'
import { catchUp } from './renewals.ts'
import { call } from './requests.ts'

const CREATE = parameters<Stripe.TestHelpers.TestClockCreateParams>()({ frozen_time: integer, name: text })
const ADVANCE = parameters<Stripe.TestHelpers.TestClockAdvanceParams>()({ frozen_time: integer })

export const CLOCK_CALLS = [
  call('post', '/v1/test_helpers/test_clocks', CREATE, (world, params) => {
    if (params.frozen_time === undefined) throw missing('frozen_time')
    return newClock(world, params.frozen_time, params.name)
  }),
  call('get', '/v1/test_helpers/test_clocks', page, (world, params) => ({
    body: pageOf(world, '/v1/test_helpers/test_clocks', world.all('test_helpers.test_clock'), params),
  })),
  call('get', '/v1/test_helpers/test_clocks/:id', {}, (world, _params, path) =>
    world.get('test_helpers.test_clock', path('id')),
  ),
  call('post', '/v1/test_helpers/test_clocks/:id/advance', ADVANCE, (world, params, path) => {
    const clock = world.get('test_helpers.test_clock', path('id'))
    if (params.frozen_time === undefined) throw missing('frozen_time')
    if (params.frozen_time <= clock.frozen_time) {
      throw invalid('The time to advance to must be after the current frozen time.', 'frozen_time')
    }
    clock.frozen_time = params.frozen_time
    catchUp(world, clock.id)
    return clock
  }),
]
