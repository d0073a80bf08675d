/**
 * Reading an A4 page at 200 dots per inch off a picture, the start of the reading process included, beside the native
 * `tesseract` command on the same picture in the same run: time, and share of characters that are wrong. Then what each
 * step of preparing a picture gains: the same errors with the step's kind of picture, prepared and not.
 *
 *     node bench/ocr-speed.ts
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { extractFile } from '../app/domain/extraction/extract.server.ts'
import { drawPage } from '../app/domain/extraction/ocr/draw-page.test-help.ts'
import { prepareExtraction } from '../app/domain/extraction/spare.server.ts'
import { median, report } from './support/figures.ts'

const ROUNDS = 3
const TEXT = [
  'The first survey of the valley was made in the spring of 1871, when three students walked along the river with a compass, a chain and a borrowed mule. They were paid for a month and stayed for half a year. What they brought back was not a map but a box of notebooks, filled with names, distances and small drawings of every house they had passed.',
  'A second party, better equipped, followed in 1874. It had two theodolites, a cook and a letter from the governor; it also had a clear order to finish before the snow. The leader, Miss Helen Farrow, divided the ground into forty squares and gave each of her assistants ten of them. “Measure twice,” she wrote, “and sleep where you stopped.” By October only seven squares were missing.',
  'Comparing both records is instructive. The students counted 212 houses where the survey found 187; yet the difference of 25 is explained by a flood that had carried off the lower village (see page 48). Heights agree to within 1.5 metres, distances to about 3 %, and the names of fields are spelled in at least four ways. Nobody noticed these discrepancies until the sheets were printed side by side.',
  'Costs were modest: $1,940 for instruments, $760 for wages and $85 for the mule, which was sold again in the autumn. The maps remained in use for almost sixty years. Engineers who planned the railway relied on them, and so did farmers who quarrelled over hedges. Even today the council keeps a copy under glass, next to the notebooks that nobody had expected to need again.',
]
const GIVEN = TEXT.join('\n')

const folder = mkdtempSync(join(tmpdir(), 'bench-ocr-'))
const file = join(folder, 'page.png')
try {
  const page = drawPage(GIVEN, { size: 31 }).toBuffer('image/png')
  writeFileSync(file, await sharp(page).greyscale().withMetadata({ density: 200 }).png().toBuffer())
  const times = { native: [] as number[], single: [] as number[], own: [] as number[] }
  const read = { native: '', own: '' }
  for (let round = 0; round < ROUNDS; round++) {
    times.native.push(await seconds(async () => void (read.native = native(file))))
    times.single.push(await seconds(async () => void native(file, { OMP_THREAD_LIMIT: '1' })))
    prepareExtraction()
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    times.own.push(await seconds(async () => void (read.own = await own(file))))
  }
  const [its, alone, ours] = [median(times.native), median(times.single), median(times.own)]
  report('native, as it comes', `${its.toFixed(2)} s`)
  report('native, one thread', `${alone.toFixed(2)} s`)
  report('here', `${ours.toFixed(2)} s`)
  report('times the time of native', (ours / its).toFixed(2), { text: '<= 1.5', kept: ours / its <= 1.5 })
  const [wrong, wrongHere] = [errors(read.native), errors(read.own)]
  report('wrong characters, native', `${wrong.toFixed(2)} %`)
  report('wrong characters, here', `${wrongHere.toFixed(2)} %`, {
    text: '<= native',
    kept: wrongHere <= wrong,
  })
  console.log('\nWrong characters, here and native, which prepares nothing:')
  for (const [name, change] of Object.entries(harder())) {
    writeFileSync(file, await (await change(sharp(page))).png().toBuffer())
    const [prepared, plain] = [errors(await own(file).catch(() => '')), errors(native(file))]
    report(`  ${name}`, `${prepared.toFixed(2)} %`, {
      text: `<= ${plain.toFixed(2)} %`,
      kept: prepared <= plain,
    })
  }
} finally {
  rmSync(folder, { recursive: true })
}
process.exit()

/** Pictures that need preparing. */
function harder(): Record<string, (page: Sharp) => Promise<Sharp> | Sharp> {
  const white = '#fff'
  const shade = Buffer.from(
    '<svg width="1654" height="2339"><linearGradient id="g" x2="1" y2="1"><stop stop-color="#f4f0e8"/><stop offset="1" stop-color="#3c3a36"/></linearGradient><rect width="1654" height="2339" fill="url(#g)"/></svg>',
  )
  return {
    'upside down': (page) => page.rotate(180),
    'slanted by 3 degrees': (page) => page.rotate(3, { background: white }),
    'white on black': (page) => page.negate({ alpha: false }),
    'unevenly lit': (page) => page.composite([{ input: shade, blend: 'multiply' }]),
    'at 75 dots per inch': (page) => page.resize({ width: 620 }),
  }
}

async function own(path: string): Promise<string> {
  const { pages } = await extractFile(path, { fileName: 'page.png' })
  return pages.map((page) => page.text.replace(/\\(.)/g, '$1').replace(/^#+ /gm, '')).join('\n')
}

function native(path: string, env: Record<string, string> = {}): string {
  const out = join(folder, 'out')
  execFileSync('tesseract', [path, out, '-l', 'eng'], {
    stdio: 'ignore',
    env: { PATH: '/usr/bin:/usr/local/bin', ...env },
  })
  return readFileSync(`${out}.txt`, 'utf8')
}

/** Percentage of characters to be changed to make `text` what was drawn, blanks and the kinds of quotes aside. */
function errors(text: string): number {
  const [given, found] = [GIVEN, text].map((one) => {
    return Array.from(one.replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim())
  })
  let row = Array.from({ length: found!.length + 1 }, (_, at) => at)
  given!.forEach((character, at) => {
    const next = [at + 1]
    found!.forEach((other, column) => {
      next.push(
        Math.min(row[column + 1]! + 1, next[column]! + 1, row[column]! + (character === other ? 0 : 1)),
      )
    })
    row = next
  })
  return (row.at(-1)! / given!.length) * 100
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}
