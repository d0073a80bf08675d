import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#app/domain/text/language.ts'
import { MAX_CHECKED_CHARACTERS } from '#app/domain/humanizer/limits.ts'
import { measureWriting } from '#app/domain/humanizer/report/measure.ts'
import { inTurns } from '#app/domain/turns.ts'
import { placeWith } from '../place.ts'
import { ReportMarkup } from './ReportMarkup.server.tsx'

type ReportRequest = {
  source: string
  /** The rewrite; without it the report is of the source alone. */
  output?: string
  language: Language
  /** The address of the page with the report, and the query it was asked for with. */
  here: string
  query: URLSearchParams
}

/**
 * The writing report as HTML. It is made on the server and sent as it is: nothing in it needs a script, and its tables
 * and words would weigh on every visit to the page.
 */
export async function reportHtml({ source, output, language, here, query }: ReportRequest): Promise<string> {
  if (source.length > MAX_CHECKED_CHARACTERS || (output?.length ?? 0) > MAX_CHECKED_CHARACTERS) {
    return renderToStaticMarkup(<p>This text is too long for a writing report.</p>)
  }
  const before = await inTurns(measureWriting(source, language))
  const after = output === undefined ? undefined : await inTurns(measureWriting(output, language))
  const from = Number(/^\d{1,6}$/.exec(query.get('from') ?? '')?.[0] ?? 0)
  return renderToStaticMarkup(
    <ReportMarkup
      before={before}
      {...(after && { after })}
      language={language}
      from={from}
      hrefFrom={(next) => placeWith(here, { from: String(next) })}
    />,
  )
}
