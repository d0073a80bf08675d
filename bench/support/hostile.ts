import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { writePdf } from '#app/domain/extraction/pdf/write-pdf.ts'
import { sharedFolder } from '#test/shared.ts'

/**
 * Files that want to hurt whoever reads them: those of the kit where it is kept, else some made here. In an order that
 * mixes the formats and is the same every time. `folder` is to be removed.
 */
export function hostileFiles(): { name: string; folder: string; paths: string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'wordkin-bench-hostile-'))
  const files = join(folder, 'files')
  const kit = sharedFolder('hostile')
  if (kit) {
    const made = spawnSync(process.execPath, [join(kit, 'make.mjs'), folder])
    if (made.status !== 0) throw new Error('The hostile files could not be made')
  } else {
    mkdirSync(files)
    for (let at = 0; at < 40; at++) {
      const [ending, content] = BOMBS[at % BOMBS.length]!
      writeFileSync(join(files, `bomb-${at}.${ending}`), content())
    }
  }
  // Every seventh, and so on: neighbours in the alphabet are of one format.
  const paths = readdirSync(files)
    .map((file, at, all) => ({ path: join(files, file), turn: (at * 7) % all.length }))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ path }) => path)
  return { name: kit ? 'files of the kit' : 'hostile files', folder, paths }
}

const BOMBS: [ending: string, content: () => string | Buffer][] = [
  ['html', () => '<div>'.repeat(200_000)],
  ['json', () => `${'['.repeat(400_000)}${']'.repeat(400_000)}`],
  ['pdf', () => writePdf([{ content: '', pictures: { P: packed() } }])],
  ['csv', () => `${','.repeat(2_000_000)}\n`.repeat(4)],
]

/** A stream of 100 kB that becomes 80 MB. */
function packed(): Buffer {
  const data = deflateSync(deflateSync(Buffer.alloc(80 * 1024 * 1024, 32)))
  const head = `<</Filter[/FlateDecode/FlateDecode]/Length ${data.length}>>stream\n`
  return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream')])
}
