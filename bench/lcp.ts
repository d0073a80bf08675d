/**
 * When the largest thing of the sign-in page is painted, on a slow phone (150 ms away, 1.6 Mbit/s down, 0.75 up, processor
 * a quarter as fast), against the same files from a server that does nothing but send them; and how much the page moves.
 *
 *     node bench/lcp.ts [--runs N] [--path PATH]
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { median, ms, report } from './support/figures.ts'
import { startProduct } from './support/product.ts'
import { visitSlowly } from './support/slow-phone.ts'
import { serveCopy } from './support/static-files.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, path: { type: 'string', default: '/auth' } },
})

const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))
const product = await startProduct()
const copy = await serveCopy(product.address, values.path)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
try {
  const figures = { product: [] as number[], copy: [] as number[], moved: [] as number[] }
  await visitSlowly(browser, copy.address + values.path)
  for (let run = 0; run < Number(values.runs); run++) {
    const { lcp, cls } = await visitSlowly(browser, product.address + values.path)
    figures.product.push(lcp)
    figures.moved.push(cls)
    figures.copy.push((await visitSlowly(browser, copy.address + values.path)).lcp)
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
