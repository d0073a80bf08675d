import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Storage } from './storage.ts'

/** Whether a file-system error says `code`. */
function says(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/**
 * Keeps files in `root`, spread over 256 folders by the first two digits of their key. A file appears under its name in
 * one step, complete.
 */
export function folderStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, key.slice(0, 2), key)
  const arriving = join(root, 'arriving')

  /** What comes from another disk is copied beside its place first. */
  async function moveIn(path: string, place: string) {
    try {
      await rename(path, place)
    } catch (error) {
      if (!says(error, 'EXDEV')) throw error
      const beside = `${place}.part`
      try {
        await copyFile(path, beside)
        await rename(beside, place)
      } finally {
        await rm(beside, { force: true })
      }
    }
  }

  return {
    async put(key, path) {
      const place = pathOf(key)
      // What is said to be kept must be there after a power cut, too.
      const file = await open(path, 'r')
      try {
        await file.datasync()
      } finally {
        await file.close()
      }
      await mkdir(dirname(place), { recursive: true })
      await moveIn(path, place)
    },
    async open(key) {
      try {
        const file = await open(pathOf(key), 'r')
        const { size } = await file.stat()
        return { stream: file.createReadStream(), bytes: size }
      } catch (error) {
        if (says(error, 'ENOENT')) return undefined
        throw error
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    async temporaryFolder() {
      await mkdir(arriving, { recursive: true })
      return arriving
    },
  }
}
