import { defineConfig, devices } from '@playwright/test'
import { BROWSER_MISSING, browserPath } from '#test/browser.ts'
import { isLong } from '#test/long.ts'
import type { BrowserOptions } from '#test/e2e/support/test.ts'

// Journeys in a real browser. The browser is the machine's own: nothing is downloaded.
const executablePath = browserPath()
if (!executablePath) throw new Error(BROWSER_MISSING)

// The long run has all journeys go through all modes in which they can differ. Every day each goes through one, as a rule
// with scripts, and into others where its tags say so: without scripts the walks (`test/walks`) see the same pages.

/** Journeys that can wait for the long run: walks or other journeys show the same. */
const CAN_WAIT = /@long/
/** Every day these go through a page on a phone, and not in a wide window as well. */
const ON_A_PHONE = /@phone/

/** Scripts that never arrive leave the pages of people who switched them off, which these go through already. */
const PLAIN_OR_ALIKE =
  /(sign-in|shell|keyboard|layout|accessibility|appearance|toasts|files-look|billing(-changes)?|stripe)\.spec/
/** What only a script can do, and what only wide windows have, is marked so in the tests. */
const NEEDS_SCRIPT = /@script/
const NEEDS_WIDTH = /@wide/
/** Messages that pass: without script news stands in the page. */
const TOASTS = /toasts\.spec/
/** Journeys on which the width of the window or a finger makes a difference. */
const NARROW =
  /(newcomer|options|desk|compare|report|shell|tones|limit|history|accessibility|billing|files(-\w+)?)\.spec/

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }

export default defineConfig<BrowserOptions>({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  globalSetup: './test/e2e/support/servers.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // They only end what hangs: nothing here is a question of speed.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [[process.env.CI ? 'dot' : 'list']],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: { executablePath, args: ['--disable-gpu'] },
    // What moves is drawn sixty times a second, which the long run has it do.
    contextOptions: { reducedMotion: isLong ? 'no-preference' : 'reduce' },
  },
  projects: [
    { name: 'js', grepInvert: isLong ? [] : [CAN_WAIT, ON_A_PHONE], use: { ...desktop, scripts: 'on' } },
    {
      name: 'nojs',
      ...(isLong
        ? { grepInvert: NEEDS_SCRIPT, testIgnore: TOASTS }
        : { grep: /@plain/, grepInvert: CAN_WAIT }),
      use: { ...desktop, scripts: 'off', javaScriptEnabled: false },
    },
    {
      name: 'blocked',
      ...(isLong
        ? { grepInvert: NEEDS_SCRIPT, testIgnore: PLAIN_OR_ALIKE }
        : { grep: /@blocked/, grepInvert: CAN_WAIT }),
      use: { ...desktop, scripts: 'blocked' },
    },
    {
      name: 'phone',
      ...(isLong
        ? { grepInvert: NEEDS_WIDTH, testMatch: NARROW }
        : { grep: ON_A_PHONE, grepInvert: CAN_WAIT }),
      use: {
        ...desktop,
        scripts: 'on',
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
})
