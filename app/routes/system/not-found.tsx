import { data } from 'react-router'
import type { PageHandle } from '#app/http/page-handle.ts'

export const handle: PageHandle = { document: true }

/** Any other address: a true 404, shown by the error page of the root. */
export function loader() {
  throw data(null, { status: 404 })
}

export const action = loader

export default function NotFound() {
  return null
}
