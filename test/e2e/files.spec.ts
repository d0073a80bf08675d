import { fileNames, fileRow, keepFiles, openFiles, openMenu } from './support/files.ts'
import { expectNews } from './support/humanizer.ts'
import { register } from './support/people.ts'
import { expect, test } from './support/test.ts'

test('visitors come to the list by signing in', { tag: '@long' }, async ({ page }) => {
  await page.goto('/my-files?tab=study')
  await expect(page).toHaveURL('/auth?next=%2Fmy-files%3Ftab%3Dstudy')
})

test.describe('a library with files', () => {
  let ids: string[] = []
  test.beforeEach(async ({ context }) => {
    await register(context)
    ids = await keepFiles(context, ['banana.txt', 'Apple.md', 'cherry.txt'])
  })

  test('is searched, filtered and sorted', { tag: '@phone' }, async ({ page, scripted }) => {
    await openFiles(page, scripted)
    expect(await fileNames(page)).toEqual(['cherry.txt', 'Apple.md', 'banana.txt'])
    const search = page.getByRole('searchbox', { name: 'Search files' })
    await search.fill('AN')
    if (!scripted) await search.press('Enter')
    await expect(page.getByText('1 file with “AN” in the name')).toBeVisible()
    expect(await fileNames(page)).toEqual(['banana.txt'])
    if (scripted) await expect(search).toBeFocused()
    await search.fill('nothing like it')
    if (!scripted) await search.press('Enter')
    await expect(page.getByText('No files found. Upload a document to get started.')).toBeVisible()
    await page.getByRole('link', { name: 'Show all files' }).click()
    await expect(page.locator('.file-title')).toHaveCount(3)
    await expect(search).toHaveValue('')

    await page.getByRole('link', { name: 'File Name' }).click()
    await expect(page.getByRole('columnheader', { name: 'File Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(page.locator('.file-title')).toHaveText(['Apple.md', 'banana.txt', 'cherry.txt'])
    await expect(page).toHaveURL('/my-files?sort=name')
    await page.locator('.tabs').getByRole('link', { name: 'Study Buddy' }).click()
    await expect(page.getByText('No files found. Upload a document to get started.')).toBeVisible()
    await page.getByRole('link', { name: 'ChatPDF' }).click()
    await expect(page.locator('.file-title')).toHaveText(['Apple.md', 'banana.txt', 'cherry.txt'])
    await page.goBack()
    await expect(page.getByText('No files found. Upload a document to get started.')).toBeVisible()
    await expect(page).toHaveURL('/my-files?tab=study&sort=name')

    await page.goto('/my-files?sort=name')
    const filter = page.locator('summary', { hasText: 'Filter' })
    await filter.focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Kind').selectOption('Picture')
    await page.getByRole('button', { name: 'Apply' }).press('Enter')
    await expect(page.getByText('Only these are listed: Picture.')).toBeVisible()
    if (scripted) await expect(page).toHaveURL('/my-files?sort=name&kind=picture')
    await page.getByRole('link', { name: 'Remove the filter Picture' }).click()
    await expect(page.locator('.file-title')).toHaveCount(3)
    await expect(page).toHaveURL('/my-files?sort=name')

    await page.getByRole('checkbox', { name: 'Select Apple.md' }).check()
    await page.getByRole('checkbox', { name: 'Select cherry.txt' }).check()
    await page.getByRole('button', { name: 'Collections of the selected files' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Collections of 2 files' })
    await dialog.getByRole('textbox', { name: 'New collection' }).fill('Fruit')
    await page.keyboard.press('Enter')
    await expectNews(page, 'Collections Changed', '2 files are where you wanted.')
    await expect(dialog).toBeHidden()
    await fileRow(page, 'Apple.md').getByRole('link', { name: 'Fruit' }).click()
    await expect(page.locator('.file-title')).toHaveText(['Apple.md', 'cherry.txt'])
  })

  test('puts a file into a feature from its menu', { tag: '@long' }, async ({ page, scripted }) => {
    await openFiles(page, scripted)
    const row = await openMenu(page, 'Apple.md')
    await expect(row.getByRole('button', { name: 'Add to ChatPDF' })).toHaveCount(0)
    await row.getByRole('button', { name: 'Add to Study Buddy' }).click()
    await expectNews(page, 'Feature Added', 'File is now available in the selected feature.')
    await expect(row.getByRole('link', { name: 'Study Apple.md' })).toBeVisible()
    await openMenu(page, 'Apple.md')
    await expect(row.getByRole('link', { name: 'Delete File' })).toBeVisible()
    await expect(row.getByRole('button', { name: 'Add to Study Buddy' })).toHaveCount(0)
  })

  test('serves a file as it came', { tag: '@long' }, async ({ page, scripted }) => {
    await openFiles(page, scripted)
    const row = await openMenu(page, 'banana.txt')
    const download = page.waitForEvent('download')
    await row.getByRole('link', { name: 'Open File' }).click()
    expect((await download).suggestedFilename()).toBe('banana.txt')
  })

  test('shows what was read of a file', { tag: '@long' }, async ({ page, scripted }) => {
    await openFiles(page, scripted, '?sort=name')
    await page.getByRole('link', { name: 'banana.txt' }).click()
    await expect(page).toHaveTitle(/^banana\.txt/)
    await expect(page.getByText('The text of banana.txt.')).toBeVisible()
    await expect(page.getByText(/^Text on the one section/)).toBeVisible()
    await page.getByRole('link', { name: 'Back to My Files' }).click()
    await expect(page).toHaveURL('/my-files?sort=name')
  })

  test('deletes a file after a question', async ({ page, scripted }) => {
    await openFiles(page, scripted)
    const row = await openMenu(page, 'banana.txt')
    await row.getByRole('link', { name: 'Delete File' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete File' })
    await expect(dialog).toContainText('This permanently removes banana.txt from all features.')
    await expect(page).toHaveURL(`/my-files/delete?id=${ids[0]}`)
    await dialog.getByRole('link', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/my-files')
    await page.goto(`/my-files/delete?id=${ids[0]}`)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expectNews(page, 'File Deleted', 'banana.txt has been deleted')
    await expect(dialog).toBeHidden()
    await expect(page.locator('.file-title')).toHaveText(['cherry.txt', 'Apple.md'])
  })

  test('deletes several, and tells what was gone already', { tag: '@long' }, async ({
    page,
    context,
    scripted,
  }) => {
    await openFiles(page, scripted)
    const button = page.getByRole('button', { name: /^Delete Selected/ })
    await expect(button).toBeHidden()
    if (scripted) await page.getByRole('checkbox', { name: 'Select all' }).check()
    else await page.getByRole('button', { name: 'Select all' }).click()
    await expect(button).toHaveText('Delete Selected (3)')
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Delete Multiple Files' })
    await expect(dialog).toContainText('not in use in Study Buddy sessions or ChatPDF conversations')
    await expect(dialog.getByRole('listitem')).toHaveText(['cherry.txt', 'Apple.md', 'banana.txt'])
    await context.request.delete(`/api/documents/${ids[1]}`)
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expectNews(page, '2 files deleted, 1 could not be deleted')
    await expect(page.getByText('No files found. Upload a document to get started.')).toBeVisible()
  })

  test('counts what is ticked', { tag: '@script' }, async ({ page, scripted }) => {
    await openFiles(page, scripted)
    const all = page.getByRole('checkbox', { name: 'Select all' })
    const button = page.getByRole('button', { name: /^Delete Selected/ })
    await page.getByRole('checkbox', { name: 'Select Apple.md' }).check()
    await expect(button).toHaveText('Delete Selected (1)')
    expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true)
    await page.getByRole('checkbox', { name: 'Select banana.txt' }).check()
    await page.getByRole('checkbox', { name: 'Select cherry.txt' }).check()
    await expect(all).toBeChecked()
    await all.uncheck()
    await expect(button).toBeHidden()
  })

  test('opens dialogs in place: Escape and Back close them, focus returns', { tag: '@script' }, async ({
    page,
    scripted,
  }) => {
    await openFiles(page, scripted)
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
    await page.getByRole('checkbox', { name: 'Select Apple.md' }).check()
    const summary = fileRow(page, 'Apple.md').locator('summary')
    await summary.focus()
    await page.keyboard.press('Enter')
    await fileRow(page, 'Apple.md').getByRole('link', { name: 'Delete File' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Delete File' })
    await expect(dialog.getByRole('heading')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(summary).toBeFocused()
    await expect(page).toHaveURL('/my-files')
    const upload = page.getByRole('link', { name: 'Upload File' })
    await upload.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Upload File' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(upload).toBeFocused()
    await page.goForward()
    await expect(page.getByRole('dialog', { name: 'Upload File' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: 'Select Apple.md' })).toBeChecked()
    expect(await page.evaluate(() => (globalThis as { sameDocument?: boolean }).sameDocument)).toBe(true)
  })
})
