import { LRUCache } from 'lru-cache'
import { onChange } from './changes.server.ts'
import { SEEN_ORIGINALS } from './limits.ts'

/**
 * Keeps what was made of originals to be seen, in the memory of this process, bounded, and no longer than its document: what
 * is deleted is gone from here at once. Whoever asks has proven before that the document is theirs.
 */
export function keepSeen<Seen extends object>(bytesOf: (seen: Seen) => number) {
  const followed = new Map<string, { end: () => void; keys: Set<string> }>()
  const kept = new LRUCache<string, { id: string; seen: Seen }>({
    maxSize: SEEN_ORIGINALS.bytes,
    ttl: SEEN_ORIGINALS.forMs,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    sizeCalculation: ({ seen }) => Math.max(1, bytesOf(seen)),
    dispose: ({ id }, key) => {
      const document = followed.get(id)
      document?.keys.delete(key)
      if (document?.keys.size !== 0) return
      document.end()
      followed.delete(id)
    },
  })

  function follow(id: string) {
    const keys = new Set<string>()
    const end = onChange(id, () => {
      for (const key of keys) kept.delete(key)
    })
    const document = { end, keys }
    followed.set(id, document)
    return document
  }

  return {
    /** What was made of the document `id` under `name`. */
    get: (id: string, name: string): Seen | undefined => kept.get(`${id} ${name}`)?.seen,
    set(id: string, name: string, seen: Seen): void {
      const key = `${id} ${name}`
      kept.set(key, { id, seen })
      if (kept.has(key)) (followed.get(id) ?? follow(id)).keys.add(key)
    },
  }
}
