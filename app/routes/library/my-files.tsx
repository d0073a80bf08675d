import { data } from 'react-router'
import { brand } from '#app/brand.ts'
import { MAX_DELETED_AT_ONCE } from '#app/domain/library/limits.ts'
import { deleteDocuments } from '#app/domain/library/remove.server.ts'
import { readForm } from '#app/http/body.server.ts'
import { redirectWith } from '#app/http/flash.server.ts'
import { requestLog } from '#app/http/log.server.ts'
import { safeNext } from '#app/http/next.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import type { PageHandle } from '#app/http/page-handle.ts'
import script from '#app/enhance/files/files.ts?script'
import type { Route } from './+types/my-files'
import { deletionNews } from './deletion-news.ts'
import { DocumentPage } from './DocumentPage.tsx'
import { documentData } from './document-data.server.ts'
import { FilesPage } from './FilesPage.tsx'
import { filesData } from './page-data.server.ts'

/** Makes the list immediate; it works without. */

/** A list of files, or with `?doc=` what was read of one. */
export const handle: PageHandle = { document: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = requireUser(context, request, '/auth')
  const query = new URL(request.url).searchParams
  if (query.has('doc')) {
    const document = await documentData(query, user)
    if (!document) throw data(null, { status: 404 })
    return data({ document, files: undefined })
  }
  const log = requestLog(context)
  const files = await filesData(query, user, (error) => log.error({ err: error }, 'files not loaded'))
  return data({ document: undefined, files }, { status: files.list ? 200 : 503 })
}

/** Deletes the files that were ticked, once their person has said so. */
export async function action({ request, context }: Route.ActionArgs) {
  const user = requireUser(context, request, '/auth')
  const form = await readForm(request)
  const ids = form.getAll('id').filter((id) => typeof id === 'string')
  const flash = deletionNews(await deleteDocuments(user, ids.slice(0, MAX_DELETED_AT_ONCE)))
  return redirectWith(safeNext(form.get('goTo'), '/my-files'), flash)
}

export default function MyFiles({ loaderData: { document, files } }: Route.ComponentProps) {
  const title = document ? document.file.fileName : 'My Files'
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      {files && <script type="module" src={script} />}
      {document ? <DocumentPage document={document} /> : <FilesPage page={files} />}
    </>
  )
}
