import type { Readable } from 'node:stream'

/** Where originals are kept: bytes by key (a uuid), written once and never changed. */
export type Storage = {
  /** Keeps the file at `path`, which may be moved away by this; all of it or nothing. */
  put(key: string, path: string): Promise<void>
  /** The bytes of a key and how many there are; undefined when there are none. Whoever opens it reads or destroys it. */
  open(key: string): Promise<{ stream: Readable; bytes: number } | undefined>
  /** Removes the bytes of a key, if there are any. */
  remove(key: string): Promise<void>
  /** A folder for files on their way in, best on the same disk as the storage. */
  temporaryFolder(): Promise<string>
}
