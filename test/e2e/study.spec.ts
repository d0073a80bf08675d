import { expect, test } from './support/test.ts'
import { made, openStudy, student } from './support/study.ts'

test('a document is studied to the end', async ({ page, context, scripted }) => {
  await student(context)
  await openStudy(page, scripted, '?file=curie.md')
  await expect(page.getByRole('heading', { name: 'No quiz questions yet' })).toBeVisible()
  await page.getByLabel('Questions').fill('4')
  await page.getByRole('button', { name: 'Generate Quiz' }).click()
  await made(page, scripted, page.getByText('Question 1 of 4', { exact: true }))

  // One question after the other: with the keys where there is script, by buttons and links otherwise.
  for (const number of [1, 2, 3, 4]) {
    await expect(page.getByText(`Question ${number} of 4`, { exact: true })).toBeVisible()
    const options = page.locator('[data-option]')
    const field = page.locator('input[name=answer]')
    const on = page.getByRole('link', { name: number < 4 ? 'Next question' : 'See the result' })
    await expect(options.first().or(field)).toBeVisible()
    if (await field.isVisible()) {
      if (scripted) await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled()
      await field.fill('certainly not this')
      await page.getByRole('button', { name: 'Submit' }).click()
    } else if (scripted) {
      await page.keyboard.press('b')
      await expect(options.nth(1)).toBeFocused()
      await page.keyboard.press('Enter')
    } else await options.nth(1).click()
    await expect(page.getByText(/Correct!|Incorrect\. The correct answer is "/).first()).toBeVisible()
    if (number === 2) {
      await page.reload()
      await expect(page.getByText('2 of 4 answered')).toBeVisible()
      await expect(page.getByText('Question 2 of 4', { exact: true })).toBeVisible()
    }
    if (scripted && number !== 2) {
      await expect(on).toBeFocused()
      await page.keyboard.press('Enter')
    } else await on.click()
  }
  await expect(page.getByRole('heading', { name: /^Quiz finished/ })).toBeVisible()
  await page
    .getByRole('link', { name: /^Page \d/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').locator('mark')).toBeVisible()
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { name: 'What you missed' })).toBeVisible()

  // Cards that were missed come up until they are known; a review can be taken back.
  await page.getByRole('link', { name: /^Flashcards \(\d due\)/ }).click()
  const due = page.getByText(/\d due today/)
  const before = await due.innerText()
  if (scripted) {
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: /^Easy/ })).toBeVisible()
    await page.keyboard.press('4')
    await expect(due).not.toHaveText(before)
    await expect(page.getByText('The last one comes back in')).toBeVisible()
    await page.keyboard.press('u')
  } else {
    await page.getByText('Show the answer').click()
    await page.getByRole('button', { name: /^Easy/ }).click()
    await expect(due).not.toHaveText(before)
    await page.getByRole('button', { name: 'Undo the last review' }).click()
  }
  await expect(due).toHaveText(before)

  await page.getByRole('link', { name: 'Study Notes' }).click()
  await page.getByRole('button', { name: 'Extract Key Points' }).click()
  const notes = page.locator('[data-notes] li')
  await made(page, scripted, notes.first())
  await page.getByRole('link', { name: 'Edit the notes' }).click()
  const field = page.getByLabel('Key points, one a line')
  await field.fill('One point of mine\nAnother one')
  if (scripted) {
    // What was typed is there again after a slip of the finger.
    await page.keyboard.press('Escape')
    await expect(field).toHaveCount(0)
    await page.getByRole('link', { name: 'Edit the notes' }).click()
    await expect(field).toHaveValue('One point of mine\nAnother one')
  }
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(notes).toHaveText(['One point of mine', 'Another one'])

  if (!scripted) return
  await page.getByRole('link', { name: 'Documents', exact: true }).click()
  const palette = page.getByRole('dialog', { name: 'Documents' })
  const search = palette.getByRole('searchbox', { name: 'Search documents' })
  await expect(search).toBeFocused()
  await search.fill('zebra')
  await expect(palette.getByText('No documents found.')).toBeVisible()
  await search.fill('CURIE')
  await search.press('ArrowDown')
  await expect(palette.getByRole('link', { name: 'curie.md' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await search.press('Enter')
  await expect(palette).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'curie.md' })).toBeVisible()
})
