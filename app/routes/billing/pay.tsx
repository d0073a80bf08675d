import { useForm } from '@conform-to/react'
import { href } from 'react-router'
import * as z from 'zod'
import { brand } from '#app/brand.ts'
import { hasMail } from '#app/domain/mail/deliver.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { Choice } from '#app/ui/Choice.tsx'
import { DemoBilling } from '#app/ui/DemoBilling.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { ErrorSummary } from '#app/ui/ErrorSummary.tsx'
import { Form } from '#app/ui/Form.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { formatMoney } from '#app/ui/format.ts'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import type { Route } from './+types/pay'
import { DECLINED } from './declined.ts'
import { payDemo, waitingFor } from './demo-payment.server.ts'
import { NothingToPay } from './NothingToPay.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { PaymentLinkForm } from './PaymentLinkForm.tsx'
import { plansAddress } from './plans-view.ts'
import { WithdrawForm } from './WithdrawForm.tsx'

/** The make-believe cards that a payment can be made with, and what becomes of each. */
const CARDS = [
  { card: 'works', label: 'A card that works' },
  { card: 'declined', label: 'A card that is declined' },
  { card: 'confirm', label: 'A card whose bank asks you to confirm' },
  { card: 'fails_later', label: 'A card that works now and fails at the next payment' },
] as const

const Payment = z.object({
  card: z.enum(
    CARDS.map(({ card }) => card),
    'Please choose how the payment goes.',
  ),
})

export async function loader({ url, context }: Route.LoaderArgs) {
  return {
    payment: await waitingFor(context, href('/subscription/pay')),
    mail: hasMail,
    /** The bank was told no. */
    refused: url.searchParams.has('refused'),
  }
}

export const action = pageAction(Payment, async ({ user, values }) => payDemo(user, values.card, false))

/** Pays with a make-believe card. */
export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  const { payment, mail, refused } = loaderData
  const [form, fields] = useForm<{ card: string }, { card: string }, string[]>({
    id: 'pay-form',
    lastResult: actionData?.result,
    defaultValue: { card: refused ? 'confirm' : 'works' },
  })
  if (!payment) return <NothingToPay />
  const title = `Pay ${formatMoney(payment.dueNow, payment.currency)}`
  const failed = actionData !== undefined
  return (
    <Dialog id="pay" title={title} href={plansAddress()}>
      <title>{`${failed || refused ? 'Error: ' : ''}${title} · ${brand.name}`}</title>
      <Form method="post" id={form.id} action={href('/subscription/pay')} className="stack">
        <FormErrors form={form} fields={fields} />
        {refused && !failed && <ErrorSummary errors={[{ message: DECLINED }]} />}
        <DemoBilling />
        <OrderSummary order={payment} />
        <fieldset id={fields.card.id}>
          <legend className="font-semibold">Choose how the payment goes</legend>
          {CARDS.map(({ card, label }) => (
            <Choice
              key={card}
              type="radio"
              name={fields.card.name}
              value={card}
              defaultChecked={fields.card.initialValue === card}
            >
              {label}
            </Choice>
          ))}
        </fieldset>
        <DialogActions>
          <LinkButton href={plansAddress()} variant="secondary">
            Not now
          </LinkButton>
          <Button busyLabel="Paying…">{title}</Button>
        </DialogActions>
      </Form>
      <div className="cluster">
        {mail && <PaymentLinkForm back={href('/subscription/pay')} />}
        <WithdrawForm back={plansAddress()} />
      </div>
    </Dialog>
  )
}
