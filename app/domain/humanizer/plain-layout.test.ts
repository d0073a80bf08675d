import { expect, test } from 'vitest'
import { plainLayout } from './plain-layout.ts'

test('headings that say nothing of their own go, others become lines, and the first one stays', () => {
  expect(
    plainLayout(
      '# Bread\n\n## Introduction\n\nBread needs time.\n\n## Why bread needs time\n\nYeast is slow.\n\n**Conclusion**\n\nBread needs time, so wait.\n',
    ),
  ).toBe(
    'Bread\n\nBread needs time.\n\nWhy bread needs time\n\nYeast is slow.\n\nBread needs time, so wait.\n',
  )
})

test('a heading goes where the text below says all of it', () => {
  expect(plainLayout('Salt is old.\n\n### Salt trade\n\nThe salt trade made towns rich.\n')).toBe(
    'Salt is old.\n\nThe salt trade made towns rich.\n',
  )
})

test('a heading before a list introduces it', () => {
  expect(plainLayout('Hello there.\n\n## What you need\n\n- Flour\n- Salt\n')).toBe(
    'Hello there.\n\nWhat you need:\n\n- Flour\n- Salt\n',
  )
})

test('bold letters, rules and lead-ins are plain, and italics stay', () => {
  expect(
    plainLayout('It is **very** *old*.\n\n---\n\n- **Roof:** new\n\n**What happens.** Rain falls.\n'),
  ).toBe('It is very *old*.\n\n- Roof: new\n\nWhat happens. Rain falls.\n')
})

test('a line of signs below a title goes with what it marks', () => {
  expect(plainLayout('The mill\n========\n\nIt is old.\n')).toBe('The mill\n\nIt is old.\n')
})

test('emoji and numbers in boxes that are bullets become bullets', () => {
  expect(plainLayout('🚀 **Fast:** it flies\n🔋 Long\n♻️ Mended\n')).toBe(
    '- Fast: it flies\n- Long\n- Mended\n',
  )
  expect(plainLayout('1️⃣ Mix\n2️⃣ Wait\n3️⃣ Bake\n')).toBe('1. Mix\n2. Wait\n3. Bake\n')
})

test.each([
  'A smile at the end 🙂\n',
  '🙂 One line alone.\n',
  '✅ It floats\n❌ It sinks\n✅ It turns\n',
  '```\n# no heading **here**\n```\n',
  'Use `**kwargs` and `a * b * c`, or 2 * 3 * 4.\n',
  'The variable some__long__name stays.\n',
  '| **a** | b |\n| --- | --- |\n| 1 | 2 |\n',
  '1. Mix\n2. Wait\n',
  'Er sagte: „Komm“, und ging.\n',
])('%j stays', (text) => {
  expect(plainLayout(text)).toBe(text)
})

test('curly quotation marks become straight', () => {
  expect(plainLayout('“It’s late,” she said. ‘Go.’\n')).toBe("\"It's late,\" she said. 'Go.'\n")
})
