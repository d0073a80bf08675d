import process from 'node:process'
import { lookup } from '#app/lookup.ts'

const USAGE = `Usage: node cli.ts COMMAND

  humanize [--tone TONE] [--strength light|balanced|strong] [--length keep|shorter|longer]
           [--language auto|en|es|fr|de|it|pt|nl|ru] [--lock TERM]... [--engine embedded|llm]
           [--seed N] [--jsonl]
        rewrites standard input to standard output; terms that are locked stay exactly as they are;
        with --jsonl, lines {id, text, tone?, custom?} become lines {id, text, ms}
  extract [--out DIR] FILE...
        reads files into Markdown, to standard output; with --out into DIR, each as FILE.txt, or as FILE.err
        with the reason why it cannot be read; the exit code says whether all could
  user list [WORDS]
        prints who has an account, one a line: address, plan, words this month, last seen, state
  user show EMAIL
        prints one of them
  user invite [EMAIL] [--plan free|grasshopper|ninja]
        prints a link that makes one account: for that address alone, which then counts as confirmed, so
        give it to nobody else; or for whoever has it first
  user disable|enable EMAIL
        signs somebody out everywhere and lets them in no more; or lets them in again
  user delete EMAIL
        deletes an account with everything in it
  user set-plan EMAIL free|grasshopper|ninja
        gives a person a plan, or a larger one if they pay for it
  user set-password EMAIL
        gives a person the password on standard input, and takes away whatever else opened their account
  migrate
        brings the database up to date
  doctor [--json]
        examines a deployment and says what does not work and what to do; the exit code says whether all does
  bucket
        makes the bucket that files are kept in, if it is not there
  backup DIR
        writes all rows and files that are kept into a new folder; servers may go on meanwhile
  restore [--other-secret] [--without-letters] DIR
        puts a backup into an empty database and storage, all of it or nothing; stop servers before;
        --other-secret does so although SESSION_SECRET is not the one it was, --without-letters
        leaves out letters that waited, which an old system that went on has sent
  healthy [web|worker]
        says by its exit code whether the server that runs here is ready for people, or the worker works
  stripe setup [--url ORIGIN]
        puts the plans, prices, coupons, the billing portal and the webhook into the account of
        STRIPE_SECRET_KEY, and prints what to configure; may be repeated
`

type Command = (args: string[]) => Promise<void>

/** Each loads what it needs and no more: reading a file needs neither database nor language models. */
const COMMANDS = lookup<() => Promise<Command>>({
  backup: async () => (await import('./app/cli/backup.ts')).backup,
  bucket: async () => (await import('./app/cli/bucket.ts')).bucket,
  doctor: async () => (await import('./app/cli/doctor.ts')).doctor,
  extract: async () => (await import('./app/cli/extract.ts')).extract,
  healthy: async () => (await import('./app/cli/healthy.ts')).healthy,
  humanize: async () => (await import('./app/cli/humanize.ts')).humanize,
  migrate: async () => (await import('./app/cli/migrate.ts')).migrate,
  restore: async () => (await import('./app/cli/restore.ts')).restore,
  stripe: async () => (await import('./app/cli/stripe.ts')).stripe,
  user: async () => (await import('./app/cli/user.ts')).user,
})

const [name = '', ...args] = process.argv.slice(2)
const load = COMMANDS.get(name)
if (!load) {
  process.stderr.write(USAGE)
  process.exit(name === '' || name === '--help' ? 0 : 2)
}
try {
  const command = await load()
  await command(args)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
