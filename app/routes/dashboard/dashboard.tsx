import { href, Link } from 'react-router'
import { brand } from '#app/brand.ts'
import { ANSWER_POINTS, FIRST_DOCUMENT_POINTS, levelOf, pointsFor } from '#app/domain/accounts/level.ts'
import { listHistoryLines } from '#app/domain/humanizer/history.server.ts'
import { listDocuments } from '#app/domain/library/list.server.ts'
import { storageOf } from '#app/domain/library/quota.server.ts'
import { hasPaidPlan } from '#app/domain/billing/rights.server.ts'
import { countCards } from '#app/domain/study/flashcards.server.ts'
import { currentUsage } from '#app/domain/usage/allowance.server.ts'
import { TOOL_PARTS } from '#app/domain/usage/tools.ts'
import { wordsByMonth } from '#app/domain/usage/words-by-month.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Card } from '#app/ui/Card.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { LinkCard } from '#app/ui/LinkCard.tsx'
import { MonthsChart } from '#app/ui/MonthsChart.tsx'
import { RelativeTime } from '#app/ui/RelativeTime.tsx'
import { StatCard } from '#app/ui/StatCard.tsx'
import { formatBytes, formatCount } from '#app/ui/format.ts'
import type { Route } from './+types/dashboard'

const RECENT = 6

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  const [history, files, usage, storage, months, cards] = await Promise.all([
    listHistoryLines(user),
    listDocuments(user, { perPage: RECENT }),
    currentUsage(user),
    storageOf(user),
    wordsByMonth(user),
    hasPaidPlan(user) ? countCards(user) : null,
  ])
  const recent = [
    ...history.entries.slice(0, RECENT).map(({ id, preview, toneName, createdAt }) => ({
      to: `${href('/humanizer')}?h=${id}`,
      title: preview,
      what: toneName,
      at: createdAt,
    })),
    ...files.documents.map(({ id, fileName, createdAt }) => ({
      to: `${href('/my-files')}?doc=${id}`,
      title: fileName,
      what: 'Document',
      at: createdAt,
    })),
  ]
  return {
    firstName: user.firstName,
    points: user.points,
    level: levelOf(user.points),
    wordsProcessed: user.wordsProcessed,
    wordsLeft: usage.wordsLeft,
    months,
    storage,
    /** Null without a plan that has flashcards. */
    cardsDue: cards?.due ?? null,
    now: new Date(),
    recent: recent.sort((one, other) => other.at.getTime() - one.at.getTime()).slice(0, RECENT),
  }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { firstName, wordsProcessed, recent, months, now, cardsDue } = loaderData
  const isNew = recent.length === 0 && wordsProcessed === 0
  return (
    <div className="page @container grid content-start gap-8">
      <title>{`Dashboard · ${brand.name}`}</title>
      <h1>Welcome back, {firstName}!</h1>
      {isNew ? <FirstSteps paid={cardsDue !== null} /> : <Stats {...loaderData} />}
      {cardsDue !== null && cardsDue > 0 && <DueCards count={cardsDue} />}
      <Tools {...loaderData} />
      {recent.length > 0 && (
        <section className="grid gap-4" aria-labelledby="recent">
          <h2 id="recent">Recent work</h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-sheet">
            {recent.map(({ to, title, what, at }) => (
              <li
                key={to}
                className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 md:px-5"
              >
                <Link to={to} prefetch="intent" className="min-w-0 wrap-anywhere">
                  {title}
                </Link>
                <span className="text-sm text-ink-soft">
                  {what} · <RelativeTime date={at} now={now} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {months.some(({ words }) => words > 0) && (
        <section className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby="words">
          <h2 id="words">Your words</h2>
          <Card>
            <MonthsChart months={months} id="months" parts={TOOL_PARTS} />
          </Card>
        </section>
      )}
    </div>
  )
}

/** What to do first, in place of figures that are all zero. */
function FirstSteps({ paid }: { paid: boolean }) {
  const steps = [
    {
      to: href('/humanizer'),
      title: 'Paste a draft',
      text: 'Choose how it should sound, and compare the rewrite with what you had.',
    },
    {
      to: href('/my-files'),
      title: 'Upload a document',
      text: `It is read page by page and kept for you. The first one earns ${FIRST_DOCUMENT_POINTS} points.`,
    },
    {
      to: href('/study-buddy'),
      title: 'Make a quiz',
      text: paid
        ? 'Questions from your own pages, each with the passage behind it.'
        : 'Questions from your own pages, each with the passage behind it. Comes with a paid plan.',
    },
  ]
  return (
    <section className="grid gap-4" aria-labelledby="first-steps">
      <h2 id="first-steps">First steps</h2>
      <ol className="grid gap-4 @xl:grid-cols-3">
        {steps.map(({ to, title, text }, at) => (
          <Card as="li" key={to} className="grid content-start gap-2">
            <span
              className="grid size-8 place-items-center rounded-full bg-accent-soft font-semibold text-accent tabular-nums"
              aria-hidden="true"
            >
              {at + 1}
            </span>
            <Link
              to={to}
              prefetch="intent"
              className="font-serif text-lg font-semibold after:absolute after:inset-0 after:content-['']"
            >
              {title}
            </Link>
            <p className="text-ink-soft">{text}</p>
          </Card>
        ))}
      </ol>
    </section>
  )
}

type Loaded = Route.ComponentProps['loaderData']

/** How far the person has come, and by which rule. */
function Stats({ wordsProcessed, level, points }: Loaded) {
  return (
    <div className="grid gap-4 @xl:grid-cols-3">
      <StatCard
        label="Words Processed"
        value={formatCount(wordsProcessed)}
        note="Total words processed through AI"
      />
      <StatCard
        label="Current Level"
        value={level}
        note={`Expertise level. Next at ${formatCount(pointsFor(level + 1))} points.`}
      />
      <StatCard
        label="Points"
        value={formatCount(points)}
        note={
          <details>
            <summary>Earned from activities</summary>1 for every full 100 words you humanize, {ANSWER_POINTS}{' '}
            for each first correct quiz answer, {FIRST_DOCUMENT_POINTS} for your first document.
          </details>
        }
      />
    </div>
  )
}

/** The reviews of today: what people who study come for. */
function DueCards({ count }: { count: number }) {
  return (
    <Card accent className="flex flex-wrap items-center justify-between gap-4">
      <p>
        <strong>Due today:</strong> {count === 1 ? 'one flashcard' : `${formatCount(count)} flashcards`}
      </p>
      <LinkButton to={`${href('/study-buddy')}?tab=cards`}>Review {count === 1 ? 'it' : 'them'}</LinkButton>
    </Card>
  )
}

/** The rooms and what each is for; two by two, so that none stands alone. */
function Tools({ wordsLeft, storage }: Loaded) {
  return (
    <section className="grid gap-4" aria-labelledby="tools">
      <h2 id="tools">AI Tools</h2>
      <div className="grid gap-4 @xl:grid-cols-2">
        <LinkCard
          href={href('/humanizer')}
          icon="humanizer"
          title="Humanizer"
          description={`Rewrite AI-drafted text in your tone. You have ${formatCount(wordsLeft)} words left this month.`}
        />
        <LinkCard
          href={href('/chat-pdf')}
          icon="chat"
          title="Chat PDF"
          description="Ask a document, and see the page each answer stands on."
        />
        <LinkCard
          href={href('/study-buddy')}
          icon="study"
          title="Study Buddy"
          description="Turn a document into quiz questions, key points and flashcards."
        />
        <LinkCard
          href={href('/my-files')}
          icon="files"
          title="My Files"
          description={`Your documents, read page by page. They take up ${formatBytes(storage.used)} of ${formatBytes(storage.limit)}.`}
        />
      </div>
    </section>
  )
}
