/**
 * How soon the first words of an answer are with the reader, through `POST /api/chat/stream`, about a document of 500
 * pages that has been read: from the question being sent until the first token is there, less the time that the model took
 * for its own first token. Asked twice, with a model in whose window the whole document fits and with one that gets passages
 * of it. The model is the mock, in a process of its own.
 *
 *     npm run bench:answer [-- --postgres] [--mode whole|passages] [--questions N] [--delay MS]
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '#test/postgres.ts'
import { type ProductEvent, readEvents } from './support/events.ts'
import { median, ms, quantile, report } from './support/figures.ts'
import { longDocument } from './support/long-document.ts'
import { startModel } from './support/model.ts'
import { type Product, startProduct } from './support/product.ts'

const { values } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    mode: { type: 'string' },
    questions: { type: 'string', default: '20' },
    delay: { type: 'string', default: '300' },
  },
})

const PAGES = 500
/** Later than the model itself, in milliseconds. */
const TARGET = 300
/** Questions before the measured ones: a server that has just started is still being compiled. */
const WARM_UP = 5
/** How long the document may take to be read, in milliseconds. */
const PATIENCE = 120_000

const MODES = [
  { mode: 'whole', name: 'the whole document', window: '800000' },
  { mode: 'passages', name: 'passages', window: '32000' },
]

const document = longDocument(PAGES)
const model = await startModel()
const postgres = values.postgres ? await startPostgres() : undefined
model.setRate(200)
model.setDelay(Number(values.delay))

/** Uploads the document and waits until it has been read. Answers its id. */
async function upload({ address, cookies: [cookie = ''] }: Product): Promise<string> {
  const body = new FormData()
  body.append('features', 'chat_pdf')
  body.append('file', new File([document.markdown], 'Places.md'))
  const sent = await fetch(`${address}/api/upload-document`, { method: 'POST', headers: { cookie }, body })
  if (!sent.ok) throw new Error(`The upload was answered ${sent.status}: ${await sent.text()}`)
  const { id } = (await sent.json()) as { id: string }
  for (let waited = 0; waited < PATIENCE; waited += 50) {
    const answer = await fetch(`${address}/api/documents/${id}`, { headers: { cookie } })
    const { status, pageCount } = (await answer.json()) as { status: string; pageCount: number }
    if (status === 'ready' && pageCount === PAGES) return id
    if (status === 'ready') throw new Error(`The document has ${pageCount} pages`)
    if (status === 'failed') throw new Error('The document could not be read')
    await sleep(50)
  }
  throw new Error('The document was not read in time')
}

/** How much later than the model's own its first token was there, and how much of that was before the model was asked. */
async function ask({ address, cookies: [cookie = ''] }: Product, documentId: string, question: string) {
  const body = JSON.stringify({ message: question, documentId, sessionId: 'new' })
  const { askedAt, arrivals } = await readEvents<ProductEvent>(`${address}/api/chat/stream`, body, { cookie })
  const last = arrivals.at(-1)?.data
  const first = arrivals.find(({ data }) => data.event === 'token')
  const asked = (await model.asked()).findLast(({ sentAt }) => sentAt.length > 0)
  const [sentAt] = asked?.sentAt ?? []
  if (last?.event !== 'complete' || last.fallback || !first || !asked || sentAt === undefined)
    throw new Error(`The model did not answer: ${question}`)
  return {
    later: first.at - askedAt - (sentAt - asked.openedAt),
    before: asked.openedAt - askedAt,
    characters: asked.body.length,
  }
}

try {
  for (const { mode, name, window } of MODES) {
    if (values.mode && values.mode !== mode) continue
    const product = await startProduct({
      variables: {
        OPENAI_BASE_URL: model.url,
        LLM_CONTEXT_TOKENS: window,
        ...(postgres && { DATABASE_URL: postgres.url }),
      },
      people: { number: 1, plan: 'ninja' },
    })
    try {
      const id = await upload(product)
      const choice = (at: number) => document.questions[(at * 23) % PAGES] ?? ''
      const opening = await ask(product, id, choice(0))
      for (let at = 1; at <= WARM_UP; at++) await ask(product, id, choice(at))
      const measured = []
      const cpu = product.cpuMs()
      for (let at = 0; at < Number(values.questions); at++)
        measured.push(await ask(product, id, choice(WARM_UP + 1 + at)))
      const later = measured.map((one) => one.later)
      const target = (time: number) => ({ text: `≤ ${TARGET} ms`, kept: time <= TARGET })
      console.log(`\n${name}: ${Math.round(opening.characters / 1_000)} kB to the model`)
      report('asked at once after reading, server new', ms(opening.later))
      report('later than the model, median', ms(median(later)), target(median(later)))
      report('  p95', ms(quantile(later, 0.95)), target(quantile(later, 0.95)))
      report('  of it before the model, median', ms(median(measured.map(({ before }) => before))))
      report('processor time of a whole answer', ms((product.cpuMs() - cpu) / measured.length))
    } finally {
      await product.stop()
    }
  }
} finally {
  model.stop()
  await postgres?.stop()
}
