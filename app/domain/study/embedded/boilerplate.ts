/** Words of licences, imprints and legal notices, in the eight languages. */
const LEGAL =
  /copyright|©|\(c\) ?\d{4}|all rights reserved|licen[cs]ed?\b|licen[cs]e (?:agreement|terms)|warrant(?:y|ies)\b|redistribut|trademarks?\b|without (?:prior )?permission|may (?:not )?be (?:copied|reproduced)|terms of (?:use|service)|privacy policy|creative commons|e-?books?\b|project gutenberg|\bisbn\b|\bissn\b|printed in|first published|derechos reservados|marca registrada|tous droits réservés|marque déposée|alle rechte vorbehalten|eingetragene marke|impressum|tutti i diritti|marchio registrato|todos os direitos|alle rechten voorbehouden|все права защищены|товарный знак/giu

/** What only a notice says: one of these is enough. */
const NOTICE =
  /all rights reserved|registered trademark|without (?:prior |written )*permission|project gutenberg|creative commons|derechos reservados|marca registrada|tous droits réservés|alle rechte vorbehalten|tutti i diritti riservati|todos os direitos reservados|alle rechten voorbehouden|все права защищены|lorem ipsum|cookies? (?:policy|settings)|©/iu

/** "Moss, A.", "T. Marl": the names of authors as lists of references write them. */
const AUTHOR = /\p{Lu}[\p{L}'’-]+, (?:\p{Lu}\.[ -]?){1,3}|(?<!\p{L})(?:\p{Lu}\. ?){1,3}\p{Lu}[\p{L}'’-]+/gu
const PUBLISHED =
  /\(\d{4}[a-z]?\)|\b(?:1[5-9]|20)\d\d[a-z]?[.;,)]?\s*$|(?:press|verlag|éditions|editorial|editrice|editora|uitgeverij|издательство|journal|review|proceedings|university|vol\.|pp?\.|hrsg\.|eds?\.|no\.)\s?(?:\d|,|\.|\b)|\d+\s?\(\d+\)[:,]\s?\d+|\d{1,4}[–-]\d{1,4}\.?\s*$|doi|arxiv|retrieved|accessed/iu

/** Whether a paragraph is an entry of a list of references: authors by their initials, a year, a publisher, pages. */
export function isReference(paragraph: string): boolean {
  const authors = paragraph.match(AUTHOR)?.length ?? 0
  const years = paragraph.match(/\b(?:1[5-9]|20)\d\d\b/g)?.length ?? 0
  const length = paragraph.split(/\s+/).length
  if (/^\[?\d{1,3}[\].]\s+\p{Lu}[\p{L}'’-]+,? (?:\p{Lu}\.|et al)/u.test(paragraph)) return true
  if (/^\p{Lu}[\p{L}'’-]+, (?:\p{Lu}\.[ -]?)+/u.test(paragraph) && (years > 0 || PUBLISHED.test(paragraph)))
    return true
  if (/^[\p{L} ,&.'’-]{3,80} \(\d{4}[a-z]?\)[.,:]/u.test(paragraph) && length < 60) return true
  return (
    authors > 0 &&
    years > 0 &&
    length < 45 &&
    PUBLISHED.test(paragraph) &&
    /^[\p{Lu}“"«]/u.test(paragraph) &&
    authors * 14 > length
  )
}

/** Whether a paragraph is a notice about rights. `share` is how much of the document speaks of such things. */
export function isNotice(paragraph: string, share: number): boolean {
  if (NOTICE.test(paragraph)) return true
  return share < 0.1 && (paragraph.match(LEGAL)?.length ?? 0) >= 2
}

/** How many of the paragraphs speak of rights: a document may be about them. */
export function legalShare(paragraphs: readonly string[]): number {
  const about = paragraphs.filter((paragraph) => (paragraph.match(LEGAL)?.length ?? 0) > 0).length
  return about / Math.max(1, paragraphs.length)
}

/** What forms tell people to do, in the eight languages. */
const FORM =
  /\b(?:please|kindly) (?:fill|complete|sign|tick|print|enter|read|attach|return|send|use block)|\bfill (?:in|out) (?:this|the) form|block (?:letters|capitals)|\btick (?:the|one|all)|sign (?:here|below)|office use only|rellene|firme aquí|en letras mayúsculas|veuillez (?:remplir|cocher|signer|lire)|en majuscules|bitte (?:füllen|ausfüllen|kreuzen|unterschreiben)|in (?:druckbuchstaben|blockschrift)|zutreffendes|si prega di|compilare|in stampatello|preencha|assine|em maiúsculas|gelieve|vul (?:dit|het) formulier|in blokletters|заполните|подпишите|печатными буквами|thank you for|gracias por|merci de|vielen dank|grazie per|obrigado por|bedankt voor|спасибо за/iu

/** Whether a paragraph is part of a form: a label with room to write, or what is said to who fills it in. */
export function isForm(paragraph: string): boolean {
  return (
    FORM.test(paragraph) ||
    (/_{3,}|\.{5,}|…{2,}|[☐□☑]|:\s*$/u.test(paragraph) && paragraph.split(/\s+/).length < 6)
  )
}
