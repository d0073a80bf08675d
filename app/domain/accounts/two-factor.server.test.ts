import { URI } from 'otpauth'
import { expect, test } from 'vitest'
import { person, signedIn } from '#test/people.ts'
import {
  confirmTwoFactor,
  endTwoFactor,
  newRecoveryCodes,
  offerTwoFactor,
  RECOVERY_CODES,
  twoFactorOf,
  spendCode,
} from './two-factor.server.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const STEP = 30_000
const at = (steps: number) => new Date(NOW + steps * STEP)
const WRONG = { code: 'invalid' }

/** What the app of this person shows at a moment. */
async function appOf(user: Parameters<typeof offerTwoFactor>[0]) {
  const { uri } = await offerTwoFactor(user)
  const totp = URI.parse(uri)
  return (moment: Date) => totp.generate({ timestamp: moment.getTime() })
}

async function withTwoFactor() {
  const user = await signedIn(await person(), at(0))
  const app = await appOf(user)
  const codes = await confirmTwoFactor(user, app(at(0)), at(0))
  return { user, app, codes }
}

test('it is on only once the app has shown a right code', async () => {
  const user = await signedIn(await person(), at(0))
  const { secret, uri } = await offerTwoFactor(user)
  expect(uri).toContain(`secret=${secret}`)
  expect(uri).toContain('issuer=Wordkin')
  expect((await offerTwoFactor(user)).secret).toBe(secret)
  expect(await twoFactorOf(user)).toMatchObject({ on: false, codesLeft: 0 })
  await expect(confirmTwoFactor(user, '000000', at(0))).rejects.toMatchObject(WRONG)
  const app = await appOf(user)
  const typed = app(at(0))
  const codes = await confirmTwoFactor(user, ` ${typed.slice(0, 3)} ${typed.slice(3)}`, at(0))
  expect(new Set(codes).size).toBe(RECOVERY_CODES)
  expect(await twoFactorOf(user)).toMatchObject({ on: true, codesLeft: RECOVERY_CODES })
  await expect(offerTwoFactor(user)).rejects.toMatchObject({ code: 'conflict' })
})

test('a code of the app works once, and a little early or late', async () => {
  const { user, app } = await withTwoFactor()
  await expect(spendCode(user, app(at(0)), at(0))).rejects.toMatchObject(WRONG)
  const code = app(at(10))
  expect(await spendCode(user, `${code.slice(0, 3)} ${code.slice(3)}`, at(11))).toBe('app')
  await expect(spendCode(user, code, at(11))).rejects.toMatchObject(WRONG)
  await expect(spendCode(user, app(at(9)), at(10))).rejects.toMatchObject(WRONG)
  await expect(spendCode(user, app(at(20)), at(23))).rejects.toMatchObject(WRONG)
})

test('of several with one code at once, one gets in', async () => {
  const { user, app } = await withTwoFactor()
  const code = app(at(5))
  const attempts = await Promise.allSettled(Array.from({ length: 5 }, () => spendCode(user, code, at(5))))
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a recovery code works once, however it is typed', async () => {
  const { user, codes } = await withTwoFactor()
  const [first = '', second = ''] = codes
  expect(await spendCode(user, ` ${first.toUpperCase().replaceAll('-', ' ')} `)).toBe('recovery')
  await expect(spendCode(user, first)).rejects.toMatchObject(WRONG)
  expect(await twoFactorOf(user)).toMatchObject({ codesLeft: RECOVERY_CODES - 1 })
  const fresh = await newRecoveryCodes(await signedIn(user))
  await expect(spendCode(user, second)).rejects.toMatchObject(WRONG)
  expect(await spendCode(user, fresh[3] ?? '')).toBe('recovery')
})

test('nobody else’s codes work, and none after the end', async () => {
  const [{ user, app, codes }, other] = await Promise.all([withTwoFactor(), withTwoFactor()])
  await expect(spendCode(other.user, codes[0] ?? '')).rejects.toMatchObject(WRONG)
  await expect(spendCode(await person(), app(at(30)), at(30))).rejects.toMatchObject(WRONG)
  await endTwoFactor(user)
  expect(await twoFactorOf(user)).toEqual({ on: false, since: null, codesLeft: 0 })
  await expect(spendCode(user, app(at(40)), at(40))).rejects.toMatchObject(WRONG)
})
