import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until `condition` holds, asking again and again; throws when it never did. Answers what it answered at last. */
export async function until<T>(
  condition: () => T | Promise<T>,
  what = 'the condition',
  withinMs = 120_000,
): Promise<Exclude<NonNullable<T>, false>> {
  const end = Date.now() + withinMs
  for (;;) {
    const answer = await condition()
    if (answer) return answer as Exclude<NonNullable<T>, false>
    if (Date.now() > end) throw new Error(`Waited ${withinMs / 1000} s in vain for ${what}`)
    await sleep(25)
  }
}
