import { afterAll, beforeAll, expect, test } from 'vitest'
import { startYouTube, type YouTubeMock } from '#test/mocks/youtube.ts'
import { findVideos, VideoSearchError } from './youtube.server.ts'

let mock: YouTubeMock
beforeAll(async () => {
  mock = await startYouTube()
})
afterAll(() => mock.close())

const search = () =>
  findVideos(
    { apiKey: 'key-7731', baseUrl: mock.url, timeoutMs: 5_000 },
    { topic: 'radium', language: 'en', count: 6 },
  )

test('videos come as plain text, and only with ids that are ids', async () => {
  mock.setFault(null)
  expect(await search()).toEqual([
    { videoId: 'aaaaaaaaaaa', title: 'radium & its history', description: 'A lesson about radium.' },
    { videoId: 'bbbbbbbbb-_', title: 'All about radium', description: 'A lesson about radium.' },
  ])
  expect(mock.searches.at(-1)).toEqual({ topic: 'radium', language: 'en', key: 'key-7731' })
})

test.each([
  ['quota', true],
  ['forbidden', false],
  ['server-error', false],
  ['html', false],
  ['other-shape', false],
] as const)('%s is told without the key', async (fault, isQuota) => {
  mock.setFault(fault)
  const error = await search().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(VideoSearchError)
  expect((error as VideoSearchError).isQuota).toBe(isQuota)
  expect(`${String(error)} ${String((error as Error).cause)}`).not.toContain('7731')
})

test('a server that is not there is told', async () => {
  const config = { apiKey: 'k', baseUrl: 'http://127.0.0.1:1', timeoutMs: 2_000 }
  await expect(findVideos(config, { topic: 'x', language: 'en', count: 1 })).rejects.toThrow(VideoSearchError)
})
