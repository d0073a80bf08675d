/**
 * When the largest thing of the sign-in page is painted, on a slow phone (150 ms away, 1.6 Mbit/s down, 0.75 up, processor
 * a quarter as fast), against the same files from a server that does nothing but send them; and how much the page moves.
 *
 *     node bench/lcp.ts [--runs N] [--path PATH]
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { median, ms, report } from './support/figures.ts'
import { startProduct } from './support/product.ts'
import { serveCopy } from './support/static-files.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, path: { type: 'string', default: '/auth' } },
})

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

async function visit(browser: Browser, url: string): Promise<{ lcp: number; cls: number }> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
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

const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))
const product = await startProduct()
const copy = await serveCopy(product.address, values.path)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
try {
  const figures = { product: [] as number[], copy: [] as number[], moved: [] as number[] }
  await visit(browser, copy.address + values.path)
  for (let run = 0; run < Number(values.runs); run++) {
    const { lcp, cls } = await visit(browser, product.address + values.path)
    figures.product.push(lcp)
    figures.moved.push(cls)
    figures.copy.push((await visit(browser, copy.address + values.path)).lcp)
  }
  const ratio = median(figures.product) / median(figures.copy)
  report(`LCP of ${values.path}, product, median`, ms(median(figures.product)))
  report('LCP of the same files, static, median', ms(median(figures.copy)))
  report('  ratio', ratio.toFixed(2), { text: '≤ 1.3', kept: ratio <= 1.3 })
  report('largest layout shift (CLS)', Math.max(...figures.moved).toFixed(3))
} finally {
  await browser.close()
  copy.stop()
  await product.stop()
}
