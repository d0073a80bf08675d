import { Link } from 'react-router'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

type LinkCardProps = {
  href: string
  title: string
  description: string
  icon: IconName
  badge?: React.ReactNode
}

/** A card that leads somewhere: the link is its title, the whole card answers to it. */
export function LinkCard({ href, title, description, icon, badge }: LinkCardProps) {
  return (
    <article className="card card-link stack stack-sm">
      <div className="cluster cluster-apart">
        <Icon name={icon} className="icon-tile" />
        {badge}
      </div>
      <h3>
        <Link to={href} prefetch="intent">
          {title}
        </Link>
      </h3>
      <p className="muted">{description}</p>
    </article>
  )
}
