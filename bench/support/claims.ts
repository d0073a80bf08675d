import { report } from './figures.ts'

let broken = 0

/** Says what is looked at from here on. */
function section(title: string): void {
  console.log(`\n— ${title}`)
}

/** Prints one thing that must hold: what was asked for, what was found, and whether that keeps it. */
export function claim(name: string, found: string, asked: string, kept: boolean): void {
  if (!kept) broken++
  report(name, found, { text: asked, kept })
}

/** A claim that two values are the same. */
export function same(name: string, found: unknown, asked: unknown): void {
  const [here, there] = [found, asked].map((value) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  )
  claim(name, here ?? 'nothing', there ?? 'nothing', here === there)
}

/** A claim about a figure that must not be over a limit; `unit` stands behind both. */
export function atMost(name: string, found: number, limit: number, unit: string): void {
  claim(name, `${found.toFixed(2)} ${unit}`, `≤ ${limit} ${unit}`, found <= limit)
}

/** Does `work`; what it throws is a broken claim, and the rest goes on. */
export async function attempt(title: string, work: () => Promise<void>): Promise<void> {
  section(title)
  const started = performance.now()
  try {
    await work()
  } catch (error) {
    claim(
      'went to its end',
      error instanceof Error ? (error.stack ?? error.message) : String(error),
      'yes',
      false,
    )
  }
  console.log(`  (${((performance.now() - started) / 1000).toFixed(1)} s)`)
}

/** How many claims did not hold. */
export function brokenClaims(): number {
  return broken
}
