import { expect, test } from 'vitest'
import { person } from '#test/people.ts'
import { MAX_TONES } from './limits.ts'
import { chosenTone, createTone, deleteTone, listTones, ToneForm } from './tone-profiles.server.ts'
import { PRESET_TONES } from './tones.ts'

const form = (fields: Record<string, unknown> = {}) => ToneForm.parse({ name: 'Dry wit', ...fields })

test('a tone is kept with its numbers, 50 where nothing was said', async () => {
  const user = await person()
  const tone = await createTone(user, form({ formality: '10', empathy: 100, description: '  Short.  ' }))
  expect(tone).toMatchObject({
    name: 'Dry wit',
    formality: 10,
    energy: 50,
    complexity: 50,
    empathy: 100,
    description: 'Short.',
  })
  expect(await listTones(user)).toEqual([tone])
})

test('tones belong to one person', async () => {
  const [owner, other] = [await person(), await person()]
  const { id } = await createTone(owner, form())
  expect(await listTones(other)).toEqual([])
  await expect(chosenTone(other, String(id))).rejects.toMatchObject({ code: 'not_found' })
  await expect(deleteTone(other, String(id))).rejects.toMatchObject({
    code: 'not_found',
    message: 'There is no such tone.',
  })
  expect(await chosenTone(owner, String(id))).toMatchObject({ key: String(id), name: 'Dry wit' })
  await deleteTone(owner, String(id))
  expect(await listTones(owner)).toEqual([])
})

test('every preset can be chosen by its name', async () => {
  const user = await person()
  for (const { name } of PRESET_TONES) expect((await chosenTone(user, name)).key).toBe(name)
  expect(PRESET_TONES).toHaveLength(19)
})

test.each([
  'custom',
  'Formal',
  '',
  'constructor',
  '__proto__',
  'NaN',
  '-1',
  '1e309',
  '9223372036854775808',
  '\u0000',
  '0',
])('there is no tone %j', async (choice) => {
  await expect(chosenTone(await person(), choice)).rejects.toMatchObject({
    code: 'invalid',
    message: 'Please choose one of the tones.',
  })
})

test('there is room for so many tones and no more, also when they come at once', async () => {
  const user = await person()
  for (let tone = 1; tone < MAX_TONES; tone++) await createTone(user, form({ name: `Tone ${tone}` }))
  const asked = await Promise.allSettled(Array.from({ length: 5 }, () => createTone(user, form())))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of asked) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'conflict' })
  }
  expect(await listTones(user)).toHaveLength(MAX_TONES)
})

test.each([
  [{ name: undefined }, 'name', 'Name is required'],
  [{ name: '   ' }, 'name', 'Name is required'],
  [{ name: '\u0000' }, 'name', 'Name is required'],
  [{ name: 'x'.repeat(33) }, 'name', 'Name is too long'],
  [{ formality: 101 }, 'formality', 'Please enter a number from 0 to 100'],
  [{ energy: '-1' }, 'energy', 'Please enter a number from 0 to 100'],
  [{ complexity: '50.5' }, 'complexity', 'Please enter a whole number from 0 to 100'],
  [{ empathy: 'warm' }, 'empathy', 'Please enter a number from 0 to 100'],
  [{ description: 'x'.repeat(201) }, 'description', 'Description must be at most 200 characters'],
])('the form refuses %o', (change, field, message) => {
  const parsed = ToneForm.safeParse({ name: 'Dry wit', ...change })
  expect(parsed.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
    [field, message],
  ])
})

test('fields the form does not know are left out', () => {
  expect(form({ id: 7, userId: 'somebody', createdAt: 0 })).not.toHaveProperty('userId')
  expect(
    Object.keys(form(JSON.parse('{"__proto__":{"admin":true},"id":7}') as Record<string, unknown>)).sort(),
  ).toEqual(['complexity', 'description', 'empathy', 'energy', 'formality', 'name'])
})
