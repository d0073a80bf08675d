import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

export type Upload = { name: string; mimeType: string; buffer: Buffer }

export const textFile = (name: string, text = `The text of ${name}.`): Upload => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})

/** Puts texts into the library without a page, the first as the oldest. */
export async function keepFiles(context: BrowserContext, names: string[]): Promise<string[]> {
  const ids: string[] = []
  for (const fileName of names) {
    const answer = await context.request.post('/api/documents', {
      data: { fileName, content: `The text of ${fileName}.` },
    })
    expect(answer.status(), await answer.text()).toBe(201)
    ids.push(((await answer.json()) as { id: string }).id)
  }
  return ids
}

/** Opens My Files and waits until it is hydrated, where there is script: the search is then the router's. */
export async function openFiles(page: Page, scripted: boolean, query = '') {
  await page.goto(`/my-files${query}`)
  await expect(page.getByRole('heading', { name: 'My Files', level: 1 })).toBeVisible()
  if (scripted) await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeAttached()
}

/** Opens the dialog that brings files in. */
export async function openUpload(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Upload File' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload File' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Brings a file in by the dialog: with script it is sent as soon as it is picked, without it by a button. */
export async function bringIn(page: Page, scripted: boolean, file: Upload | string) {
  const dialog = await openUpload(page)
  if (scripted) await expect(dialog.getByRole('button', { name: 'Select File' })).toBeVisible()
  await dialog.locator('#file').setInputFiles(file)
  if (!scripted) await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
}

/** The line of a file in the list. */
export const fileRow = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: `Select ${name}`, exact: true }) })

/** The names in the list, in its order. */
export const fileNames = (page: Page): Promise<string[]> => page.locator('.file-title').allInnerTexts()

/** Opens the menu of a file. */
export async function openMenu(page: Page, name: string): Promise<Locator> {
  const row = fileRow(page, name)
  await row.locator('summary', { hasText: `Actions for ${name}` }).click()
  return row
}

/** A PDF of one page per content stream; `extra` is added to its trailer. */
function pdfOf(objects: Buffer[], extra = ''): Buffer {
  const parts = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  let at = 9
  objects.forEach((object, index) => {
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    offsets.push(at)
    parts.push(whole)
    at += whole.length
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${extra} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

const stream = (dictionary: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])

/** A PDF of one page that cannot be opened without a password. */
export function protectedPdf(): Upload {
  const key = 'ab'.repeat(32)
  const buffer = pdfOf(
    [
      Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
      Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
      Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R >>'),
      stream('', Buffer.from('not to be read')),
      Buffer.from(`<< /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >>`),
    ],
    `/Encrypt 5 0 R /ID [<${'01'.repeat(16)}> <${'01'.repeat(16)}>]`,
  )
  return { name: 'secret.pdf', mimeType: 'application/pdf', buffer }
}

/** A PDF whose pages are pictures of text, as a scanner makes them; they all say the same. */
export async function scannedPdf(page: Page, name: string, pages: number): Promise<Upload> {
  const paper = await page
    .context()
    .browser()!
    .newPage({ viewport: { width: 1240, height: 1754 } })
  const kids = Array.from({ length: pages }, (_, index) => 3 + index * 3)
  const objects = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${pages} >>`),
  ]
  const lines = Array.from({ length: 40 }, (_, line) => `Line ${line + 1}: the river rises.`)
  await paper.setContent(`<body style="font: 30px serif; margin: 90px">${lines.join('<br>')}</body>`)
  const jpeg = await paper.screenshot({ type: 'jpeg', quality: 80 })
  for (const kid of kids) {
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${kid + 1} 0 R /Resources << /XObject << /P ${kid + 2} 0 R >> >> >>`,
      ),
      stream('', Buffer.from('595 0 0 842 0 0 cm /P Do')),
      stream(
        '/Type /XObject /Subtype /Image /Width 1240 /Height 1754 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
        jpeg,
      ),
    )
  }
  await paper.close()
  return { name, mimeType: 'application/pdf', buffer: pdfOf(objects) }
}

/**
 * Opens `address` and chooses `file` in `field` before the scripts of the page arrive, as on a slow line; then they do.
 * `script` are those: all, or of a document the one of that name.
 */
export async function chooseEarly(
  page: Page,
  { script, address, field, file }: { script: string; address: string; field: string; file: Upload },
) {
  const { promise: held, resolve: go } = Promise.withResolvers<void>()
  await page.route(`/assets/${script}-*.js`, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(field).setInputFiles(file)
  go()
}
