import { randomInt, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { reserveTrialWords, trialUsage, type Trier } from './trial-allowance.server.ts'
import { TRIAL } from './trial-text.ts'

const octet = () => randomInt(256)
const someAddress = () => `10.${octet()}.${octet()}.${octet()}`
const someone = (address = someAddress()): Trier => ({ visitor: randomUUID(), address })

test('the words of a month can be had to the last, and not one more', async () => {
  const trier = someone()
  await reserveTrialWords(trier, 100)
  await reserveTrialWords(trier, 100)
  await reserveTrialWords(trier, 99)
  await expect(reserveTrialWords(trier, 2)).rejects.toMatchObject({
    code: 'limit_reached',
    details: { wordsUsed: 299, wordCount: 2, maxWords: 300 },
  })
  await reserveTrialWords(trier, 1)
  expect(await trialUsage(trier.visitor)).toEqual({ wordsUsed: 300, maxWords: 300, wordsLeft: 0 })
})

test('of ten at the same time no more get words than there are', async () => {
  const trier = someone()
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => reserveTrialWords(trier, 100)))
  const given = asked.filter(({ status }) => status === 'fulfilled').length
  expect(given).toBeLessThanOrEqual(3)
  expect((await trialUsage(trier.visitor)).wordsUsed).toBe(given * 100)
})

test('what is given back is there again', async () => {
  const trier = someone()
  const release = await reserveTrialWords(trier, 100)
  await release()
  expect(await trialUsage(trier.visitor)).toEqual({ wordsUsed: 0, maxWords: 300, wordsLeft: 300 })
})

test('a new month has words of its own', async () => {
  const trier = someone()
  const november = new Date('2026-11-30T23:59:59Z')
  const december = new Date('2026-12-01T00:00:00Z')
  await reserveTrialWords(trier, 300, november)
  await expect(reserveTrialWords(trier, 1, november)).rejects.toMatchObject({
    details: { renewsAt: '2026-12-01T00:00:00.000Z' },
  })
  await reserveTrialWords(trier, 1, december)
})

test('who throws the cookie away meets the limit of the address, and is not charged for it', async () => {
  const address = someAddress()
  for (let words = 0; words < TRIAL.wordsPerAddressAndDay; words += 300) {
    await reserveTrialWords(someone(address), 300)
  }
  const next = someone(address)
  const refusal = reserveTrialWords(next, 1)
  await expect(refusal).rejects.toMatchObject({ code: 'too_many' })
  await refusal.catch(({ details }: { details: { retryAfterSeconds: number } }) => {
    expect(details.retryAfterSeconds).toBeGreaterThan(80_000)
  })
  expect((await trialUsage(next.visitor)).wordsUsed).toBe(0)
  await reserveTrialWords(someone(), 1)
})
