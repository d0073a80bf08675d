import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { describe, expect, test } from 'vitest'
import { groupRoutes } from './route-groups.ts'

type Route = { path?: string; parentId?: string }

/** As much of a build as is asked for; `assets` has an entry per route, as that of a real one. */
function buildOf(routes: Record<string, Route>): ServerBuild {
  const entries = Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, { id, ...route }]))
  return { routes: entries, assets: { routes: entries, version: '1' } } as unknown as ServerBuild
}

const BUILD = buildOf({
  root: { path: '' },
  start: { path: '/', parentId: 'root' },
  desk: { path: 'desk', parentId: 'root' },
  'desk-lamp': { path: 'lamp', parentId: 'desk' },
  shelf: { path: 'shelf/:id?', parentId: 'root' },
  notes: { path: 'api/notes', parentId: 'root' },
  note: { path: 'api/notes/:id', parentId: 'root' },
  pens: { path: 'api/pens', parentId: 'root' },
  'no-call': { path: 'api/*', parentId: 'root' },
  'no-page': { path: '*', parentId: 'root' },
})

const groups = groupRoutes(BUILD)

test('a group has the routes of one beginning, those they stand in, the start page and what answers the rest', () => {
  const names = (name: string) => Object.keys(groups.get(name)?.routes ?? {})
  const always = ['root', 'start', 'no-call', 'no-page']
  expect([...groups.keys()].sort()).toEqual(['', 'api/notes', 'api/pens', 'desk', 'shelf'])
  expect(names('desk').sort()).toEqual([...always, 'desk', 'desk-lamp'].sort())
  expect(names('api/notes').sort()).toEqual([...always, 'notes', 'note'].sort())
})

test('what the browser is told of is cut down alike, and nothing else is changed', () => {
  const desk = groups.get('desk')
  expect(Object.keys(desk?.assets.routes ?? {})).toEqual(Object.keys(desk?.routes ?? {}))
  expect(desk?.assets.version).toBe('1')
  expect(Object.keys(BUILD.routes)).toHaveLength(10)
})

/** Routes as the framework nests them. */
function nested(build: ServerBuild, parent?: string): RouteObject[] {
  const inside = Object.values(build.routes).filter((route) => route?.parentId === parent)
  return inside.flatMap((route) => {
    if (!route) return []
    const children = nested(build, route.id)
    return [
      {
        id: route.id,
        ...(route.path !== undefined && { path: route.path }),
        ...(children.length > 0 && { children }),
      },
    ]
  })
}

describe('in its group, an address leads where it leads among all routes', () => {
  const found = (build: ServerBuild, path: string) =>
    matchRoutes(nested(build), path)?.map(({ route, params }) => [route.id, params])
  test.each([
    ['', '/'],
    ['', '//desk'],
    ['desk', '/desk'],
    ['desk', '/desk/'],
    ['desk', '/desk/lamp'],
    ['desk', '/desk/chair'],
    ['shelf', '/shelf'],
    ['shelf', '/shelf/3'],
    ['shelf', '/shelf/3/4'],
    ['api/notes', '/api/notes'],
    ['api/notes', '/api/notes/7'],
    ['api/notes', '/api/notes/7/8'],
    ['api/pens', '/api/pens/7'],
  ])('%s: %s', (name, path) => {
    const group = groups.get(name)
    expect(group).toBeDefined()
    expect(group && found(group, path)).toEqual(found(BUILD, path))
  })
})
