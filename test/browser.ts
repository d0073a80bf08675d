import { existsSync } from 'node:fs'

/** Where browsers are looked for, the lightest first: the headless shell does the same with half of the work. */
const BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

export const BROWSER_MISSING = `Chromium was not found (${BROWSERS.join(', ')} or CHROMIUM). Install it: apt-get install chromium-headless-shell (or chromium)`

/** Answers the program of the machine's own browser, or undefined. CHROMIUM names another than the usual ones. */
export function browserPath(): string | undefined {
  return [process.env.CHROMIUM, ...BROWSERS].find((path) => path && existsSync(path))
}
