import type { Options, Sql } from 'postgres'

/** How long a lost connection waits before it is made anew, in seconds: nobody waits much longer than the database is away. */
const AGAIN_SECONDS = 0.25

/** When what was made anew after the end of a pool is there to be closed, in milliseconds. */
const CLOSE_AGAIN_MS = 1_000

const OPTIONS = {
  onnotice: () => {},
  connect_timeout: 10,
  backoff: () => AGAIN_SECONDS,
  max_lifetime: null,
} satisfies Options<Record<string, never>>

export type Pool = {
  /** The connections as they are now; never keep it. */
  current(): Sql
  /** One that listens, apart from the others, and is had again by itself when it is lost. */
  listener: Sql
  end(): Promise<void>
}

/**
 * Connections to PostgreSQL that outlive its crashes. In postgres.js 3.4.9 a connection that was lost can keep what it was
 * about to send and to receive: made anew, it answers a statement that never ran with no rows, or nothing at all for ever. So
 * when one is lost, all are given up: whatever was under way fails at once, and what comes next finds new ones.
 * `onNew` is told of the first ones and of all that follow.
 */
export async function openPool(url: string, size: number, onNew: (connections: Sql) => void): Promise<Pool> {
  const { default: postgres } = await import('postgres')
  let ended = false
  let current: Sql

  function renew(before?: Sql) {
    // Only in one that had something to do can something be left over.
    const used = new Set<number>()
    const known = before && typesOf(before)
    const mine: Sql = postgres(url, {
      ...OPTIONS,
      max: size,
      fetch_types: !known,
      debug: (id: number) => used.add(id),
      onclose(id: number) {
        if (ended || current !== mine || !used.has(id)) return
        renew(mine)
        void mine
          .end({ timeout: 0 })
          .then(() => setTimeout(() => void closeAgain(mine), CLOSE_AGAIN_MS).unref())
      },
    })
    if (known) learnTypes(mine, known)
    current = mine
    onNew(mine)
  }
  renew()
  const listener: Sql = postgres(url, { ...OPTIONS, max: 1 })
  return {
    current: () => current,
    listener,
    async end() {
      ended = true
      await Promise.all([current.end({ timeout: 5 }), listener.end({ timeout: 1 })])
    },
  }
}

/** A statement that waited may have a connection made anew after the end, which `end` does not see. */
function closeAgain(pool: Sql): Promise<void> {
  // The types leave it out.
  return (pool as Sql & { close(): Promise<void> }).close()
}

type Types = {
  shared: { typeArrayMap: Record<number, number> }
  parsers: Record<number, unknown>
  serializers: Record<number, unknown>
}

/** What connections have learned of types of arrays; undefined when they came to an end before. */
function typesOf({ options }: Sql): Types | undefined {
  const types = options as unknown as Types
  return Object.keys(types.shared.typeArrayMap).length > 0 ? types : undefined
}

/** Spares new connections the question for them, whose answer, when it is lost, nobody waits for. */
function learnTypes({ options }: Sql, { shared, parsers, serializers }: Types): void {
  const mine = options as unknown as Types
  Object.assign(mine.shared.typeArrayMap, shared.typeArrayMap)
  Object.assign(mine.parsers, parsers)
  Object.assign(mine.serializers, serializers)
}
