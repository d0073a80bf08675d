import type { Browser } from '@playwright/test'

/** Lighthouse's slow 4G; throughput in bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const SLOWER_CPU = 4

/** Runs in the page before anything else: keeps what the browser reports. */
function observe() {
  const seen = { lcp: 0, cls: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.cls += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

/**
 * Opens `url` for the first time on a slow phone: 150 ms away, 1.6 Mbit/s down, 0.75 up, processor a quarter as fast.
 * `cookies` are what they come with. Answers when the largest thing was painted (LCP, milliseconds) and how much the page moved (CLS).
 */
export async function visitSlowly(
  browser: Browser,
  url: string,
  cookies: Record<string, string> = {},
): Promise<{ lcp: number; cls: number }> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })))
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load' })
  // A late font or script may still paint something larger, or move what is there.
  await page.waitForTimeout(1_500)
  const seen = await page.evaluate(() => (window as unknown as { seen: { lcp: number; cls: number } }).seen)
  await context.close()
  return seen
}
