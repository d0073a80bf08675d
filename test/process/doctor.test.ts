import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import postgres from 'postgres'
import { afterAll, expect, inject, test } from 'vitest'
import type { Finding } from '#app/cli/doctor/finding.ts'
import { freePort } from '../free-port.ts'
import { startS3 } from '../mocks/s3.ts'
import { startStripe } from '../mocks/stripe/server.ts'
import { clientOf, priceVariables, stock } from '../mocks/stripe/shop.ts'
import { createDatabase } from '../postgres.ts'
import { environment } from '../setup/environment.ts'
import { until } from '../until.ts'
import { dataFolder, startServer } from './server.ts'

const folder = dataFolder()
afterAll(() => folder.remove())

/** The command beside this process, whose stand-ins it talks to. */
async function doctor(variables: Record<string, string>, args: string[] = []) {
  const env = environment({ DATA_DIR: folder.path, ...variables })
  const child = spawn(process.execPath, ['cli.ts', 'doctor', ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [status] = (await ended) as [number | null]
  return { status, stdout, stderr }
}

async function findings(variables: Record<string, string>) {
  const { stdout } = await doctor(variables, ['--json'])
  return (JSON.parse(stdout) as { findings: Finding[] }).findings
}

test('a configuration that cannot be read is told in full, and nothing else breaks', async () => {
  const { status, stdout, stderr } = await doctor({
    APP_URL: 'https://words.example',
    SESSION_SECRET: 'sesame',
  })
  expect(status).toBe(1)
  expect(stderr).toBe('')
  expect(stdout).toContain('FAULT    configuration: SESSION_SECRET: must have at least 32 characters.')
  expect(stdout).not.toContain('sesame')
  expect((await doctor({ APP_URL: 'https://words.example' })).stdout).toMatch(
    /DATABASE_URL: is required.*\n[^]*7 things do not work\.\n$/,
  )
})

test('a laptop on which nothing is configured is well', async () => {
  expect(await doctor({})).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/All is well\.\n$/) as string,
    stderr: '',
  })
})

test('a database is followed from empty to one whose work nobody does', async () => {
  const service = await startS3()
  const url = await createDatabase(inject('postgres'))
  const variables = { DATABASE_URL: url, WORKER: 'outside', ...service.variables }
  const about = async (part: string) => (await findings(variables)).filter((finding) => finding.part === part)
  expect(await about('database')).toMatchObject([
    { level: 'warning', says: expect.stringMatching(/migrations are not applied/) as string },
  ])
  const server = await startServer({ ...variables, UPLOAD_WAIT_SECONDS: '0' })
  const sql = postgres(url, { onnotice: () => {} })
  try {
    expect(await about('database')).toMatchObject([{ level: 'ok' }])
    const form = new FormData()
    form.set('file', new File(['A river.'], 'river.txt'))
    const member = await server.member()
    expect((await member.send('/api/upload-document', { method: 'POST', body: form })).status).toBeLessThan(
      300,
    )
    expect(await about('worker')).toEqual([])
    await sql`update pgboss.job set start_after = now() - interval '25 minutes' where name = 'ingest'`
    const late = {
      level: 'fault',
      says: '1 job has waited to be begun, the oldest for 25 minutes, and nobody works.',
    }
    expect(await about('worker')).toMatchObject([late])
    await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`
    expect(await about('database')).toMatchObject([
      { says: expect.stringMatching(/a newer one was here/) as string },
    ])
  } finally {
    await sql.end()
    await server.stop()
    await service.close()
  }
})

test('what PostgreSQL refuses is said in words', async () => {
  const nowhere = new URL(inject('postgres'))
  nowhere.pathname = '/nowhere'
  expect(await findings({ DATABASE_URL: nowhere.href })).toContainEqual({
    part: 'database',
    level: 'fault',
    says: `PostgreSQL at ${nowhere.host} has no database of that name.`,
    advice: 'Make it (createdb), or put another name into DATABASE_URL.',
  })
})

test('a wrong secret of the webhook is seen in the log and by the examination, and nothing of what was told', async () => {
  const stripe = await startStripe({ automatic: false })
  const client = clientOf(stripe)
  const prices = await stock(client)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const variables = {
    ...stripe.variables,
    ...priceVariables(prices),
    DATABASE_URL: await createDatabase(inject('postgres')),
    APP_URL: origin,
    SESSION_SECRET: 'x'.repeat(32),
    TEXT_ENGINE: 'embedded',
    STORAGE: 'folder',
    SIGNUP: 'open',
    MAIL: 'off',
    HOST: '127.0.0.1',
    PORT: String(port),
    STRIPE_WEBHOOK_SECRET: 'whsec_mistyped',
  }
  const server = await startServer(variables)
  try {
    const member = await server.member()
    stripe.deliveries.take()
    const begun = await member.call('POST', '/api/create-subscription', {
      json: { priceId: prices.ninja_month },
    })
    expect(begun.status).toBe(200)
    stripe.hook(`${server.url}/api/stripe/webhook`)
    const [event] = stripe.deliveries.take()
    if (!event) throw new Error('Stripe had nothing to tell.')
    expect(await stripe.deliveries.deliver(event)).toEqual([400])
    const line = await until(
      () =>
        server
          .out()
          .split('\n')
          .find((each) => each.includes('delivery to the webhook of Stripe was refused')),
      'the refusal in the log',
    )
    expect(JSON.parse(line)).toMatchObject({ level: 40, why: 'it was signed with another secret' })
    expect(line).not.toContain(event.id)

    const past = Math.floor(Date.now() / 1000) - 1200
    await client.webhookEndpoints.create({ url: `${origin}/api/stripe/webhook`, enabled_events: ['*'] })
    for (const endpoint of stripe.world.all('webhook_endpoint')) endpoint.created = past
    for (const each of stripe.world.state.events) each.created = past
    const about = async () => (await findings(variables)).filter(({ part }) => part === 'billing')
    expect(await about()).toMatchObject([
      { says: 'Stripe is in test mode: no card is charged.' },
      {
        level: 'fault',
        says: expect.stringMatching(/could not be handed over .* None was ever taken\.$/) as string,
      },
    ])
  } finally {
    await server.stop()
    await stripe.close()
  }
})
