import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildImage } from './image.ts'
import { run } from './root.ts'
import { useProduct } from './use.ts'

// Carries out the Dockerfile in a clean Debian root and uses what comes out as a person would, on machines without
// Docker. It needs root, debootstrap, git and the network; `--work` says where (some 3 GB), and is used again.

const { values } = parseArgs({ options: { work: { type: 'string', default: '/var/tmp/wordkin-image' } } })
if (process.getuid?.() !== 0)
  throw new Error('Only root can make a file system of its own: run it with sudo.')

const work = values.work
mkdirSync(work, { recursive: true })
const context = mkdtempSync(join(work, 'context-'))
try {
  // What is committed, as somebody else would get it.
  run('sh', ['-c', 'git archive HEAD | tar -x -C "$1"', 'sh', context])
  const image = buildImage(context, work, (step) => console.log(step))
  const size = (path: string) => run('du', ['-sh', join(image.root.path, path)]).split('\t')[0]
  console.log(
    `The image has ${size('')}: ${size('app/node_modules')} of packages, ${size('app/app')} of sources.`,
  )
  await useProduct(image)
} finally {
  rmSync(context, { recursive: true, force: true })
}
