import { createHmac } from 'node:crypto'
import type { StoredEvent } from './world.ts'

/** Takes a delivery; answers its status. In processes that listen it is an HTTP request. */
export type Receiver = (body: string, headers: Record<string, string>) => Promise<number>
export type Endpoint = { secret: string; wants: (type: string) => boolean; receive: Receiver }

/** The header Stripe signs its deliveries with: the time and the body, by each secret that is valid. */
export function signature(body: string, secrets: string[], at = Math.floor(Date.now() / 1000)): string {
  const signed = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`,
  )
  return [`t=${at}`, ...signed].join(',')
}

/** How deliveries go wrong. */
type Troubles = {
  /** How many times each event is sent. */
  copies: number
  /** Events that never arrive. */
  drop: (event: StoredEvent) => boolean
  /** Puts what waits into another order. */
  shuffle: ((events: StoredEvent[]) => StoredEvent[]) | null
}

const TRIES = 6
const PAUSE_MS = 40

/** Sends events to the endpoints, again when they are not taken. With `automatic` off they wait to be delivered by hand. */
export function openDeliveries(endpoints: () => Endpoint[], options: { automatic: boolean }) {
  const troubles: Troubles = { copies: 1, drop: () => false, shuffle: null }
  let waiting: StoredEvent[] = []
  let running: Promise<void> | null = null
  const attempts: { id: string; type: string; status: number }[] = []

  async function send(endpoint: Endpoint, event: StoredEvent): Promise<number> {
    const body = JSON.stringify(event)
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'stripe-signature': signature(body, [endpoint.secret]),
    }
    const status = await endpoint.receive(body, headers).catch(() => 0)
    attempts.push({ id: event.id, type: event.type, status })
    if (status >= 200 && status < 300) event.pending_webhooks = 0
    return status
  }

  async function sendAgain(endpoint: Endpoint, event: StoredEvent): Promise<void> {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const status = await send(endpoint, event)
      if (status >= 200 && status < 300) return
      await new Promise((later) => setTimeout(later, PAUSE_MS * 2 ** tried))
    }
  }

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.filter((event) => !troubles.drop(event))
      waiting = []
      const copies = batch.flatMap((event) => Array.from({ length: troubles.copies }, () => event))
      const ordered = troubles.shuffle ? troubles.shuffle(copies) : copies
      for (const event of ordered) {
        for (const endpoint of endpoints().filter((each) => each.wants(event.type))) {
          await sendAgain(endpoint, event)
        }
      }
    }
  }

  return {
    troubles,
    /** Every delivery that was tried, and what was answered. */
    attempts,
    add(event: StoredEvent): void {
      waiting.push(event)
      if (options.automatic)
        running ??= new Promise<void>((next) => setImmediate(next))
          .then(flush)
          .finally(() => (running = null))
    },
    /** Waits until everything was delivered, or given up. */
    async settled(): Promise<void> {
      for (let now = running; now; now = running) await now
    },
    /** Takes what waits, to deliver it by hand. */
    take(): StoredEvent[] {
      const taken = waiting
      waiting = []
      return taken
    },
    /** Delivers one event once, to every endpoint that wants it. Answers the statuses. */
    deliver: (event: StoredEvent) =>
      Promise.all(
        endpoints()
          .filter((each) => each.wants(event.type))
          .map((each) => send(each, event)),
      ),
  }
}
