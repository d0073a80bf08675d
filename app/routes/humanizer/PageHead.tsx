import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { formatCount } from '#app/ui/format.ts'
import type { HumanizerData } from './page-data.server.ts'
import { placeWith } from './place.ts'

type PageHeadProps = {
  usage: HumanizerData['usage']
  /** The page's own address without what opened a dialog. */
  here: string
}

/** The name of the page, the plan of whoever pays for one, and the way to what is left of its words. */
export function PageHead({ usage, here }: PageHeadProps) {
  return (
    <div className="cluster cluster-apart">
      <h1 className="page-title">AI Text Humanizer</h1>
      <div className="cluster">
        {usage.plan === 'grasshopper' && <Badge tone="grasshopper">Subscriber</Badge>}
        {usage.plan === 'ninja' && (
          <Badge tone="ninja" wraps>
            Ninja · Unlimited: {formatCount(usage.maxWords)} words a month
          </Badge>
        )}
        <Button
          form="humanize"
          type="submit"
          variant="quiet"
          small
          icon="info"
          formAction="/api/drafts"
          name="goTo"
          value="usage"
          data-local={placeWith(here, { dialog: 'usage' })}
        >
          Usage Insights
        </Button>
      </div>
    </div>
  )
}
