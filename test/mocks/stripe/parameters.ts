import { invalid } from './failures.ts'

/** What arrives: a form's fields, nested by their brackets. */
export type Raw = string | Raw[] | { [name: string]: Raw }
export type Check<T> = (value: Raw, path: string) => T
type Checks = Record<string, Check<unknown>>
export type Read<C> = { [Name in keyof C]?: C[Name] extends Check<infer T> ? T : never }

type Named<Real, C> = { [Name in keyof C]: Name extends keyof Real ? Check<unknown> : never }

/** Parameters of a call; their names must be ones of the SDK's type for it. What else arrives is refused, as Stripe does. */
export function parameters<Real>() {
  return <C extends Named<Real, C> & Partial<Record<keyof Real, Check<unknown>>>>(checks: C) => checks
}

/** Reads the fields of a call. Throws the refusal of what is unknown or malformed. */
export function read<C extends Checks>(checks: C, raw: Raw, path = ''): Read<C> {
  if (typeof raw === 'string' || Array.isArray(raw)) throw invalid('Invalid object', path)
  const unknown = Object.keys(raw).filter((name) => !Object.hasOwn(checks, name))
  if (unknown.length > 0) {
    const names = unknown.map((name) => (path ? `${path}[${name}]` : name))
    const what = names.length > 1 ? 'Received unknown parameters' : 'Received unknown parameter'
    throw invalid(`${what}: ${names.join(', ')}`, names[0], 'parameter_unknown')
  }
  const values = Object.entries(raw).map(([name, value]) => [
    name,
    checks[name]?.(value, path ? `${path}[${name}]` : name),
  ])
  return Object.fromEntries(values) as Read<C>
}

export const text: Check<string> = (value, path) => {
  if (typeof value !== 'string') throw invalid(`Invalid string: ${JSON.stringify(value)}`, path)
  if (value === '') {
    throw invalid(
      `You passed an empty string for '${path}'. We assume empty values are an attempt to unset a parameter; however '${path}' cannot be unset.`,
      path,
      'parameter_invalid_empty',
    )
  }
  return value
}

export const integer: Check<number> = (value, path) => {
  if (typeof value !== 'string' || !/^-?\d+$/.test(value)) {
    throw invalid(`Invalid integer: ${JSON.stringify(value)}`, path, 'parameter_invalid_integer')
  }
  return Number(value)
}

export const decimal: Check<number> = (value, path) => {
  if (typeof value !== 'string' || !/^-?\d+(\.\d+)?$/.test(value))
    throw invalid(`Invalid number: ${JSON.stringify(value)}`, path)
  return Number(value)
}

export const flag: Check<boolean> = (value, path) => {
  if (value !== 'true' && value !== 'false') throw invalid(`Invalid boolean: ${JSON.stringify(value)}`, path)
  return value === 'true'
}

export function oneOf<const T extends string>(...known: T[]): Check<T> {
  return (value, path) => {
    const found = known.find((name) => name === value)
    if (found === undefined) throw invalid(`Invalid ${path}: must be one of ${known.join(', ')}`, path)
    return found
  }
}

export function listOf<T>(check: Check<T>): Check<T[]> {
  return (value, path) => {
    if (!Array.isArray(value)) throw invalid('Invalid array', path)
    return value.map((each, index) => check(each, `${path}[${index}]`))
  }
}

export function hash<C extends Checks>(checks: C): Check<Read<C>> {
  return (value, path) => read(checks, value, path)
}

/** Empty takes away what is there. */
export function orEmpty<T>(check: Check<T>): Check<T | ''> {
  return (value, path) => (value === '' ? '' : check(value, path))
}

/** Several kinds in the same place; the first that fits. */
export function either<A, B>(first: Check<A>, second: Check<B>): Check<A | B> {
  return (value, path) => {
    try {
      return first(value, path)
    } catch {
      return second(value, path)
    }
  }
}

/** Names and values of one's own. An empty value takes a name away. */
export const metadata: Check<Record<string, string>> = (value, path) => {
  if (typeof value === 'string' || Array.isArray(value)) throw invalid('Invalid object', path)
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      if (typeof each !== 'string') throw invalid('Metadata values must be strings', `${path}[${name}]`)
      if (name.length > 40) throw invalid('Metadata keys can have up to 40 characters', `${path}[${name}]`)
      return [name, each.slice(0, 501)]
    }),
  )
}

/** Metadata after a call that changes it. */
export function merged(before: Record<string, string>, change: Record<string, string> | '' | undefined) {
  if (change === undefined) return before
  if (change === '') return {}
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''))
}

export const page = { limit: integer, starting_after: text, ending_before: text }
export const created = either(integer, hash({ gt: integer, gte: integer, lt: integer, lte: integer }))
