import { data, redirect, useOutlet } from 'react-router'
import { brand } from '#app/brand.ts'
import { hasPaidPlan } from '#app/domain/billing/rights.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { later } from '#app/ui/later.tsx'
import { UntilLoaded } from '#app/ui/UntilLoaded.tsx'
import type { Route } from './+types/study-buddy'
import { movedTo } from './moved.ts'
import { studyPageData } from './page-data.server.ts'
import { StudyPage } from './StudyPage.tsx'

/** Whoever has a plan never sees it. */
const UpgradeTeaser = later(async () => (await import('#app/ui/UpgradeTeaser.tsx')).UpgradeTeaser)

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  if (!hasPaidPlan(user)) return data({ page: null })
  const moved = movedTo(url)
  if (moved) throw redirect(moved)
  const page = await studyPageData(url.searchParams, user)
  return data({ page }, { status: page.missing ? 404 : 200 })
}

export default function StudyBuddy({ loaderData: { page } }: Route.ComponentProps) {
  const dialog = useOutlet()
  const title = page?.selected ? `${page.selected.fileName} · Study Buddy` : 'Study Buddy'
  return (
    <>
      {!dialog && <title>{`${title} · ${brand.name}`}</title>}
      {page ? (
        <StudyPage page={page} dialog={dialog} />
      ) : (
        <div className="page">
          <UntilLoaded>
            <UpgradeTeaser feature="study" />
          </UntilLoaded>
        </div>
      )}
    </>
  )
}
