import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { register } from './support/people.ts'
import { expectNews, humanizeButton, input, openHumanizer, ready } from './support/humanizer.ts'
import { expect, test } from './support/test.ts'
import { ESSAY, NOTE } from './support/texts.ts'

type Upload = { name: string; mimeType: string; buffer: Buffer }

const textFile = (name: string, text: string): Upload => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})

/** Brings a file in: with script it is read at once, without it a button sends it along with the text. */
async function bring(page: Page, scripted: boolean, file: Upload | string) {
  if (!scripted) await page.locator('summary', { hasText: 'Upload File' }).click()
  await page.locator('#file').setInputFiles(file)
  if (scripted) return
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Add to the text' }).click(),
  ])
  // On a busy machine reading takes longer than the answer waits for it.
  const onward = page.getByRole('link', { name: 'Check progress' })
  while (await onward.isVisible()) await Promise.all([page.waitForEvent('load'), onward.click()])
}

test.beforeEach(async ({ context }) => {
  await register(context)
})

test('cleared text comes back by Undo', { tag: '@long' }, async ({ page, scripted }) => {
  await openHumanizer(page, scripted)
  await input(page).fill(ESSAY)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(input(page)).toHaveValue('')
  const undo = scripted
    ? page.getByRole('button', { name: 'Undo' })
    : page.getByRole('status').getByRole('link', { name: 'Undo' })
  await undo.click()
  await expect(input(page)).toHaveValue(ESSAY)
  await expect(undo).toBeHidden()
})

test('Ctrl+Z brings cleared text back for ten seconds, the button for longer', { tag: '@script' }, async ({
  page,
  scripted,
}) => {
  await page.clock.install()
  await openHumanizer(page, scripted)
  await input(page).fill(ESSAY)
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.keyboard.press('Control+z')
  await expect(input(page)).toHaveValue(ESSAY)
  await expect(page.locator('#word-count')).toContainText(/^1\d\d words/)

  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(input(page)).toHaveValue('')
  await page.clock.fastForward(10_001)
  await page.keyboard.press('Control+z')
  await expect(input(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(input(page)).toHaveValue(ESSAY)
})

test('a file is added to what was typed', { tag: '@long' }, async ({ page, scripted }) => {
  await openHumanizer(page, scripted)
  await input(page).fill('Typed before.')
  await bring(page, scripted, textFile('draft.md', '# Größe\n\nFrom the file: 7 items.\n'))
  await expect(page.getByText('File Processed').first()).toBeVisible()
  await expect(input(page)).toHaveValue('Typed before.\n\n# Größe\n\nFrom the file: 7 items.')
  if (scripted) await expect(page.locator('#word-count')).toContainText('9 words')
})

test('a PDF is read into the text', { tag: '@long' }, async ({ page, scripted, browser }) => {
  const paper = await browser.newPage({ javaScriptEnabled: true })
  await paper.setContent('<h1>Rivers</h1><p>They rise in spring, and carry sand to the sea.</p>')
  const buffer = await paper.pdf()
  await paper.close()
  await openHumanizer(page, scripted)
  await input(page).fill('Typed before.')
  await bring(page, scripted, { name: 'rivers.pdf', mimeType: 'application/pdf', buffer })
  await expect(input(page)).toHaveValue(/^Typed before\.\n\n[\s\S]*They rise in spring/)
})

test('reading a file can be cancelled, and the text stays', { tag: '@script' }, async ({
  page,
  scripted,
}) => {
  await openHumanizer(page, scripted)
  await input(page).fill(NOTE)
  // An answer that never comes.
  await page.route('/api/process-file*', () => {})
  await bring(page, scripted, textFile('slow.txt', 'Slow.'))
  await expect(page.getByText('Processing file...')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expectNews(page, 'Canceled')
  await expect(page.getByText('Processing file...')).toBeHidden()
  await expect(input(page)).toHaveValue(NOTE)
})

test('files of another kind and too large ones are refused by name, and the text stays', async ({
  page,
  scripted,
}, info) => {
  const path = info.outputPath('long.txt')
  await writeFile(path, 'x'.repeat(10 * 1024 * 1024 + 1))
  await openHumanizer(page, scripted)
  await input(page).fill(NOTE)
  await bring(page, scripted, { name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('ID3') })
  await expectNews(page, 'Invalid file type')
  await expect(input(page)).toHaveValue(NOTE)
  await bring(page, scripted, path)
  await expectNews(page, 'File too large', 'File size should be less than 10MB.')
  await expect(input(page)).toHaveValue(NOTE)
})

test('dragging a file over the text says where to drop it, and dropping reads it', {
  tag: '@script',
}, async ({ page, scripted }) => {
  await openHumanizer(page, scripted)
  await input(page).fill('Typed before.')
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('/api/process-file*', async (route) => {
    await held
    await route.continue()
  })
  const dataTransfer = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['Dropped: 5 words are here.'], 'drop.txt', { type: 'text/plain' }))
    return transfer
  })
  const pane = page.getByRole('region', { name: 'Your text' })
  const overlay = page.getByText('Drop your file here')
  await pane.dispatchEvent('dragover', { dataTransfer })
  await expect(overlay).toBeVisible()
  await pane.dispatchEvent('dragleave', { dataTransfer })
  await expect(overlay).toBeHidden()
  await pane.dispatchEvent('dragover', { dataTransfer })
  await pane.dispatchEvent('drop', { dataTransfer })
  await expect(page.getByText('Processing file...')).toBeVisible()
  go()
  await expectNews(page, 'File Processed')
  await expect(overlay).toBeHidden()
  await expect(input(page)).toHaveValue('Typed before.\n\nDropped: 5 words are here.')
})

test('what is typed before the scripts arrive is kept and counted', { tag: '@script' }, async ({
  page,
  scripted,
}) => {
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('/assets/*.js*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/humanizer', { waitUntil: 'commit' })
  await input(page).fill(NOTE)
  await page.getByRole('radio', { name: 'Standard' }).check()
  go()
  await ready(page, scripted)
  await expect(input(page)).toHaveValue(NOTE)
  await expect(page.locator('#word-count')).toContainText(/^17 words/)
  await expect(page.getByRole('radio', { name: 'Standard', includeHidden: true })).toBeChecked()
  await expect(humanizeButton(page)).toBeEnabled()
})
