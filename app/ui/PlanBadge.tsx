import { Badge } from './Badge.tsx'
import type { Tone } from './tone.ts'

/** The three plans by their stored names. */
export type PlanName = 'free' | 'grasshopper' | 'ninja'

const plans: Record<PlanName, { label: string; tone: Tone }> = {
  free: { label: 'Free', tone: 'neutral' },
  grasshopper: { label: 'Grasshopper', tone: 'grasshopper' },
  ninja: { label: 'Ninja', tone: 'ninja' },
}

/** The plan's name in the plan's colour. */
export function PlanBadge({ plan }: { plan: PlanName }) {
  return <Badge tone={plans[plan].tone}>{plans[plan].label}</Badge>
}
