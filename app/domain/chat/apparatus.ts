/** Headings of what stands around a text and is not part of it, in the eight languages. */
const APPARATUS =
  /^(?:[\dIVX.]+\s+)?(?:references|bibliography|works cited|citations?|sources|further reading|external links|see also|notes|acknowledge?ments?|contents|table of contents|index|author contributions|funding|competing interests|additional (?:information|files)|data availability|copyright|licen[cs]e|bibliograf[ií]a|referencias|agradecimientos|índice|enlaces externos|véase también|références|bibliographie|remerciements|sommaire|table des matières|liens externes|literatur(?:verzeichnis)?|quellen|einzelnachweise|danksagung|inhalt(?:sverzeichnis)?|weblinks|riferimenti|ringraziamenti|indice|collegamenti esterni|note|referências|bibliografia|agradecimentos|sumário|ligações externas|referenties|literatuur(?:lijst)?|bronnen|dankwoord|inhoud(?:sopgave)?|externe links|литература|источники|примечания|содержание|оглавление|благодарности|ссылки)\b/iu

/** Whether what stands under this heading is references, contents and the like: nobody asks or studies it. */
export function isApparatus(heading: string): boolean {
  return APPARATUS.test(heading)
}
