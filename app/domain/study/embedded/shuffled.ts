import type { Random } from '#app/domain/random.ts'

/** The same things in another order, each order as likely as any other. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((one, two) => one.key - two.key)
    .map(({ item }) => item)
}
