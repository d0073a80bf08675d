import type Stripe from 'stripe'
import { answerOf, pageOf } from './answers.ts'
import { missing } from './failures.ts'
import type { WebhookEndpoint } from './objects.ts'
import { flag, listOf, merged, metadata, orEmpty, page, parameters, text } from './parameters.ts'
import { call } from './requests.ts'

const CREATE = parameters<Stripe.WebhookEndpointCreateParams>()({
  url: text,
  enabled_events: listOf(text),
  api_version: text,
  description: orEmpty(text),
  metadata: orEmpty(metadata),
})
const UPDATE = parameters<Stripe.WebhookEndpointUpdateParams>()({
  url: text,
  enabled_events: listOf(text),
  description: orEmpty(text),
  disabled: flag,
  metadata: orEmpty(metadata),
})

export const ENDPOINT_CALLS = [
  call('post', '/v1/webhook_endpoints', CREATE, (world, params) => {
    if (!params.url) throw missing('url')
    if (!params.enabled_events?.length) throw missing('enabled_events')
    const endpoint: WebhookEndpoint = {
      id: world.idFor('webhook_endpoint'),
      object: 'webhook_endpoint',
      created: world.now(),
      url: params.url,
      enabled_events: params.enabled_events,
      api_version: params.api_version ?? null,
      description: params.description || null,
      secret: `whsec_${world.newId('test').replaceAll('_', '')}${'x'.repeat(20)}`,
      status: 'enabled',
      metadata: merged({}, params.metadata),
      livemode: false,
    }
    world.put(endpoint)
    // The secret is shown now and never again.
    return { body: { ...answerOf(world, endpoint), secret: endpoint.secret } }
  }),
  call('get', '/v1/webhook_endpoints', page, (world, params) => ({
    body: pageOf(world, '/v1/webhook_endpoints', world.all('webhook_endpoint'), params),
  })),
  call('post', '/v1/webhook_endpoints/:id', UPDATE, (world, params, path) => {
    const endpoint = world.get('webhook_endpoint', path('id'))
    if (params.url) endpoint.url = params.url
    if (params.enabled_events) endpoint.enabled_events = params.enabled_events
    if (params.disabled !== undefined) endpoint.status = params.disabled ? 'disabled' : 'enabled'
    endpoint.metadata = merged(endpoint.metadata, params.metadata)
    return endpoint
  }),
]
