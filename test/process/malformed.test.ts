import { Agent, request as ask } from 'node:http'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import routes from '../../app/routes.ts'
import { type Body, BODIES } from '../malformed.ts'
import { dataFolder, type Server, startServer } from './server.ts'

/** Which of the bodies each method is tried with: all where routes read one, every so manyth where none does. */
const METHODS: [method: string, every: number][] = [
  ['POST', 1],
  ['PUT', 4],
  ['PATCH', 4],
  ['DELETE', 4],
  ['GET', 11],
  ['HEAD', 11],
  ['OPTIONS', 11],
  ['TRACE', 11],
  ['PROPFIND', 11],
]
/** Requests that are on their way at the same time. */
const AT_ONCE = 8

/** Every address a route answers, with something in the place of what varies, and what pages answer their scripts. */
function addresses(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap((entry) => {
    const pattern = `${above}/${entry.path ?? ''}`.replaceAll(/\/+/g, '/')
    const path = pattern.replace(/:\w+/g, '1').replace('*', 'nowhere')
    return [path, path === '/' ? '/_root.data' : `${path}.data`, ...addresses(entry.children ?? [], pattern)]
  })
}

/** What forms in dialogs post to. */
const DIALOGS = [
  '/auth/reset?token=x',
  '/auth/verify?token=x',
  '/humanizer/tones/new',
  '/humanizer/compare',
  '/account/profile/name',
  '/account/security/password',
  '/account/profile/email',
  '/account/security/two-factor',
  '/account/tokens/new',
  '/account/cancel',
  '/account/pause',
  '/account/data/delete',
  '/subscription/choose',
]

const folder = dataFolder()
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
let server: Server
beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder.path, LOG_LEVEL: 'warn' })
})
afterAll(async () => {
  agent.destroy()
  await server.stop()
  folder.remove()
})

type Answer = { status: number; text: string; cookies: string[] }

function send(method: string, path: string, body: Body, cookie: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(body.type && { 'content-type': body.type }),
      ...body.headers,
      'content-length': body.bytes.length,
      ...(cookie && { cookie }),
    }
    const asked = ask(new URL(path, server.url), { method, headers, agent }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text, cookies: answer.headers['set-cookie'] ?? [] }),
      )
      answer.on('error', reject)
    })
    asked.on('error', reject)
    asked.end(body.bytes)
  })
}

async function cookieOfMember(): Promise<string> {
  const { cookies } = await server.member()
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

describe.each(['a visitor', 'a member'])('%s', (who) => {
  test.each(METHODS)('is never told of an error of ours, whatever they send by %s', async (method, every) => {
    let cookie = who === 'a visitor' ? '' : await cookieOfMember()
    const faults: string[] = []
    const bodies = BODIES.filter((_, index) => index % every === 0)
    const jobs = [...addresses(routes), ...DIALOGS]
      .flatMap((path) => bodies.map((body) => ({ path, body })))
      .values()
    const work = async () => {
      for (const { path, body } of jobs) {
        const { status, text } = await send(method, path, body, cookie)
        if (status >= 500 || status < 200)
          faults.push(`${path}, ${body.what}: ${status} ${text.slice(0, 60)}`)
        if (status < 400 && path.startsWith('/api/logout') && cookie) cookie = await cookieOfMember()
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    expect(faults).toEqual([])
    expect(
      server
        .out()
        .split('\n')
        .filter((line) => line.includes('unexpected error')),
    ).toEqual([])
  })
})
