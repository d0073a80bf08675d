import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

type Promised = { id: string; proofs: { file: string; names: string[] }[] }

/** The lines of docs/promises.md: an id, a promise, and files with the names of tests. */
const promised: Promised[] = read('docs/promises.md')
  .split('\n')
  .filter((line) => /^\| [A-Z]{3}-\d\d \|/.test(line))
  .map((line) => {
    const [, id = '', , proofs = ''] = line.split(' | ').length === 3 ? ['', ...line.split(' | ')] : []
    return {
      id: id.replace('| ', ''),
      proofs: proofs
        .replace(/ \|$/, '')
        .split('<br>')
        .map((proof) => ({
          file: /^`([^`]+)`/.exec(proof)?.[1] ?? '',
          names: [...proof.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name),
        })),
    }
  })

/** Whether a source has a test, or a group of them, of that name. */
function hasTest(source: string, name: string): boolean {
  return ["'", '"', '`'].some((quote) =>
    source.includes(quote + (quote === "'" ? name.replaceAll("'", "\\'") : name) + quote),
  )
}

test('every promise has an id of its own, and something that observes it', () => {
  expect(promised.length).toBeGreaterThan(80)
  expect(new Set(promised.map(({ id }) => id)).size).toBe(promised.length)
  for (const { id, proofs } of promised)
    for (const { file } of proofs) expect(file, id).toMatch(/\.test\.ts$|\.spec\.ts$|^bench\/.*\.ts$/)
})

test.each(promised)('what observes $id is there, and is not left out', ({ proofs }) => {
  for (const { file, names } of proofs) {
    expect(existsSync(join(ROOT, file)), file).toBe(true)
    const source = read(file)
    for (const name of names) expect(hasTest(source, name), `${file}: ${name}`).toBe(true)
    expect(source, file).not.toMatch(/\b(?:test|it|describe)\.(?:skip|todo|fixme|only)\b(?!If)/)
  }
})

test('every benchmark that is named is described', () => {
  const described = read('bench/README.md')
  const scripts = read('package.json')
  for (const { proofs } of promised) {
    for (const { file } of proofs.filter((proof) => proof.file.startsWith('bench/'))) {
      // What stands in a folder is a part of the benchmark of that name.
      const program = file.replace(/^(bench\/[\w-]+)\/.*$/, '$1.ts')
      const script =
        new RegExp(`"(bench:[\\w-]+)": "node run\\.mjs ${program}"`).exec(scripts)?.[1] ?? program
      expect(described.includes(program) || described.includes(script), program).toBe(true)
    }
  }
})
