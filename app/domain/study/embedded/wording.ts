import type { Language } from '#app/domain/humanizer/language.ts'

/**
 * What the embedded engine says around the words of the document, in the document's language. `{0}`, `{1}` and `{2}`
 * stand for words of the document.
 */
type Frame =
  | 'year'
  | 'yearGap'
  | 'number'
  | 'name'
  | 'describes'
  | 'described'
  | 'standsFor'
  | 'truth'
  | 'yes'
  | 'no'
  | 'reason'
  | 'purpose'
  | 'condition'
  | 'first'
  | 'last'
  | 'notListed'
  | 'notAmong'
  | 'stepAfter'
  | 'stepFirst'
  | 'cell'
  | 'inTable'
  | 'page'
  | 'section'
  | 'after'
  | 'notBut'
  | 'belongs'
  | 'listed'
  | 'under'

const FRAMES: Record<Language, Record<Frame, string>> = {
  en: {
    year: 'In which year was this? {0}',
    yearGap: 'Which year belongs in the gap? {0}',
    number: 'Which number belongs in the gap? {0}',
    name: 'Which name belongs in the gap? {0}',
    describes: 'Which term does the document describe as {0}?',
    described: 'How does the document describe {0}?',
    standsFor: 'What does {0} stand for?',
    truth: 'True or false? {0}',
    yes: 'True',
    no: 'False',
    reason: 'Which reason does the document give for this? {0}',
    purpose: 'What is this for, according to the document? {0}',
    condition: 'When does this hold, according to the document? {0}',
    first: 'Which of these happened first?',
    last: 'Which of these happened last?',
    notListed: 'Which of these is NOT listed under {0}?',
    notAmong: 'Which of these is NOT named in this list? {0}',
    stepAfter: 'Which step comes right after {0}?',
    stepFirst: 'Which step comes first under {0}?',
    cell: 'What does the table give as {1} for {0}?',
    inTable: 'What does the table {2} give as {1} for {0}?',
    page: 'The answer is on page {0}.',
    section: 'Look at {1} on page {0}.',
    after: 'It stands on page {0}, right after: {1}',
    notBut: 'Not {0} but {1}.',
    belongs: '{0} belongs to another statement: {1}',
    listed: 'The list has: {0}.',
    under: 'What does the document say under {0}?',
  },
  es: {
    year: '¿En qué año fue? {0}',
    yearGap: '¿Qué año falta en el hueco? {0}',
    number: '¿Qué número falta en el hueco? {0}',
    name: '¿Qué nombre falta en el hueco? {0}',
    describes: '¿Qué término describe el documento como {0}?',
    described: '¿Cómo describe el documento {0}?',
    standsFor: '¿Qué significa la sigla {0}?',
    truth: '¿Verdadero o falso? {0}',
    yes: 'Verdadero',
    no: 'Falso',
    reason: '¿Qué motivo da el documento para esto? {0}',
    purpose: '¿Para qué, según el documento? {0}',
    condition: '¿Cuándo se cumple esto, según el documento? {0}',
    first: '¿Qué ocurrió primero?',
    last: '¿Qué ocurrió en último lugar?',
    notListed: '¿Cuál de estos elementos NO figura bajo {0}?',
    notAmong: '¿Cuál de estos elementos NO aparece en esta enumeración? {0}',
    stepAfter: '¿Qué paso sigue inmediatamente a {0}?',
    stepFirst: '¿Cuál es el primer paso bajo {0}?',
    cell: '¿Qué valor da la tabla en la columna {1} para {0}?',
    inTable: '¿Qué valor da la tabla {2} en la columna {1} para {0}?',
    page: 'La respuesta está en la página {0}.',
    section: 'Mira {1} en la página {0}.',
    after: 'Está en la página {0}, justo después de: {1}',
    notBut: 'No {0}, sino {1}.',
    belongs: '{0} pertenece a otra afirmación: {1}',
    listed: 'La lista contiene: {0}.',
    under: '¿Qué dice el documento bajo {0}?',
  },
  fr: {
    year: 'En quelle année était-ce ? {0}',
    yearGap: 'Quelle année manque ? {0}',
    number: 'Quel nombre manque ? {0}',
    name: 'Quel nom manque ? {0}',
    describes: 'Quel terme le document décrit-il comme {0} ?',
    described: 'Comment le document décrit-il {0} ?',
    standsFor: 'Que signifie le sigle {0} ?',
    truth: 'Vrai ou faux ? {0}',
    yes: 'Vrai',
    no: 'Faux',
    reason: 'Quelle raison le document en donne-t-il ? {0}',
    purpose: 'Dans quel but, selon le document ? {0}',
    condition: 'Dans quel cas, selon le document ? {0}',
    first: 'Qu’est-ce qui a eu lieu en premier ?',
    last: 'Qu’est-ce qui a eu lieu en dernier ?',
    notListed: 'Lequel de ces éléments ne figure PAS sous {0} ?',
    notAmong: 'Lequel de ces éléments ne figure PAS dans cette énumération ? {0}',
    stepAfter: 'Quelle étape vient juste après {0} ?',
    stepFirst: 'Quelle est la première étape sous {0} ?',
    cell: 'Que donne le tableau dans la colonne {1} pour {0} ?',
    inTable: 'Que donne le tableau {2} dans la colonne {1} pour {0} ?',
    page: 'La réponse se trouve à la page {0}.',
    section: 'Regardez {1} à la page {0}.',
    after: 'C’est à la page {0}, juste après : {1}',
    notBut: 'Non pas {0}, mais {1}.',
    belongs: '{0} figure dans une autre phrase : {1}',
    listed: 'La liste contient : {0}.',
    under: 'Que dit le document sous {0} ?',
  },
  de: {
    year: 'In welchem Jahr war das? {0}',
    yearGap: 'Welches Jahr gehört in die Lücke? {0}',
    number: 'Welche Zahl gehört in die Lücke? {0}',
    name: 'Welcher Name gehört in die Lücke? {0}',
    describes: 'Welcher Begriff wird im Dokument so beschrieben: {0}?',
    described: 'Wie beschreibt das Dokument {0}?',
    standsFor: 'Wofür steht die Abkürzung {0}?',
    truth: 'Richtig oder falsch? {0}',
    yes: 'Richtig',
    no: 'Falsch',
    reason: 'Welchen Grund nennt das Dokument dafür? {0}',
    purpose: 'Zu welchem Zweck, laut dem Dokument? {0}',
    condition: 'In welchem Fall gilt das, laut dem Dokument? {0}',
    first: 'Was geschah zuerst?',
    last: 'Was geschah zuletzt?',
    notListed: 'Was steht NICHT unter {0}?',
    notAmong: 'Was gehört NICHT zu dieser Aufzählung? {0}',
    stepAfter: 'Welcher Schritt kommt direkt nach {0}?',
    stepFirst: 'Welcher Schritt kommt unter {0} zuerst?',
    cell: 'Welchen Wert nennt die Tabelle in der Spalte {1} für {0}?',
    inTable: 'Welchen Wert nennt die Tabelle {2} in der Spalte {1} für {0}?',
    page: 'Die Antwort steht auf Seite {0}.',
    section: 'Sehen Sie unter {1} auf Seite {0} nach.',
    after: 'Es steht auf Seite {0}, gleich nach: {1}',
    notBut: 'Nicht {0}, sondern {1}.',
    belongs: '{0} gehört zu einer anderen Aussage: {1}',
    listed: 'In der Liste steht: {0}.',
    under: 'Was sagt das Dokument unter {0}?',
  },
  it: {
    year: 'In quale anno accadde? {0}',
    yearGap: 'Quale anno manca? {0}',
    number: 'Quale numero manca? {0}',
    name: 'Quale nome manca? {0}',
    describes: 'Quale termine è descritto nel documento come {0}?',
    described: 'Come descrive il documento {0}?',
    standsFor: 'Che cosa significa la sigla {0}?',
    truth: 'Vero o falso? {0}',
    yes: 'Vero',
    no: 'Falso',
    reason: 'Quale motivo indica il documento? {0}',
    purpose: 'A quale scopo, secondo il documento? {0}',
    condition: 'In quale caso, secondo il documento? {0}',
    first: 'Che cosa accadde per prima?',
    last: 'Che cosa accadde per ultima?',
    notListed: 'Quale di questi elementi NON figura sotto {0}?',
    notAmong: 'Quale di questi elementi NON figura in questo elenco? {0}',
    stepAfter: 'Quale passo segue subito {0}?',
    stepFirst: 'Qual è il primo passo sotto {0}?',
    cell: 'Quale valore dà la tabella nella colonna {1} per {0}?',
    inTable: 'Quale valore dà la tabella {2} nella colonna {1} per {0}?',
    page: 'La risposta è a pagina {0}.',
    section: 'Guarda {1} a pagina {0}.',
    after: 'Si trova a pagina {0}, subito dopo: {1}',
    notBut: 'Non {0}, ma {1}.',
    belongs: '{0} appartiene a un’altra affermazione: {1}',
    listed: 'L’elenco contiene: {0}.',
    under: 'Che cosa dice il documento sotto {0}?',
  },
  pt: {
    year: 'Em que ano foi? {0}',
    yearGap: 'Que ano falta na lacuna? {0}',
    number: 'Que número falta na lacuna? {0}',
    name: 'Que nome falta na lacuna? {0}',
    describes: 'Que termo o documento descreve como {0}?',
    described: 'Como o documento descreve {0}?',
    standsFor: 'O que significa a sigla {0}?',
    truth: 'Verdadeiro ou falso? {0}',
    yes: 'Verdadeiro',
    no: 'Falso',
    reason: 'Que motivo o documento dá para isto? {0}',
    purpose: 'Para quê, segundo o documento? {0}',
    condition: 'Em que caso, segundo o documento? {0}',
    first: 'O que aconteceu primeiro?',
    last: 'O que aconteceu por último?',
    notListed: 'Qual destes elementos NÃO consta em {0}?',
    notAmong: 'Qual destes elementos NÃO consta nesta lista? {0}',
    stepAfter: 'Que passo vem logo depois de {0}?',
    stepFirst: 'Qual é o primeiro passo em {0}?',
    cell: 'Que valor dá a tabela na coluna {1} para {0}?',
    inTable: 'Que valor dá a tabela {2} na coluna {1} para {0}?',
    page: 'A resposta está na página {0}.',
    section: 'Veja {1} na página {0}.',
    after: 'Está na página {0}, logo depois de: {1}',
    notBut: 'Não {0}, mas {1}.',
    belongs: '{0} pertence a outra afirmação: {1}',
    listed: 'A lista contém: {0}.',
    under: 'O que diz o documento em {0}?',
  },
  nl: {
    year: 'In welk jaar was dit? {0}',
    yearGap: 'Welk jaartal ontbreekt? {0}',
    number: 'Welk getal ontbreekt? {0}',
    name: 'Welke naam ontbreekt? {0}',
    describes: 'Welke term wordt in het document zo omschreven: {0}?',
    described: 'Hoe omschrijft het document {0}?',
    standsFor: 'Waar staat de afkorting {0} voor?',
    truth: 'Juist of onjuist? {0}',
    yes: 'Juist',
    no: 'Onjuist',
    reason: 'Welke reden geeft het document hiervoor? {0}',
    purpose: 'Met welk doel, volgens het document? {0}',
    condition: 'In welk geval geldt dit, volgens het document? {0}',
    first: 'Wat gebeurde het eerst?',
    last: 'Wat gebeurde het laatst?',
    notListed: 'Wat staat NIET onder {0}?',
    notAmong: 'Wat hoort NIET bij deze opsomming? {0}',
    stepAfter: 'Welke stap komt direct na {0}?',
    stepFirst: 'Welke stap komt het eerst onder {0}?',
    cell: 'Welke waarde geeft de tabel in de kolom {1} voor {0}?',
    inTable: 'Welke waarde geeft de tabel {2} in de kolom {1} voor {0}?',
    page: 'Het antwoord staat op pagina {0}.',
    section: 'Kijk bij {1} op pagina {0}.',
    after: 'Het staat op pagina {0}, direct na: {1}',
    notBut: 'Niet {0}, maar {1}.',
    belongs: '{0} hoort bij een andere uitspraak: {1}',
    listed: 'In de lijst staat: {0}.',
    under: 'Wat zegt het document onder {0}?',
  },
  ru: {
    year: 'В каком году это было? {0}',
    yearGap: 'Какой год пропущен? {0}',
    number: 'Какое число пропущено? {0}',
    name: 'Какое название или имя пропущено? {0}',
    describes: 'Какой термин описан в документе так: {0}?',
    described: 'Как в документе описано понятие {0}?',
    standsFor: 'Как расшифровывается {0}?',
    truth: 'Верно или неверно? {0}',
    yes: 'Верно',
    no: 'Неверно',
    reason: 'Какую причину этого называет документ? {0}',
    purpose: 'С какой целью, согласно документу? {0}',
    condition: 'В каком случае, согласно документу? {0}',
    first: 'Что произошло раньше всего?',
    last: 'Что произошло позже всего?',
    notListed: 'Чего НЕТ в списке {0}?',
    notAmong: 'Чего НЕТ в этом перечислении? {0}',
    stepAfter: 'Какой шаг идёт сразу после шага {0}?',
    stepFirst: 'Какой шаг первый в разделе {0}?',
    cell: 'Какое значение указано в таблице в столбце {1} для строки {0}?',
    inTable: 'Какое значение указано в таблице {2} в столбце {1} для строки {0}?',
    page: 'Ответ находится на странице {0}.',
    section: 'Посмотрите {1} на странице {0}.',
    after: 'Это стоит на странице {0}, сразу после: {1}',
    notBut: 'Не {0}, а {1}.',
    belongs: '{0} относится к другому утверждению: {1}',
    listed: 'В списке есть: {0}.',
    under: 'Что сказано в документе в разделе {0}?',
  },
}

const QUOTES: Record<Language, [string, string]> = {
  en: ['“', '”'],
  es: ['«', '»'],
  fr: ['« ', ' »'],
  de: ['„', '“'],
  it: ['«', '»'],
  pt: ['“', '”'],
  nl: ['‘', '’'],
  ru: ['«', '»'],
}

/** Speaks for the embedded engine in one language. */
export type Wording = {
  say: (frame: Frame, ...words: (string | number)[]) => string
  quote: (text: string) => string
}

/** Returns what the embedded engine says in a language. */
export function wordingOf(language: Language): Wording {
  const [open, close] = QUOTES[language]
  return {
    say: (frame, ...words) =>
      FRAMES[language][frame].replace(/\{(\d)\}/g, (_, at: string) => String(words[Number(at)] ?? '')),
    quote: (text) => `${open}${text}${close}`,
  }
}
