import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { AppError } from '#app/domain/errors.ts'
import { extractFile } from '#app/domain/extraction/extract.server.ts'
import { joinPages } from '#app/domain/extraction/markdown/join.ts'

type Outcome = { text: string } | { error: string }

/**
 * `extract [--out DIR] FILE…`: reads files into Markdown as the product does with uploads. With --out each becomes
 * FILE.txt, or FILE.err with the sentence a person would see; without, the texts go to standard output in the order
 * given. The exit code is 1 when any failed. Throws when there is no file, and when two would be written to one place.
 */
export async function extract(args: string[]): Promise<void> {
  const { values, positionals: files } = parseArgs({
    args,
    options: { out: { type: 'string' } },
    allowPositionals: true,
  })
  const folder = values.out
  if (files.length === 0) throw new Error('Usage: extract [--out DIR] FILE…')
  const twice = files.find((file, at) => files.findIndex((other) => basename(other) === basename(file)) < at)
  if (folder !== undefined && twice) throw new Error(`Two files are called ${basename(twice)}.`)
  if (folder !== undefined) await mkdir(folder, { recursive: true })
  // Each waits for its place by itself, so that all places are used.
  const ended = files.map(async (file) => {
    const outcome = await outcomeOf(file)
    if ('error' in outcome) process.exitCode = 1
    if (folder === undefined) return outcome
    await keep(join(folder, basename(file)), outcome)
  })
  for (const [at, file] of files.entries()) {
    const outcome = await ended[at]
    if (outcome && 'text' in outcome) process.stdout.write(`${outcome.text}\n`)
    else if (outcome) process.stderr.write(`${file}: ${outcome.error}\n`)
  }
}

async function outcomeOf(file: string): Promise<Outcome> {
  try {
    const { pages } = await extractFile(file, {
      fileName: basename(file),
      person: file,
      isLast: true,
    })
    return { text: joinPages(pages) }
  } catch (error) {
    if (error instanceof AppError) return { error: error.message }
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') return { error: 'There is no such file.' }
    if (code === 'EACCES' || code === 'EISDIR') return { error: 'This file cannot be opened.' }
    throw error
  }
}

/** Writes the result beside nothing older: a file that was read before and fails now must not leave its text behind. */
async function keep(path: string, outcome: Outcome): Promise<void> {
  const [suffix, other, text] =
    'text' in outcome ? ['txt', 'err', outcome.text] : ['err', 'txt', outcome.error]
  await rm(`${path}.${other}`, { force: true })
  await writeFile(`${path}.${suffix}`, `${text}\n`)
}
