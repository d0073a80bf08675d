import { readFileSync, writeFileSync } from 'node:fs'

// Takes out of package.json what only builds the product, so that `npm prune` leaves it and all it stands on out of the
// image. `npm start` on a laptop builds, which is why these are dependencies like the others.

const BUILDS_ONLY = ['@react-router/dev', '@tailwindcss/vite', 'tailwindcss', 'vite']

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
const dependencies = new Map(Object.entries(manifest.dependencies))
for (const name of BUILDS_ONLY) {
  if (!dependencies.delete(name)) throw new Error(`${name} is no dependency any more`)
}
const kept = { ...manifest, dependencies: Object.fromEntries(dependencies) }
writeFileSync('package.json', `${JSON.stringify(kept, null, 2)}\n`)
