import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A question the model was asked and when, its answer in tokens, and when each was sent (see `clock`). */
export type Asked = { body: string; openedAt: number; tokens: string[]; sentAt: number[] }

/** Starts the mock of a language model in a process of its own. Until told otherwise it answers as fast as it can. */
export async function startModel() {
  const child = fork(join(import.meta.dirname, 'model-process.ts'))
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return {
    url,
    /** Tokens a second for each stream. */
    setRate(rate: number) {
      child.send({ rate })
    },
    /** How long it thinks before the first token of each stream, in milliseconds. */
    setDelay(delay: number) {
      child.send({ delay })
    },
    /** What was asked since the last call. */
    async asked(): Promise<Asked[]> {
      child.send({})
      const [asked] = (await once(child, 'message')) as [Asked[]]
      return asked
    },
    stop() {
      child.kill()
    },
  }
}
