import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { startOpenAi } from '#test/mocks/openai.ts'
import { startS3 } from '#test/mocks/s3.ts'
import { startSmtp } from '#test/mocks/smtp.ts'
import { createDatabase, startPostgres } from '#test/postgres.ts'
import { until } from '#test/until.ts'
import { type Compose, readCompose, readEnvFile } from './compose.ts'
import { jsonWords, stagesOf } from './dockerfile.ts'
import { run } from './root.ts'

export const ORIGIN = 'https://localhost'
/** In a namespace of our own; see compose-run.ts. */
const HOSTS = '/etc/hosts'

/** The servers there may be, each with an address of its own. */
export const WEBS = {
  'web-1': '127.0.0.2',
  'web-2': '127.0.0.3',
  'web-3': '127.0.0.10',
  'web-4': '127.0.0.11',
} as const
export type WebName = keyof typeof WEBS

export type Deployment = Awaited<ReturnType<typeof startDeployment>>

/** Starts every service of compose.yaml with its folders below `work`, in the order in which they wait for each other. */
export async function startDeployment(work: string) {
  const model = await startOpenAi()
  const mail = await startSmtp({ host: '127.0.0.6', port: 1025 })
  const s3 = await startS3()
  const compose = readCompose(readFileSync('compose.yaml', 'utf8'), {
    ...readEnvFile(readFileSync('.env.example', 'utf8')).set,
    APP_URL: ORIGIN,
    TEXT_ENGINE: 'llm',
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: 'mock',
    MAIL: 'smtp',
    MAIL_FROM: 'Wordkin <desk@wordkin.example>',
    SIGNUP: 'open',
    BILLING: 'off',
    WORDS_PER_MONTH: '100000',
  })
  // As many as compose.yaml allows: all servers, old and new, must have theirs.
  const postgres = await startPostgres({ max_connections: settingOf(compose, 'max_connections') })
  const secrets = makeSecrets(work, s3.settings)
  await standIn('127.0.0.4', 5432, new URL(postgres.url))
  await createDatabase(postgres.url, { name: 'wordkin' })
  await standIn('127.0.0.5', 8333, new URL(s3.settings.endpoint))

  const processes = new Map<string, ChildProcess>()
  const environment = (service: string, name: string, address: string) => ({
    ...environmentOf(compose, service, secrets),
    ...folders(work, name),
    // Containers have an address each; here each process is told its own.
    HOST: address,
    METRICS_HOST: address,
  })
  const begin = (name: string, command: string[], env: Record<string, string>) => {
    const log = openSync(join(work, `${name}.log`), 'a')
    const [program = '', ...args] = command
    const child = spawn(program === 'node' ? process.execPath : program, args, {
      env: { PATH: process.env.PATH ?? '', ...env },
      stdio: ['ignore', log, log],
    })
    processes.set(name, child)
    return child
  }
  const commandOf = (service: string) => serviceOf(compose, service)?.command ?? imageWords('CMD')

  const bucket = begin('bucket', commandOf('bucket'), environment('bucket', 'bucket', '127.0.0.8'))
  const [code] = (await once(bucket, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`bucket: ${readFileSync(join(work, 'bucket.log'), 'utf8')}`)

  const startWeb = (name: WebName) => begin(name, commandOf('web'), environment('web', name, WEBS[name]))
  /** Whether a server says that it is ready. */
  const isHealthy = (address: string) =>
    fetch(`http://${address}:3000/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  /** The image's health check, as its engine carries it out in the container of a service: its exit code. */
  const checkHealth = async (service: 'web' | 'worker', name: string, address: string) => {
    const check = begin(`health-${name}`, imageWords('HEALTHCHECK'), environment(service, name, address))
    const [code] = (await once(check, 'exit')) as [number | null]
    return code
  }
  startWeb('web-1')
  startWeb('web-2')
  begin('worker', commandOf('worker'), environment('worker', 'worker', '127.0.0.7'))
  await until(() => isHealthy(WEBS['web-1']), 'the first server')
  await until(() => isHealthy(WEBS['web-2']), 'the second server')

  const proxyFolders = {
    XDG_DATA_HOME: join(work, 'caddy'),
    XDG_CONFIG_HOME: join(work, 'caddy'),
    HOME: work,
  }
  const caddyfile = ['--config', 'deploy/Caddyfile', '--adapter', 'caddyfile']
  begin('proxy', ['caddy', 'run', ...caddyfile], {
    ...environmentOf(compose, 'proxy', secrets),
    ...proxyFolders,
  })
  const authority = join(work, 'caddy/caddy/pki/authorities/local/root.crt')
  await until(() => certificate(authority), 'the certificate of the proxy')

  return {
    model,
    mail,
    /** The certificate of who signed the proxy's. */
    authority,
    startWeb,
    isHealthy,
    checkHealth,
    /** Has the name `web` lead to these servers and no others, as Docker does with containers that come and go. */
    nameWebs(names: readonly WebName[]) {
      const others = readFileSync(HOSTS, 'utf8')
        .split('\n')
        .filter((line) => !/ web$/.test(line))
      const lines = names.map((name) => `${WEBS[name]} web`)
      writeFileSync(HOSTS, [...lines, ...others].join('\n'))
    },
    process: (name: string) => processes.get(name),
    /** Carries out a command of the product as `docker compose exec web` would. */
    command(words: string[]) {
      const env = { ...environment('web', 'command', '127.0.0.8'), NODE_EXTRA_CA_CERTS: authority }
      return begin('command', ['node', 'cli.ts', ...words], env)
    },
    log: (name: string) => readFileSync(join(work, `${name}.log`), 'utf8'),
    async stop() {
      const alive = [...processes.values()].filter(
        ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
      )
      const ended = alive.map((child) => once(child, 'exit'))
      for (const child of alive) child.kill('SIGTERM')
      await Promise.all(ended)
      await Promise.all([model.close(), mail.close(), s3.close(), postgres.stop()])
    },
  }
}

function certificate(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** What a service without a command or a health check of its own has from its image. */
function imageWords(instruction: 'CMD' | 'HEALTHCHECK'): string[] {
  const last = stagesOf(readFileSync('Dockerfile', 'utf8')).at(-1)
  const step = last?.steps.find(({ keyword }) => keyword === instruction)
  if (!step) throw new Error(`The Dockerfile has no ${instruction}`)
  return jsonWords(step)
}

/** What compose.yaml sets in PostgreSQL. */
function settingOf(compose: Compose, name: string): string {
  const words = compose.services.database?.command?.join(' ') ?? ''
  const [, value] = new RegExp(`${name}=(\\S+)`).exec(words) ?? []
  if (value === undefined) throw new Error(`compose.yaml sets no ${name}`)
  return value
}

function serviceOf({ services }: Compose, name: string) {
  return Object.hasOwn(services, name) ? services[name] : undefined
}

/** The environment of a service; secrets are in `folder` instead of /run/secrets. */
function environmentOf(compose: Compose, name: string, folder: string): Record<string, string> {
  const service = serviceOf(compose, name)
  if (!service) throw new Error(`compose.yaml has no service ${name}`)
  const entries = Object.entries(service.environment)
  return Object.fromEntries(entries.map(([key, value]) => [key, value.replace('/run/secrets', folder)]))
}

/** The folders that a container has to itself. */
function folders(work: string, name: string): Record<string, string> {
  const [data, temporary] = [join(work, name, 'data'), join(work, name, 'tmp')]
  for (const folder of [data, temporary]) mkdirSync(folder, { recursive: true })
  return { NODE_ENV: 'production', DATA_DIR: data, TMPDIR: temporary }
}

/** The secrets that deploy/make-secrets.sh makes, with those of the stand-ins. */
function makeSecrets(work: string, s3: { accessKeyId: string; secretAccessKey: string }): string {
  mkdirSync(join(work, 'deploy'))
  cpSync('deploy/make-secrets.sh', join(work, 'deploy/make-secrets.sh'))
  run('sh', [join(work, 'deploy/make-secrets.sh')])
  const folder = join(work, 'secrets')
  writeFileSync(join(folder, 's3_access_key_id'), s3.accessKeyId)
  writeFileSync(join(folder, 's3_secret_access_key'), s3.secretAccessKey)
  writeFileSync(join(folder, 'smtp_url'), 'smtp://mail:1025')
  return folder
}

/** Has `address` and `port` lead to what listens elsewhere. */
async function standIn(address: string, port: number, to: URL): Promise<void> {
  const server = createServer((socket) => {
    const beyond = connect(Number(to.port), to.hostname)
    socket.pipe(beyond).pipe(socket)
    // What was written before an end must still arrive.
    socket.on('error', () => socket.destroy()).on('close', () => beyond.destroy())
    beyond.on('error', () => socket.destroy()).on('close', () => socket.end())
  })
  server.listen(port, address).unref()
  await once(server, 'listening')
}
