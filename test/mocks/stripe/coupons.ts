import type Stripe from 'stripe'
import { pageOf, rowsLike } from './answers.ts'
import { invalid, missing } from './failures.ts'
import type { Coupon, Discount, PromotionCode } from './objects.ts'
import {
  created,
  decimal,
  flag,
  hash,
  integer,
  metadata,
  oneOf,
  page,
  parameters,
  text,
} from './parameters.ts'
import { call } from './requests.ts'
import type { World } from './world.ts'

const CREATE_COUPON = parameters<Stripe.CouponCreateParams>()({
  id: text,
  name: text,
  percent_off: decimal,
  amount_off: integer,
  currency: text,
  duration: oneOf('once', 'forever', 'repeating'),
  duration_in_months: integer,
  max_redemptions: integer,
  metadata,
})
const CREATE_CODE = parameters<Stripe.PromotionCodeCreateParams>()({
  promotion: hash({ type: oneOf('coupon'), coupon: text }),
  code: text,
  active: flag,
  restrictions: hash({ first_time_transaction: flag }),
  metadata,
})
const LIST_CODES = parameters<Stripe.PromotionCodeListParams>()({
  ...page,
  code: text,
  active: flag,
  coupon: text,
  created,
})

export const DISCOUNT = { coupon: text, promotion_code: text, discount: text }
export type DiscountParams = { coupon?: string; promotion_code?: string; discount?: string }

/** Gives a customer the discounts asked for. Throws what Stripe says of coupons that are unknown, used up or not for them. */
export function giveDiscounts(
  world: World,
  wanted: DiscountParams[],
  owner: { customer: string; subscription: string | null },
): string[] {
  return wanted.map((each, index) => {
    const param = `discounts[${index}]`
    if (each.discount) return world.get('discount', each.discount, `${param}[discount]`).id
    const code = each.promotion_code ? usableCode(world, each.promotion_code, owner.customer, param) : null
    const couponId = code?.promotion.coupon ?? each.coupon
    if (!couponId) throw missing(`${param}[coupon]`)
    const coupon = world.get('coupon', couponId, `${param}[coupon]`)
    if (!coupon.valid) throw invalid(`Coupon expired: ${coupon.id}`, `${param}[coupon]`, 'coupon_expired')
    coupon.times_redeemed += 1
    if (coupon.max_redemptions !== null && coupon.times_redeemed >= coupon.max_redemptions)
      coupon.valid = false
    if (code) code.times_redeemed += 1
    const discount: Discount = {
      id: world.idFor('discount'),
      object: 'discount',
      source: { type: 'coupon', coupon: coupon.id },
      promotion_code: code?.id ?? null,
      ...owner,
      start: world.now(owner.customer),
      end: null,
    }
    return world.put(discount).id
  })
}

function usableCode(world: World, id: string, customer: string, param: string): PromotionCode {
  const code = world.get('promotion_code', id, `${param}[promotion_code]`)
  if (!code.active) throw invalid('This promotion code is not active.', `${param}[promotion_code]`)
  const paid = world.all('invoice').some((each) => each.customer === customer && each.amount_paid > 0)
  if (code.restrictions.first_time_transaction && paid) {
    throw invalid(
      'This promotion code cannot be redeemed because the associated customer has prior transactions.',
      `${param}[promotion_code]`,
    )
  }
  return code
}

/** What a coupon takes off an amount, in cents. */
export function reduction(coupon: Coupon, amount: number): number {
  if (amount <= 0) return 0
  if (coupon.percent_off !== null) return Math.round((amount * coupon.percent_off) / 100)
  return Math.min(amount, coupon.amount_off ?? 0)
}

export const COUPON_CALLS = [
  call('post', '/v1/coupons', CREATE_COUPON, (world, params) => {
    if (params.id && world.state.rows[params.id]) {
      throw invalid('Coupon already exists.', 'id', 'resource_already_exists')
    }
    if ((params.percent_off === undefined) === (params.amount_off === undefined)) {
      throw invalid('You must pass either percent_off or amount_off.', 'percent_off')
    }
    if (params.duration === 'repeating' && !params.duration_in_months) throw missing('duration_in_months')
    const coupon: Coupon = {
      id: params.id ?? world.idFor('coupon'),
      object: 'coupon',
      created: world.now(),
      name: params.name ?? null,
      percent_off: params.percent_off ?? null,
      amount_off: params.amount_off ?? null,
      currency: params.currency ?? null,
      duration: params.duration ?? 'once',
      duration_in_months: params.duration_in_months ?? null,
      max_redemptions: params.max_redemptions ?? null,
      times_redeemed: 0,
      valid: true,
      metadata: params.metadata ?? {},
      livemode: false,
    }
    return world.put(coupon)
  }),
  call('get', '/v1/coupons/:id', {}, (world, _params, path) => world.get('coupon', path('id'))),
  call('post', '/v1/promotion_codes', CREATE_CODE, (world, params) => {
    if (!params.promotion?.coupon) throw missing('promotion')
    const coupon = world.get('coupon', params.promotion.coupon, 'promotion[coupon]')
    const code = params.code ?? world.newId('CODE')
    const taken = world.all('promotion_code').some((each) => each.active && each.code === code)
    if (taken) throw invalid('An active promotion code with that code already exists.', 'code')
    const row: PromotionCode = {
      id: world.idFor('promotion_code'),
      object: 'promotion_code',
      created: world.now(),
      code,
      active: params.active ?? true,
      promotion: { type: 'coupon', coupon: coupon.id },
      restrictions: { first_time_transaction: params.restrictions?.first_time_transaction ?? false },
      times_redeemed: 0,
      metadata: params.metadata ?? {},
      livemode: false,
    }
    return world.put(row)
  }),
  call('get', '/v1/promotion_codes', LIST_CODES, (world, params) => {
    const rows = rowsLike(world, 'promotion_code', { active: params.active })
      .filter((each) => params.code === undefined || each.code.toLowerCase() === params.code.toLowerCase())
      .filter((each) => params.coupon === undefined || each.promotion.coupon === params.coupon)
    return { body: pageOf(world, '/v1/promotion_codes', rows, params) }
  }),
]
