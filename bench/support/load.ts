import { fork } from 'node:child_process'
import { join } from 'node:path'

export type Load = { url: string; headers: Record<string, string>; connections: number; seconds: number }
/**
 * How many requests were answered; wall time, and processor time of the sending itself, in milliseconds; the body's size in
 * bytes as it was sent.
 */
export type Loaded = { requests: number; elapsedMs: number; cpuMs: number; bytes: number }

/** Sends GET requests for `seconds` from a process of its own. Throws when one is not answered with 200. */
export function sendLoad(load: Load): Promise<Loaded> {
  const child = fork(join(import.meta.dirname, 'load-process.ts'))
  return new Promise((done, failed) => {
    child.once('message', (loaded) => done(loaded as Loaded))
    child.once('error', failed)
    child.once('exit', (code) => code && failed(new Error('The load could not be sent')))
    child.send(load)
  })
}
