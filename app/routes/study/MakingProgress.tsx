import { useRef } from 'react'
import { href } from 'react-router'
import type { Making } from '#app/domain/study/making.server.ts'
import { OVER_BUDGET } from '#app/domain/spending/over-budget.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Form } from '#app/ui/Form.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { addressOf, type Place } from './place.ts'
import { useFocusIfLost } from './use-focus-if-lost.ts'

const WORDS = {
  quiz: { busy: 'Generating quiz questions...', failed: 'Failed to generate quiz' },
  key_points: {
    busy: 'Extracting key points from your document...',
    failed: 'Failed to generate key points',
  },
} as const

type MakingProgressProps = { making: Making; place: Place }

/** How far a quiz or notes are, and how to stop it. */
export function MakingProgress({ making, place }: MakingProgressProps) {
  const hydrated = useHydrated()
  const words = useRef<HTMLParagraphElement>(null)
  useFocusIfLost(words)
  const { busy } = WORDS[making.kind]
  const address = addressOf(place, { run: making.id })
  const ready = readyWords(making)
  return (
    <Card className="grid gap-3">
      <p
        ref={words}
        tabIndex={-1}
        role="status"
        className="flex items-center gap-2 font-semibold outline-none"
      >
        <span
          className="size-5 flex-none animate-spin rounded-full border-2 border-line border-t-accent"
          aria-hidden="true"
        />
        {busy}
      </p>
      <progress className="w-full" value={making.progress} max={100} aria-label={busy} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-ink-soft tabular-nums">{ready || 'Reading the document'}</p>
        <div className="flex flex-wrap gap-2">
          {!hydrated && (
            <LinkButton to={address} variant="secondary" small>
              Check progress
            </LinkButton>
          )}
          <Form
            method="post"
            action={`${href('/api/runs/:id/stop', { id: making.id })}?goTo=${encodeURIComponent(address)}`}
            preventScrollReset
          >
            <Button variant="secondary" small busyLabel="Stopping…">
              Stop
            </Button>
          </Form>
        </div>
      </div>
    </Card>
  )
}

/** How the making ended, where that is not as it should have been. Nothing while it goes on, and where all is well. */
export function MakingEnd({ making }: { making: Making }) {
  const { kind, status, error, fallback, isOverBudget } = making
  const { failed } = WORDS[kind]
  if (status === 'failed') {
    const why = error === failed ? null : error?.replace(`${failed}. `, '')
    return (
      <Notice kind="bad" role="alert" title={failed}>
        <p>{why ?? 'Nothing was charged. Please try again.'}</p>
      </Notice>
    )
  }
  if (status === 'running') return null
  if (fallback) {
    return (
      <Notice kind="info" role="status" title="Finished by the built-in engine">
        <p>
          {isOverBudget
            ? OVER_BUDGET
            : 'The language model could not be reached, or wrote nothing that could be used'}
          , so the rest was made from sentences of your document.
        </p>
      </Notice>
    )
  }
  return status === 'stopped' ? <Notice kind="info" role="status" title={stoppedWords(making)} /> : null
}

function stoppedWords({ kind, ready }: Making): string {
  if (ready > 0) return 'Stopped. What was ready is kept, and only that was charged.'
  const first = kind === 'quiz' ? 'question' : 'key point'
  return `Stopped before the first ${first} was ready. Nothing was charged, and what was here before is kept.`
}

function readyWords({ kind, ready, wanted }: Making): string {
  if (ready === 0) return ''
  return kind === 'quiz' ? `Question ${ready} of ${wanted} ready` : `${ready} ready`
}
