import { extname } from 'node:path'

/** Returns whether the module at `here` (its `import.meta.url`) is a part of the build, where readers lie in one folder. */
export function isBundled(here: string): boolean {
  return extname(here) !== '.ts'
}

/** Returns the address of the module `name`, which stands beside the one at `here` in source and build. */
export function moduleBeside(name: string, here: string): URL {
  return new URL(name + extname(here), here)
}
