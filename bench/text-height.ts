/**
 * How much of the window's height is text on the humanizer's page once a rewrite is there, in two usual windows.
 *
 *     node bench/text-height.ts
 */
import { chromium } from '@playwright/test'
import { browserPath } from '#test/browser.ts'
import { report } from './support/figures.ts'
import { startProduct } from './support/product.ts'

const TEXT =
  'Moreover, numerous people utilize the library in order to study. In 2019, Dr. Hanna Weiss counted 412 visitors.'

const executablePath = browserPath()
const product = await startProduct()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
try {
  for (const [width, height] of [
    [1280, 800],
    [1366, 650],
  ] as const) {
    const context = await browser.newContext({ baseURL: product.address, viewport: { width, height } })
    const data = { firstName: 'Mira', lastName: 'Holm', email: `${crypto.randomUUID()}@example.org` }
    await context.request.post('/api/register', { data: { ...data, password: 'seven quiet lanterns' } })
    await context.request.post('/api/humanize', { data: { text: TEXT, tone: 'formal' } })
    const [entry] = (await (await context.request.get('/api/humanizer/history')).json()) as { id: number }[]
    const page = await context.newPage()
    await page.goto(`/humanizer?h=${entry?.id}`)
    for (const [name, id] of [
      ['your text', 'text'],
      ['the rewrite', 'output'],
    ]) {
      const box = await page.locator(`#${id}`).boundingBox()
      const share = ((box?.height ?? 0) / height) * 100
      report(`${width} × ${height}, ${name}`, `${share.toFixed(1)} %`, { text: '≥ 60 %', kept: share >= 60 })
    }
    await context.close()
  }
} finally {
  await browser.close()
  await product.stop()
}
