import { expect, test } from 'vitest'
import type { Language } from '#app/domain/humanizer/language.ts'
import { distance, feedback, grade } from './grade.ts'

const typed = (correctAnswer: string, given: string, language: Language = 'en') =>
  grade({ type: 'free-text', correctAnswer }, given, language)

test.each<[string, string, Language?]>([
  ['Marie Curie', ' marie  CURIE '],
  ['Marie Curie', 'Marie Curie.'],
  ['Marie Curie', 'Curie'],
  ['Marie Curie', 'Mari Currie'],
  ['Dr. Richard M. Stallman', 'Richard M Stallman'],
  ['Radium Institute', 'the Radium Institute'],
  ['São Paulo', 'Sao Paulo', 'pt'],
  ['Škoda', 'skoda'],
  ['Straße', 'Strasse', 'de'],
  ['Королёв', 'Королев', 'ru'],
  ['1,300', '1300'],
  ['1.300', '1300', 'de'],
  ['8', 'eight'],
  ['20', 'zwanzig', 'de'],
  ['0.5', '0,5'],
  ['Radioactivity', 'Radioactivty'],
  ['Radioactivity', 'Radioatcivity'],
  ["l'Académie", 'academie', 'fr'],
])('%s may be typed as %s', (answer, given, language) => {
  expect(typed(answer, given, language).isCorrect).toBe(true)
})

test.each<[string, string]>([
  ['1914', '1915'],
  ['1,300', '1,301'],
  ['Marie Curie', 'Pierre Curie'],
  ['Marie Curie', 'Marie'],
  ['Rome', 'Lome'],
  ['DOS', 'iOS'],
  ['Radium', 'Polonium'],
  ['Radium', '...'],
  ['Radium', ''],
  ['8', 'eighty'],
])('%s is not %s', (answer, given) => {
  expect(typed(answer, given).isCorrect).toBe(false)
})

test('a choice must be the option', () => {
  const question = { type: 'multiple-choice' as const, correctAnswer: 'Radium' }
  expect(grade(question, 'ｒadium ', 'en')).toEqual({ isCorrect: true, reason: null })
  expect(grade(question, 'Radum', 'en').isCorrect).toBe(false)
})

test('why a near answer was taken is said', () => {
  expect(typed('Radium', 'Radium').reason).toBeNull()
  expect(typed('Radioactivity', 'Radioactivty').reason).toContain('spelling')
  expect(typed('1,300', '1300').reason).toContain('number')
})

test('the words after an answer', () => {
  expect(feedback({ isCorrect: true }, 'Radium')).toBe('Correct!')
  expect(feedback({ isCorrect: false }, 'Radium')).toBe('Incorrect. The correct answer is "Radium".')
})

test.each([
  ['', '', 0],
  ['abc', 'acb', 1],
  ['abc', 'abc', 0],
  ['kitten', 'sitting', 3],
  ['abc', 'xyz', 3],
])('%s and %s are %i apart', (one, two, apart) => {
  expect(distance(one, two, 5)).toBe(apart)
})
