import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DCLinter } from 'dclint'
import { expect, onTestFinished, test } from 'vitest'
import { VARIABLE_NAMES } from '#app/env/variables.ts'
import { parseEnv } from '#app/env.server.ts'
import { readCompose, readEnvFile, type Service } from './prove/compose.ts'
import { jsonWords, stagesOf } from './prove/dockerfile.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const COMPOSE = read('compose.yaml')
const example = readEnvFile(read('.env.example'))
const compose = readCompose(COMPOSE, example.set)
const services = Object.entries(compose.services)
const OURS = ['bucket', 'web', 'worker'] as const
const service = (name: string) => compose.services[name] ?? fail(name)

function fail(what: string): never {
  throw new Error(`there is no ${what}`)
}

test('the linter finds nothing in compose.yaml', async () => {
  const { rules } = JSON.parse(read('.dclintrc')) as { rules: Record<string, 0 | 1 | 2> }
  const linter = new DCLinter({ rules, quiet: false, debug: false, exclude: [] })
  const results = linter.lintFiles([join(ROOT, 'compose.yaml')], false)
  expect(results).toHaveLength(1)
  expect(await linter.formatResults(results, 'stylish')).not.toMatch(/error|warning/)
  expect(results[0]?.messages).toEqual([])
})

test('.env.example names every variable there is, once, and no other', () => {
  const names = [...Object.keys(example.set), ...example.named]
  const wantedByCompose = Array.from(COMPOSE.matchAll(/\$\{(\w+)/g), ([, name = '']) => name)
  const known = new Set([...VARIABLE_NAMES, ...wantedByCompose])
  expect(names.filter((name) => !known.has(name))).toEqual([])
  expect([...known].filter((name) => !names.includes(name))).toEqual([])
  expect(names).toHaveLength(new Set(names).size)
})

test('.env as it stands, with the secrets that are made, starts the product', () => {
  const secrets = madeSecrets()
  for (const name of OURS) {
    expect(parseEnv(inContainer(service(name), secrets))).toMatchObject({
      deployed: true,
      origin: 'https://wordkin.example',
      proxies: 1,
      worker: 'outside',
      s3: { endpoint: 'http://storage:8333', bucket: 'wordkin' },
    })
  }
})

test('compose.yaml passes every variable on, and asks for none in vain', () => {
  // What the image sets, what only one of several ways to deploy needs, or what no deployment may have.
  const elsewhere = ['NODE_ENV', 'PORT', 'HOST', 'DATA_DIR', 'PASSWORD_COST']
  const named = (name: string) => name.replace(/_FILE$/, '')
  for (const name of OURS) {
    const passed = Object.keys(service(name).environment).map(named)
    expect(passed.filter((one) => !VARIABLE_NAMES.includes(one))).toEqual([])
    expect(VARIABLE_NAMES.filter((one) => !passed.includes(one) && !elsewhere.includes(one))).toEqual([])
  }
})

test('every secret is a file that is made, and whoever names one has it', () => {
  const made = readdirSync(madeSecrets())
  expect(Object.keys(compose.secrets).sort()).toEqual(made.sort())
  for (const [name, { file }] of Object.entries(compose.secrets)) expect(file).toBe(`./secrets/${name}`)
  for (const [, { secrets, environment, command = [] }] of services) {
    const wanted = [...Object.values(environment), ...command].flatMap(
      (value) => /\/run\/secrets\/(\w+)/.exec(value)?.[1] ?? [],
    )
    expect([...secrets].sort()).toEqual([...new Set(wanted)].sort())
  }
})

test('secrets that are there already stay, and fit together', () => {
  const folder = madeSecrets()
  const secret = (name: string) => readFileSync(join(folder, name), 'utf8')
  const before = secret('session_secret')
  execFileSync('sh', [join(folder, '../deploy/make-secrets.sh')])
  expect(secret('session_secret')).toBe(before)
  expect(before).toMatch(/^[0-9a-f]{64}$/)
  expect(new URL(secret('database_url')).password).toBe(secret('database_password'))
  const { identities } = JSON.parse(secret('storage_identities')) as {
    identities: { credentials: unknown[] }[]
  }
  expect(identities[0]?.credentials).toEqual([
    { accessKey: secret('s3_access_key_id'), secretKey: secret('s3_secret_access_key') },
  ])
  // Users inside containers read them; on the machine, only who may enter the folder.
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, 'session_secret')).mode & 0o777).toBe(0o644)
})

