import { extract } from './app/cli/extract.ts'
import { humanize } from './app/cli/humanize.ts'
import { migrate } from './app/cli/migrate.ts'
import { user } from './app/cli/user.ts'

const USAGE = `Usage: node cli.ts COMMAND

  humanize [--tone TONE] [--strength light|balanced|strong] [--length keep|shorter|longer]
           [--language auto|en|es|fr|de|it|pt|nl|ru] [--lock TERM]... [--engine embedded|llm]
           [--seed N] [--jsonl]
        rewrites standard input to standard output; terms that are locked stay exactly as they are;
        with --jsonl, lines {id, text, tone?, custom?} become lines {id, text, ms}
  extract [--out DIR] FILE...
        reads files into Markdown, to standard output; with --out into DIR, each as FILE.txt, or as FILE.err
        with the reason why it cannot be read; the exit code says whether all could
  user set-plan EMAIL free|grasshopper|ninja
        puts a person on a plan
  migrate
        brings the database up to date
`

const COMMANDS: Record<string, (args: string[]) => Promise<void>> = { extract, humanize, user, migrate }

const [name = '', ...args] = process.argv.slice(2)
const command = COMMANDS[name]
if (!command) {
  process.stderr.write(USAGE)
  process.exit(name === '' || name === '--help' ? 0 : 2)
}
try {
  await command(args)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
