import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { expect, test } from 'vitest'
import { estimateTokens } from '#app/providers/llm/tokens.ts'
import { createMeter, perThousandWords, tellTokens, TOKENS_CHANNEL } from './tokens.ts'

const prompt = { system: 'One two.', user: 'Three four five.', maxTokens: 10, temperature: 0 }

test('a call counts as the endpoint says, or else as its words', () => {
  const meter = createMeter()
  const told = meter.open(prompt)
  told.heard('some words')
  told.told({ input: 100, output: 20 })
  told.close()
  expect(meter.used).toEqual({ calls: 1, input: 100, output: 20, estimated: false })
  const untold = meter.open(prompt)
  untold.heard('Six ')
  untold.heard('seven.')
  untold.close()
  expect(meter.used).toEqual({ calls: 2, input: 107, output: 23, estimated: true })
})

test('a token is a short word, a piece of a long one, or a sign', () => {
  expect(estimateTokens('I said so.')).toBe(4)
  expect(estimateTokens('internationalisation')).toBe(3)
  expect(estimateTokens('1998')).toBe(2)
  expect(estimateTokens('переписывание')).toBeGreaterThan(2)
})

test('what a thousand words take is told with its cost only where there are prices', () => {
  const used = { calls: 2, input: 1_000, output: 500, estimated: false }
  expect(perThousandWords(used, 500)).toEqual({ tokens: 3_000 })
  expect(perThousandWords(used, 500, { input: 0.25, output: 2 })).toEqual({ tokens: 3_000, cost: 0.0025 })
  expect(perThousandWords(used, 0)).toEqual({ tokens: 0 })
})

test('the channel hears figures and nothing else', () => {
  const heard: unknown[] = []
  const listener = (message: unknown) => heard.push(message)
  subscribe(TOKENS_CHANNEL, listener)
  tellTokens({ calls: 1, input: 10, output: 5, estimated: true }, 3)
  unsubscribe(TOKENS_CHANNEL, listener)
  expect(heard).toEqual([
    { calls: 1, input: 10, output: 5, estimated: true, words: 3, perThousandWords: { tokens: 5_000 } },
  ])
})
