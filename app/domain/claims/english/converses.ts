import type { Token } from './read.ts'

/** Verbs that tell of one thing from both sides: who gives on the left, who gets on the right. */
const PAIRS = `sell:buy;sell:purchase;teach:learn;give:get;give:receive;give:take;send:get;send:receive;hand:get;hand:receive;lend:borrow;rent:rent;pay:receive;pay:get;pay:have;offer:get;let:rent;supply:buy;lead:follow;precede:follow;employ:work;bring:get;provide:get;tell:hear;tell:learn;leave:inherit;treat:get;inform:learn;deliver:get;owe:lend;export:import;grant:receive;offer:receive;grant:get;award:receive;pass:get;lend:get;beat:lose;defeat:lose;win:lose`

const converse = new Set<string>()
for (const pair of PAIRS.split(';')) {
  const [one = '', two = ''] = pair.split(':')
  converse.add(`${one} ${two}`)
  converse.add(`${two} ${one}`)
}

export const GIVING: ReadonlySet<string> = new Set(
  PAIRS.split(';').flatMap((pair) => pair.split(':')[0] ?? []),
)
export const GETTING: ReadonlySet<string> = new Set(
  PAIRS.split(';').flatMap((pair) => pair.split(':')[1] ?? []),
)

/** Who buys is a buyer. */
function withoutAgent({ bases }: Token): string[] {
  return bases.flatMap((base) =>
    /(?:er|or)$/.test(base) ? [base, base.slice(0, -2), base.slice(0, -1)] : [base],
  )
}

/** Whether two words tell of one thing from its two sides, as "buy" and "sell". */
export function isConverse(one: Token, two: Token): boolean {
  const [first, second] = [withoutAgent(one), withoutAgent(two)]
  return first.some((left) => second.some((right) => converse.has(`${left} ${right}`)))
}
