import { conceptsNamed, conceptsOf } from './concepts.ts'
import type { DocumentIndex, Line } from './document-index.ts'
import type { Hit } from './find.ts'
import { holds } from './holds.ts'
import { type Asked, tells } from './question.ts'
import { asksAboutDocument } from '#app/domain/grounding/question-words.ts'

/** Lines at the beginning in which title, authors and date stand. */
const OPENING = 30

const BYLINE =
  /^(?:(?:[Ww]ritten |[Tt]ext |[Ss]tory |[Ee]dited |[Cc]ompiled )?[Bb]y|[Aa]uthors?:?|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Dd]oor|[Aa]utore?s?:?|[Aa]uteurs?:?|Autorin:?|Verfasser:?|Schrijver:?|Автор:?|(?:[Tt]ext|[Ww]ords|[Tt]exte|[Tt]exto|[Tt]esto|[Tt]ekst|Текст)\s?:)\s+\p{Lu}\p{L}+ (?:\p{Lu}|de |van |von |di |da )/u
const BYLINE_WITHIN =
  /(?<!\p{L})(?:written by|authors?:|author\s*[:|]|escrito por|écrit par|geschrieben von|verfasst von|scritto da|geschreven door|автор:?)(?!\p{L})/iu
/** Nothing but names, as under the title of a paper. */
const NAMES =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms)\.? )?\p{Lu}[\p{L}’'.-]*(?: (?:de|van|von|der|den|la|del|di|da|dos|\p{Lu}\.|\p{Lu}[\p{L}’'-]+))+(?:[\s\d,*†‡§]*(?:,|and|&|und|et|y|e|en|и)\s*\p{Lu}[\p{L}’'.-]*(?: (?:\p{Lu}\.|\p{Lu}[\p{L}’'-]+|de|van|von|der|la|di|da))+)*[\s\d,*†‡§.]*$/u
const DATED =
  /(?<!\p{L})(?:published|publication|dated?|released|issued|revised|updated|veröffentlicht|erschienen|datum|stand|publié|paru|publicado|fecha|data|pubblicato|gepubliceerd|опубликован\p{L}*|дата)(?!\p{L})/iu

/**
 * The lines that answer a question about the document as such: who wrote it, when it was published, what it is called.
 * They stand where it begins, mostly in other words than it is asked in.
 */
export function aboutDocument(index: DocumentIndex, asked: Asked): Hit[] {
  const own = conceptsNamed('write make')
  const others = asked.words.filter(
    ({ stem, name, factor, field }) =>
      tells({ factor, field }) &&
      (name || !conceptsOf(stem, asked.language).some((concept) => own.has(concept))) &&
      !/^(?:publi|veroffentlich|erschein|titel|titul|titr|titol|nazvan|опублик|назван|authors?|date|thesis|essay|study|studi|work|letter|manual|repor|introduction)/u.test(
        stem,
      ),
  )
  if (!asksAboutDocument(asked.core) || others.length > 0) return []
  const opening = index.lines.slice(0, OPENING)
  const hit = (line: Line, score: number, values: Hit['held']['values'] = []): Hit => ({
    index,
    line,
    coverage: 1,
    own: 1,
    held: { fit: 1, values },
    score,
    missing: [],
    answers: true,
  })
  if (asked.want === 'when') {
    const dated = opening.filter((line) => holds(line.text, 'when', index.language).values.length > 0)
    const said = dated.filter(({ text }) => DATED.test(text))
    const short = dated.filter(({ text }) => text.length < 60)
    const [best] = said.length > 0 ? said : short
    return best ? [hit(best, 1.5, holds(best.text, 'when', index.language).values)] : []
  }
  if (
    asked.want === 'person' ||
    /(?<!\p{L})(?:author|autor|auteur|verfasser|schrijver|автор)/iu.test(asked.core)
  ) {
    const by = opening.find(({ text }) => BYLINE.test(text) || BYLINE_WITHIN.test(text))
    const names = opening
      .slice(0, 8)
      .find(({ text, heading, at }) => at > 0 && !heading && text.length < 200 && NAMES.test(text))
    const best = by ?? names
    return best ? [hit(best, 1.5)] : []
  }
  const title = index.lines.find(({ heading }) => heading) ?? index.lines[0]
  return title &&
    /(?<!\p{L})(?:title|titel|titre|título|titolo|назван|called|heißt|heet|s[’']appelle)/iu.test(asked.core)
    ? [hit(title, 1.5)]
    : []
}
