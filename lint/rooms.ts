import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

/**
 * The rooms of the product, from the ground up. A file may import what lies in its own room, or in one that stands before
 * it here, so that no two rooms ever need each other. Where several names fit a file, the longest is its room.
 */
const ROOMS: readonly (string | readonly string[])[] = [
  // What everybody may use: settings, errors, and small things without a home of their own.
  ['app/env', 'app/env.server.ts', 'app/brand.ts', 'app/lookup.ts', 'app/domain'],
  // Languages, words, sentences, and what stays letter by letter.
  'app/domain/text',
  'app/observe',
  'app/providers',
  'app/domain/usage',
  'app/domain/accounts',
  'app/domain/jobs',
  // What language models cost, and for whom.
  'app/domain/spending',
  'app/domain/runs',
  'app/domain/mail',
  'app/domain/billing',
  'app/domain/tokens',
  // What a statement says, and whether a document bears it out.
  'app/domain/claims',
  'app/domain/grounding',
  'app/domain/extraction',
  'app/domain/library',
  'app/domain/profile-picture',
  'app/domain/account-deletion',
  'app/domain/humanizer',
  'app/domain/study',
  'app/domain/chat',
  'app/domain/marketing',
  'app/domain/export',
  'app/domain/backup',
  'app/domain/admin',
  'app/domain/retention',
  'app/ui',
  'app/enhance',
  'app/http',
  'app/server',
  'app/cli',
  // The frame of all pages, and what stands in it.
  'app',
  'app/routes',
]

/** An import that leads from a room to one that stands after it. */
export type WrongWay = { file: string; line: number; imports: string }

const IMPORT = /(?:\bfrom|\bimport|\bimport\() ?'((?:\.|#app\/)[^']*)'/g

/**
 * Finds imports between the `rooms` of the project at `root` that lead upwards; types count as well. Tests may import
 * anything. Throws where a file lies in no room.
 */
export function findWrongWays(root: string, rooms = ROOMS): WrongWay[] {
  const places = rooms.flatMap((room, at) => [room].flat().map((name) => ({ name, at })))
  const placeOf = (path: string): number => {
    const fits = places.filter(({ name }) => path === name || path.startsWith(`${name}/`))
    const place = fits.toSorted((a, b) => b.name.length - a.name.length)[0]
    if (!place) throw new Error(`${path} lies in no room of lint/rooms.ts.`)
    return place.at
  }
  return filesOf(join(root, 'app')).flatMap((path) => {
    const file = relative(root, path)
    return readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((text, nth) =>
        [...text.matchAll(IMPORT)].flatMap(([, imported = '']) => {
          // The router's own types of a route have no file.
          if (imported.includes('/+types/')) return []
          const imports = imported.startsWith('#')
            ? imported.slice(1)
            : relative(root, resolve(dirname(path), imported))
          return placeOf(imports) > placeOf(file) ? [{ file, line: nth + 1, imports }] : []
        }),
      )
  })
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test(?:-help)?\.tsx?$/.test(name))
    .map((name) => join(folder, name))
}
