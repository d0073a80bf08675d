import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** When a process began, as the system tells it; tells a living owner from a stranger who got the same number later. */
function startOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

function isAlive(pid: number, start: string): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const now = startOf(pid)
  return start === '' || now === '' || now === start
}

/** The living process that holds the folder of this lock; undefined when nobody does. */
export function holderOf(file: string): number | undefined {
  if (!existsSync(file)) return undefined
  const [pid = '', start = ''] = readFileSync(file, 'utf8').split(' ')
  return isAlive(Number(pid), start) ? Number(pid) : undefined
}

/**
 * Claims a folder for this process by a file beside it, because two embedded databases on one folder would silently
 * drift apart. A file left by a dead process is taken over. Returns the function that gives the folder back.
 * Throws when a living process holds it.
 */
export function lockFolder(file: string): () => void {
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, `${process.pid} ${startOf(process.pid)}`)
  try {
    return claim(mine, file)
  } finally {
    rmSync(mine, { force: true })
  }
}

/** Links the finished file to its place, so that nobody ever reads one that is half written. */
function claim(mine: string, file: string): () => void {
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      linkSync(mine, file)
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const [pid = '', start = ''] = readFileSync(file, 'utf8').split(' ')
      if (isAlive(Number(pid), start)) {
        throw new Error(
          `The data folder is in use by process ${pid}. Stop that one first, choose another DATA_DIR, or use PostgreSQL (DATABASE_URL).`,
          { cause: error },
        )
      }
      rmSync(file, { force: true })
    }
  }
  throw new Error(`The data folder could not be locked (${file}).`)
}
