import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { User } from '#app/domain/accounts/user.server.ts'
import { db } from '#db/client.server.ts'
import { usageLedger } from '#db/schema/usage.ts'
import { documentOf } from '#test/documents.ts'
import { some } from '#test/long.ts'
import { INHERITED, INHERITED_NAMES } from '#test/inherited-names.ts'
import { person } from '#test/people.ts'
import { until } from '#test/until.ts'
import { ask } from './chat/ask.server.ts'
import { asMarkdown } from './chat/export.ts'
import { configFor, indexDocument } from '#app/domain/library/passages/index-document.server.ts'
import { retrieve } from './chat/retrieval/retrieve.server.ts'
import { searchConversations } from './chat/search.server.ts'
import { answerOfRun, messagesOf } from './chat/sessions.server.ts'
import { suggestionsFor } from './chat/suggestions.server.ts'
import { exportAccount } from './export/export.server.ts'
import { openZip } from './extraction/zip/open-zip.ts'
import { startHumanizing } from './humanizer/humanize.server.ts'
import { LANGUAGES } from '#app/domain/text/language.ts'
import { chosenTone, createTone, listTones } from './humanizer/tone-profiles.server.ts'
import { listDocuments } from './library/list.server.ts'
import { findRun } from './runs/run.server.ts'
import { ledgerLine } from './usage/ledger-csv.ts'
import { allCharges, listCharges } from './usage/ledger.server.ts'
import { planOf } from './usage/plans.ts'
import { chargeLabel, toolOf } from './usage/tools.ts'
import { wordsByMonth } from './usage/words-by-month.server.ts'

// Each name that objects inherit goes through what people search, ask, keep and take away, and stays a word.

const onError = (error: unknown) => {
  throw error
}
const NOT_OURS = /native code|\[object |undefined|=>|NaN/
const sliders = { formality: 50, energy: 50, complexity: 50, empathy: 50 }

async function ended(user: User, id: string) {
  return until(async () => {
    const run = await findRun(user, id)
    return run && run.status !== 'running' && run
  }, 'the end of the run')
}

/** The name as Markdown. */
const markdown = (name: string) => name.replaceAll('_', '\\_')

const pagesOf = (name: string) => [
  `# The lighthouse\n\nThe lighthouse stands on the cliff of Tallow. Its ${markdown(name)} was finished in 1874.`,
  `## The lamp\n\nThe lamp burned whale oil until 1921.\n\n| Part | Weight |\n| --- | --- |\n| ${markdown(name)} | 640 kg |`,
]

test.each(some(LANGUAGES, 2))('passages with such words are found: %s', async (language) => {
  const user = await person('ninja')
  const pages = INHERITED.map((name, at) => `${markdown(name)} ${at + 1}000 kg`)
  const id = await documentOf(user, { language, pages, wordCount: 100 })
  await indexDocument(user, id)
  for (const name of INHERITED_NAMES) {
    const { passages } = await retrieve(user, name, { ids: [id], language })
    const [best] = passages
    expect(best?.text.toLowerCase()).toContain(name.toLowerCase())
  }
})

test.each(INHERITED)(
  'a question about %s is answered from its page, found again and taken away',
  async (name) => {
    const user = await person('ninja')
    const id = await documentOf(user, {
      fileName: `${name}.pdf`,
      language: 'en',
      pages: pagesOf(name),
      wordCount: 40,
    })
    const { run, session } = await ask(
      user,
      { message: `When was the ${name} of the lighthouse finished?`, documentIds: [id] },
      onError,
    )
    expect(await ended(user, run.id)).toMatchObject({ status: 'done' })
    const answer = await answerOfRun(user, run.id)
    expect(answer?.facts).toMatchObject({ support: 'cited' })
    expect(answer?.citations[0]).toMatchObject({ page: 1, fileName: `${name}.pdf` })
    expect(answer?.citations[0]?.quote).toContain('1874')
    const { questions } = await suggestionsFor(user, id, new AbortController().signal, onError)
    expect(JSON.stringify(questions)).not.toMatch(NOT_OURS)
    expect((await searchConversations(user, name)).map(({ role }) => role)).toContain('user')
    const taken = asMarkdown(name, await messagesOf(user, session.id))
    // Markdown escapes what it would take for marks of its own.
    expect(taken.replaceAll('\\', '')).toContain(name)
    expect(taken).not.toMatch(NOT_OURS)
    const { total } = await listDocuments(user, { search: name })
    expect(total).toBe(1)
    expect((await listDocuments(user, { sort: name as 'date' })).documents).toHaveLength(1)
  },
)

test('a tone of such a name rewrites a text about it, and everything is exported', async () => {
  const user = await person('ninja')
  for (const name of INHERITED) {
    await expect(chosenTone(user, name)).rejects.toMatchObject({ code: 'invalid' })
    const fileName = `${name}.txt`
    await documentOf(user, { fileName, pages: [name] })
  }
  for (const name of INHERITED.slice(0, 5)) {
    const tone = await createTone(user, { name, description: name, ...sliders })
    const text = `Furthermore, individuals utilize the ${name} in order to rest, because of ${name}.`
    const { id } = await startHumanizing(user, { text, tone: String(tone.id), idempotencyKey: name }, onError)
    const run = await ended(user, id)
    expect(run).toMatchObject({ status: 'done' })
    expect(run.output).toContain(name)
    expect(run.output).not.toMatch(NOT_OURS)
  }
  expect((await listTones(user)).map(({ name }) => name)).toEqual(INHERITED.slice(0, 5))
  const archive = await openZip(await buffer(await exportAccount(user)))
  let exported = ''
  for (const { path } of archive.members)
    exported += Buffer.from((await archive.read(path)) ?? []).toString('utf8')
  for (const name of INHERITED) expect(exported).toContain(`${name}.txt`)
  for (const name of INHERITED.slice(0, 5)) expect(exported).toContain(`utilize the ${name} in order`)
  expect(exported).not.toMatch(/native code|\[object /)
})

test('charges of such kinds are listed, summed and written down', async () => {
  const user = await person()
  await db.insert(usageLedger).values(
    INHERITED.map((name) => ({
      userId: user.id,
      period: '2026-11',
      words: 10,
      runId: crypto.randomUUID(),
      kind: name,
      outcome: name,
    })),
  )
  const { charges, words } = await listCharges(user, { period: '2026-11' })
  expect(words).toBe(10 * INHERITED.length)
  expect(charges.map(({ kind }) => kind).toSorted()).toEqual([...INHERITED].toSorted())
  expect((await listCharges(user, { period: 'constructor' })).total).toBe(0)
  for await (const charge of allCharges(user)) {
    expect(ledgerLine(charge)).toContain(`,Humanizer,Text humanized,${charge.outcome},10,`)
  }
  const [month] = await wordsByMonth(user, 1, new Date('2026-11-21T12:00:00Z'))
  expect(month).toEqual({ period: '2026-11', words, tools: { humanizer: words } })
})

test.each(INHERITED_NAMES)('%s is no plan, no tool and no language', (name) => {
  expect(planOf(name).name).toBe('free')
  expect(toolOf(name)).toBe('humanizer')
  expect(chargeLabel(name)).toBe('Text humanized')
  expect(configFor(name)).toBe('simple')
})
