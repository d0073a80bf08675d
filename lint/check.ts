import { join, relative } from 'node:path'
import { findWrongWays } from './rooms.ts'
import { findWordsAsKeys } from './words-as-keys.ts'

// Part of `npm run check`: what oxlint has no rule for.

const root = join(import.meta.dirname, '..')
/** The product, and what builds and runs it. Tests and measurements meet no words of strangers. */
const PRODUCT = /^(?:app|db|deploy)\/|^[\w-]+\.ts$/

const found = findWordsAsKeys(join(root, 'tsconfig.json'), (path) => {
  const name = relative(root, path)
  return PRODUCT.test(name) && !/\.test(-help)?\.tsx?$/.test(name)
})
for (const { file, line, code } of found) console.error(`${relative(root, file)}:${line}: ${code}`)
if (found.length > 0) {
  console.error(
    'A word may be a name that every object inherits, such as constructor. Look it up in a Map (app/lookup.ts), ask ' +
      'Object.hasOwn before, or give it a type that lists its values. Where all that is well, say why: ' +
      '`// Meant as a key: reason`.',
  )
  process.exitCode = 1
}

const upwards = findWrongWays(root)
for (const { file, line, imports } of upwards) console.error(`${file}:${line}: imports ${imports}`)
if (upwards.length > 0) {
  console.error(
    'Rooms import only those that stand before them in lint/rooms.ts. Move what both need into a lower room, or what ' +
      'needs both into a higher one.',
  )
  process.exitCode = 1
}
