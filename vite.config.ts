import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { build, defineConfig, type Plugin } from 'vite'

const TARGET = 'es2022'

/** The small scripts of pages without React, by the name of the file they become: that of all pages, and those of some. */
export const ENHANCEMENTS = {
  enhance: './app/enhance.ts',
  entrance: './app/enhance/entrance.ts',
  picture: './app/enhance/picture.ts',
  landing: './app/enhance/landing/landing.ts',
  files: './app/enhance/files/files.ts',
  chat: './app/enhance/chat/chat.ts',
  study: './app/enhance/study/study.ts',
  payment: './app/enhance/payment.ts',
}

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

/**
 * Adds those scripts to the browser build, each bundled apart from it: such a page loads one or two files and nothing of
 * the framework's. Their addresses are fixed, so the page adds the build's version to them (see `app/root.tsx`).
 */
function enhancementScripts(): Plugin {
  return {
    name: 'enhancement-scripts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      for (const [name, input] of Object.entries(ENHANCEMENTS)) {
        const bundled = await build({
          configFile: false,
          logLevel: 'warn',
          build: { target: TARGET, write: false, modulePreload: false, rolldownOptions: { input } },
        })
        if (!('output' in bundled)) throw new Error(`The script ${name} was not bundled`)
        modules.push(...bundled.output[0].moduleIds)
        this.emitFile({ type: 'asset', fileName: `assets/${name}.js`, source: bundled.output[0].code })
      }
      mkdirSync(dirname(BROWSER_PACKAGES), { recursive: true })
      writeFileSync(BROWSER_PACKAGES, JSON.stringify([...new Set(packagesOf(modules))].sort(), null, 2))
    },
  }
}

/** Where the humanizer's page begins. */
const PAGE = /\/app\/(?:root|routes\/humanizer\/humanizer)\.tsx$/

/** What Rolldown knows of modules when it groups them. */
type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null }

/** Whether the module `id` is loaded with the page: a way up its importers leads there. */
function isOnPage(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (PAGE.test(id.replace(/\?.*$/, ''))) return true
  if (seen.has(id)) return false
  seen.add(id)
  return modules.getModuleInfo(id)?.importers.some((importer) => isOnPage(importer, modules, seen)) ?? false
}

/**
 * The humanizer is the one page that loads React. Without these groups its script comes in 17 files, each with a tag on
 * the page and a request of its own; and with one group for all that pages share it would load what only pages without
 * React share.
 */
const groups = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 1 },
  {
    name: (id: string, modules: Modules) => (isOnPage(id, modules) ? 'page' : null),
    test: /\/app\/(?:ui|domain)\//,
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), enhancementScripts()],
  define: { __BUILD__: JSON.stringify(Date.now().toString(36)) },
  build: {
    target: TARGET,
    cssMinify: true,
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: { build: { target: 'node24', rollupOptions: { input: './app/handler.server.ts' } } },
  },
})
