import { expect, test } from 'vitest'
import { firstCoupon, readCoupons, withCoupon } from './stripe-coupons.ts'

const begun = new Date('2026-01-31T00:00:00Z')
const later = new Date('2026-06-01T12:30:00Z')

test('coupons are read as they were written, the newest first', () => {
  const metadata = withCoupon(firstCoupon('WELCOME25'), { couponId: 'stay_25', at: later })
  expect(readCoupons(metadata, begun)).toEqual([
    { couponId: 'stay_25', at: later },
    { couponId: 'WELCOME25', at: begun },
  ])
  expect(readCoupons({}, begun)).toEqual([])
})

test('the oldest are left out before Stripe refuses the value', () => {
  let metadata = firstCoupon('first')
  for (let times = 0; times < 60; times += 1)
    metadata = withCoupon(metadata, { couponId: `c${times}`, at: later })
  expect(metadata.coupons?.length).toBeLessThanOrEqual(500)
  const read = readCoupons(metadata, begun)
  expect(read[0]?.couponId).toBe('c59')
  expect(read.some(({ couponId }) => couponId === 'first')).toBe(false)
})
