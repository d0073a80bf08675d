import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterEach, beforeAll, afterAll, describe, expect, inject, test } from 'vitest'
import { startS3 } from '../mocks/s3.ts'
import { createDatabase } from '../postgres.ts'
import { until } from '../until.ts'
import { uniqueText } from '../uploads.ts'
import type { Visitor } from '../walks/visitor.ts'
import { dataFolder, startServer, startWorker } from './server.ts'

type Row = { id: string; status: string; content: string; interrupted: boolean; error: string | null }

const running: { stop(): Promise<unknown> }[] = []
async function kept<T extends { stop(): Promise<unknown> }>(starting: Promise<T>): Promise<T> {
  const started = await starting
  running.push(started)
  return started
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((process) => process.stop()))
})

/** Sends a file; what is answered may never come, when the server is killed meanwhile. */
function upload(visitor: Visitor, file: File) {
  const form = new FormData()
  form.append('file', file)
  return visitor.call('POST', '/api/upload-document', { form })
}

const list = async (visitor: Visitor) => (await visitor.call('GET', '/api/documents')).json as Row[]
const read = async (visitor: Visitor, id: string) =>
  (await visitor.call('GET', `/api/documents/${id}`)).json as Row

/** The processes that a process has started. */
function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

/** Has one file read, and then holds the process that stands ready for the next one, so that its reading takes long. */
async function holdReaders(visitor: Visitor, pid: number) {
  const { id } = (await upload(visitor, new File([uniqueText()], 'first.txt'))).json as Row
  await until(async () => (await read(visitor, id)).status === 'ready', 'the first file to be read')
  await visitor.call('DELETE', `/api/documents/${id}`)
  const readers = await until(async () => {
    const [before] = [childrenOf(pid), await sleep(300)]
    // Those that have just read something are on their way out.
    return before.length > 0 && String(before) === String(childrenOf(pid)) && before
  }, 'a process to stand ready')
  for (const reader of readers) process.kill(reader, 'SIGSTOP')
  held.push(...readers)
}
const held: number[] = []
afterEach(() => {
  for (const reader of held.splice(0)) {
    try {
      process.kill(reader, 'SIGKILL')
    } catch {
      // It has ended.
    }
  }
})

/** Waits until the person's one document has that status. */
const reaches = (visitor: Visitor, status: string) =>
  until(async () => {
    const [row] = await list(visitor)
    if (row?.status === 'failed' && status !== 'failed') throw new Error(row.error ?? 'failed')
    return row?.status === status && row
  }, `the document to be ${status}`)

describe('a server that is killed', () => {
  const folder = dataFolder()
  afterAll(() => folder.remove())
  const start = () => kept(startServer({ DATA_DIR: folder.path }))

  test('while a file is read begins the reading again by itself', async () => {
    const first = await start()
    const ada = await first.member()
    await holdReaders(ada, first.pid)
    upload(ada, new File(['Harbour'], 'slow.txt')).catch(() => {})
    await reaches(ada, 'reading')
    first.kill('SIGKILL')
    await first.exited
    const again = (await start()).moved(ada)
    const row = await reaches(again, 'ready')
    expect(await read(again, row.id)).toMatchObject({ content: 'Harbour' })
  })

  test('in the middle of an upload leaves nothing of it', async () => {
    const first = await start()
    const ada = await first.member()
    const { hostname, port } = new URL(first.url)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    const cookies = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    socket.write(
      `POST /api/upload-document HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookies}\r\n` +
        'content-type: multipart/form-data; boundary=x\r\ncontent-length: 9000000\r\n\r\n' +
        '--x\r\ncontent-disposition: form-data; name="file"; filename="half.txt"\r\n\r\n',
    )
    socket.write('x'.repeat(3_000_000))
    const arriving = join(folder.path, 'files/arriving')
    await until(() => existsSync(arriving) && readdirSync(arriving).length > 0, 'bytes to arrive')
    first.kill('SIGKILL')
    await first.exited
    socket.destroy()
    const again = (await start()).moved(ada)
    expect(await list(again)).toEqual([])
    expect(readdirSync(arriving)).toEqual([])
    const answer = await upload(again, new File([uniqueText()], 'whole.txt'))
    expect(answer.status).toBe(201)
  })

  test('politely lays down what it reads, for the next start', async () => {
    const first = await start()
    const ada = await first.member()
    await holdReaders(ada, first.pid)
    upload(ada, new File(['Lighthouse'], 'slow.txt')).catch(() => {})
    await reaches(ada, 'reading')
    first.kill('SIGTERM')
    expect(await first.exited).toEqual({ code: 0, signal: null })
    const again = (await start()).moved(ada)
    await reaches(again, 'ready')
  })
})

