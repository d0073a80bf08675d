import type { Env } from '#app/env.server.ts'
import type { Disclosure } from '../disclosure.ts'

/** Tells what the sites learn whose pages are added to a library. */
export function discloseWeb({ webPages }: Pick<Env, 'webPages'>): Disclosure {
  if (!webPages) return { parties: [], stays: ['This server fetches no web pages.'] }
  return {
    parties: [
      {
        name: 'Web sites whose address you give',
        gets: [
          'When you add a page from the web: the address of that page, and that this server asked for it. Not who you are, not your network address, and nothing of your files.',
        ],
      },
    ],
    stays: [],
  }
}
