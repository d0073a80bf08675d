import { data, redirect, useOutlet } from 'react-router'
import { brand } from '#app/brand.ts'
import { requestLog } from '#app/http/log.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { later } from '#app/ui/later.tsx'
import { UntilLoaded } from '#app/ui/UntilLoaded.tsx'
import type { Route } from './+types/my-files'
import { documentData } from './document-data.server.ts'
import { FilesPage } from './FilesPage.tsx'
import { formerAddress } from './former-address.ts'
import { filesData } from './page-data.server.ts'

/** The list is opened far more often than a document. */
const DocumentPage = later(async () => (await import('./DocumentPage.tsx')).DocumentPage)

/** A list of files, or with `?doc=` what was read of one. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = requireUser(context, request, '/auth')
  const query = url.searchParams
  const moved = formerAddress(query)
  if (moved) throw redirect(moved)
  if (query.has('doc')) {
    const document = await documentData(query, user)
    if (!document) throw data(null, { status: 404 })
    return data({ document, files: undefined })
  }
  const log = requestLog(context)
  const files = await filesData(query, user, (error) => log.error({ err: error }, 'files not loaded'))
  return data({ document: undefined, files }, { status: files.list ? 200 : 503 })
}

export default function MyFiles({ loaderData: { document, files } }: Route.ComponentProps) {
  // What opens over the page has a title of its own; of two, browsers take the first.
  const isBelow = useOutlet() !== null
  const title = document ? document.file.fileName : 'My Files'
  return (
    <>
      {!isBelow && <title>{`${title} · ${brand.name}`}</title>}
      <UntilLoaded>
        {document ? <DocumentPage document={document} /> : <FilesPage page={files} />}
      </UntilLoaded>
    </>
  )
}
