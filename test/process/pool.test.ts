import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { createDatabase } from '../postgres.ts'

test('however often all connections are lost, every statement ends, with its own answer or none', async () => {
  const url = await createDatabase(inject('postgres'))
  const { stdout } = await promisify(execFile)(process.execPath, ['test/process/lose-connections.ts', url])
  expect(JSON.parse(stdout)).toEqual({
    answered: expect.any(Number),
    refused: expect.any(Number),
    wrong: [],
    endless: 0,
  })
})
