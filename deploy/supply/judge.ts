import { EXCEPTIONS, PERMISSIVE } from './allowed.ts'

/** Where a package ends up: in what browsers get, in what runs on the server, or only in what builds and tests. */
export type Place = 'browser' | 'server' | 'tools'

/**
 * Why a package must not be used in that place; undefined when it may. Knows SPDX expressions of `AND`, `OR` and
 * parentheses: of an `OR` one licence must be fine, of an `AND` all.
 */
export function objection(name: string, licence: string | undefined, place: Place): string | undefined {
  if (!licence) return 'states no licence'
  const exception = EXCEPTIONS.find(({ packages }) => packages.test(name))
  const fine = (id: string) =>
    PERMISSIVE.has(id) || (place !== 'browser' && exception?.licences.includes(id) === true)
  const terms = licence.match(/[()]|[^\s()]+/g) ?? []
  let at = 0

  function term(): boolean {
    const next = terms[at++]
    if (next !== '(') return next !== undefined && fine(next)
    const inside = either()
    at++
    return inside
  }
  function both(): boolean {
    let all = term()
    while (terms[at] === 'AND') {
      at++
      all = term() && all
    }
    return all
  }
  function either(): boolean {
    let any = both()
    while (terms[at] === 'OR') {
      at++
      any = both() || any
    }
    return any
  }

  const well = either()
  if (at < terms.length) return `has a licence that is not understood: ${licence}`
  return well ? undefined : `is under ${licence}, which is not allowed in ${PLACES[place]}`
}

const PLACES: Readonly<Record<Place, string>> = {
  browser: 'what browsers get',
  server: 'the server',
  tools: 'tools either, unless there is a reason (deploy/supply/allowed.ts)',
}
