import type { Env } from '#app/env.server.ts'
import { at, type Disclosure } from '#app/providers/disclosure.ts'

/** Tells where measurements of the work go. */
export function discloseTraces({ traces }: Pick<Env, 'traces'>): Disclosure {
  if (!traces) return { parties: [], stays: ['Measurements of how the server works are sent to nobody.'] }
  return {
    parties: [
      {
        name: at('The collector of measurements', new URL(traces.url)),
        gets: [
          'What kind of work was done, when, how long it took and how it ended, with random numbers that tell which belong together. No texts, no names, no addresses of people.',
        ],
      },
    ],
    stays: [],
  }
}
