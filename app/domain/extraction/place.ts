import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { isBundled } from './module-beside.ts'

/** The project's folder: this module runs from the source or from the build. */
export const ROOT = dirname(
  findPackageJSON('..', import.meta.url) ?? findPackageJSON('.', import.meta.url) ?? 'package.json',
)

/** Where the readers' sources and data are. */
export const SOURCE = join(ROOT, 'app/domain/extraction')

/** The modules that are started by their file: bundled with what they need, or, where nothing is built, as they are written. */
export const STARTED = isBundled(import.meta.url)
  ? { folder: join(ROOT, 'build/readers'), extension: '.js' }
  : { folder: join(SOURCE, 'child'), extension: '.ts' }
