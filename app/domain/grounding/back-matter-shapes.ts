/** An entry of a list of references, wherever it stands. */
const REFERENCE =
  /\b(?:doi|ISBN|ISSN|PMID|arXiv|PMC)\b\s?[:\d]|\bet al\.,? \(?\d{4}|^\s*(?:\[\d{1,3}\]|\d{1,3}\.)?\s*\p{Lu}[\p{L}’'-]+,\s(?:\p{Lu}\.[\s-]?){1,3}(?:,|and|&|y|et|und|e|en|и|\(|\p{Lu})|\b(?:Retrieved|Archived|Accessed|Consultado|Consulté|Abgerufen|Consultato|Geraadpleegd)\b|\(\d{4}[a-z]?\)\.\s\p{Lu}|\b(?:pp?|S|págs?|vol|Bd|no)\.\s?\d+(?:[-–]\d+)?[.,)]|\b(?:Press|Publishers?|Verlag|Éditions?|Editorial|Editore|Editora|Uitgeverij),? (?:\p{Lu}\p{L}+,? )?\d{4}\.?$|^\p{Lu}[\p{L}’' -]{1,40} (?:Press|Verlag|Books),? \d{4}/u

/** Licences, notices and what sellers and programs put around a text. */
const NOTICE =
  /all rights reserved|copyright|©|\(c\) \d{4}|creative commons|\bCC[- ]BY|licen[sc]ed? under|terms of (?:use|service|this agreement)|project gutenberg|this (?:e-?book|work|article) is (?:for the use|distributed|licensed|an open)|permission (?:to|is hereby)|redistribut|without warrant(?:y|ies)|no part of this|reproduction|cookies?\b.{0,40}\b(?:accept|use|policy)|privacy policy|skip to content|sign in|log in|subscribe to|click here|todos los derechos|tous droits réservés|alle rechte vorbehalten|tutti i diritti|todos os direitos|alle rechten voorbehouden|все права защищены|печатается|^page \d+(?: of \d+)?$|^seite \d+|www\.gutenberg|edit source|\[edit\]/iu

/** How much a line counts by its shape alone: 1 for text, little for references, notices and scraps. */
export function shapeWeight(text: string): number {
  if (REFERENCE.test(text)) return 0.3
  if (NOTICE.test(text)) return 0.4
  if (!/\p{L}{2}/u.test(text)) return 0.5
  return 1
}
