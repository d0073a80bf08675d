import type { Piece, RunRequest } from '#app/domain/runs/start.server.ts'

/** A run's request with nothing special about it: `words` words, done when `work` is. */
export function request(words: number, work: RunRequest['work'], more: Partial<RunRequest> = {}): RunRequest {
  return { kind: 'test', input: { words }, words, work, keep: async () => {}, onError: () => {}, ...more }
}

/** Work that says everything at once. */
export function saying(...texts: string[]): RunRequest['work'] {
  return async function* () {
    for (const [index, text] of texts.entries()) yield { text, progress: (100 * (index + 1)) / texts.length }
  }
}

/** Work that the test moves on piece by piece; it ends quietly when it is aborted, as engines do. */
export function stepwise() {
  const waiting: (Piece | Error | 'end')[] = []
  let wake = () => {}
  const put = (next: Piece | Error | 'end') => {
    waiting.push(next)
    wake()
  }
  const work: RunRequest['work'] = async function* (_, signal) {
    signal.addEventListener('abort', () => wake())
    while (!signal.aborted) {
      const next = waiting.shift()
      if (next === 'end') return
      if (next instanceof Error) throw next
      if (next) yield next
      else await new Promise<void>((resolve) => (wake = resolve))
    }
  }
  return {
    work,
    say: (text: string, progress: number) => put({ text, progress }),
    fail: (error: Error) => put(error),
    end: () => put('end'),
  }
}

/** Work that goes on, silently, until it is aborted. */
export const endless: RunRequest['work'] = async function* (_, signal) {
  yield { text: '', progress: 0 }
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve))
}
