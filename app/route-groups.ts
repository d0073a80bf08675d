import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'

// The framework goes through all routes it is given several times for each request: it tries the pattern of one after
// the other, and copies every one for the page. So each request is given the few that its address can lead to.

/** What addresses and patterns of one group have in common: the first segment, of calls also the second. */
function groupOf(path: string): string {
  const [first = '', second = ''] = path.replace(/^\//, '').split('/')
  return first === 'api' ? `${first}/${second}` : first
}

/** Where a route may answer addresses of several groups. */
const OPEN = /[*:?]/

type Routes = ServerBuild['routes']

/** The route `id` and those it stands in, the outermost first. */
function lineageOf(routes: Routes, id: string): string[] {
  const parent = Object.hasOwn(routes, id) ? routes[id]?.parentId : undefined
  return parent === undefined ? [id] : [...lineageOf(routes, parent), id]
}

/** The whole pattern of a route, from the beginning of the address. */
function patternOf(routes: Routes, lineage: readonly string[]): string {
  return lineage
    .map((id) => (Object.hasOwn(routes, id) ? routes[id]?.path : undefined) ?? '')
    .join('/')
    .replace(/\/{2,}/g, '/')
}

function pick<Value>(all: Record<string, Value>, ids: ReadonlySet<string>): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))
}

/**
 * `build` with the routes of one group alone, for each of them by its name. Each also has the start page, which pages
 * tell the browser of, and the routes that answer what no other does.
 */
export function groupRoutes(build: ServerBuild): Map<string, ServerBuild> {
  const { routes, assets } = build
  const groups = new Map<string, Set<string>>()
  const everywhere = new Set<string>()
  for (const id of Object.keys(routes)) {
    const lineage = lineageOf(routes, id)
    const name = groupOf(patternOf(routes, lineage))
    const known = groups.get(name) ?? new Set()
    if (!OPEN.test(name)) groups.set(name, known)
    const group = name === '' || OPEN.test(name) ? everywhere : known
    for (const one of lineage) group.add(one)
  }
  const entries = [...groups].map(([name, ids]): [string, ServerBuild] => {
    const all = ids.union(everywhere)
    return [
      name,
      { ...build, routes: pick(routes, all), assets: { ...assets, routes: pick(assets.routes, all) } },
    ]
  })
  return new Map(entries)
}

/**
 * Answers requests with `build`, of which each request meets the routes of its group alone. An address of no group, or
 * one that is written in an unusual way, meets all.
 */
export function answerInGroups(build: ServerBuild, mode: string) {
  const whole = createRequestHandler(build, mode)
  const groups = new Map(
    [...groupRoutes(build)].map(([name, part]) => [name, createRequestHandler(part, mode)]),
  )
  return (request: Request, path: string, context: RouterContextProvider): Promise<Response> =>
    (groups.get(groupOf(path)) ?? whole)(request, context)
}
