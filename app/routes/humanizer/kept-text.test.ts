import { expect, test } from 'vitest'
import { NO_CHOICES } from './choices.ts'
import { keepText, keptText } from './kept-text.ts'

const DAY = 86_400_000
const NOW = 1_800_000_000_000
const TYPED = { text: 'Typed.', tone: 'formal', choices: NO_CHOICES, at: NOW }

function store(full = false): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem(name: string, value: string) {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      items.set(name, value)
    },
    removeItem: (name: string) => void items.delete(name),
  } as Storage
}

test('a text is kept for its account alone, as it was typed, for a month', () => {
  const kept = store()
  expect(keepText(kept, 'ada', TYPED)).toBe(true)
  expect(keptText(kept, 'ada', NOW + 29 * DAY)).toEqual(TYPED)
  expect(keptText(kept, 'ada', NOW + 31 * DAY)).toBeUndefined()
  expect(keptText(kept, 'ben', NOW)).toBeUndefined()
})

test('an empty form is forgotten, and a store that is full or broken is no mistake of the page', () => {
  const kept = store()
  keepText(kept, 'ada', TYPED)
  keepText(kept, 'ada', { ...TYPED, text: ' \n' })
  expect(keptText(kept, 'ada', NOW)).toBeUndefined()
  kept.setItem('wordkin:text:humanizer:ada', '{')
  expect(keptText(kept, 'ada', NOW)).toBeUndefined()
  expect(keepText(store(true), 'ada', TYPED)).toBe(false)
})
