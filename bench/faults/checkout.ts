import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Fault } from './fault.ts'

const PROJECT = resolve(import.meta.dirname, '../..')

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: PROJECT, encoding: 'utf8' }).trim()
}

/** The last commit. */
export function lastCommit(): string {
  return git('rev-parse', 'HEAD')
}

/** Files with changes that are in no commit, and so are not tested. */
export function uncommitted(): string[] {
  return git('status', '--porcelain').split('\n').filter(Boolean)
}

/** Checks `commit` out into a folder of its own, where faults are planted: never in the one somebody works in. */
export function openCheckout(commit: string) {
  const parent = mkdtempSync(join(tmpdir(), 'wordkin-faults-'))
  const folder = join(parent, 'checkout')
  git('worktree', 'add', '--quiet', '--detach', folder, commit)
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    /** Writes the fault into its file; answers what takes it out again. Throws when the place is not there exactly once. */
    plant({ file, find, replace }: Pick<Fault, 'file' | 'find' | 'replace'>): () => void {
      const path = join(folder, file)
      const source = readFileSync(path, 'utf8')
      const [before, after, more] = source.split(find)
      if (before === undefined || after === undefined || more !== undefined) {
        const times = source.split(find).length - 1
        throw new Error(`${file}: this stands there ${times} times, not once:\n${find}`)
      }
      if (find === replace) throw new Error(`${file}: the fault is no change:\n${find}`)
      writeFileSync(path, before + replace + after)
      return () => writeFileSync(path, source)
    },
    close() {
      if (!existsSync(parent)) return
      rmSync(join(folder, 'node_modules'), { force: true })
      git('worktree', 'remove', '--force', folder)
      rmSync(parent, { recursive: true, force: true })
    },
  }
}
