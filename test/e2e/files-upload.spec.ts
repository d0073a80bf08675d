import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  bringIn,
  chooseEarly,
  fileRow,
  openFiles,
  openUpload,
  protectedPdf,
  scannedPdf,
  textFile,
} from './support/files.ts'
import { expectNews } from './support/humanizer.ts'
import { register } from './support/people.ts'
import { expect, test } from './support/test.ts'

const MB = 1024 * 1024

test.beforeEach(async ({ context }) => {
  await register(context)
})

test('a file is brought in, read and shown', async ({ page, scripted }) => {
  await openFiles(page, scripted)
  await bringIn(page, scripted, textFile('report.md', '# Rivers\n\nThey rise in spring.\n'))
  await expectNews(page, 'File Uploaded', 'report.md has been successfully uploaded.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const row = fileRow(page, 'report.md')
  // On a busy machine it is read after the page has come.
  await expect(async () => {
    if (!scripted) await page.reload()
    await expect(row).toContainText(/Text on the one section/, { timeout: 2_000 })
  }).toPass()
  await expect(row.getByRole('link', { name: 'Ask report.md' })).toBeVisible()
  await expect(row.getByRole('link', { name: 'Study report.md' })).toBeVisible()
  await expect(row).toContainText('Small')
  await row.getByRole('link', { name: 'report.md', exact: true }).click()
  await expect(page.getByText('They rise in spring.')).toBeVisible()
})

test('a file that is there already is told', { tag: '@long' }, async ({ page, scripted }) => {
  await openFiles(page, scripted)
  await bringIn(page, scripted, textFile('once.txt', 'The very same.'))
  await expectNews(page, 'File Uploaded')
  await openFiles(page, scripted)
  await bringIn(page, scripted, textFile('once again.txt', 'The very same.'))
  await expectNews(page, 'Already in your files', 'once.txt')
  await expect(page.locator('[data-file]')).toHaveCount(1)
})

test(
  'files that cannot be taken are refused by name, and nothing of them stays',
  { tag: '@long' },
  async ({ page, problems, scripted }, info) => {
    if (scripted) problems.expect(/^415 POST \/api\/upload-document$/)
    else problems.expect(/^41[35] POST \/my-files\/upload$/)
    const large = info.outputPath('large.txt')
    await writeFile(large, 'x'.repeat(20 * MB + 1))
    const refused = [
      { file: textFile('setup.exe', 'MZ'), why: 'File type not supported.' },
      { file: large, why: 'File too large. Files must be ≤ 20 MB.' },
    ]
    for (const { file, why } of refused) {
      await openFiles(page, scripted)
      await bringIn(page, scripted, file)
      if (scripted) await expectNews(page, 'Upload Failed', why)
      const told = page.getByRole('dialog').locator(scripted ? '.upload-line' : '[data-error-summary]')
      await expect(told).toContainText(why)
    }
    await openFiles(page, scripted)
    await expect(page.getByText('No files found. Upload a document to get started.')).toBeVisible()
    await expect(page.getByText('0 B of 100.0 MB used')).toBeVisible()
  },
)

test('a file with a password is refused with the cause', { tag: '@long' }, async ({
  page,
  problems,
  scripted,
}) => {
  problems.allow(/^422 POST \/api\/upload-document$/)
  await openFiles(page, scripted)
  await bringIn(page, scripted, protectedPdf())
  // What is not read within a few seconds is told in the list.
  await expect(async () => {
    const why = page.getByText('This PDF is password-protected.').first()
    if (!scripted && !(await why.isVisible())) await page.goto('/my-files')
    await expect(why).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await openFiles(page, scripted)
  await expect(page.getByText('0 B of 100.0 MB used')).toBeVisible()
})

test('a file chosen before the script arrives is brought in when it comes', { tag: '@script' }, async ({
  page,
}) => {
  const address = '/my-files/upload'
  await chooseEarly(page, { script: 'framework', address, field: '#file', file: textFile('early.txt') })
  await expectNews(page, 'File Uploaded', 'early.txt has been successfully uploaded.')
  await expect(fileRow(page, 'early.txt')).toBeVisible()
})

test('several files have a line each; what failed stays to be read', { tag: '@script' }, async ({
  page,
  problems,
  scripted,
}) => {
  problems.expect(/^415 POST \/api\/upload-document$/)
  await openFiles(page, scripted)
  const dialog = await openUpload(page)
  await dialog
    .locator('#file')
    .setInputFiles([textFile('a.txt'), textFile('b.txt'), textFile('song.mp3'), textFile('c.txt')])
  const toast = page.locator('.toast')
  await expect(toast).toContainText('Upload Failed')
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(dialog.locator('.upload-line')).toHaveCount(4)
  await expect(dialog.locator('.upload-line', { hasText: 'song.mp3' })).toContainText(
    'File type not supported.',
  )
  await expect(dialog.locator('.upload-line', { hasText: 'Uploaded' })).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('[data-file]')).toHaveCount(3)
  const tray = page.locator('.upload-lines')
  await tray.getByRole('button', { name: 'Dismiss song.mp3' }).click()
  await expect(tray.getByText('song.mp3')).toHaveCount(0)

  const again = await openUpload(page)
  await again.locator('#file').setInputFiles([textFile('d.txt'), textFile('e.txt')])
  await expect(toast).toContainText('2 files have been successfully uploaded.')
  await expect(again).toHaveCount(0)
  await expect(page.locator('[data-file]')).toHaveCount(5)
})

/** What a hand that drags files over the page carries. */
function files(page: Page, names: string[]) {
  return page.evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const name of all) transfer.items.add(new File([`Dropped: ${name}`], name, { type: 'text/plain' }))
    return transfer
  }, names)
}

