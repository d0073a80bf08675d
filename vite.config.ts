import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { build, defineConfig, type Plugin } from 'vite'

const TARGET = 'es2022'

/**
 * Adds the small script of pages without React (`app/enhance.ts`) to the browser build, bundled apart from it: those
 * pages load this one file and nothing of the framework's. Its address is fixed, so the page adds the build's version
 * to it (see `app/root.tsx`).
 */
function enhancementScript(): Plugin {
  return {
    name: 'enhancement-script',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const bundled = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          target: TARGET,
          write: false,
          modulePreload: false,
          rolldownOptions: { input: './app/enhance.ts' },
        },
      })
      if (!('output' in bundled)) throw new Error('The enhancement script was not bundled')
      this.emitFile({ type: 'asset', fileName: 'assets/enhance.js', source: bundled.output[0].code })
    },
  }
}

/**
 * The humanizer is the one page that loads React. Without these groups its script comes in 17 files, each with a tag on
 * the page and a request of its own.
 */
const groups = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  { name: 'shared', test: /\/app\/(?:ui|domain)\//, minShareCount: 2 },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), enhancementScript()],
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
