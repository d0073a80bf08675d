import { data } from 'react-router'
import { brand } from '#app/brand.ts'
import { hasPaidPlan } from '#app/domain/billing/rights.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { UpgradeTeaser } from '#app/ui/UpgradeTeaser.tsx'
import type { PageHandle } from '#app/http/page-handle.ts'
import script from '#app/enhance/study/study.ts?script'
import type { Route } from './+types/study-buddy'
import { studyPageData } from './page-data.server.ts'
import { StudyPage } from './StudyPage.tsx'

/** Makes studying immediate; it works without. */

export const handle: PageHandle = { document: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  if (!hasPaidPlan(user)) return data({ page: null })
  const page = await studyPageData(new URL(request.url).searchParams, user)
  return data({ page }, { status: page.missing ? 404 : 200 })
}

export default function StudyBuddy({ loaderData: { page } }: Route.ComponentProps) {
  const title = page?.selected ? `${page.selected.fileName} · Study Buddy` : 'Study Buddy'
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      {page ? (
        <>
          <script type="module" src={script} />
          <StudyPage page={page} />
        </>
      ) : (
        <div className="page">
          <UpgradeTeaser feature="study" />
        </div>
      )}
    </>
  )
}
