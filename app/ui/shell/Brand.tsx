import { brand } from '#app/brand.ts'
import { Badge } from '../Badge.tsx'

/** The product's name, leading home. */
export function Brand() {
  return (
    <a className="brand" href="/">
      {brand.name}
      <Badge tone="accent" className="badge-beta">
        BETA
      </Badge>
    </a>
  )
}
