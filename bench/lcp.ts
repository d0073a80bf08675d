/**
 * When the largest thing of a page is painted (LCP), on a slow phone (150 ms away, 1.6 Mbit/s down, 0.75 up, processor a
 * quarter as fast), and how much the page moves (CLS): documents for visitors against the same files from a server that does
 * nothing but send them, pages of the app against the same page in its light version, which has no script.
 *
 *     node bench/lcp.ts [--runs N] [--path PATH]
 */
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browserPath } from '#test/browser.ts'
import { LIGHT_COOKIE } from '#app/http/preferences.server.ts'
import { median, ms, report } from './support/figures.ts'
import { startProduct } from './support/product.ts'
import { visitSlowly } from './support/slow-phone.ts'
import { serveCopy } from './support/static-files.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, path: { type: 'string' } },
})
/** How much later than what it is held against a page may be. */
const LIMITS = { document: 1.1, app: 1.25 }
/** How much a page may move while it loads and comes to life. */
const STILL = 0.01
const DOCUMENTS = ['/', '/auth', '/subscription']
const APP = ['/dashboard', '/humanizer', '/chat-pdf', '/study-buddy', '/my-files', '/account']

const executablePath = browserPath()
const product = await startProduct({ people: { number: 1, plan: 'ninja' } })
const [cookie = ''] = product.cookies
const member = { [cookie.slice(0, cookie.indexOf('='))]: cookie.slice(cookie.indexOf('=') + 1) }
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })

type Visit = () => Promise<{ lcp: number; cls: number }>

/** Visits a page and what it is held against in turns, so that a change of the machine's speed meets both. */
async function compare(path: string, kind: keyof typeof LIMITS, page: Visit, other: Visit) {
  const figures = { page: [] as number[], other: [] as number[], moved: [] as number[] }
  await page()
  for (let run = 0; run < Number(values.runs); run++) {
    const { lcp, cls } = await page()
    figures.page.push(lcp)
    figures.moved.push(cls)
    figures.other.push((await other()).lcp)
  }
  const ratio = median(figures.page) / median(figures.other)
  const limit = LIMITS[kind]
  const against = kind === 'document' ? 'the same files, static' : 'without script'
  report(`${path}: LCP`, ms(median(figures.page)))
  report(`  ${against}`, ms(median(figures.other)))
  report('  ratio', ratio.toFixed(2), { text: `≤ ${limit}`, kept: ratio <= limit })
  const moved = Math.max(...figures.moved)
  report('  layout shift (CLS), the most', moved.toFixed(3), { text: `≤ ${STILL}`, kept: moved <= STILL })
}

const wanted = (path: string) => values.path === undefined || values.path === path
try {
  for (const path of DOCUMENTS.filter(wanted)) {
    const copy = await serveCopy(product.address, path)
    const visit = (address: string) => () => visitSlowly(browser, address + path)
    await compare(path, 'document', visit(product.address), visit(copy.address))
    copy.stop()
  }
  for (const path of APP.filter(wanted)) {
    const visit = (cookies: Record<string, string>) => () =>
      visitSlowly(browser, product.address + path, { ...member, ...cookies })
    await compare(path, 'app', visit({}), visit({ [LIGHT_COOKIE]: 'on' }))
  }
} finally {
  await browser.close()
  await product.stop()
}
