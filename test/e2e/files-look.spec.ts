import { keepFiles, openFiles, openMenu, openUpload } from './support/files.ts'
import { expectNothingCut } from './support/layout.ts'
import { type Looks, tour, type Visit } from './support/looks.ts'
import { register } from './support/people.ts'
import { expect, test } from './support/test.ts'

const LONG = `${'A very long file name that somebody gave to a report '.repeat(2)}and_then_some_more.txt`
/** What a row shows changes with the width of the window. */
const OTHER_WIDTHS = [360, 640, 960]

/** Goes through everything My Files can show. */
async function visitFiles({ page, context, scripted }: Visit, looks: Looks) {
  const usual = page.viewportSize()
  const look = async (name: string) => {
    await looks.look(name)
    for (const width of OTHER_WIDTHS) {
      await page.setViewportSize({ width, height: 640 })
      await expectNothingCut(page, `${name} at ${width} px`)
    }
    if (usual) await page.setViewportSize(usual)
  }
  await register(context)
  await openFiles(page, scripted)
  await look('an empty library')
  const ids = await keepFiles(context, ['notes.txt', 'Apple.md', LONG])
  await openFiles(page, scripted)
  await look('a list')
  await page.getByRole('checkbox', { name: 'Select notes.txt' }).check()
  await look('a list with a ticked file')
  await openMenu(page, 'Apple.md')
  await look('a menu')
  await page.goto('/my-files?q=nothing+like+it')
  await look('nothing found')
  await openFiles(page, scripted)
  await openUpload(page)
  await look('bringing files in')
  for (const [name, query] of [
    ['deleting one', `confirm=delete&id=${ids[2]}`],
    ['deleting several', ids.map((id) => `confirm=delete&id=${id}`).join('&')],
    ['a document', `doc=${ids[2]}`],
  ] as const) {
    await page.goto(`/my-files?${query}`)
    await look(name)
  }
}

tour('My Files has no known barriers, and needs no scrolling sideways', 2, visitFiles)

test('everything of a file is reached with the keyboard', { tag: '@wide' }, async ({
  page,
  context,
  scripted,
}) => {
  await register(context)
  await keepFiles(context, ['notes.txt'])
  await openFiles(page, scripted)
  const reached: string[] = []
  await page.getByRole('searchbox').focus()
  for (let at = 0; at < 20; at++) {
    await page.keyboard.press('Tab')
    reached.push(
      await page.evaluate(() => {
        const element = document.activeElement
        return (
          element?.getAttribute('aria-label') ??
          element?.closest('label')?.textContent ??
          element?.textContent ??
          ''
        ).trim()
      }),
    )
  }
  for (const name of [
    'Upload File',
    'ChatPDF',
    'File Name',
    'Select notes.txt',
    'notes.txt',
    'Actions for notes.txt',
  ])
    expect(reached, name).toContain(name)
})
