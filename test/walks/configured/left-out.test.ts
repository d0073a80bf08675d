import { afterAll, beforeAll, expect, test } from 'vitest'
import { some } from '../../long.ts'
import { PLANTED, plantedFiles, SHOWN } from '../../planted.ts'
import { startModelApp } from '../model-app.ts'

let started: Awaited<ReturnType<typeof startModelApp>>
beforeAll(async () => {
  started = await startModelApp({ LLM_RETRIES: '0' })
})
afterAll(() => started.stop())

test('what files say of their writers, and what was deleted or remarked in them, is neither kept nor told a model', async () => {
  const { app, model } = started
  const member = await app.member('ninja')
  for (const [name, bytes] of some(await plantedFiles(), 2)) {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(bytes)], name))
    const kept = await member.call('POST', '/api/upload-document', { form })
    expect(kept.status, name).toBe(201)
    const { id } = kept.json as { id: string }
    const document = await member.call('GET', `/api/documents/${id}`)
    expect(document.json, name).toMatchObject({ status: 'ready' })
    expect((document.json as { content: string }).content, name).toContain(SHOWN)
    expect(document.text, name).not.toMatch(PLANTED)
    const asked = { message: 'Who wrote this, where, and what was deleted?', documentId: id }
    expect((await member.call('POST', '/api/chat', { json: asked })).status, name).toBe(200)
    await member.call('POST', '/api/generate-key-points', { json: { documentId: id } })
    // The original is its owner's, as it was.
    const original = await member.send(`/api/documents/${id}/file`)
    expect(Buffer.from(await original.arrayBuffer()).equals(bytes), name).toBe(true)
  }
  expect(model.requests.length).toBeGreaterThan(1)
  expect(model.requests.some(({ user }) => user.includes(SHOWN))).toBe(true)
  expect(JSON.stringify(model.requests)).not.toMatch(PLANTED)
  const tables = await app.sql<{ name: string }[]>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`
  expect(tables.length).toBeGreaterThan(25)
  for (const { name } of tables) {
    const rows = await app.sql.unsafe(`select t::text as row from ${name} t where t::text ~* 'planted'`)
    expect(rows, name).toEqual([])
  }
})
