/**
 * The start page as a slow phone gets it (150 ms away, 1.6 Mbit/s down, 0.75 up, processor a quarter as fast): when its
 * largest thing is painted, how much it moves, what it weighs, and what axe finds wrong with it, light and dark, in forced
 * colours and at 320 px. Ends with 1 when it carries too much script, moves, or has a barrier; times only inform.
 *
 *     node bench/landing.ts [--runs N]
 */
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { browserPath } from '#test/browser.ts'
import { median, ms, report } from './support/figures.ts'
import { startProduct } from './support/product.ts'
import { visitSlowly } from './support/slow-phone.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })

const LCP = 1_800
const SCRIPT = 10_000

const KINDS: [name: string, options: BrowserContextOptions][] = [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['forced colours', { forcedColors: 'active' }],
  ['320 px', { viewport: { width: 320, height: 640 } }],
]

function judge(name: string, value: string, target: { text: string; kept: boolean }) {
  report(name, value, target)
  if (!target.kept) process.exitCode = 1
}

async function barriers(browser: Browser, url: string, options: BrowserContextOptions): Promise<string[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  await page.goto(url)
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await axe
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  await context.close()
  return violations.map(({ id, nodes }) => `${id} (${nodes.length})`)
}

/** The script files that the page asks for, and their compressed bytes together. */
async function scriptsOf(address: string): Promise<{ files: string[]; bytes: number }> {
  const html = await (await fetch(address)).text()
  const files = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, file = '']) => file)
  let bytes = 0
  for (const file of files) {
    bytes += brotliCompressSync(Buffer.from(await (await fetch(address + file)).arrayBuffer())).length
  }
  return { files, bytes }
}

const executablePath = browserPath()
const product = await startProduct()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
try {
  await visitSlowly(browser, product.address)
  const visits: { lcp: number; cls: number }[] = []
  for (let run = 0; run < Number(values.runs); run++) visits.push(await visitSlowly(browser, product.address))
  const lcp = median(visits.map((visit) => visit.lcp))
  report('LCP of /, median', ms(lcp), { text: `≤ ${LCP} ms`, kept: lcp <= LCP })
  const cls = Math.max(...visits.map((visit) => visit.cls))
  judge('largest layout shift (CLS)', cls.toFixed(3), { text: '0', kept: cls === 0 })
  const { files, bytes } = await scriptsOf(product.address)
  judge('script, brotli', `${bytes} bytes`, { text: `≤ ${SCRIPT}`, kept: bytes <= SCRIPT })
  const own = files.every((file) => /^\/assets\/enhance-[\w-]{8}\.js/.test(file))
  judge('scripts of the framework', own ? 'none' : files.join(' '), { text: 'none', kept: own })
  for (const [name, options] of KINDS) {
    const found = await barriers(browser, product.address, options)
    judge(`axe, ${name}`, found.join(', ') || 'nothing', { text: 'nothing', kept: found.length === 0 })
  }
} finally {
  await browser.close()
  await product.stop()
}
