import { PLANS } from '#app/domain/usage/plans.ts'
import { Card } from './Card.tsx'
import { formatCount, formatPrice } from './format.ts'
import { Icon } from './Icon.tsx'
import { LinkButton } from './LinkButton.tsx'

/** The rooms that come with a paid plan, and what there is to have in each. */
const BENEFITS = {
  chat: {
    title: 'Chat PDF',
    lead: 'Ask a document, and read the answer beside the page it stands on.',
    list: [
      'Questions to start with, made from your document',
      'Every answer names its page and shows the passage',
      'What is not in the document is not made up',
      'PDF, Word, slides, e-books, scans and more',
    ],
  },
  study: {
    title: 'Study Buddy',
    lead: 'Turn your own material into something you remember.',
    list: [
      'Quiz questions with the page behind each of them',
      'Key points of a chapter or of all of it',
      'Related videos on the same subject',
      'What you have learned is kept with the document',
    ],
  },
} as const

/** Stands in place of Chat PDF or Study Buddy for people without a paid plan: what they would have, and where to get it. */
export function UpgradeTeaser({ feature }: { feature: keyof typeof BENEFITS }) {
  const { title, lead, list } = BENEFITS[feature]
  const { label, monthlyPrice, wordsPerMonth } = PLANS.grasshopper
  return (
    <Card as="section" accent className="stack" aria-labelledby="teaser-title">
      <h1 id="teaser-title" className="text-2xl">
        {title}
      </h1>
      <p className="text-lg text-ink-soft">{lead}</p>
      <ul className="grid gap-2">
        {list.map((benefit) => (
          <li key={benefit} className="flex gap-2">
            <Icon name="check" /> {benefit}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">
        With {label}, {formatPrice(monthlyPrice)} a month with {formatCount(wordsPerMonth)} words, and with{' '}
        {PLANS.ninja.label}. Your files are kept either way.
      </p>
      <div>
        <LinkButton href="/subscription" icon="upgrade">
          Upgrade Now
        </LinkButton>
      </div>
    </Card>
  )
}
