import { Button } from '#app/ui/Button.tsx'
import { FIELD_ERROR, inputClass } from '#app/ui/input-class.ts'
import type { Discount } from './discount.ts'
import { plansAddress, type PlansView } from './plans-view.ts'

/** Where a discount code is typed; the prices above then say what it does. */
export function DiscountForm({ view, discount }: { view: PlansView; discount: Discount }) {
  const refused = discount.kind === 'refused' ? discount.why : undefined
  return (
    <form className="cluster" action={plansAddress({ ...view, code: '' })}>
      {view.yearly !== view.ownYearly && (
        <input type="hidden" name="billing" value={view.yearly ? 'annual' : 'monthly'} />
      )}
      {view.next && <input type="hidden" name="next" value={view.next} />}
      <label htmlFor="code">Discount code</label>
      <input
        className={inputClass('max-w-full', 'w-auto')}
        id="code"
        name="code"
        defaultValue={view.code}
        maxLength={40}
        autoComplete="off"
        aria-describedby="code-news"
        aria-invalid={refused ? true : undefined}
      />
      <Button variant="secondary">Apply</Button>
      <p id="code-news" className={`basis-full ${refused ? FIELD_ERROR : 'text-ink-soft'}`}>
        {refused ??
          (discount.kind === 'given' && view.code
            ? `${discount.code ?? 'The discount'}: ${discount.percentOff}% off the first month of a monthly plan.`
            : '')}
      </p>
    </form>
  )
}
