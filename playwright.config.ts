import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import type { BrowserOptions } from '#test/e2e/support/test.ts'

// Journeys in a real browser. The browser is the machine's own: nothing is downloaded.
const BROWSERS = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const executablePath = BROWSERS.find((path) => path && existsSync(path))
if (!executablePath) throw new Error('No browser was found: install Chromium, or name one in CHROMIUM.')

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
  timeout: 30_000,
  expect: { timeout: 8_000 },
  reporter: [[process.env.CI ? 'dot' : 'list']],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  projects: [
    { name: 'js', use: { ...desktop, scripts: 'on' } },
    {
      name: 'nojs',
      grepInvert: NEEDS_SCRIPT,
      testIgnore: TOASTS,
      use: { ...desktop, scripts: 'off', javaScriptEnabled: false },
    },
    {
      name: 'blocked',
      grepInvert: NEEDS_SCRIPT,
      testIgnore: PLAIN_OR_ALIKE,
      use: { ...desktop, scripts: 'blocked' },
    },
    {
      name: 'phone',
      grepInvert: NEEDS_WIDTH,
      testMatch: NARROW,
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
