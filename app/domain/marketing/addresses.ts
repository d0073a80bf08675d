import { DEFAULT_DEMO, DEMO_TONES, type DemoName } from './demo-tones.ts'
import { INFO_PAGES, infoAddress, type InfoPage } from './info-pages.ts'

/** What of the landing page an address shows. */
export type LandingView = { demo: DemoName; yearly: boolean; page: InfoPage | null }

/** Reads a view from a query; what it does not know it leaves at the default. */
export function landingView(query: URLSearchParams): LandingView {
  return {
    demo: DEMO_TONES.find(({ name }) => name === query.get('demo'))?.name ?? DEFAULT_DEMO,
    yearly: query.get('billing') === 'annual',
    page: INFO_PAGES.find((name) => name === query.get('page')) ?? null,
  }
}

/** The one address of a view: path and query, defaults left out. */
export function landingAddress({ demo, yearly, page }: LandingView): string {
  if (page) return infoAddress(page)
  const query = new URLSearchParams()
  if (demo !== DEFAULT_DEMO) query.set('demo', demo)
  if (yearly) query.set('billing', 'annual')
  return query.size > 0 ? `/?${query}` : '/'
}

/** Every address that the links of the landing page lead to and that is the same for all visitors. */
export const LANDING_ADDRESSES: readonly string[] = [
  ...DEMO_TONES.flatMap(({ name: demo }) =>
    [false, true].map((yearly) => landingAddress({ demo, yearly, page: null })),
  ),
  ...INFO_PAGES.map(infoAddress),
]
