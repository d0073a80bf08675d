import { createRequire } from 'node:module'

/** A service of compose.yaml, as far as it is looked at here. */
export type Service = {
  image?: string
  profiles?: string[]
  command?: string[]
  entrypoint?: string[]
  environment: Record<string, string>
  secrets: string[]
  ports: string[]
  volumes: string[]
  tmpfs: string[]
  networks: string[]
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  cap_add?: string[]
  security_opt?: string[]
  restart?: string
  logging?: unknown
  healthcheck?: { test?: string[]; disable?: boolean }
  stop_grace_period?: string
  depends_on: Record<string, { condition: string }>
  deploy: { replicas?: string | number; resources?: { limits?: { cpus?: string; memory?: string } } }
}

export type Compose = {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean }>
  volumes: Record<string, unknown>
  secrets: Record<string, { file: string }>
}

type Yaml = { parse(text: string, options: { merge: boolean }): unknown }

/** The parser that the linter of compose files brings along. */
const yaml = createRequire(createRequire(import.meta.url).resolve('dclint/package.json'))('yaml') as Yaml

/** Reads a compose file as Docker Compose does, with `variables` of .env put in. Throws for one that is required and unset. */
export function readCompose(text: string, variables: Record<string, string>): Compose {
  const file = yaml.parse(text, { merge: true }) as Compose
  const services = Object.fromEntries(
    Object.entries(file.services).map(([name, service]) => {
      const environment = Object.entries(service.environment ?? {})
      const filled = environment.map(([key, value]) => [key, fillIn(value, variables)])
      const deploy = { ...service.deploy, replicas: fillIn(String(service.deploy?.replicas ?? 1), variables) }
      const lists = { secrets: [], ports: [], volumes: [], tmpfs: [], networks: [], depends_on: {} }
      return [
        name,
        { ...lists, ...service, deploy, environment: Object.fromEntries(filled) as Service['environment'] },
      ]
    }),
  )
  return { ...file, services }
}

/** `${NAME}`, `${NAME:-default}` and `${NAME:?what it is}`. */
function fillIn(value: string, variables: Record<string, string>): string {
  return value.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, kind: string, rest: string) => {
      const given = (Object.hasOwn(variables, name) && variables[name]) || ''
      if (given !== '') return given
      if (kind === '?') throw new Error(`${name} ${rest}`)
      return rest ?? ''
    },
  )
}

/** The variables of an env file: those that are set, and those that are only named behind a `#`. */
export function readEnvFile(text: string): { set: Record<string, string>; named: string[] } {
  const set = new Map<string, string>()
  const named: string[] = []
  for (const line of text.split('\n')) {
    const [, hash, name = '', value = ''] = /^(# )?([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? []
    if (name === '') continue
    if (hash) named.push(name)
    else set.set(name, value)
  }
  return { set: Object.fromEntries(set), named }
}
