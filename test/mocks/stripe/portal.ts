import type Stripe from 'stripe'
import { pageOf, rowsLike } from './answers.ts'
import { invalid, missing } from './failures.ts'
import type { PortalConfiguration, PortalSession } from './objects.ts'
import { flag, hash, listOf, merged, metadata, oneOf, orEmpty, page, parameters, text } from './parameters.ts'
import { call } from './requests.ts'

const FEATURES = hash({
  customer_update: hash({
    enabled: flag,
    allowed_updates: orEmpty(listOf(oneOf('address', 'email', 'name', 'phone', 'shipping', 'tax_id'))),
  }),
  invoice_history: hash({ enabled: flag }),
  payment_method_update: hash({ enabled: flag }),
  subscription_cancel: hash({ enabled: flag, mode: oneOf('at_period_end', 'immediately') }),
  subscription_update: hash({ enabled: flag }),
})
const PROFILE = hash({ headline: orEmpty(text), privacy_policy_url: text, terms_of_service_url: text })
const FIELDS = {
  business_profile: PROFILE,
  default_return_url: orEmpty(text),
  features: FEATURES,
  metadata: orEmpty(metadata),
  name: orEmpty(text),
}
const CREATE = parameters<Stripe.BillingPortal.ConfigurationCreateParams>()(FIELDS)
const UPDATE = parameters<Stripe.BillingPortal.ConfigurationUpdateParams>()({ ...FIELDS, active: flag })
const LIST = parameters<Stripe.BillingPortal.ConfigurationListParams>()({
  ...page,
  active: flag,
  is_default: flag,
})
const SESSION = parameters<Stripe.BillingPortal.SessionCreateParams>()({
  customer: text,
  configuration: text,
  return_url: text,
  locale: text,
  flow_data: hash({
    type: oneOf('payment_method_update', 'subscription_cancel', 'subscription_update'),
    after_completion: hash({
      type: oneOf('hosted_confirmation', 'portal_homepage', 'redirect'),
      redirect: hash({ return_url: text }),
    }),
  }),
})

type Profile = { headline?: string; privacy_policy_url?: string; terms_of_service_url?: string } | undefined

const profileOf = (profile: Profile) => ({
  headline: profile?.headline || null,
  privacy_policy_url: profile?.privacy_policy_url ?? null,
  terms_of_service_url: profile?.terms_of_service_url ?? null,
})

export const PORTAL_CALLS = [
  call('post', '/v1/billing_portal/configurations', CREATE, (world, params) => {
    if (!params.features) throw missing('features')
    const now = world.now()
    const configuration: PortalConfiguration = {
      id: world.idFor('billing_portal.configuration'),
      object: 'billing_portal.configuration',
      created: now,
      updated: now,
      active: true,
      is_default: world.all('billing_portal.configuration').length === 0,
      name: params.name || null,
      default_return_url: params.default_return_url || null,
      business_profile: profileOf(params.business_profile),
      features: params.features,
      metadata: merged({}, params.metadata),
      livemode: false,
    }
    return world.put(configuration)
  }),
  call('get', '/v1/billing_portal/configurations', LIST, (world, params) => {
    const { active, is_default } = params
    const rows = rowsLike(world, 'billing_portal.configuration', { active, is_default })
    return { body: pageOf(world, '/v1/billing_portal/configurations', rows, params) }
  }),
  call('post', '/v1/billing_portal/configurations/:id', UPDATE, (world, params, path) => {
    const configuration = world.get('billing_portal.configuration', path('id'))
    if (params.features) Object.assign(configuration.features, params.features)
    if (params.business_profile) configuration.business_profile = profileOf(params.business_profile)
    if (params.default_return_url !== undefined)
      configuration.default_return_url = params.default_return_url || null
    if (params.name !== undefined) configuration.name = params.name || null
    configuration.metadata = merged(configuration.metadata, params.metadata)
    configuration.updated = world.now()
    return configuration
  }),
  call('post', '/v1/billing_portal/sessions', SESSION, (world, params) => {
    if (!params.customer) throw missing('customer')
    const customer = world.get('customer', params.customer, 'customer')
    const configuration = params.configuration
      ? world.get('billing_portal.configuration', params.configuration, 'configuration')
      : world.all('billing_portal.configuration').find((each) => each.is_default)
    if (!configuration) {
      throw invalid(
        'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode.',
      )
    }
    const id = world.idFor('billing_portal.session')
    const session: PortalSession = {
      id,
      object: 'billing_portal.session',
      created: world.now(customer.id),
      configuration: configuration.id,
      customer: customer.id,
      return_url: params.return_url ?? configuration.default_return_url,
      flow: params.flow_data?.type
        ? {
            type: params.flow_data.type,
            after_completion: { redirect: params.flow_data.after_completion?.redirect ?? null },
          }
        : null,
      url: `${world.baseUrl}/p/session/${id}`,
      livemode: false,
    }
    return world.put(session)
  }),
]
