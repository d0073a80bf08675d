import { amountWords } from './amounts.ts'
import type { PlanMove } from '#app/domain/billing/change.server.ts'
import { nextWords } from '#app/domain/billing/renewal.ts'
import type { BillingView, NextPayment } from '#app/domain/billing/types.ts'
import { PLANS } from '#app/domain/usage/plans.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { formatCount, formatDay, formatMoney } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { Discount } from './discount.ts'
import { PaymentLinkForm } from './PaymentLinkForm.tsx'
import { BeginForm } from './PlanCard.tsx'
import type { PlansData, Question } from './plans-data.server.ts'
import { plansAddress } from './plans-view.ts'

/** Asks before a plan is chosen or changed: what it costs now, what it costs then, and from when on. */
export function QuestionDialog({ data, question }: { data: PlansData; question: Question }) {
  const close = plansAddress(data.view)
  const billing = data.standing?.billing
  return (
    <Dialog id="question" title={titleOf(question)} href={close}>
      {question.kind === 'refused' && <Refusal why={question.why} close={close} />}
      {question.kind === 'free' && billing && <ToFree at={question.at} billing={billing} close={close} />}
      {question.kind === 'move' && <Move data={data} {...question} close={close} />}
    </Dialog>
  )
}

function titleOf(question: Question): string {
  if (question.kind === 'refused') return question.title
  if (question.kind === 'free') return 'Switch to Free?'
  const { move } = question
  const name = amountWords(move.to).name
  if (move.kind === 'same') return 'Already Subscribed'
  if (move.kind === 'begin') return name
  return `Switch to ${name}?`
}

function Refusal({ why, close }: { why: string; close: string }) {
  return (
    <>
      <Notice kind="bad" role="alert" title={why} />
      <DialogActions>
        <LinkButton href={close}>Back to the plans</LinkButton>
      </DialogActions>
    </>
  )
}

function ToFree({ at, billing, close }: { at: Date | null; billing: BillingView; close: string }) {
  const plan = billing.plan && PLANS[billing.plan].label
  return (
    <form method="post" action="/subscription?confirm=free" className="stack">
      <input type="hidden" name="plan" value="free" />
      <p>
        {at ? `You keep ${plan ?? 'your plan'} until ${formatDay(at)}. ` : ''}
        Then you have {formatCount(PLANS.free.wordsPerMonth)} words a month, and Chat PDF and Study Buddy
        close. Your texts and files stay, and nothing more is charged.
      </p>
      {billing.retentionOffered && (
        <p>
          <a href="/account?panel=cancel">See what we offer you for staying</a>
        </p>
      )}
      <DialogActions>
        <LinkButton href={close} variant="secondary">
          Keep {plan ?? 'my plan'}
        </LinkButton>
        <Button variant="danger" busyLabel="Canceling…">
          Switch to Free
        </Button>
      </DialogActions>
    </form>
  )
}

type MoveProps = { data: PlansData; price: string; move: PlanMove; close: string }

function Move({ data, price, move, close }: MoveProps) {
  const ask = plansAddress(data.view, { confirm: 'plan', price })
  switch (move.kind) {
    case 'same':
      return <Refusal why="This is the plan you have. Nothing was changed." close={close} />
    case 'begin':
      return <Begin data={data} price={price} move={move} close={close} />
    case 'later':
      return (
        <form method="post" action={ask} className="stack">
          <input type="hidden" name="price" value={price} />
          <input type="hidden" name="agreed" value="later" />
          <p>
            Nothing is charged now. You keep what you have until {formatDay(move.at)}. Then{' '}
            {amountWords(move.to).name} begins. {move.next && nextWords(move.next, move.currency, formatDay)}
          </p>
          <Actions close={close} label={`Switch on ${formatDay(move.at)}`} />
        </form>
      )
    case 'now':
      return (
        <form method="post" action={ask} className="stack">
          <input type="hidden" name="price" value={price} />
          <input type="hidden" name="agreed" value="now" />
          <input type="hidden" name="at" value={move.at} />
          <input type="hidden" name="dueNow" value={move.dueNow} />
          <Facts
            facts={[
              ...move.lines.map(({ description, amount }) => ({
                label: description,
                value: formatMoney(amount, move.currency),
              })),
              { label: 'Due now', value: formatMoney(move.dueNow, move.currency) },
              ...renewalFacts(move.next, move.currency),
            ]}
          />
          <p className="muted">It begins at once; what you have paid already is taken into account.</p>
          <Actions
            close={close}
            label={
              move.dueNow > 0
                ? `Pay ${formatMoney(move.dueNow, move.currency)} and switch`
                : 'Switch now, nothing to pay'
            }
          />
        </form>
      )
  }
}

/** The payments that come by themselves. */
function renewalFacts(next: NextPayment | null, currency: string) {
  if (!next) return []
  const { amount, at, usual, interval } = next
  if (amount === usual) {
    return [
      { label: `Then on ${formatDay(at)}, and every ${interval} after`, value: formatMoney(usual, currency) },
    ]
  }
  return [
    { label: `Then on ${formatDay(at)}`, value: formatMoney(amount, currency) },
    { label: `Every ${interval} after that`, value: formatMoney(usual, currency) },
  ]
}

type BeginProps = {
  data: PlansData
  price: string
  move: Extract<PlanMove, { kind: 'begin' }>
  close: string
}

function Begin({ data, price, move, close }: BeginProps) {
  const { to, dueNow, currency, next } = move
  const discount: Discount = to.interval === 'month' ? data.discount : { kind: 'none' }
  const off = discount.kind === 'given' ? `, ${discount.percentOff}% off` : ''
  return (
    <>
      <BeginForm
        action={plansAddress(data.view, { confirm: 'plan', price })}
        price={price}
        discount={discount}
        stripeKey={data.stripeKey}
      >
        <Facts
          facts={[
            { label: `Now, for the first ${to.interval}${off}`, value: formatMoney(dueNow, currency) },
            ...renewalFacts(next, currency),
          ]}
        />
        <p className="muted">It renews by itself until you cancel.</p>
        {data.discount.kind === 'given' && to.interval === 'year' && (
          <p className="muted">The discount is for monthly prices.</p>
        )}
        {data.discount.kind === 'refused' && <p className="muted">{data.discount.why}</p>}
        <Actions close={close} label="Continue to payment" />
      </BeginForm>
      {data.mail && data.stripeKey && <PaymentLinkForm back={close} price={price} discount={discount} />}
    </>
  )
}

function Actions({ close, label }: { close: string; label: string }) {
  return (
    <DialogActions>
      <LinkButton href={close} variant="secondary">
        Not now
      </LinkButton>
      <Button busyLabel="Just a moment…">{label}</Button>
    </DialogActions>
  )
}