test('files are dropped anywhere on the page', { tag: '@script' }, async ({ page, scripted }) => {
  await openFiles(page, scripted)
  const dataTransfer = await files(page, ['one.txt', 'two.txt'])
  const cover = page.getByText('Drop your files here', { exact: true })
  await expect(cover).toBeHidden()
  await page.locator('h1').dispatchEvent('dragover', { dataTransfer })
  await expect(cover).toBeVisible()
  await page.locator('h1').dispatchEvent('dragleave', { dataTransfer })
  await expect(cover).toBeHidden()
  await page.locator('h1').dispatchEvent('drop', { dataTransfer })
  await expectNews(page, 'File Uploaded', '2 files have been successfully uploaded.')
  await expect(page.locator('[data-file]')).toHaveCount(2)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an upload can be cancelled, and one that was lost tried again', { tag: '@script' }, async ({
  page,
  scripted,
  problems,
}) => {
  problems.expect(/^net::ERR_FAILED POST \/api\/upload-document$/)
  await openFiles(page, scripted)
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('/api/upload-document', async (route) => {
    await held
    await route.abort('failed')
  })
  const dialog = await openUpload(page)
  await dialog.locator('#file').setInputFiles([textFile('a.txt'), textFile('b.txt'), textFile('c.txt')])
  await dialog.getByRole('button', { name: 'Cancel c.txt' }).click()
  await expect(dialog.locator('.upload-line', { hasText: 'c.txt' })).toContainText('Canceled')
  await dialog.getByRole('button', { name: 'Cancel b.txt' }).click()
  await expect(dialog.locator('.upload-line', { hasText: 'b.txt' })).toContainText('Canceled')
  go()
  const line = dialog.locator('.upload-line', { hasText: 'a.txt' })
  await expect(line).toContainText('There was an error uploading your file.')
  await page.unroute('/api/upload-document')
  await line.getByRole('button', { name: 'Try again a.txt' }).click()
  await expectNews(page, 'File Uploaded', 'a.txt has been successfully uploaded.')
  await expect(page.locator('[data-file]')).toHaveCount(1)
})

test('a long reading is followed, cancelled and begun again', { tag: '@long' }, async ({
  page,
  context,
  scripted,
}) => {
  await openFiles(page, scripted)
  await bringIn(page, scripted, await scannedPdf(page, 'minutes.pdf', 20))
  const row = fileRow(page, 'minutes.pdf')
  await expect(row).toContainText(/Waiting|Reading/)
  // The process that reads lets everything else on the machine go first.
  if (scripted) await expect(row).toContainText(/Reading page \d+ of 20/, { timeout: 180_000 })
  else await row.getByRole('link', { name: 'Check progress of minutes.pdf' }).click()
  await row.getByRole('button', { name: 'Cancel minutes.pdf' }).click()
  await expectNews(page, 'Reading Canceled')
  await expect(async () => {
    if (!scripted) await page.goto('/my-files')
    await expect(row.getByRole('button', { name: 'Try again minutes.pdf' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await row.getByRole('button', { name: 'Try again minutes.pdf' }).click()
  await expectNews(page, 'Reading Again')
  await expect(row).toContainText(/Waiting|Reading/)
  // Others want to have their files read, too.
  await context.request.delete(`/api/documents/${await row.getAttribute('data-file')}`)
})
