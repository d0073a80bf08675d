import { brand } from '#app/brand.ts'
import { infoAddress } from '#app/domain/marketing/addresses.ts'

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

/** For visitors: who we are, every public place of the product, and where to ask. */
export function Footer() {
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <div>
          <p className="site-footer-brand">{brand.name}</p>
          <p>{brand.tagline}</p>
          <p>
            <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
          </p>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="site-footer-title">{title}</p>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}
