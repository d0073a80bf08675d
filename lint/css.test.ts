import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const CSS = 'app/ui/css'

/** The text of every module that may name a class. */
const modules = readdirSync('app', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
const names = new Set(modules.flatMap((module) => module.match(/[a-z][a-z0-9-]*[a-z0-9]/g) ?? []))
/** Names that are put together of a beginning and what follows. */
const beginnings = modules.flatMap((module) =>
  [...module.matchAll(/([a-z][a-z0-9-]*-)\$\{/g)].map(([, beginning = '']) => beginning),
)

test.each(readdirSync(CSS).filter((file) => file.endsWith('.css')))(
  'every class of %s is worn by something',
  (file) => {
    const css = readFileSync(join(CSS, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    const selectors = css.match(/[^{};]+(?=\{)/g) ?? []
    const classes = new Set(
      selectors.flatMap((selector) =>
        [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name),
      ),
    )
    const unworn = [...classes].filter(
      (name) => !names.has(name) && !beginnings.some((beginning) => name.startsWith(beginning)),
    )
    expect(unworn).toEqual([])
  },
)
