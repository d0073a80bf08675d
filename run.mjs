// Runs a program of this project with the Node.js that it is written for: `node run.mjs server.ts`. That comes with
// `npm ci` as a package for this kind of machine, and npm puts it first on the way of `npm run`; but npm before 11, when
// it lays aside the packages for other machines, takes the link away again. So this file must do with older ones.

import { spawn } from 'node:child_process'
import { existsSync, symlinkSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const NEEDED = 24
const PARENT_LOOK_MS = 500
const here = import.meta.dirname ?? dirname(new URL(import.meta.url).pathname)
const [, , program = '', ...rest] = process.argv

// npm passes a signal on to the shell that it runs a script by, and that dies without telling anybody: what it started
// would go on alone, with the port and the data folder. Whoever loses the parent that npm gave it ends as if told to.
if (process.env.npm_lifecycle_event !== undefined && process.platform !== 'win32') {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, PARENT_LOOK_MS).unref()
}

if (Number(process.versions.node.split('.')[0]) >= NEEDED) {
  process.argv.splice(1, 2, resolve(here, program))
  await import(pathToFileURL(resolve(here, program)).href)
} else {
  const windows = process.platform === 'win32'
  const kind = `node-${windows ? 'win' : process.platform}-${process.arch}`
  const node = join(here, 'node_modules', kind, 'bin', windows ? 'node.exe' : 'node')
  if (!existsSync(node)) {
    console.error(
      `Wordkin needs Node.js ${NEEDED} or later; this is ${process.versions.node}. Run npm ci first.`,
    )
    process.exit(1)
  }
  const link = join(here, 'node_modules/.bin/node')
  if (!windows && !existsSync(link)) symlinkSync(join('..', kind, 'bin/node'), link)
  const child = spawn(node, [resolve(here, program), ...rest], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
