import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { extractFile } from './extract.server.ts'
import { LIMITS } from './limits.ts'

const folder = mkdtempSync(join(tmpdir(), 'wordkin-extract-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a file that is larger than any may be is refused before it is read', async () => {
  const path = join(folder, 'long.txt')
  writeFileSync(path, 'Many words. '.repeat(1_000))
  truncateSync(path, LIMITS.fileBytes + 1)
  const reading = extractFile(path, { fileName: 'long.txt', isLast: true })
  await expect(reading).rejects.toMatchObject({ details: { reason: 'too_large' } })
})