test('20 MB on their way to the disk take less than 64 MB of memory', async () => {
  const folder = dataFolder()
  const server = await kept(startServer({ DATA_DIR: folder.path, UPLOAD_WAIT_SECONDS: '0' }))
  const ada = await server.member()
  await upload(ada, new File([uniqueText()], 'first.txt'))
  const content = new Uint8Array(20 * 1024 * 1024).fill(120)
  content.set(Buffer.from(uniqueText()))
  const memory = (figure: string) => {
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
    return Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
  }
  // The highest figure counts from here.
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5')
  const before = memory('VmRSS')
  expect((await upload(ada, new File([content], 'large.txt'))).status).toBe(201)
  expect(memory('VmHWM') - before).toBeLessThan(64)
  await server.stop()
  folder.remove()
})

describe('a worker beside servers, with files in a bucket', () => {
  let service: Awaited<ReturnType<typeof startS3>>
  let variables: Record<string, string>
  let sql: postgres.Sql
  const folder = dataFolder()
  beforeAll(async () => {
    service = await startS3()
    const url = await createDatabase(inject('postgres'))
    sql = postgres(url, { max: 1, onnotice: () => {} })
    variables = {
      DATABASE_URL: url,
      DATA_DIR: folder.path,
      TMPDIR: folder.path,
      WORKER: 'outside',
      ...service.variables,
    }
  })
  afterAll(async () => {
    await sql.end()
    await service.close()
    folder.remove()
  })

  test('reads what servers take; any server gives it back; deleting empties the bucket', async () => {
    const [one, two] = await Promise.all([kept(startServer(variables)), kept(startServer(variables))])
    await kept(startWorker(variables))
    const ada = await one.member()
    const text = `The ferry is late. ${uniqueText()}`
    const { json, status } = await upload(ada, new File([text], 'ferry.txt'))
    expect(status).toBe(201)
    expect(readdirSync(join(folder.path, 'wordkin-arriving'))).toEqual([])
    const there = two.moved(ada)
    await reaches(there, 'ready')
    const { id } = json as Row
    expect(await read(there, id)).toMatchObject({ content: text })
    expect((await there.call('GET', `/api/documents/${id}/file`)).text).toBe(text)
    expect((await there.call('DELETE', `/api/documents/${id}`)).status).toBe(204)
    expect((await ada.call('GET', `/api/documents/${id}/file`)).status).toBe(404)
    expect(await sql`select key from stored_objects`).toEqual([])
  })

  test('that is killed is replaced by another one, and its readings begin again', async () => {
    const server = await kept(startServer(variables))
    const first = await kept(startWorker(variables))
    const ada = await server.member()
    await holdReaders(ada, first.pid)
    upload(ada, new File(['Timetable'], 'slow.txt')).catch(() => {})
    const { id } = await reaches(ada, 'reading')
    first.kill('SIGKILL')
    await first.exited
    // It has been silent for long enough.
    await sql`update documents set heartbeat_at = now() - interval '1 minute' where id = ${id}`
    await kept(startWorker(variables))
    await reaches(ada, 'ready')
    expect(await read(ada, id)).toMatchObject({ content: 'Timetable' })
    const [row] = await sql`select attempt from documents where id = ${id}`
    expect(row?.attempt).toBe(2)
  })

  test('cancels when it is asked at a server', async () => {
    const server = await kept(startServer(variables))
    const worker = await kept(startWorker(variables))
    const ada = await server.member()
    await holdReaders(ada, worker.pid)
    upload(ada, new File(['Cancelled'], 'slow.txt')).catch(() => {})
    const { id } = await reaches(ada, 'reading')
    await ada.call('POST', `/api/documents/${id}/cancel`)
    expect(await reaches(ada, 'failed')).toMatchObject({ error: 'Reading was canceled.', hasOriginal: true })
    await ada.call('POST', `/api/documents/${id}/retry`)
    await until(async () => (await read(ada, id)).status === 'ready', 'it to be read after all')
  })
})

test('a worker without a database that others can use does not start', async () => {
  const folder = dataFolder()
  await expect(startWorker({ DATA_DIR: folder.path })).rejects.toThrow('DATABASE_URL')
  folder.remove()
})
