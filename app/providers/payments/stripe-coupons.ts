/**
 * Which coupons a subscription ever had is written down on it, in its metadata: Stripe itself forgets those that are used
 * up. `id@seconds`, or `id` alone for one that was given as it began, separated by spaces, newest first.
 */
const FIELD = 'coupons'
/** Stripe takes values up to 500 characters. */
const LONGEST = 500

export type UsedCoupon = { couponId: string; at: Date }
type Metadata = Record<string, string>

export function readCoupons(metadata: Metadata, begun: Date): UsedCoupon[] {
  const entries = (metadata[FIELD] ?? '').split(' ').filter(Boolean)
  return entries.map((entry) => {
    const [, couponId = entry, seconds] = /^(.+)@(\d+)$/.exec(entry) ?? []
    return { couponId, at: seconds ? new Date(Number(seconds) * 1000) : begun }
  })
}

/** The metadata of a subscription that begins with a coupon. The same each time, so that it can be asked for twice. */
export function firstCoupon(couponId: string): Metadata {
  return { [FIELD]: couponId }
}

/** The metadata that says that a coupon was given too. */
export function withCoupon(metadata: Metadata, { couponId, at }: UsedCoupon): Metadata {
  const before = (metadata[FIELD] ?? '').split(' ').filter(Boolean)
  let value = `${couponId}@${Math.floor(at.getTime() / 1000)}`
  for (const each of before) {
    if (value.length + each.length + 1 > LONGEST) break
    value += ` ${each}`
  }
  return { [FIELD]: value }
}
