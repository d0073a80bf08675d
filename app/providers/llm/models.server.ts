import * as z from 'zod'
import { OPENAI } from './endpoint.ts'

const Models = z.object({ data: z.array(z.object({ id: z.string() })) })

/** How an endpoint answers the cheapest question there is. */
export type Endpoint = {
  url: string
  /** HTTP status. */
  status: number
  /** The models it says it has; undefined where it does not say. */
  models?: string[]
}

/** Asks an OpenAI-compatible endpoint which models it has, within `timeoutMs`. Throws when it cannot be reached. */
export async function askForModels(
  { apiKey, baseUrl = OPENAI }: { apiKey: string; baseUrl?: string | undefined },
  timeoutMs: number,
): Promise<Endpoint> {
  const url = baseUrl.replace(/\/+$/, '')
  const answer = await fetch(`${url}/models`, {
    headers: { authorization: `Bearer ${apiKey}` },
    signal: AbortSignal.timeout(timeoutMs),
  })
  const body: unknown = await answer.json().catch(() => undefined)
  const models = Models.safeParse(body)
  return {
    url,
    status: answer.status,
    ...(answer.ok && models.success && { models: models.data.data.map(({ id }) => id) }),
  }
}
