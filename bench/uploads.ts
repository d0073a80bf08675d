/**
 * What files cost everybody else: hostile ones are read while another person asks for pages; 20 MB are uploaded; My Files
 * has 2,000 documents; a server starts on a folder that is there already.
 *
 *     node bench/uploads.ts [--seconds N] [--documents N]
 */
import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { line, pictureObject, writePdf } from '#app/domain/extraction/pdf/write-pdf.ts'
import { median, ms, quantile, report } from './support/figures.ts'
import { hostileFiles } from './support/hostile.ts'
import { startProduct } from './support/product.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '12' }, documents: { type: 'string', default: '2000' } },
})
const seconds = Number(values.seconds)
const documents = Number(values.documents)

/** What the server may take more, in megabytes. */
const GROWTH = 64
/** Pages that another person asks for, one after the other, with a pause as people make. */
const PAGES = ['/api/user', '/humanizer', '/my-files']
const PAUSE = 10
/** Pages that are asked for first, without a pause. */
const WARM_UP = 900

const product = await startProduct({ people: { number: 4, plan: 'ninja', documents } })
const [collector = '', visitor = '', ...senders] = product.cookies
const kit = hostileFiles()

async function look(path: string, cookie: string): Promise<number> {
  const start = performance.now()
  const answer = await fetch(product.address + path, { headers: { cookie } })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return performance.now() - start
}

/** Asks for pages until `until` is over; their times in milliseconds. */
async function browse(until: AbortSignal): Promise<number[]> {
  const times: number[] = []
  while (!until.aborted) {
    times.push(await look(PAGES[times.length % PAGES.length]!, visitor))
    await new Promise((done) => setTimeout(done, PAUSE))
  }
  return times
}

async function send(path: string, fileName: string, bytes: Uint8Array<ArrayBuffer>, cookie: string) {
  const body = new FormData()
  body.append('file', new File([bytes], fileName))
  const answer = await fetch(product.address + path, { method: 'POST', headers: { cookie }, body })
  await answer.arrayBuffer()
  return answer.status
}

/** The most memory that the server had while `work` went on, beyond what it had before; megabytes, from `/proc`. */
async function growth(work: () => Promise<void>): Promise<number> {
  const figure = (name: string) => {
    const status = readFileSync(`/proc/${product.pid}/status`, 'utf8')
    return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
  }
  // The highest figure counts from here.
  writeFileSync(`/proc/${product.pid}/clear_refs`, '5')
  const before = figure('VmRSS')
  await work()
  return figure('VmHWM') - before
}

/** Not quite 20 MB: some text, and a picture that no page shows. */
function largePdf(): Buffer {
  const rows = Array.from({ length: 8 }, (_, at) =>
    line(`Row ${at} says how large the rest is.`, 60, 700 - at * 14),
  )
  const picture = pictureObject(randomBytes(20 * 1024 * 1024 - 4_096), 4_000, 4_000)
  return writePdf([{ content: rows.join(''), pictures: { P: picture } }])
}

try {
  report('start on a folder that is there', ms(product.startedInMs))

  // A server that has just started is still being compiled, and its memory still grows.
  for (let time = 0; time < WARM_UP; time++) await look(PAGES[time % PAGES.length]!, visitor)
  await send('/api/process-file', 'first.txt', Buffer.from('A first file, to begin with.'), senders[0]!)

  let alone: number[] = []
  const grownAlone = await growth(async () => {
    alone = await browse(AbortSignal.timeout(seconds * 500))
  })
  const sent: number[] = []
  let beside: number[] = []
  const grown = await growth(async () => {
    const until = AbortSignal.timeout(seconds * 1_000)
    const files = kit.paths[Symbol.iterator]()
    const sending = senders.map(async (cookie) => {
      for (const path of files) {
        if (until.aborted) return
        sent.push(await send('/api/process-file', basename(path), readFileSync(path), cookie))
      }
    })
    beside = await browse(until)
    await Promise.all(sending)
  })
  alone.push(...(await browse(AbortSignal.timeout(seconds * 500))))
  const slower = quantile(beside, 0.95) / quantile(alone, 0.95)
  report(`${kit.name} read, of them refused`, `${sent.length}, ${sent.filter((code) => code !== 200).length}`)
  report('pages of others alone, p50, p95', `${ms(median(alone))}, ${ms(quantile(alone, 0.95))}`)
  report('meanwhile, p50, p95', `${ms(median(beside))}, ${ms(quantile(beside, 0.95))}`)
  report('p95 slower by', `${slower.toFixed(2)}×`, { text: '≤ 1.5×', kept: slower <= 1.5 })
  report('memory of the server grew by, before', `${grownAlone.toFixed(1)} MB`)
  report('and then, while they were read, by', `${grown.toFixed(1)} MB`, {
    text: `< ${GROWTH} MB`,
    kept: grown < GROWTH,
  })

  const large = new Uint8Array(largePdf())
  const uploading = await growth(async () => {
    const status = await send('/api/upload-document', 'large.pdf', large, senders[0]!)
    if (status !== 201) throw new Error(`The upload was answered with ${status}`)
  })
  report('and by, while 20 MB were uploaded', `${uploading.toFixed(1)} MB`, {
    text: `< ${GROWTH} MB`,
    kept: uploading < GROWTH,
  })

  const lists: number[] = []
  for (let time = 0; time < 25; time++) lists.push(await look('/my-files', collector))
  const empty: number[] = []
  for (let time = 0; time < 25; time++) empty.push(await look('/my-files', visitor))
  report(`first page of ${documents} documents, median`, ms(median(lists.slice(5))))
  report('of none', ms(median(empty.slice(5))))
} finally {
  await product.stop()
  rmSync(kit.folder, { recursive: true, force: true })
}
