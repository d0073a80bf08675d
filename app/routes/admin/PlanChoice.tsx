import { PLAN_NAMES, type PlanName, PLANS } from '#app/domain/usage/plans.ts'
import { formatCount } from '#app/ui/format.ts'
import { inputClass } from '#app/ui/input-class.ts'

type PlanChoiceProps = { id: string; name: string; chosen: PlanName }

/** Which plan, with what it allows. */
export function PlanChoice({ id, name, chosen }: PlanChoiceProps) {
  return (
    <div className="grid gap-1">
      <label className="font-semibold" htmlFor={id}>
        Plan
      </label>
      <select id={id} name={name} className={inputClass()} defaultValue={chosen}>
        {PLAN_NAMES.map((plan) => (
          <option key={plan} value={plan}>
            {PLANS[plan].label}: {formatCount(PLANS[plan].wordsPerMonth)} words a month
          </option>
        ))}
      </select>
    </div>
  )
}
