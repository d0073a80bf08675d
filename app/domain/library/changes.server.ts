import { notifier } from '#db/client.server.ts'

/** Processes on one database tell each other here that documents have changed. */
const CHANNEL = 'documents'
/** PostgreSQL carries at most 8,000 bytes in a message: 100 ids fit. */
const IDS_PER_MESSAGE = 100

const waiting = new Map<string, Set<() => void>>()

/** Has this process called when a document changes, in whatever process. Answers the function that ends it. */
export function listenForDocuments(): Promise<() => Promise<void>> {
  return notifier.listen(CHANNEL, (ids) => {
    for (const id of ids.split(',')) for (const wake of waiting.get(id) ?? []) wake()
  })
}

/** Tells everybody that these documents have changed. Who misses it looks again by themselves. */
export async function tellOfDocuments(ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += IDS_PER_MESSAGE) {
    await notifier.notify(CHANNEL, ids.slice(start, start + IDS_PER_MESSAGE).join(','))
  }
}

/** Calls `changed` whenever that document changes, until the answered function is called. */
export function onChange(id: string, changed: () => void): () => void {
  const wakers = waiting.get(id) ?? new Set()
  waiting.set(id, wakers.add(changed))
  return () => {
    wakers.delete(changed)
    if (wakers.size === 0 && waiting.get(id) === wakers) waiting.delete(id)
  }
}
