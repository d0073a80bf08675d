import { brand } from '#app/brand.ts'
import { detectLanguage } from '#app/domain/text/detect-language.ts'
import { LANGUAGES } from '#app/domain/text/language.ts'
import { requireUser } from '#app/http/session.server.ts'
import { Dialog } from '#app/ui/Dialog.tsx'
import type { Route } from './+types/check'
import { MadeOnServer } from './MadeOnServer.tsx'
import { useOverPage } from './over-page.ts'
import { panelAt } from './place.ts'
import { checkHtml } from './report/check-html.server.tsx'
import { shownBy } from './shown.server.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const query = url.searchParams
  const shown = await shownBy(query, requireUser(context, request), request)
  const { text, typed, result, draft } = shown
  const chosen = LANGUAGES.find((language) => language === typed?.language)
  // The text may have become another since the rewrite beside it was made.
  const made = result?.text === text ? result.manner.language : undefined
  const here = panelAt('/humanizer/report', query)
  const language = made ?? chosen ?? detectLanguage(text)
  return { html: await checkHtml({ text, language, draft, here, query }) }
}

/** What can be said of the text as it is: hidden characters, and how it is written. */
export default function CheckDialog({ loaderData }: Route.ComponentProps) {
  const { here } = useOverPage()
  return (
    <Dialog id="check" title="Check of your text" href={here} wide>
      <title>{`Check of your text · ${brand.name}`}</title>
      <MadeOnServer
        label="What was found"
        className="report relative grid grid-cols-[minmax(0,1fr)] content-start gap-6"
        html={loaderData.html}
      />
    </Dialog>
  )
}
