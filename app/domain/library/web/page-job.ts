import type { WebProblem } from '../../../providers/web/fetch-public.ts'

/** What the process that fetches a page is to do. */
export type PageJob = {
  address: string
  /** What the product is called when it asks a site. */
  agent: string
  /** The path of a module with another `network` than the internet; for tests. */
  network?: string
}

/** The first line of what it writes; the bytes come after it. */
export type PageHead = { url: string; name: string } | { problem: WebProblem }
