import { Link } from 'react-router'
import { addressOf, type View } from './view.ts'

/** The name of a file, which leads to what was read of it. */
export function FileLink({ id, fileName, view }: { id: string; fileName: string; view: View }) {
  return (
    <Link
      className="text-ink decoration-transparent hover:text-accent hover:decoration-current"
      to={addressOf(view, { doc: id })}
      prefetch="intent"
    >
      {fileName}
    </Link>
  )
}
