import { useForm } from '@conform-to/react'
import { href } from 'react-router'
import * as z from 'zod'
import { brand } from '#app/brand.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { Button } from '#app/ui/Button.tsx'
import { DemoBilling } from '#app/ui/DemoBilling.tsx'
import { Dialog, DialogActions } from '#app/ui/Dialog.tsx'
import { Form } from '#app/ui/Form.tsx'
import { FormErrors } from '#app/ui/FormErrors.tsx'
import { formatMoney } from '#app/ui/format.ts'
import type { Route } from './+types/bank'
import { payDemo, waitingFor } from './demo-payment.server.ts'
import { NothingToPay } from './NothingToPay.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { plansAddress } from './plans-view.ts'

/** What somebody tells their make-believe bank. */
const Answer = z.object({ answer: z.enum(['yes', 'no']) })

export async function loader({ context }: Route.LoaderArgs) {
  return { payment: await waitingFor(context, href('/subscription/bank')) }
}

export const action = pageAction(Answer, async ({ user, values }) =>
  values.answer === 'yes' ? payDemo(user, 'confirm', true) : { to: `${href('/subscription/pay')}?refused` },
)

/** Plays the bank that wants to know whether it is really them who pay. */
export default function Bank({ loaderData: { payment }, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm({ id: 'bank', lastResult: actionData?.result })
  if (!payment) return <NothingToPay />
  const amount = formatMoney(payment.dueNow, payment.currency)
  return (
    <Dialog id="pay" title="Your bank asks" href={plansAddress()}>
      <title>{`Your bank asks · ${brand.name}`}</title>
      <Form method="post" id={form.id} action={href('/subscription/bank')} className="stack">
        <FormErrors form={form} fields={fields} />
        <DemoBilling />
        <p>A make-believe bank wants to know: is it you who pays {amount}?</p>
        <OrderSummary order={payment} />
        <DialogActions>
          <Button variant="secondary" name="answer" value="no">
            No, refuse
          </Button>
          <Button name="answer" value="yes" busyLabel="Paying…">
            Yes, it is me
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
