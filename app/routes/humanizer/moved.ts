import { panelAt } from './place.ts'

/** Where what `?panel=` and `?dialog=` named is now. */
const PANELS = new Map([
  ['history', '/humanizer/history'],
  ['report', '/humanizer/report'],
  ['tone', '/humanizer/tones/new'],
  ['usage', '/humanizer/usage'],
  ['compare', '/humanizer/compare'],
])

/** Returns the address that an older one of the humanizer's page leads on to; undefined for those of today. */
export function movedTo({ pathname, searchParams: query }: URL): string | undefined {
  if (pathname !== '/humanizer') return undefined
  const compared = query.get('compare')
  if (compared) return `/humanizer/comparison?${new URLSearchParams({ runs: compared })}`
  const tone = /^tone-(\d+)$/.exec(query.get('confirm') ?? '')?.[1]
  const path = tone
    ? `/humanizer/tones/${tone}/delete`
    : PANELS.get(query.get('panel') ?? query.get('dialog') ?? '')
  if (!path) return undefined
  const to = new URL(panelAt(path, query), 'http://humanizer')
  for (const name of ['q', 'before', 'from']) {
    const value = query.get(name)
    if (value) to.searchParams.set(name, value)
  }
  return to.pathname + to.search
}
