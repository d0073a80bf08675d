import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#app/domain/text/language.ts'
import { MAX_CHECKED_CHARACTERS } from '#app/domain/humanizer/limits.ts'
import { cleanHidden } from '#app/domain/text/hidden.ts'
import { HiddenMarkup } from './HiddenMarkup.server.tsx'
import { reportHtml } from './report-html.server.tsx'

type CheckRequest = {
  text: string
  language: Language
  draft: string | undefined
  here: string
  query: URLSearchParams
}

/** What can be said of a text before it is rewritten, as HTML: what hides in it, and its writing report. */
export async function checkHtml({ text, language, draft, here, query }: CheckRequest): Promise<string> {
  if (text.trim() === '') return renderToStaticMarkup(<p>There is no text to check yet.</p>)
  if (text.length > MAX_CHECKED_CHARACTERS) {
    return renderToStaticMarkup(<p>This text is too long to be checked here.</p>)
  }
  const cleaned = cleanHidden(text)
  const hidden = renderToStaticMarkup(<HiddenMarkup cleaned={cleaned} draft={draft} />)
  return hidden + (await reportHtml({ source: cleaned.text, language, here, query }))
}
