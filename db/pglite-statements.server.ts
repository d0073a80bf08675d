import { setImmediate as turn } from 'node:timers/promises'
import { parse, type PGlite, protocol, types } from '@electric-sql/pglite'

type Fields = Parameters<typeof parse.parseResults>[0][number]
type Statement = { name: string; parameters: number[]; fields: Fields | undefined }
type QueryOptions = { rowMode?: 'array' | 'object' }
/** What Drizzle makes of values before it hands them to the driver. */
type Value = string | number | bigint | boolean | null | undefined
type Query = (text: string, values?: Value[], options?: QueryOptions) => Promise<unknown>

/** Statements kept at most; texts that come after them are prepared anew each time. */
const MOST = 500
/** How long queries may follow each other without a turn of the event loop, in milliseconds. */
const BREATH_MS = 10

const { serialize } = protocol
const EXECUTE = Buffer.concat([serialize.execute({}), serialize.sync()])
const asSent = (text: string) => text
/** Types that Drizzle reads itself, with their arrays. */
const READ_BY_DRIZZLE = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.DATE,
  types.INTERVAL,
  1115,
  1182,
  1185,
  1187,
  1231,
]

/**
 * `client` as Drizzle's driver uses it, but with every text prepared once and then run in a single round trip. PGlite's
 * own `query` parses and plans the text anew, in six round trips, and merges Drizzle's parsers with 300 of its own: it
 * takes four times the processor time, all of it on the thread that answers requests.
 */
export function withPreparedStatements(client: PGlite): PGlite {
  const parsers = { ...client.parsers, ...Object.fromEntries(READ_BY_DRIZZLE.map((type) => [type, asSent])) }
  const statements = new Map<string, Statement>()
  let breathedAt = 0

  /**
   * Lets the event loop turn once in a while. The database answers within the same turn, so queries that wait for each
   * other, such as of 200 texts that end together, would otherwise all run before anybody else is served.
   */
  async function breathe() {
    if (performance.now() - breathedAt < BREATH_MS) return
    await turn()
    breathedAt = performance.now()
  }

  async function prepare(text: string): Promise<Statement> {
    const known = statements.get(text)
    if (known) return known
    const name = statements.size < MOST ? `s${statements.size}` : ''
    const about = await client.execProtocolStream(
      Buffer.concat([
        serialize.parse({ name, text }),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ]),
      { syncToFs: false },
    )
    const statement = {
      name,
      parameters: parse.parseDescribeStatementResults(about),
      fields: about.find((message) => message.name === 'rowDescription'),
    }
    if (name) statements.set(text, statement)
    return statement
  }

  /** Runs a text; nothing else may run on the client meanwhile. */
  async function run(text: string, values: Value[], { rowMode }: QueryOptions, syncToFs: boolean) {
    await breathe()
    const { name, parameters, fields } = await prepare(text)
    const sent = values.map((value, at) => {
      if (value === null || value === undefined) return null
      const write = client.serializers[parameters[at] ?? 0]
      return write ? write(value) : String(value)
    })
    const bound = serialize.bind({ statement: name, values: sent })
    const answer = await client.execProtocolStream(Buffer.concat([bound, EXECUTE]), { syncToFs })
    return parse.parseResults(fields ? [fields, ...answer] : answer, parsers, { rowMode })[0]
  }

  const query: Query = (text, values = [], options = {}) =>
    client._runExclusiveTransaction(() => client.runExclusive(() => run(text, values, options, true)))

  const transaction = (work: (tx: { query: Query }) => Promise<unknown>) =>
    client.transaction((tx) =>
      work({
        query: (text, values = [], options = {}) =>
          client.runExclusive(() => {
            if (tx.closed) throw new Error('The transaction is over')
            return run(text, values, options, false)
          }),
      }),
    )

  return { query, transaction } as unknown as PGlite
}
