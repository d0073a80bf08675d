import { answerOf } from './answers.ts'
import { Refusal } from './failures.ts'
import type { Row } from './objects.ts'
import { type Check, listOf, type Raw, type Read, read, text } from './parameters.ts'
import type { World } from './world.ts'

/** A call of Stripe's API: what it takes, and what it does. `path` holds the ids of the address. */
export type Call = {
  method: 'get' | 'post' | 'delete'
  path: string
  run(world: World, raw: Raw, path: (name: string) => string): unknown
}

/** Defines a call. `run` answers a row (which is then expanded as asked), or a body as it is. */
export function call<C extends Record<string, Check<unknown>>>(
  method: Call['method'],
  path: string,
  checks: C,
  run: (
    world: World,
    params: Read<C> & { expand?: string[] },
    path: (name: string) => string,
  ) => Row | { body: unknown },
): Call {
  const all = { ...checks, expand: listOf(text) }
  return {
    method,
    path,
    run(world, raw, ids) {
      const params = read(all, raw)
      const result = run(world, params as Read<C> & { expand?: string[] }, ids)
      if ('body' in result) return result.body
      const { expand } = params as { expand?: string[] }
      return answerOf(world, result, expand)
    },
  }
}

/** For calls that change something: the same key and the same parameters get the first answer again. */
export function once(world: World, key: string | null, request: string, run: () => Answer): Answer {
  if (!key) return run()
  const before = world.state.answered[key]
  if (before && before.at > world.now() - 24 * 3600) {
    if (before.request !== request) {
      throw new Refusal(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      })
    }
    return { status: before.status, body: before.body, replayed: true }
  }
  const answer = run()
  // What was refused before anything began may be corrected and sent again with the same key.
  if (answer.status < 400 || answer.status === 402) {
    world.state.answered[key] = { request, status: answer.status, body: answer.body, at: world.now() }
  }
  return answer
}

export type Answer = { status: number; body: string; replayed?: boolean }

/** The answer to a refusal. Throws on what is no refusal: that is a mistake of the server. */
export function refused(error: unknown): Answer {
  if (!(error instanceof Refusal)) throw error
  return { status: error.status, body: JSON.stringify({ error: error.details }) }
}
