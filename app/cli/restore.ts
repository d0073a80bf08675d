import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { reasonOf } from '#app/domain/backup/files.server.ts'
import { restoreBackup } from '#app/domain/backup/restore.server.ts'

const USAGE = 'Usage: restore [--other-secret] [--without-letters] DIR'

/** `restore DIR`: puts a backup into the empty system that is configured. Throws in plain words when that cannot be. */
export async function restore(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      'other-secret': { type: 'boolean', default: false },
      'without-letters': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  const [dir] = positionals
  if (!dir || positionals.length > 1) throw new Error(USAGE)
  const started = performance.now()
  const withoutLetters = values['without-letters']
  const restored = restoreBackup(resolve(dir), { otherSecret: values['other-secret'], withoutLetters })
  const { manifest, rows, lettersLost } = await restored.catch((error: unknown) => {
    throw new Error(reasonOf(error), { cause: error })
  })
  const { objects, letters } = manifest
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const lines = [
    `Restored the backup of ${manifest.createdAt} in ${seconds} s: ${rows} rows, ${objects.count} files with ${objects.bytes} bytes, ${letters - lettersLost} emails that wait.`,
    ...(objects.missing.length > 0
      ? [
          `${objects.missing.length} files were not in the storage any more when it was made; nothing names them now.`,
        ]
      : []),
    ...(lettersLost > 0
      ? [`${lettersLost} emails were left out${withoutLetters ? '' : ': mail is switched off'}.`]
      : []),
    ...(letters > lettersLost
      ? [
          'Emails that wait go out as soon as a server or worker starts, even if the old system has sent them since the backup.',
        ]
      : []),
    'Everyone signs in again: sessions are not part of a backup.',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
