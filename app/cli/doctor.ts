import { parseArgs } from 'node:util'
import type { Env } from '#app/env.server.ts'
import { codesOf, fault, type Finding } from './doctor/finding.ts'
import { examineMachine } from './doctor/machine.ts'
import { unreadable } from './doctor/unreadable.ts'

/** One examination must not keep the others from being told. */
const PATIENCE_MS = 30_000

/**
 * `doctor [--json]`: examines a deployment, configured as this command is, and says of each part whether it works and, if
 * not, what to do. Nothing is changed. The exit code is 1 when something does not work.
 */
export async function doctor(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } })
  const findings = await examine()
  const isWell = findings.every(({ level }) => level !== 'fault')
  const said = values.json ? `${JSON.stringify({ ok: isWell, findings }, null, 2)}\n` : report(findings)
  // Whoever still has not answered would keep this process waiting.
  process.stdout.write(said, () => process.exit(isWell ? 0 : 1))
}

async function examine(): Promise<Finding[]> {
  let env: Env
  try {
    ;({ env } = await import('#app/env.server.ts'))
  } catch (error) {
    return [...unreadable(error), ...examineMachine()]
  }
  const [configuration, address, database, storage, mail, model, billing] = await Promise.all([
    import('./doctor/configuration.ts'),
    import('./doctor/address.ts'),
    import('./doctor/database.ts'),
    import('./doctor/storage.ts'),
    import('./doctor/mail.ts'),
    import('./doctor/model.ts'),
    import('./doctor/billing.ts'),
  ])
  const found = await Promise.all([
    inTime('address', address.examineAddress(env)),
    inTime('database', database.examineDatabase(env)),
    inTime('storage', storage.examineStorage(env)),
    inTime('mail', mail.examineMail(env)),
    inTime('model', model.examineModel(env)),
    inTime('billing', billing.examineBilling(env)),
  ])
  return [...configuration.judgeConfiguration(env), ...found.flat(), ...examineMachine(env)]
}

/** What an examination found; that it did not come to an end, or broke, is a finding, too. */
async function inTime(part: string, examination: Promise<Finding | Finding[]>): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Finding>((resolve) => {
    const finding = fault(part, 'It did not answer in time.', 'Look at its log, and at the network between.')
    timer = setTimeout(() => resolve(finding), PATIENCE_MS)
  })
  try {
    return [await Promise.race([examination, late])].flat()
  } catch (error) {
    return [
      fault(part, `It could not be examined (${codesOf(error)[0] ?? typeof error}).`, 'Look at its log.'),
    ]
  } finally {
    clearTimeout(timer)
  }
}

const MARKS = { ok: 'ok     ', warning: 'warning', fault: 'FAULT  ' }

function report(findings: Finding[]): string {
  const lines = findings.map(({ part, level, says, advice }) => {
    return `${MARKS[level]}  ${part}: ${says}${advice ? `\n         → ${advice}` : ''}`
  })
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length
  const [faults, warnings] = [count('fault'), count('warning')]
  const sum =
    faults > 0 ? `${faults} things do not work.` : warnings > 0 ? 'Everything works.' : 'All is well.'
  return `${lines.join('\n')}\n\n${faults === 1 ? 'One thing does not work.' : sum}\n`
}
