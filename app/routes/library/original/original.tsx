import { useEffect } from 'react'
import { data } from 'react-router'
import { brand } from '#app/brand.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import { requireUser } from '#app/http/session.server.ts'
import type { Route } from './+types/original'
import { originalData } from './original-data.server.ts'
import { OriginalPage } from './OriginalPage.tsx'

export const handle: PageHandle = { layout: 'page' }

/** A page of a document as it looks, beside what was read of it: `?doc=ID&page=N`, and a passage to look for (`quote`). */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = requireUser(context, request, '/auth')
  const original = await originalData(url.searchParams, user, request.signal)
  if (!original) throw data(null, { status: 404 })
  return data(original, { status: original.seen ? 200 : 404 })
}

export default function Original({ loaderData: original }: Route.ComponentProps) {
  const { file, name, look } = original
  return (
    <>
      <title>{`${file.fileName}, ${name} · ${brand.name}`}</title>
      <OriginalPage original={original} />
      <ShowPassage key={`${look.doc} ${look.page} ${look.quote}`} />
    </>
  )
}

/** Scrolls to the passage, once. */
function ShowPassage() {
  useEffect(() => {
    document.getElementById('q')?.scrollIntoView({ block: 'center' })
  }, [])
  return null
}
