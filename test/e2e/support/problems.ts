import type { BrowserContext } from '@playwright/test'

/** What went wrong in the browser during a test, in words like `402 POST /api/humanize/stream`. */
export type Problems = {
  /** Says that a problem like this is part of the journey: it must happen. */
  expect(pattern: RegExp): void
  /** Says that a problem like this is of no matter here: it may happen. */
  allow(pattern: RegExp): void
  /** What nobody expected, and what was expected in vain. */
  report(): string[]
}

/** The browser repeats failed requests in its console; they are judged by themselves. */
const REPEATED = /^Failed to load resource/

/** A request whose page went elsewhere, or which the page itself gave up. */
const GIVEN_UP = 'net::ERR_ABORTED'

/** Listens to every page of `context`: errors and warnings of the console (broken security policies are among them), exceptions, requests that fail. */
export function watch(context: BrowserContext): Problems {
  const seen: string[] = []
  const expected: RegExp[] = []
  const allowed: RegExp[] = []
  const path = (address: string) => (URL.canParse(address) ? new URL(address).pathname : address)
  context.on('console', (message) => {
    const bad = message.type() === 'error' || message.type() === 'warning'
    if (bad && !REPEATED.test(message.text())) seen.push(`console ${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => seen.push(`exception: ${error.error().stack}`))
  context.on('response', (response) => {
    if (response.status() >= 400)
      seen.push(`${response.status()} ${response.request().method()} ${path(response.url())}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    if (reason !== GIVEN_UP) seen.push(`${reason} ${request.method()} ${path(request.url())}`)
  })
  return {
    expect: (pattern) => void expected.push(pattern),
    allow: (pattern) => void allowed.push(pattern),
    report() {
      const known = [...expected, ...allowed]
      return [
        ...seen.filter((problem) => !known.some((pattern) => pattern.test(problem))),
        ...expected
          .filter((pattern) => !seen.some((problem) => pattern.test(problem)))
          .map((pattern) => `did not happen: ${pattern}`),
      ]
    },
  }
}
