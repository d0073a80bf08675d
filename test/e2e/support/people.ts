import { randomInt, randomUUID } from 'node:crypto'
import { type BrowserContext, expect } from '@playwright/test'

export type Person = { firstName: string; lastName: string; email: string; password: string }

/** Somebody nobody has met before. */
export function newcomer(): Person {
  return {
    firstName: 'Mira',
    lastName: 'Holm',
    email: `${randomUUID()}@example.org`,
    password: 'seven quiet lanterns',
  }
}

/** An account for `person`, whose owner is signed in on the browser of `context`. */
export async function register(context: BrowserContext, person = newcomer()): Promise<Person> {
  const answer = await context.request.post('/api/register', { data: person })
  expect(answer.status(), await answer.text()).toBe(200)
  return person
}

/** Rewrites `texts` one after the other without a page, and answers the rewrites. */
export async function haveRewritten(context: BrowserContext, texts: string[], tone = 'conversational') {
  const rewrites: string[] = []
  for (const text of texts) {
    const answer = await context.request.post('/api/humanize', { data: { text, tone } })
    expect(answer.status(), await answer.text()).toBe(200)
    rewrites.push(((await answer.json()) as { text: string }).text)
  }
  return rewrites
}

/** Words of this month used up so far, runs under way included. */
export async function wordsUsed(context: BrowserContext): Promise<number> {
  const answer = await context.request.get('/api/user', { maxRetries: 2 })
  return ((await answer.json()) as { wordsUsed: number }).wordsUsed
}

/** An address of the net kept for examples and benchmarks. */
export function someAddress(): string {
  return `198.18.${randomInt(256)}.${randomInt(1, 255)}`
}
