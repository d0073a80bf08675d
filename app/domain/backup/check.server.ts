import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { knownLevels } from '#db/levels.server.ts'
import { atOnce, linesOf, sha256Of } from './files.server.ts'
import { keyOf, LETTERS, MANIFEST, Manifest, SECRET, SUMS, tableFile, UNFINISHED } from './layout.ts'

const LINE = /^([0-9a-f]{64}) {2}(\S+)$/

/** Reads what a backup says of itself. Throws in plain words when it is none, or cannot be restored by this version. */
export async function readManifest(folder: string): Promise<Manifest> {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`)
  if (folder.endsWith(UNFINISHED) || !existsSync(join(folder, SUMS)) || !existsSync(join(folder, MANIFEST)))
    throw new Error(`${folder} is no backup, or one that did not finish: it has no ${MANIFEST} and ${SUMS}.`)
  const read = Manifest.safeParse(jsonOf(await readFile(join(folder, MANIFEST), 'utf8')))
  if (!read.success) throw damaged(`${MANIFEST} is not what a backup has.`)
  const known = knownLevels()
  const newest = known.at(-1) ?? 0
  const level = read.data.migrations.at(-1) ?? 0
  if (level > newest)
    throw new Error(
      `This backup was made by a newer version of the product (${read.data.version}). Restore it with that one.`,
    )
  if (!known.includes(level)) throw damaged('It names a migration that there never was.')
  return read.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function damaged(what: string): Error {
  return new Error(`The backup is damaged: ${what} Nothing was restored.`)
}

/** The keys of the objects in a backup. */
export async function* objectKeys(folder: string): AsyncGenerator<string> {
  for await (const line of linesOf(createReadStream(join(folder, SUMS)))) {
    const key = keyOf(LINE.exec(line)?.[2] ?? '')
    if (key) yield key
  }
}

/** Compares all files of a backup with their checksums. Throws, naming the first that is missing or is not what it was. */
export async function checkFiles(folder: string, manifest: Manifest): Promise<void> {
  const expected = new Set([MANIFEST, LETTERS, ...manifest.tables.map(({ name }) => tableFile(name))])
  if (manifest.secret.included) expected.add(SECRET)
  let objects = 0
  await atOnce(linesOf(createReadStream(join(folder, SUMS))), async (line) => {
    const [, sha256, file] = LINE.exec(line) ?? []
    if (!file || !(keyOf(file) || expected.has(file))) throw damaged(`${SUMS} has a line that is none.`)
    if (keyOf(file)) objects++
    else expected.delete(file)
    if (!existsSync(join(folder, file))) throw damaged(`${file} is missing.`)
    if ((await sha256Of(join(folder, file))) !== sha256) throw damaged(`${file} is not what it was.`)
  })
  const [unlisted] = expected
  if (unlisted) throw damaged(`${SUMS} does not name ${unlisted}.`)
  if (objects !== manifest.objects.count)
    throw damaged(`${SUMS} names ${objects} files of people, and there were ${manifest.objects.count}.`)
}
