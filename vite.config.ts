import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, parse, relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { build, defineConfig, type Plugin } from 'vite'

const TARGET = 'es2022'

/** Where the packages are written down whose code browsers get: `npm run licences` reads it. */
const BROWSER_PACKAGES = 'build/browser-packages.json'

/** The packages that modules belong to, by the folders they are installed in. */
function packagesOf(modules: readonly string[]): string[] {
  const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/
  return modules.flatMap((id) => {
    const found = folder.exec(id.replaceAll('\\', '/').replaceAll('\0', ''))?.[0]
    return found ? [relative(import.meta.dirname, found).replaceAll('\\', '/')] : []
  })
}

/** How a module asks for the address of a script: `import script from './picture.ts?script'`. */
const SCRIPT = /\?script$/

/**
 * Gives documents their small scripts: each is bundled by itself, so that such a page loads nothing of the framework's, and
 * named by what is in it, so that browsers may keep it for ever. In development it is the module itself.
 */
function documentScripts(): Plugin {
  const bundles = new Map<string, Promise<{ name: string; code: string; modules: string[] }>>()
  let serves = false
  return {
    name: 'document-scripts',
    enforce: 'pre',
    configResolved({ command }) {
      serves = command === 'serve'
    },
    async resolveId(source, importer) {
      if (!SCRIPT.test(source)) return null
      const found = await this.resolve(source.replace(SCRIPT, ''), importer)
      return found && `${found.id}?script`
    },
    async load(id) {
      if (!SCRIPT.test(id)) return null
      const input = id.replace(SCRIPT, '')
      if (serves) return `export default ${JSON.stringify(`/${relative(import.meta.dirname, input)}`)}`
      const bundle = bundles.get(input) ?? bundleScript(input)
      bundles.set(input, bundle)
      const { name, code } = await bundle
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: name, source: code })
      return `export default ${JSON.stringify(`/${name}`)}`
    },
    async generateBundle(_, output) {
      if (this.environment.name !== 'client') return
      const scripts = await Promise.all(bundles.values())
      const chunks = Object.values(output).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const packages = packagesOf([...chunks, ...scripts.flatMap(({ modules }) => modules)])
      mkdirSync(dirname(BROWSER_PACKAGES), { recursive: true })
      writeFileSync(BROWSER_PACKAGES, JSON.stringify([...new Set(packages)].sort(), null, 2))
    },
  }
}

/** Tells the browser that code of the server has changed: documents have no framework that would know. */
function tellServerChanges(): Plugin {
  return {
    name: 'tell-server-changes',
    apply: 'serve',
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      server.environments.client.hot.send('wordkin:server-changed')
    },
  }
}

/**
 * Loads what comes later as it is. Vite's own helper goes for the styles of a script first: ours are in one sheet, which
 * every page has from the start.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
    generateBundle(_, output) {
      for (const file of Object.values(output)) {
        if (file.type === 'chunk' && file.viteMetadata?.importedCss.size)
          this.error(`${file.fileName} imports styles, which nobody loads`)
      }
    },
  }
}

async function bundleScript(input: string) {
  const bundled = await build({
    configFile: false,
    logLevel: 'warn',
    build: { target: TARGET, write: false, modulePreload: false, rolldownOptions: { input } },
  })
  if (!('output' in bundled)) throw new Error(`The script ${input} was not bundled`)
  const { code, moduleIds } = bundled.output[0]
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  return { name: `assets/${parse(input).name}-${hash}.js`, code, modules: moduleIds }
}

/** What only dialogs, sections with a form, tables and the like need: pages that begin without them do not load them. */
const SELDOM =
  'conform|FormErrors|(?:Text|TextArea)?Field|FieldFrame|(?:Form)?Dialog|dialog-class|Table|Pager|Tabs|Facts|Card|EmptyState|OfferEnd|use-time-left|DemoBilling|copy-text|MonthsChart|use-refresh|use-keys|Choice|pane-class|ChangePart|RelativeTime|relative-time|use-now|CopyButton|Working'

/** The framework changes seldom, and what most pages share comes in one file instead of a request for each module. */
const groups = [
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler)\/|^\0vite\//,
    priority: 3,
  },
  { name: 'shared', test: new RegExp(`/app/ui/(?!(?:${SELDOM})\\.)`), minShareCount: 3, priority: 2 },
  // The frame is on every page.
  { name: 'shared', test: /\/app\/ui\/shell\//, minShareCount: 2, priority: 2 },
  { name: 'conform', test: /node_modules\/@conform-to\//, priority: 1 },
]

export default defineConfig({
  plugins: [documentScripts(), plainImports(), tellServerChanges(), tailwindcss(), reactRouter()],
  build: {
    target: TARGET,
    cssMinify: true,
    // The router loads what a page needs beside it by itself.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      build: {
        target: 'node24',
        // What a page loads only when it is wanted, the server may have at once.
        rolldownOptions: {
          input: './app/server/handler.server.ts',
          checks: { ineffectiveDynamicImport: false },
        },
      },
      // Node.js reads a package's manifest once for each of its modules: this one has a hundred, and a manifest of 180 kB.
      resolve: { noExternal: ['drizzle-orm'] },
    },
  },
})
