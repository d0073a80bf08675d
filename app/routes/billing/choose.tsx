import { useForm } from '@conform-to/react'
import type { ReactNode } from 'react'
import { redirect } from 'react-router'
import { brand } from '#app/brand.ts'
import type { PlanMove } from '#app/domain/billing/change.server.ts'
import { nextWords } from '#app/domain/billing/renewal.ts'
import { hasMail } from '#app/domain/mail/deliver.server.ts'
import { env } from '#app/env.server.ts'
import { visitorAction } from '#app/http/mutation.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { Facts } from '#app/ui/Facts.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { formatDay, formatMoney } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import type { Route } from './+types/choose'
import { amountWords } from './amounts.ts'
import { BeginForm } from './BeginForm.tsx'
import { Chosen, choosePlan, type Question, questionOf } from './choose.server.ts'
import type { Discount } from './discount.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { renewalLines } from './order.ts'
import { PaymentLinkForm } from './PaymentLinkForm.tsx'
import { discountFor, looksAt } from './plans-data.server.ts'
import { chooseAddress, entranceAddress, plansAddress, type PlansView, plansViewOf } from './plans-view.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { customer, view } = await looksAt(url, context)
  const price = url.searchParams.get('price') ?? ''
  if (!customer) throw redirect(entranceAddress(chooseAddress(view, price)))
  const { discount } = await discountFor(customer, view)
  return {
    view,
    discount,
    question: await questionOf(customer.user, price, discount),
    mail: hasMail,
    stripeKey: env.stripe?.publishableKey ?? null,
  }
}

export const action = visitorAction(Chosen, async ({ user, request, values }) => {
  const view = plansViewOf(new URL(request.url).searchParams)
  if (!user) return { to: entranceAddress(chooseAddress(view, values.price)) }
  return choosePlan(user, values, { view, origin: publicOrigin(request) })
})

/** Asks before a plan is chosen or changed: what it costs now, what it costs then, and from when on. */
export default function ChoosePlan({ loaderData, actionData }: Route.ComponentProps) {
  const { view, question } = loaderData
  const [form, fields] = useForm({ id: 'choose', lastResult: actionData?.result })
  const close = plansAddress(view)
  const title = titleOf(question)
  const failed = actionData !== undefined
  return (
    <Dialog id="question" title={title} href={close}>
      <title>{`${failed ? 'Error: ' : ''}${title} · ${brand.name}`}</title>
      <div className="stack">
        {failed && <FormErrors form={form} fields={fields} title="Nothing was changed" />}
        {question.kind === 'move' ? (
          <Move {...loaderData} {...question} close={close} />
        ) : (
          <Refusal why={failed ? null : question.why} close={close} />
        )}
      </div>
    </Dialog>
  )
}

function titleOf(question: Question): string {
  if (question.kind === 'refused') return question.title
  const { move } = question
  const name = amountWords(move.to).name
  if (move.kind === 'same') return 'Already Subscribed'
  return move.kind === 'begin' ? name : `Switch to ${name}?`
}

/** `why` is left out where it is said already. */
function Refusal({ why, close }: { why: string | null; close: string }) {
  return (
    <>
      {why && <Notice kind="bad" role="alert" title={why} />}
      <DialogActions>
        <LinkButton href={close}>Back to the plans</LinkButton>
      </DialogActions>
    </>
  )
}

type MoveProps = Omit<Route.ComponentProps['loaderData'], 'question'> & {
  price: string
  move: PlanMove
  close: string
}

function Move({ move, ...props }: MoveProps) {
  const { view, price, close } = props
  switch (move.kind) {
    case 'same':
      return <Refusal why="This is the plan you have. Nothing was changed." close={close} />
    case 'begin':
      return <Begin {...props} move={move} />
    case 'later':
      return (
        <Agree view={view} price={price} fields={{ agreed: 'later' }}>
          <p>
            Nothing is charged now. You keep what you have until {formatDay(move.at)}. Then{' '}
            {amountWords(move.to).name} begins. {move.next && nextWords(move.next, move.currency, formatDay)}
          </p>
          <Actions close={close} label={`Switch on ${formatDay(move.at)}`} />
        </Agree>
      )
    case 'now':
      return (
        <Agree view={view} price={price} fields={{ agreed: 'now', at: move.at, dueNow: String(move.dueNow) }}>
          <Facts
            facts={[
              ...move.lines.map(({ description, amount }) => ({
                label: description,
                value: formatMoney(amount, move.currency),
              })),
              { label: 'Tax', value: 'None is added' },
              { label: 'Due now', value: formatMoney(move.dueNow, move.currency) },
              ...renewalLines(move.next, move.currency),
            ]}
          />
          <p className="text-ink-soft">
            It begins at once; what you have paid already is taken into account.
          </p>
          <Actions
            close={close}
            label={
              move.dueNow > 0
                ? `Pay ${formatMoney(move.dueNow, move.currency)} and switch`
                : 'Switch now, nothing to pay'
            }
          />
        </Agree>
      )
  }
}

type AgreeProps = { view: PlansView; price: string; fields: Record<string, string>; children: ReactNode }

function Agree({ view, price, fields, children }: AgreeProps) {
  return (
    <form method="post" action={chooseAddress(view, price)} className="stack">
      {Object.entries({ price, ...fields }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

type BeginProps = Omit<MoveProps, 'move'> & { move: Extract<PlanMove, { kind: 'begin' }> }

function Begin({ view, price, move, discount: given, mail, stripeKey, close }: BeginProps) {
  const discount: Discount = move.to.interval === 'month' ? given : { kind: 'none' }
  const percentOff = discount.kind === 'given' ? discount.percentOff : null
  return (
    <>
      <BeginForm view={view} price={price} discount={discount} stripeKey={stripeKey}>
        <OrderSummary order={{ ...move, percentOff }} />
        {given.kind === 'given' && move.to.interval === 'year' && (
          <p className="text-ink-soft">The discount is for monthly prices.</p>
        )}
        {given.kind === 'refused' && <p className="text-ink-soft">{given.why}</p>}
        <Actions close={close} label="Continue to payment" />
      </BeginForm>
      {mail && stripeKey && <PaymentLinkForm back={close} price={price} discount={discount} />}
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