test('no service has more rights than it needs, writes its image or fills the disk with its log', () => {
  for (const [name, one] of services) {
    expect(one, name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      logging: { options: { 'max-size': expect.any(String) as string } },
    })
    expect(one.cap_add ?? [], name).toEqual(name === 'proxy' ? ['NET_BIND_SERVICE'] : [])
    expect(one.deploy.resources?.limits, name).toMatchObject({
      cpus: expect.anything() as string,
      memory: expect.any(String) as string,
    })
    expect(
      one.tmpfs.every((mount) => /^\/[\w/]+:size=\d+m,/.test(mount)),
      name,
    ).toBe(true)
  }
})

test('every service that stays says whether it is well', () => {
  const last = stagesOf(read('Dockerfile')).at(-1)
  const check = last?.steps.find(({ keyword }) => keyword === 'HEALTHCHECK') ?? fail('HEALTHCHECK')
  expect(jsonWords(check)).toEqual(['node', 'cli.ts', 'healthy'])
  const ownCheck = services.flatMap(([name, { healthcheck }]) => (healthcheck?.test ? [name] : []))
  const imageCheck = services.flatMap(([name, { healthcheck }]) => (healthcheck ? [] : [name]))
  const none = services.flatMap(([name, { healthcheck }]) => (healthcheck?.disable ? [name] : []))
  expect(ownCheck.sort()).toEqual(['database', 'mail', 'proxy', 'storage'])
  expect(imageCheck.sort()).toEqual(['web', 'worker'])
  // It ends when it is done.
  expect(none).toEqual(['bucket'])
})

test('only the proxy can be reached from outside, and database and storage reach nobody', () => {
  const open = services.filter(([, { ports }]) => ports.some((port) => !port.startsWith('127.0.0.1:')))
  expect(open.map(([name]) => name)).toEqual(['proxy'])
  expect(compose.networks.inside).toEqual({ internal: true })
  for (const name of ['database', 'storage']) expect(service(name).networks).toEqual(['inside'])
  const atTheDoor = services.filter(([, { networks }]) => networks.includes('edge'))
  expect(atTheDoor.map(([name]) => name)).toEqual(['proxy', 'web'])
})

test('compose.yaml, the Dockerfile and the Caddyfile speak of the same port, user and times', () => {
  const last = stagesOf(read('Dockerfile')).at(-1)
  const port = last?.steps.find(({ keyword }) => keyword === 'EXPOSE')?.text ?? fail('EXPOSE')
  const caddy = read('deploy/Caddyfile')
  expect(caddy).toContain(`dynamic a web ${port}`)
  expect(parseEnv({}).port).toBe(Number(port))
  for (const name of OURS) {
    // The image decides who it runs as.
    expect(service(name).user).toBeUndefined()
    expect(service(name).image).toBe(service('web').image)
  }
  const seconds = (time = '') => Number(/^(\d+)s$/.exec(time)?.[1] ?? fail(`seconds in ${time}`))
  const grace = Number(service('web').environment.SHUTDOWN_GRACE_SECONDS)
  for (const name of ['web', 'worker', 'proxy']) {
    expect(seconds(service(name).stop_grace_period)).toBeGreaterThan(grace + 10)
  }
  const volumes = services.flatMap(([, one]) => one.volumes.map((mount) => mount.split(':')[0] ?? ''))
  expect(volumes.filter((name) => !name.startsWith('.')).sort()).toEqual(Object.keys(compose.volumes).sort())
})

test('the database has connections for all processes, and for some more', () => {
  const most = Number(/max_connections=(\d+)/.exec(service('database').command?.join(' ') ?? '')?.[1])
  const processes = Number(service('web').deploy.replicas) + Number(service('worker').deploy.replicas)
  expect(processes).toBe(3)
  expect(most).toBeGreaterThan(2 * processes * 11)
})

test('what is required and missing is said as Docker Compose says it', () => {
  expect(() => readCompose(COMPOSE, {})).toThrow('APP_URL is the public address')
})

/** A folder as deploy/make-secrets.sh makes it. */
function madeSecrets(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wordkin-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'deploy'))
  cpSync(join(ROOT, 'deploy/make-secrets.sh'), join(folder, 'deploy/make-secrets.sh'))
  execFileSync('sh', [join(folder, 'deploy/make-secrets.sh')])
  return join(folder, 'secrets')
}

/** The environment of a service, with its secrets where `folder` has them. */
function inContainer({ environment }: Service, folder: string): Record<string, string> {
  const paths = Object.entries(environment).map(([name, value]) => [
    name,
    value.replace('/run/secrets', folder),
  ])
  return Object.fromEntries(paths) as Record<string, string>
}
