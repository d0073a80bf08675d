import { expect, test } from 'vitest'
import { createSlots } from './slots.server.ts'

/** Starts work for people and lets each end by hand; `order` tells who began, in turn. */
function office(count: number) {
  const slots = createSlots(count)
  const order: string[] = []
  const ends = new Map<string, () => void>()
  return {
    slots,
    order,
    bring: (person: string, name: string, signal?: AbortSignal) =>
      slots.take(
        person,
        () => {
          order.push(name)
          return new Promise<string>((end) => ends.set(name, () => end(name)))
        },
        signal,
      ),
    end: async (name: string) => {
      ends.get(name)!()
      await new Promise((done) => setImmediate(done))
    },
  }
}

const settled = () => new Promise((done) => setImmediate(done))

test('somebody with many files does not hold up somebody with one', async () => {
  const { bring, order, end, slots } = office(1)
  for (const name of ['a1', 'a2', 'a3']) void bring('a', name)
  await settled()
  void bring('b', 'b1')
  expect(order).toEqual(['a1'])
  expect(slots.depth()).toEqual({ running: 1, waiting: 3 })
  for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name)
  expect(order).toEqual(['a1', 'b1', 'a2', 'a3'])
  expect(slots.depth()).toEqual({ running: 0, waiting: 0 })
})

test('the last place is for others', async () => {
  const { bring, order, end } = office(3)
  for (const name of ['a1', 'a2', 'a3']) void bring('a', name)
  await settled()
  expect(order).toEqual(['a1', 'a2'])
  void bring('b', 'b1')
  await settled()
  expect(order).toEqual(['a1', 'a2', 'b1'])
  await end('a1')
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('who gives up while waiting loses the turn and nobody else', async () => {
  const { bring, order, end } = office(1)
  const stop = new AbortController()
  void bring('a', 'a1')
  const given = bring('b', 'b1', stop.signal)
  void bring('c', 'c1')
  stop.abort(new Error('never mind'))
  await expect(given).rejects.toThrow('never mind')
  await end('a1')
  expect(order).toEqual(['a1', 'c1'])
  await expect(bring('d', 'd1', AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late')
})

test('work that fails gives its place back', async () => {
  const slots = createSlots(1)
  await expect(slots.take('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await slots.take('a', async () => 'done')).toBe('done')
})
