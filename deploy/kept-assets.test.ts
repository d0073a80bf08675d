import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setAssetsAside } from './kept-assets.ts'

const HOUR = 60 * 60 * 1000
let build: string
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'build-'))
})
afterEach(() => rmSync(build, { recursive: true }))

/** Builds `files` at the hour, as the product is built: what was there goes. */
function buildAt(hour: number, files: string[]) {
  const assets = join(build, 'client/assets')
  const putBack = setAssetsAside(assets, join(build, 'kept-assets.json'), hour * HOUR)
  rmSync(join(build, 'client'), { recursive: true, force: true })
  mkdirSync(assets, { recursive: true })
  for (const file of files) writeFileSync(join(assets, file), file)
  putBack()
  return readdirSync(assets).sort()
}

test('pages of the build before have their files for a day', () => {
  expect(buildAt(0, ['page-AAAAAAAA.js', 'page-AAAAAAAA.js.br', 'same-SSSSSSSS.css'])).toHaveLength(3)
  expect(buildAt(1, ['page-BBBBBBBB.js', 'same-SSSSSSSS.css'])).toEqual([
    'page-AAAAAAAA.js',
    'page-AAAAAAAA.js.br',
    'page-BBBBBBBB.js',
    'same-SSSSSSSS.css',
  ])
  expect(buildAt(20, ['page-CCCCCCCC.js']), 'a day from when each was replaced').toEqual([
    'page-AAAAAAAA.js',
    'page-AAAAAAAA.js.br',
    'page-BBBBBBBB.js',
    'page-CCCCCCCC.js',
    'same-SSSSSSSS.css',
  ])
  expect(buildAt(26, ['page-CCCCCCCC.js'])).toEqual([
    'page-BBBBBBBB.js',
    'page-CCCCCCCC.js',
    'same-SSSSSSSS.css',
  ])
  expect(buildAt(50, ['page-DDDDDDDD.js'])).toEqual(['page-CCCCCCCC.js', 'page-DDDDDDDD.js'])
})

test('the first build keeps nothing', () => {
  expect(buildAt(0, ['page-AAAAAAAA.js'])).toEqual(['page-AAAAAAAA.js'])
  expect(existsSync(join(build, 'kept-assets.json'))).toBe(false)
})
