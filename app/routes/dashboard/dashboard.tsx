import { Link } from 'react-router'
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
import { EmptyState } from '#app/ui/EmptyState.tsx'
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
      href: `/humanizer?h=${id}`,
      title: preview,
      what: toneName,
      at: createdAt,
    })),
    ...files.documents.map(({ id, fileName, createdAt }) => ({
      href: `/my-files?doc=${id}`,
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
    cardsDue: cards?.due ?? 0,
    now: new Date(),
    recent: recent.sort((one, other) => other.at.getTime() - one.at.getTime()).slice(0, RECENT),
  }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { firstName, points, level, wordsProcessed, wordsLeft, storage, recent, months, now, cardsDue } =
    loaderData
  return (
    <div className="page stack stack-lg">
      <title>{`Dashboard · ${brand.name}`}</title>
      <h1 className="page-title">Welcome back, {firstName}!</h1>
      <div className="grid gap-4 sm:grid-cols-3">
        <StatCard
          icon="humanizer"
          label="Words Processed"
          value={formatCount(wordsProcessed)}
          note="Total words processed through AI"
        />
        <StatCard
          icon="study"
          label="Current Level"
          value={level}
          note={`Expertise level. Next at ${formatCount(pointsFor(level + 1))} points.`}
        />
        <StatCard
          icon="check"
          label="Points"
          value={formatCount(points)}
          note={`Earned from activities: 1 for every full 100 words you humanize, ${ANSWER_POINTS} for each first correct quiz answer, ${FIRST_DOCUMENT_POINTS} for your first document.`}
        />
      </div>
      {cardsDue > 0 && (
        <Card className="cluster">
          <p>
            <strong>Due today:</strong>{' '}
            {cardsDue === 1 ? 'one flashcard' : `${formatCount(cardsDue)} flashcards`}
          </p>
          <LinkButton to="/study-buddy?tab=cards" small>
            Review {cardsDue === 1 ? 'it' : 'them'}
          </LinkButton>
        </Card>
      )}
      <section className="stack" aria-labelledby="tools">
        <h2 id="tools">AI Tools</h2>
        <div className="card-grid">
          <LinkCard
            href="/humanizer"
            icon="humanizer"
            title="Humanizer"
            description={`Rewrite AI-drafted text in your tone. You have ${formatCount(wordsLeft)} words left this month.`}
          />
          <LinkCard
            href="/chat-pdf"
            icon="chat"
            title="Chat PDF"
            description="Ask a document, and see the page each answer stands on."
          />
          <LinkCard
            href="/study-buddy"
            icon="study"
            title="Study Buddy"
            description="Turn a document into quiz questions, key points and flashcards."
          />
          <LinkCard
            href="/my-files"
            icon="files"
            title="My Files"
            description={`Your documents, read page by page. They take up ${formatBytes(storage.used)} of ${formatBytes(storage.limit)}.`}
          />
        </div>
      </section>
      <section className="stack" aria-labelledby="recent">
        <h2 id="recent">Recent work</h2>
        {recent.length === 0 ? (
          <EmptyState icon="history" heading="h3" title="Nothing here yet">
            <p>Your rewrites and documents will be listed here, ready to pick up again.</p>
            <LinkButton to="/humanizer">Humanize a text</LinkButton>
          </EmptyState>
        ) : (
          <ul className="card-grid">
            {recent.map(({ href, title, what, at }) => (
              <Card as="li" key={href} className="stack stack-sm">
                <Link to={href} prefetch="intent" className="break-words">
                  {title}
                </Link>
                <span className="muted">
                  {what} · <RelativeTime date={at} now={now} />
                </span>
              </Card>
            ))}
          </ul>
        )}
      </section>
      <section className="stack" aria-labelledby="words">
        <h2 id="words">Your words</h2>
        <Card>
          <MonthsChart months={months} id="months" parts={TOOL_PARTS} />
        </Card>
      </section>
    </div>
  )
}
