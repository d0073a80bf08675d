import { brand } from '#app/brand.ts'
import { Badge } from '../Badge.tsx'

/** The product's name, leading home. */
export function Brand() {
  return (
    <a
      className="inline-flex min-h-11 items-center gap-2 font-serif text-xl font-bold tracking-[-0.02em] text-ink no-underline hover:text-accent"
      href="/"
    >
      {brand.name}
      <Badge tone="accent">
        <span className="font-sans text-[0.6875rem] leading-tight font-bold tracking-[0.06em]">BETA</span>
      </Badge>
    </a>
  )
}
