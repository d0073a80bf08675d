import { href } from 'react-router'
import { fieldsOf, type View } from '../view.ts'

/** Which page of a document is looked at, and for what; `row` is the first one of a sheet that is shown. */
export type Look = { doc: string; page: number; quote?: string; row?: number }

/** The address of a page as it looks, beside its text. `view` is the list it was come from. */
export function originalHref({ doc, page, quote, row }: Look, view?: View): string {
  const fields = {
    ...(view && listFields(view)),
    doc,
    page: String(page),
    ...(quote && { quote }),
    ...(row && row > 1 && { row: String(row) }),
  }
  return `${href('/my-files/original')}?${new URLSearchParams(fields).toString()}`
}

/** The page of the list and that of the document would have one name. */
function listFields(view: View): Record<string, string> {
  const { page: _, ...fields } = fieldsOf(view)
  return fields
}

/** The address of the picture of a page. */
export function pageImageHref(id: string, page: number): string {
  return href('/api/documents/:id/pages/:page', { id, page: String(page) })
}

/** The address of a document as HTML, at the words of `quote` where it says them for the time `occurrence`, from 0. */
export function documentViewHref(id: string, quote?: string, occurrence = 0): string {
  const path = href('/api/documents/:id/view', { id })
  if (!quote) return path
  const query = new URLSearchParams({ quote, ...(occurrence > 0 && { occurrence: String(occurrence) }) })
  return `${path}?${query.toString()}#q`
}
