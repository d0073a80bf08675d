import { brand } from '#app/brand.ts'
import { infoAddress } from '#app/domain/marketing/info-pages.ts'
import { LightForm } from '../LightForm.tsx'
import { ThemeForm } from '../ThemeForm.tsx'
import type { Appearance } from './types.ts'

/** What the footer leads to, by heading. Every one of these addresses exists. */
const COLUMNS: readonly { title: string; links: readonly { href: string; label: string }[] }[] = [
  {
    title: 'Product',
    links: [
      { href: '/#try', label: 'Try it' },
      { href: '/#demo', label: 'Demo' },
      { href: '/#features', label: 'Features' },
      { href: '/subscription', label: 'Pricing' },
      { href: '/#faq', label: 'Questions' },
    ],
  },
  {
    title: 'Account',
    links: [
      { href: '/auth', label: 'Sign in' },
      { href: '/auth?tab=register', label: 'Create account' },
    ],
  },
  {
    title: 'About',
    links: [
      { href: infoAddress('privacy'), label: 'Privacy' },
      { href: infoAddress('terms'), label: 'Terms' },
      { href: infoAddress('support'), label: 'Support' },
    ],
  },
]

const LINK = 'inline-block py-1 text-inherit hover:text-accent pointer-coarse:py-3'

/** For visitors: who we are, every public place of the product, where to ask, and how pages look. */
export function Footer({ appearance }: { appearance: Appearance }) {
  return (
    <footer className="site-footer col-span-full border-t border-line px-4 py-8 text-sm text-ink-soft md:px-8 print:hidden">
      {/* As wide as what stands on a page within its own margins. */}
      <div className="mx-auto grid max-w-[calc(var(--container-page)-4rem)] grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-8 gap-y-6">
        <div className="col-span-full lg:col-span-2">
          <p className="font-serif text-lg font-bold text-ink">{brand.name}</p>
          <p>{brand.tagline}</p>
          <p>
            <a className={LINK} href={`mailto:${brand.supportEmail}`}>
              {brand.supportEmail}
            </a>
          </p>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="font-semibold text-ink">{title}</p>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a className={LINK} href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6">
          <ThemeForm {...appearance} />
          <LightForm {...appearance} />
        </div>
      </div>
    </footer>
  )
}
