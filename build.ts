import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { setAssetsAside } from './deploy/kept-assets.ts'

// Builds the product into build/ unless it is there already, made from these very sources: that keeps `npm start` one
// command and its second run quick.

const INPUTS = [
  'app',
  'db',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'build.ts',
  'deploy/kept-assets.ts',
]
const ASSETS = 'build/client/assets'
const KEPT_ASSETS = 'build/kept-assets.json'
const STAMP = 'build/sources.sha256'

function files(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test(-help)?\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap(files)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/** Writes .br and .gz files beside everything the browser gets as text, so that no request pays for compression. */
function compress(folder: string) {
  for (const file of files(folder).filter((name) =>
    /\.(js|css|svg|txt|html|json|ico|webmanifest)$/.test(name),
  )) {
    const bytes = readFileSync(file)
    if (bytes.length < 600) continue
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

/**
 * Bundles what reads files in processes of its own: started from its many sources, each would take twice the time to begin.
 * Its libraries stay where they are.
 */
async function bundleReaders() {
  const folder = 'app/domain/extraction'
  const input = [
    ...['main', 'readers', 'shut', 'watchdog'].map((name) => `${folder}/child/${name}.ts`),
    'app/domain/library/web/page-process.ts',
  ]
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: 'build/readers',
      target: 'node24',
      minify: false,
      rolldownOptions: { input, output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
    },
  })
}

const sources = fingerprint()
const fresh = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources
if (!fresh || process.argv.includes('--force')) {
  const command = join(
    dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json')),
    'bin.cjs',
  )
  const putAssetsBack = setAssetsAside(ASSETS, KEPT_ASSETS)
  const built = spawnSync(process.execPath, [command, 'build', '--logLevel', 'warn'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (built.status !== 0) process.exit(built.status ?? 1)
  await bundleReaders()
  compress('build/client')
  putAssetsBack()
  writeFileSync(STAMP, sources)
}
