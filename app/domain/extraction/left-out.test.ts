import { expect, test } from 'vitest'
import { PLANTED, plantedFiles, SHOWN } from '#test/planted.ts'
import { readerNamed } from './child/readers.ts'
import { chooseReader } from './choose.ts'

const files = await plantedFiles()

test.each(files)('of %s nothing is read that its readers do not see', async (name, bytes) => {
  expect(name.endsWith('x') || name.endsWith('odt') || PLANTED.test(bytes.toString('latin1'))).toBe(true)
  const extension = name.split('.').at(-1) ?? ''
  const reader = await readerNamed(chooseReader(extension, bytes))
  const found = await reader({ bytes, extension, languages: [], report: () => {} })
  expect(found.pages.map(({ text }) => text).join('\n')).toContain(SHOWN)
  expect(JSON.stringify(found)).not.toMatch(PLANTED)
})
