import { brand } from '#app/brand.ts'
import { Icon } from '#app/ui/Icon.tsx'

const BENEFITS = [
  'Transform AI text into natural writing',
  'Improve quality, readability and engagement',
  'Save time on every draft',
  'Keep every number, name and quotation',
]

/** What one signs up for, beside the form. */
export function AuthSide() {
  return (
    <aside className="stack lg:pt-6">
      <h2 className="text-2xl">Transform AI Text into Natural Writing</h2>
      <p className="text-lg text-ink-soft">
        {brand.name} converts machine text into human-like writing that bypasses detection tools while keeping
        the meaning.
      </p>
      <ul className="stack gap-2">
        {BENEFITS.map((benefit) => (
          <li key={benefit} className="flex gap-2">
            <Icon name="check" /> {benefit}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">
        No tool can promise what a detector will say. What is checked, every time, is that your numbers, names
        and quotations survive.
      </p>
    </aside>
  )
}
