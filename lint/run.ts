import { availableParallelism } from 'node:os'
import manifest from '../package.json' with { type: 'json' }
import { runSteps } from './steps.ts'

// `npm run check`: all commands of package.json that are named `check:`, side by side. Those that take longest are named
// first there.

// The linter and the compiler are programs in Go: given more memory they spend less of their time on tidying it.
process.env.GOGC ??= '400'

/** Types of routes, without which no other step knows what those are given; how files are written can be seen beside it. */
const FORMAT = 'check:format'
const FIRST = ['react-router typegen', manifest.scripts[FORMAT]]

const checks = Object.entries(manifest.scripts).flatMap(([name, command]) =>
  name.startsWith('check:') && name !== FORMAT ? [command] : [],
)
const atOnce = availableParallelism()
const isFirstWell = await runSteps(FIRST, atOnce, console.log)
if (!(await runSteps(checks, atOnce, console.log)) || !isFirstWell) process.exitCode = 1
