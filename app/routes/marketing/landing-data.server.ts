import { priceIdOf } from '#app/domain/billing/catalogue.server.ts'
import type { Choice } from '#app/domain/billing/types.ts'
import type { DemoName } from '#app/domain/marketing/demo-tones.ts'
import { type Marked, markUp } from '#app/domain/marketing/marked.ts'
import { DEMO_DRAFT, DEMO_REWRITES, HERO_SAMPLE } from '#app/domain/marketing/samples.ts'

const compared = new Map<string, Marked>()

/** A sample compared with its source, once for all visitors. */
function markedOnce(before: string, after: string): Marked {
  const known = compared.get(after)
  if (known) return known
  const marked = markUp(before, after, 'en')
  compared.set(after, marked)
  return marked
}

/** The strokes and words of the hero's picture. */
export function markedHero(): Marked {
  return markedOnce(HERO_SAMPLE.before, HERO_SAMPLE.after)
}

/** The changes that one tone made to the draft of the demo. */
export function markedDemo(name: DemoName): Marked {
  return markedOnce(DEMO_DRAFT, DEMO_REWRITES[name])
}

/** What the payment provider calls the prices of an interval, by plan. */
export function pricesBy(interval: Choice['interval']): Record<Choice['plan'], string> {
  return {
    grasshopper: priceIdOf({ plan: 'grasshopper', interval }),
    ninja: priceIdOf({ plan: 'ninja', interval }),
  }
}
