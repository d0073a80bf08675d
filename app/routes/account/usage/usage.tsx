import { requireUser } from '#app/http/session.server.ts'
import { Section } from '#app/ui/Section.tsx'
import type { Route } from './+types/usage'
import { LedgerSection } from './LedgerSection.tsx'
import { usageData } from './usage-data.server.ts'
import { UsageSection } from './UsageSection.tsx'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  const now = new Date()
  return { ...(await usageData(user, url.searchParams, now)), now }
}

/** What is left of this month's words, and where all of them went. */
export default function Usage({ loaderData }: Route.ComponentProps) {
  return (
    <Section title="Usage">
      <UsageSection {...loaderData} />
      <LedgerSection {...loaderData} />
    </Section>
  )
}
