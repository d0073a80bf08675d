import { resolve } from 'node:path'
import { makeBackup, unfinishedBackup } from '#app/domain/backup/backup.server.ts'
import { UNFINISHED } from '#app/domain/backup/layout.ts'

/** `backup DIR`: writes everything that is kept into a new folder. Throws in plain words when that fails. */
export async function backup([dir, ...more]: string[]): Promise<void> {
  if (!dir || more.length > 0) throw new Error('Usage: backup DIR')
  const folder = resolve(dir)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      process.stderr.write(`${unfinishedBackup(folder + UNFINISHED, 'It was stopped.')}\n`)
      process.exit(1)
    })
  const started = performance.now()
  const { tables, objects, letters, keep } = await makeBackup(folder)
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const lines = [
    `Backed up into ${folder} in ${seconds} s: ${rows} rows, ${objects.count} files with ${objects.bytes} bytes, ${letters} emails that wait.`,
    ...(objects.missing.length > 0
      ? [
          `${objects.missing.length} files are not in it: they were not in the storage any more, mostly because their owners deleted them meanwhile.`,
        ]
      : []),
    ...keep,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
