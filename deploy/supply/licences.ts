import { judgeAll, table } from './report.ts'

// `npm run licences`: prints every package with its version and licence, and fails when one may not be used.

const judged = judgeAll()
console.log(table(judged))
const refused = judged.filter(({ objection }) => objection)
for (const { name, version, objection } of refused) console.error(`${name} ${version} ${objection}`)
const browser = judged.filter(({ place }) => place === 'browser').length
console.log(
  `\n${judged.length} packages, ${browser} of them in what browsers get; ${refused.length} refused.`,
)
process.exitCode = refused.length > 0 ? 1 : 0
