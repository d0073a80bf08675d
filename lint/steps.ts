import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const PATH = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`

/**
 * Runs commands of a shell in the project's folder, in their order and so many at once. Tells of each how long it took when
 * it ends, and all it wrote when it failed. Resolves with whether all went well; one that fails keeps none from running.
 */
export async function runSteps(
  commands: readonly string[],
  atOnce: number,
  tell: (line: string) => void,
): Promise<boolean> {
  const waiting = [...commands]
  let well = true
  const runOneByOne = async () => {
    for (let command = waiting.shift(); command !== undefined; command = waiting.shift()) {
      const began = performance.now()
      const { failed, output } = await run(command)
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      tell(`${failed ? '✗' : '✓'} ${command} (${seconds} s)${failed ? `\n${output}` : ''}`)
      if (failed) well = false
    }
  }
  await Promise.all(Array.from({ length: atOnce }, runOneByOne))
  return well
}

async function run(command: string): Promise<{ failed: boolean; output: string }> {
  const child = spawn(command, { cwd: ROOT, shell: true, env: { ...process.env, PATH } })
  child.stdin.end()
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { failed: code !== 0, output }
}
