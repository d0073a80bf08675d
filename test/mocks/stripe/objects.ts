import type Stripe from 'stripe'

/**
 * What the server keeps. Every field is one that Stripe's own object has (the types of its SDK are asked), though by far
 * not every one of Stripe's is here. References are ids; they become objects on the way out (see answers.ts).
 */
type Fields<Real, Kept> = Kept & { [Name in Exclude<keyof Kept, keyof Real>]: never }

type Metadata = Record<string, string>
type Recurring = { interval: 'day' | 'week' | 'month' | 'year'; interval_count: number }

export type Customer = Fields<
  Stripe.Customer,
  {
    id: string
    object: 'customer'
    created: number
    email: string | null
    name: string | null
    metadata: Metadata
    balance: number
    invoice_settings: { default_payment_method: string | null }
    test_clock: string | null
    livemode: false
  }
>

export type Product = Fields<
  Stripe.Product,
  {
    id: string
    object: 'product'
    created: number
    name: string
    description: string | null
    active: boolean
    metadata: Metadata
    livemode: false
  }
>

export type Price = Fields<
  Stripe.Price,
  {
    id: string
    object: 'price'
    created: number
    product: string
    currency: string
    unit_amount: number
    recurring: Recurring | null
    lookup_key: string | null
    active: boolean
    type: 'recurring' | 'one_time'
    metadata: Metadata
    livemode: false
  }
>

export type Coupon = Fields<
  Stripe.Coupon,
  {
    id: string
    object: 'coupon'
    created: number
    name: string | null
    percent_off: number | null
    amount_off: number | null
    currency: string | null
    duration: 'once' | 'forever' | 'repeating'
    duration_in_months: number | null
    max_redemptions: number | null
    times_redeemed: number
    valid: boolean
    metadata: Metadata
    livemode: false
  }
>

export type PromotionCode = Fields<
  Stripe.PromotionCode,
  {
    id: string
    object: 'promotion_code'
    created: number
    code: string
    active: boolean
    promotion: { type: 'coupon'; coupon: string }
    restrictions: { first_time_transaction: boolean }
    times_redeemed: number
    metadata: Metadata
    livemode: false
  }
>

export type Discount = Fields<
  Stripe.Discount,
  {
    id: string
    object: 'discount'
    source: { type: 'coupon'; coupon: string }
    promotion_code: string | null
    customer: string
    subscription: string | null
    start: number
    end: number | null
  }
>

export type SubscriptionItem = Fields<
  Stripe.SubscriptionItem,
  {
    id: string
    object: 'subscription_item'
    created: number
    price: string
    quantity: number
    subscription: string
    current_period_start: number
    current_period_end: number
    metadata: Metadata
  }
>

type PendingUpdate = {
  expires_at: number
  billing_cycle_anchor: number | null
  subscription_items: { price: string; quantity: number }[]
}

export type Subscription = Fields<
  Stripe.Subscription,
  {
    id: string
    object: 'subscription'
    created: number
    start_date: number
    customer: string
    status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'unpaid' | 'canceled'
    billing_mode: { type: 'flexible' | 'classic'; flexible: null }
    billing_cycle_anchor: number
    collection_method: 'charge_automatically'
    currency: string
    items: SubscriptionItem[]
    latest_invoice: string | null
    default_payment_method: string | null
    payment_settings: { save_default_payment_method: 'on_subscription' | 'off' }
    discounts: string[]
    cancel_at: number | null
    cancel_at_period_end: boolean
    canceled_at: number | null
    ended_at: number | null
    cancellation_details: { comment: string | null; feedback: string | null; reason: string | null }
    pause_collection: {
      behavior: 'void' | 'keep_as_draft' | 'mark_uncollectible'
      resumes_at: number | null
    } | null
    pending_update: PendingUpdate | null
    schedule: string | null
    test_clock: string | null
    metadata: Metadata
    livemode: false
  }
>

export type InvoiceLine = {
  id: string
  object: 'line_item'
  amount: number
  subtotal: number
  currency: string
  description: string
  period: { start: number; end: number }
  pricing: { type: 'price_details'; price_details: { price: string; product: string } }
  parent: {
    type: 'subscription_item_details'
    subscription_item_details: { subscription: string; subscription_item: string; proration: boolean }
  }
}

export type Invoice = Fields<
  Stripe.Invoice,
  {
    id: string
    object: 'invoice'
    created: number
    customer: string
    number: string | null
    status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
    billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming'
    currency: string
    lines: InvoiceLine[]
    discounts: string[]
    subtotal: number
    total: number
    total_discount_amounts: { amount: number; discount: string }[]
    starting_balance: number
    ending_balance: number | null
    amount_due: number
    amount_paid: number
    amount_remaining: number
    attempt_count: number
    attempted: boolean
    auto_advance: boolean
    automatically_finalizes_at: number | null
    next_payment_attempt: number | null
    period_start: number
    period_end: number
    parent: {
      type: 'subscription_details'
      subscription_details: { subscription: string; metadata: Metadata }
    }
    payments: InvoicePayment[]
    status_transitions: {
      finalized_at: number | null
      paid_at: number | null
      voided_at: number | null
      marked_uncollectible_at: number | null
    }
    hosted_invoice_url: string | null
    invoice_pdf: string | null
    livemode: false
  }
>

