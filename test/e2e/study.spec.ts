import { made, openStudy, student } from './support/study.ts'
import { expect, test } from './support/test.ts'

test('a document becomes a quiz, and what was missed comes back', { tag: '@plain' }, async ({
  page,
  context,
  scripted,
}) => {
  await student(context)
  await openStudy(page, scripted, '?file=curie.md')
  await expect(page.getByRole('heading', { name: 'No quiz questions yet' })).toBeVisible()
  await page.getByLabel('Questions').fill('4')
  await page.getByRole('button', { name: 'Generate Quiz' }).click()
  const questions = page.locator('.question')
  await made(page, scripted, questions.first())
  await expect(questions).toHaveCount(4)
  await expect(page.getByText('0 correct · 0 of 4 answered')).toBeVisible()

  const choice = questions.filter({ has: page.locator('button.option') }).first()
  const hint = choice.getByText('Show Hint')
  await hint.click()
  await expect(choice.getByText('Hide Hint')).toBeVisible()
  const id = (await choice.getAttribute('id')) ?? ''
  await choice.locator('button.option').first().click()
  const answered = page.locator(`#${id}[data-answered]`)
  await expect(answered).toContainText(/Correct!|Incorrect\. The correct answer is "/)
  await expect(answered.locator('button.option')).toHaveCount(0)

  const typed = questions.filter({ has: page.locator('input[name=answer]') }).first()
  await typed.locator('input[name=answer]').fill('certainly not this')
  await typed.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('2 of 4 answered')).toBeVisible()
  await expect(page.getByText('Incorrect. The correct answer is').first()).toBeVisible()

  await page.getByRole('link', { name: /^Flashcards \([12] due\)/ }).click()
  const due = await page.getByText(/due of/).innerText()
  if (scripted) {
    await expect(page.getByText('Keys: space turns the card')).toBeAttached()
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Easy' })).toBeVisible()
    await page.keyboard.press('4')
  } else {
    await page.getByText('Show the answer').click()
    await page.getByRole('button', { name: 'Easy' }).click()
  }
  await expect(page.getByText(due)).toHaveCount(0)
})

test('a document becomes notes that can be edited', async ({ page, context, scripted }) => {
  await student(context)
  await openStudy(page, scripted, '?file=curie.md')
  await page.getByRole('link', { name: 'Study Notes' }).click()
  await page.getByRole('button', { name: 'Extract Key Points' }).click()
  const notes = page.locator('.notes li')
  await made(page, scripted, notes.first())
  await page.getByText('Edit the notes').click()
  await page.getByLabel('Key points, one a line').fill('One point of mine\nAnother one')
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(notes).toHaveText(['One point of mine', 'Another one'])
})

test('typing narrows the palette, and an empty answer cannot be sent @script', async ({ page, context }) => {
  const id = await student(context)
  await openStudy(page, true, '?dialog=search')
  const palette = page.getByRole('dialog', { name: 'Documents' })
  const search = palette.getByRole('searchbox', { name: 'Search documents' })
  await search.fill('zebra')
  await expect(palette.getByText('No documents found.')).toBeVisible()
  await expect(search).toBeFocused()
  await search.fill('CURIE')
  await search.press('ArrowDown')
  await expect(palette.getByRole('link', { name: 'curie.md' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await search.press('Enter')
  await expect(page.getByRole('heading', { name: 'curie.md' })).toBeVisible()
  await context.request.post('/api/generate-quiz', {
    data: { documentId: id, count: 1, types: ['free-text'] },
  })
  await openStudy(page, true, `?doc=${id}`)
  const submit = page.getByRole('button', { name: 'Submit' })
  await expect(submit).toBeDisabled()
  await page.locator('input[name=answer]').fill('Radium')
  await expect(submit).toBeEnabled()
})
