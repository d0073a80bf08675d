import { spawnSync } from 'node:child_process'

/** Builds the product from the sources as they are, unless that has been done: walks and processes run the built one. */
export default function setup() {
  const built = spawnSync(process.execPath, ['build.ts'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (built.status !== 0) throw new Error(`The build failed:\n${built.stdout}${built.stderr}`)
}
