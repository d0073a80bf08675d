import { availableParallelism } from 'node:os'
import manifest from '../package.json' with { type: 'json' }
import { runSteps } from './steps.ts'

// `npm run check`: all commands of package.json that are named `check:`, side by side. Those that take longest are named
// first there.

// The linter and the compiler are programs in Go: given more memory they spend less of their time on tidying it.
process.env.GOGC ??= '400'

/** Types of routes, without which no other step knows what those are given. */
const FIRST = ['react-router typegen']

const checks = Object.entries(manifest.scripts).flatMap(([name, command]) =>
  name.startsWith('check:') ? [command] : [],
)
const well =
  (await runSteps(FIRST, 1, console.log)) && (await runSteps(checks, availableParallelism(), console.log))
if (!well) process.exitCode = 1
