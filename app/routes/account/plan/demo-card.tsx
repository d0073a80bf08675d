import { useForm } from '@conform-to/react'
import { href, redirect } from 'react-router'
import * as z from 'zod'
import { demoOf, demoUseCard } from '#app/domain/billing/demo.server.ts'
import { changeBilling } from '#app/http/billing-failure.server.ts'
import { pageAction } from '#app/http/mutation.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Choice } from '#app/ui/Choice.tsx'
import { DemoBilling } from '#app/ui/DemoBilling.tsx'
import { formatMoney } from '#app/ui/format.ts'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import type { Route } from './+types/demo-card'
import { billingForDialog } from './billing-data.server.ts'
import { CARD_NEWS } from './card-changed.server.ts'

const BACK = href('/account')
const CARDS = ['works', 'confirm', 'declined', 'fails_later'] as const
const Chosen = z.object({ card: z.enum(CARDS, 'Please choose a card.') })

const LABELS: Record<(typeof CARDS)[number], string> = {
  works: 'A card that works',
  confirm: 'A card whose bank asks you to confirm',
  declined: 'A card that is declined',
  fails_later: 'A card that fails at the next payment',
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  const [{ status, open }, demo] = await Promise.all([billingForDialog(user), demoOf(user)])
  // Elsewhere the card is changed at the provider's.
  if (!demo) throw redirect(BACK)
  const owed = status === 'past_due' && open ? formatMoney(open.amount, open.currency) : undefined
  return { card: demo.card, owed }
}

export const action = pageAction(Chosen, async ({ user, values: { card } }) => {
  const collected = await changeBilling(user, () => demoUseCard(user, card))
  const description = CARD_NEWS[collected]
  const title = 'Your demo card was changed'
  return {
    to: BACK,
    flash: { kind: collected === 'refused' ? 'warn' : 'good', title, ...(description && { description }) },
  }
})

/** What the provider's portal is elsewhere: which make-believe card pays from now on. */
export default function DemoCard({ loaderData: { card, owed }, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm({ id: 'card-form', lastResult: actionData?.result, defaultValue: { card } })
  return (
    <FormDialog
      title="Billing portal"
      back={BACK}
      form={form}
      fields={fields}
      failed="Failed to update your card"
      label="Use this card"
      busyLabel="Saving…"
      cancel="Close"
    >
      <DemoBilling />
      {owed && <p>What is owed, {owed}, is charged to it at once.</p>}
      <fieldset id={fields.card.id}>
        <legend className="font-semibold">The card for future invoices</legend>
        {CARDS.map((one) => (
          <Choice key={one} type="radio" name={fields.card.name} value={one} defaultChecked={one === card}>
            {LABELS[one]}
          </Choice>
        ))}
      </fieldset>
    </FormDialog>
  )
}
