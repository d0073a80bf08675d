import { brand } from '#app/brand.ts'

/** For visitors: who we are, the ways in, and where to ask. */
export function Footer() {
  return (
    <footer className="site-footer">
      <p>
        <strong>{brand.name}</strong> {brand.tagline}
      </p>
      <nav aria-label="Footer">
        <a href="/subscription">Pricing</a>
        <a href="/auth">Sign in</a>
        <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
      </nav>
    </footer>
  )
}
