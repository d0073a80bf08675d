import { until } from '../until.ts'
import type { Visitor } from './visitor.ts'

/** The address in the newest letter to `email` that says `words`, path and query; waits until there is one. */
export async function linkIn(visitor: Visitor, email: string, words: string): Promise<string> {
  return until(async () => {
    const page = await visitor.open('/api/outbox')
    const letters = page.html
      .split('<article')
      .filter((letter) => letter.includes(email) && letter.includes(words))
    const link = /href="(https?:\/\/[^"]+)"/.exec(letters[0] ?? '')?.[1]?.replaceAll('&amp;', '&')
    if (!link) return undefined
    const url = new URL(link)
    return url.pathname + url.search
  }, `a letter to ${email} about "${words}"`)
}

/** Waits until a letter to `email` says `words`. */
export async function letterTo(visitor: Visitor, email: string, words: string): Promise<void> {
  await until(async () => {
    const page = await visitor.open('/api/outbox')
    return page.html.split('<article').some((letter) => letter.includes(email) && letter.includes(words))
  }, `a letter to ${email} about "${words}"`)
}
