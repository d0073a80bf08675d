import { useEffect } from 'react'
import { data, href } from 'react-router'
import { brand } from '#app/brand.ts'
import { citedPage } from '#app/domain/chat/cited-page.server.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { originalHref } from '../library/original/address.ts'
import { viewOfName } from '../library/original/seen.ts'
import type { Route } from './+types/source'
import { addressOf, placeOf } from './place.ts'

/** The page of a document that something was made of, with its words marked. */
export async function loader({ request, url: { searchParams: query }, context }: Route.LoaderArgs) {
  const user = requireUser(context, request)
  const place = placeOf(query)
  const id = query.get('id') ?? place.doc ?? ''
  const cited = await citedPage(user, id, Number(query.get('page')), query.get('quote') ?? '')
  return data({ place, cited: cited ?? null }, { status: cited ? 200 : 404 })
}

export default function Source({ loaderData: { place, cited } }: Route.ComponentProps) {
  useEffect(() => {
    document.getElementById('q')?.scrollIntoView({ block: 'center' })
  }, [])
  const title = cited ? `${cited.fileName}, ${cited.label ?? `page ${cited.page}`}` : 'There is no such page'
  return (
    <Dialog id="source" title={title} href={addressOf(place)} drawer>
      <title>{`${title} · ${brand.name}`}</title>
      {cited ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {/* What leads here from the notes may be in other words than the page's own. */}
          {cited.quote === null && place.tab !== 'notes' && (
            <Notice kind="warn" title="This quote does not stand on this page." />
          )}
          <div className="font-serif text-lg leading-relaxed whitespace-pre-wrap wrap-anywhere">
            {cited.before}
            {cited.quote !== null && <mark id="q">{cited.quote}</mark>}
            {cited.after}
          </div>
          <div className="flex flex-wrap gap-2">
            <LinkButton
              to={`${href('/my-files')}?doc=${cited.documentId}&at=${cited.page}#page-${cited.page}`}
              variant="secondary"
              small
              icon="eye"
            >
              Read the document
            </LinkButton>
            {viewOfName(cited.fileName) && (
              <LinkButton
                to={originalHref({
                  doc: cited.documentId,
                  page: cited.page,
                  ...(cited.quote && { quote: cited.quote }),
                })}
                prefetch="none"
                variant="secondary"
                small
                icon="eye"
              >
                Look at the original
              </LinkButton>
            )}
            {cited.hasOriginal && (
              <LinkButton
                href={`${href('/api/documents/:id/file', { id: cited.documentId })}#page=${cited.page}`}
                variant="quiet"
                small
                icon="download"
              >
                {/\.pdf$/i.test(cited.fileName)
                  ? `Open the original at page ${cited.page}`
                  : 'Open the original'}
              </LinkButton>
            )}
          </div>
        </div>
      ) : (
        <p>The document may have been deleted or read again.</p>
      )}
    </Dialog>
  )
}
