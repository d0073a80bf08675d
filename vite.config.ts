import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * Adds the small script of pages without React (`app/enhance.ts`) to the browser build. Its address is fixed, so the
 * page adds the build's version to it (see `app/root.tsx`).
 */
function enhancementScript(): Plugin {
  return {
    name: 'enhancement-script',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: './app/enhance.ts', fileName: 'assets/enhance.js' })
    },
  }
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), enhancementScript()],
  define: { __BUILD__: JSON.stringify(Date.now().toString(36)) },
  build: { target: 'es2022', cssMinify: true, assetsInlineLimit: 0 },
  environments: {
    ssr: { build: { target: 'node24', rollupOptions: { input: './app/handler.server.ts' } } },
  },
})