type InvoicePayment = Fields<
  Stripe.InvoicePayment,
  {
    id: string
    object: 'invoice_payment'
    created: number
    invoice: string
    amount_requested: number
    amount_paid: number | null
    is_default: boolean
    status: 'open' | 'paid' | 'canceled'
    payment: { type: 'payment_intent'; payment_intent: string }
  }
>

export type PaymentError = {
  type: 'card_error'
  code: string
  decline_code?: string
  message: string
}

export type PaymentIntent = Fields<
  Stripe.PaymentIntent,
  {
    id: string
    object: 'payment_intent'
    created: number
    amount: number
    amount_received: number
    currency: string
    customer: string
    client_secret: string
    status: 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'succeeded' | 'canceled'
    payment_method: string | null
    latest_charge: string | null
    last_payment_error: PaymentError | null
    next_action: {
      type: 'redirect_to_url'
      redirect_to_url: { url: string; return_url: string | null }
    } | null
    canceled_at: number | null
    metadata: Metadata
    livemode: false
  }
>

export type Charge = Fields<
  Stripe.Charge,
  {
    id: string
    object: 'charge'
    created: number
    amount: number
    amount_refunded: number
    refunded: boolean
    paid: boolean
    status: 'succeeded' | 'failed'
    currency: string
    customer: string
    payment_intent: string
    payment_method: string
    failure_code: string | null
    failure_message: string | null
    livemode: false
  }
>

export type Refund = Fields<
  Stripe.Refund,
  {
    id: string
    object: 'refund'
    created: number
    amount: number
    charge: string
    payment_intent: string
    currency: string
    reason: string | null
    status: 'succeeded'
    metadata: Metadata
  }
>

export type PaymentMethod = Fields<
  Stripe.PaymentMethod,
  {
    id: string
    object: 'payment_method'
    created: number
    type: 'card'
    customer: string | null
    card: { brand: string; last4: string; exp_month: number; exp_year: number }
    livemode: false
  }
>

export type SchedulePhase = {
  start_date: number
  end_date: number
  items: { price: string; quantity: number }[]
  discounts: { discount: string }[]
  proration_behavior: 'none' | 'create_prorations' | 'always_invoice'
  currency: string
}

export type Schedule = Fields<
  Stripe.SubscriptionSchedule,
  {
    id: string
    object: 'subscription_schedule'
    created: number
    customer: string
    subscription: string | null
    released_subscription: string | null
    status: 'not_started' | 'active' | 'completed' | 'released' | 'canceled'
    end_behavior: 'release' | 'cancel'
    phases: SchedulePhase[]
    current_phase: { start_date: number; end_date: number } | null
    released_at: number | null
    completed_at: number | null
    canceled_at: number | null
    test_clock: string | null
    metadata: Metadata
    livemode: false
  }
>

export type CheckoutSession = Fields<
  Stripe.Checkout.Session,
  {
    id: string
    object: 'checkout.session'
    created: number
    customer: string
    mode: 'subscription'
    status: 'open' | 'complete' | 'expired'
    payment_status: 'paid' | 'unpaid' | 'no_payment_required'
    url: string | null
    success_url: string
    cancel_url: string | null
    client_reference_id: string | null
    line_items: { price: string; quantity: number }[]
    discounts: { coupon: string | null; promotion_code: string | null }[] | null
    subscription: string | null
    invoice: string | null
    amount_total: number
    currency: string
    expires_at: number
    ui_mode: 'hosted_page'
    allow_promotion_codes: boolean | null
    custom_text: { submit: { message: string } | null }
    metadata: Metadata
    livemode: false
  }
>

export type PortalConfiguration = Fields<
  Stripe.BillingPortal.Configuration,
  {
    id: string
    object: 'billing_portal.configuration'
    created: number
    updated: number
    active: boolean
    is_default: boolean
    name: string | null
    default_return_url: string | null
    business_profile: {
      headline: string | null
      privacy_policy_url: string | null
      terms_of_service_url: string | null
    }
    features: Record<string, Record<string, unknown>>
    metadata: Metadata
    livemode: false
  }
>

export type PortalSession = Fields<
  Stripe.BillingPortal.Session,
  {
    id: string
    object: 'billing_portal.session'
    created: number
    configuration: string
    customer: string
    return_url: string | null
    flow: { type: string; after_completion: { redirect: { return_url?: string } | null } } | null
    url: string
    livemode: false
  }
>

export type TestClock = Fields<
  Stripe.TestHelpers.TestClock,
  {
    id: string
    object: 'test_helpers.test_clock'
    created: number
    frozen_time: number
    deletes_after: number
    name: string | null
    status: 'ready'
    livemode: false
  }
>

export type WebhookEndpoint = Fields<
  Stripe.WebhookEndpoint,
  {
    id: string
    object: 'webhook_endpoint'
    created: number
    url: string
    enabled_events: string[]
    api_version: string | null
    description: string | null
    secret: string
    status: 'enabled' | 'disabled'
    metadata: Metadata
    livemode: false
  }
>

export type Row =
  | Customer
  | Product
  | Price
  | Coupon
  | PromotionCode
  | Discount
  | Subscription
  | Invoice
  | PaymentIntent
  | Charge
  | Refund
  | PaymentMethod
  | Schedule
  | CheckoutSession
  | PortalConfiguration
  | PortalSession
  | TestClock
  | WebhookEndpoint
export type Kind = Row['object']
export type RowOf<K extends Kind> = Extract<Row, { object: K }>
