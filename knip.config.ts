import type { KnipConfig } from 'knip'
import manifest from './package.json' with { type: 'json' }

// Part of `npm run check`, twice: once for files, exports, types and packages that nothing uses, and once (`--production`)
// for those that only tests use. What ends with `!` is no test.

/** The programs that the commands of package.json run. */
const programs = Object.values(manifest.scripts).flatMap((script) =>
  Array.from(script.matchAll(/node run\.mjs ([\w/-]+\.ts)/g), ([, file = '']) => file),
)

export default ({ production }: { production?: boolean }) =>
  ({
    entry: [
      'worker.ts!',
      'app/server/handler.server.ts!',
      // Asked for by their addresses: see documentScripts in vite.config.ts.
      'app/enhance.ts!',
      'app/enhance/{entrance,picture,payment,landing/landing}.ts!',
      ...(production ? ['run.mjs!'] : []),
      ...programs
        .filter((file) => file !== 'server.ts')
        .map((file) => (file.startsWith('test/') ? file : `${file}!`)),
      // Named to Vitest where it is started.
      'test/setup/file-reporter.ts',
      // Started by their file names.
      'app/domain/extraction/child/{main,readers,shut,watchdog}.ts!',
      'app/domain/library/web/page-process.ts!',
      'bench/support/{people,watch-loop,*-process}.ts!',
      'deploy/{strip,trim}.ts!',
      'test/process/lose-connections.ts',
      // Run by hand.
      'bench/{train-human-model,make-word-vectors,make-english-lexicon}.ts!',
      'test/mocks/stripe/serve.ts',
    ],
    project: ['**/*.{ts,tsx,mjs,css}!', '!test/**!', '!**/*.{test,test-help}.{ts,tsx}!'],
    // Its configuration throws where there is no browser, and who checks needs none.
    playwright: {
      config: [],
      entry: ['playwright.config.ts', 'test/e2e/*.spec.ts', 'test/e2e/support/servers.ts'],
    },
    // What tests use may be exported for them, as long as the file itself has a use for it.
    ignoreExportsUsedInFile: production,
    ignoreDependencies: [
      // Wanted by @react-router/dev; the bench that compares it is no part of the product.
      ...(production ? ['@react-router/node'] : []),
      // The product is built where it is started, so these are no devDependencies.
      ...(production ? ['@react-router/dev', '@tailwindcss/vite'] : []),
    ],
    // They are programs of the system.
    exclude: ['binaries'],
  }) satisfies KnipConfig
