import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

type LinkCardProps = { href: string; title: string; description: string; icon: IconName; badge?: ReactNode }

/** A card that leads somewhere: the link is its title, the whole card answers to it. */
export function LinkCard({ href, title, description, icon, badge }: LinkCardProps) {
  return (
    <article className="relative grid grid-cols-[auto_minmax(0,1fr)] content-start items-start gap-x-4 gap-y-1 rounded-lg border border-line bg-sheet p-4 transition-colors focus-within:border-accent hover:border-accent md:p-5">
      <Icon name={icon} className="row-span-2 size-10 rounded-sm bg-accent-soft p-2 text-accent" />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3>
          <Link
            to={href}
            prefetch="intent"
            className="text-inherit no-underline after:absolute after:inset-0 after:rounded-lg after:content-['']"
          >
            {title}
          </Link>
        </h3>
        {badge}
      </div>
      <p className="text-ink-soft">{description}</p>
    </article>
  )
}
