import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { parse, serialize } from 'parse5'

/** The main text of a page, as a page of its own without what stands around it. */
export type MainText = { title: string; html: string; characters: number; asksToSignIn: boolean }

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Returns the main text of a page, and whether the page has a field for a password; undefined where there is no text. */
export function mainTextOf(page: string): MainText | undefined {
  // Written out again as browsers understand it: pages may leave out `html`, `body` and the ends of elements.
  const { document } = parseHTML(serialize(parse(page)))
  const asksToSignIn = document.querySelector('input[type=password]') !== null
  const language = document.documentElement?.getAttribute('lang') ?? ''
  const article = new Readability(document).parse()
  const text = article?.textContent?.trim() ?? ''
  if (!article?.content || text === '') return undefined
  const title = article.title?.trim() ?? ''
  const facts = [article.byline, article.siteName, article.publishedTime].flatMap(
    (fact) => fact?.trim() || [],
  )
  const lang = /^[\w-]{2,20}$/.test(language) ? ` lang="${language}"` : ''
  const html = [
    `<!doctype html><html${lang}><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body><article>`,
    title && `<h1>${escaped(title)}</h1>`,
    facts.length > 0 && `<p>${escaped(facts.join(' · '))}</p>`,
    article.content,
    '</article></body></html>',
  ]
  return { title, html: html.filter(Boolean).join('\n'), characters: text.length, asksToSignIn }
}
