import { data } from 'react-router'

/** Any other address: a true 404, shown by the error page of the root. */
export function loader() {
  throw data(null, { status: 404 })
}

export const action = loader

export default function NotFound() {
  return null
}
