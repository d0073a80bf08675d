import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeIcons } from './icons.ts'

// `npm run icons` makes every picture that stands for the product out of one: public/favicon.svg.

for (const [name, bytes] of await makeIcons()) {
  const file = join(import.meta.dirname, '../public', name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  console.log(`${name}: ${bytes.length} bytes`)
}
