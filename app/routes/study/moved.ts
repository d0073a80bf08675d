import { href } from 'react-router'
import { dialogHref, placeOf } from './place.ts'

/** Where what an older address shows is now; undefined where it is what it was. */
export function movedTo({ pathname, searchParams: query }: URL): string | undefined {
  if (pathname !== href('/study-buddy')) return undefined
  const place = placeOf(query)
  const named = (...names: string[]) =>
    Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])))
  if (query.get('dialog') === 'search') return dialogHref('search', place, named('q'))
  if (query.get('confirm') === 'delete') return dialogHref('delete', place, named('id'))
  if (query.has('page') && query.has('quote')) return dialogHref('source', place, named('page', 'quote'))
  return undefined
}
