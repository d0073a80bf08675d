import { afterAll, beforeAll, expect, test } from 'vitest'
import { startS3 } from '../../mocks/s3.ts'
import { startApp } from '../app.ts'

let service: Awaited<ReturnType<typeof startS3>>
let app: Awaited<ReturnType<typeof startApp>>
beforeAll(async () => {
  service = await startS3()
  app = await startApp(service.variables)
})
afterAll(() => app.stop())

test('while the bucket is away, files are neither lost nor taken, and the rest goes on', async () => {
  const member = await app.member()
  const upload = async (content: string) => {
    const body = new FormData()
    body.set('file', new File([content], 'river.txt'))
    return member.call('POST', '/api/upload-document', { form: body })
  }
  const kept = await upload('The river rose at night.')
  const { id } = kept.json as { id: string }
  expect((await member.call('GET', `/api/documents/${id}/file`)).text).toBe('The river rose at night.')
  await service.close()

  const fetched = await member.call('GET', `/api/documents/${id}/file`)
  expect(fetched.status).toBe(503)
  expect(fetched.headers.get('retry-after')).toBe('30')
  expect(fetched.json).toEqual({
    message: 'Files cannot be fetched right now. Yours are kept. Please try again in a moment.',
  })
  const refused = await upload('Another river.')
  expect(refused.status).toBe(503)
  expect(refused.text).toContain('Files cannot be stored right now. Nothing was kept.')
  expect((await member.call('GET', '/api/documents')).json).toHaveLength(1)
  expect((await member.call('GET', `/api/documents/${id}`)).text).toContain('The river rose at night.')
  expect((await app.visitor().call('GET', '/readyz')).status).toBe(200)
})
