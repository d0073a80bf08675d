import { setImmediate as turn } from 'node:timers/promises'
import type { Language } from '#app/domain/text/language.ts'
import { innerNames } from '#app/domain/text/names.ts'
import { isPersonNoun } from '#app/domain/text/person-nouns.ts'
import { comparable, wordsOf } from '../plain.ts'
import { type Answer, answersIn } from './answers.ts'
import { PLACES } from './places.ts'
import type { Passage } from './passages.ts'

export type NameClass = 'person' | 'surname' | 'organisation' | 'place' | 'short' | 'one' | 'several'

/** A name of the document and how it is used there. */
export type NameEntry = {
  text: string
  class: NameClass
  count: number
  /** The words that stand before it, in small letters. */
  before: ReadonlySet<string>
}

const GIVEN = new Set(
  'james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony mark donald steven paul andrew joshua kenneth kevin brian george edward ronald timothy jason jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon benjamin samuel gregory frank alexander raymond patrick jack dennis jerry tyler aaron jose adam henry nathan douglas zachary peter kyle walter ethan jeremy harold keith christian roger noah gerald carl terry sean austin arthur lawrence jesse dylan bryan joe jordan billy bruce albert willie gabriel logan alan juan wayne roy ralph randy eugene vincent russell elijah louis bobby philip johnny ian martin simon graham neil colin stuart isaac charlie oscar leonard herman julius ada mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty sandra margaret ashley kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca sharon laura cynthia dorothy amy kathleen angela shirley emma brenda pamela nicole anna samantha katherine christine helen debra rachel carolyn janet maria catherine heather diane olivia julie joyce victoria ruth virginia lauren kelly christina joan evelyn judith andrea hannah jacqueline martha gloria teresa ann sara madison frances kathryn janice jean abigail alice julia grace denise marie rosalind marilyn beverly charlotte natalie carlos jorge luis miguel antonio francisco manuel pedro javier fernando sergio diego pablo álvaro rafael ricardo alberto roberto josé jesús ángel andrés ramón enrique carmen ana isabel dolores pilar rosa cristina lucía elena marta pierre jacques michel alain philippe bernard françois nicolas henri marcel rené andré olivier laurent antoine louise jeanne monique sylvie nathalie isabelle claire hélène raphaël hans klaus jürgen wolfgang günter karl heinz otto friedrich wilhelm ludwig johann johannes heinrich hermann ernst gerhard werner helmut dieter uwe stefan ursula ingrid renate monika petra sabine gisela brigitte giovanni giuseppe mario luigi franco marco andrea francesco alessandro leonardo galileo enzo paolo stefano giulia francesca chiara paola joão paulo carlos luiz marcos vasco afonso fernanda beatriz joana inês jan piet kees willem hendrik cornelis dirk gerrit maarten johanna anneke иван александр сергей андрей дмитрий алексей николай михаил владимир пётр петр павел юрий борис лев фёдор федор антон василий игорь олег константин анна мария елена ольга наталья екатерина татьяна ирина софья linus bdale branden wichert bruce steve lamby sam stefano lucas mehdi gunnar ben wolf imran albert marie max niels erwin werner nikola alfred louis blaise rené gottfried immanuel sigmund charles gregor rosalind alan grace'.split(
    /\s+/,
  ),
)
const ORGANISATION =
  /(?:^|\s)(?:Inc|Ltd|Corp|Corporation|Company|Co|University|Institute|College|School|Foundation|Association|Society|Committee|Council|Agency|Ministry|Department|Laborator(?:y|ies)|Bank|Group|Project|Team|Party|Union|Museum|Center|Centre|Church|Army|Universidad|Instituto|Fundación|Asociación|Ministerio|Empresa|Comité|Université|Institut|Fondation|Ministère|Société|Universität|Stiftung|Verein|GmbH|AG|Ministerium|Gesellschaft|Università|Istituto|Fondazione|Ministero|Universidade|Fundação|Ministério|Universiteit|Stichting|Vereniging|Университет|Институт|Фонд|Министерство|Компания)(?:\s|$|\.)/u
const PLACE_WORDS =
  'in at near from throughout across en desde hacia à au aux dans vers depuis a ad da dal em no na nos nas te uit naar bij в во из на'.split(
    ' ',
  )
/** Whether a term is what a person is called, such as a given name alone. */
export function isGivenName(term: string): boolean {
  return GIVEN.has(term.split(/\s+/)[0]?.toLowerCase() ?? '')
}

/** What people are by trade or office, in the languages whose nouns no list of English knows. */
const CALLING =
  /^(?:ingeniero|ingeniera|farero|maestro|maestra|médico|arquitecto|pintor|pintora|escritor|escritora|alcalde|rey|reina|profesor|profesora|bióloga?o?|ingénieure?|institutrice|instituteur|maire|peintre|écrivain|roi|reine|médecin|architecte|professeure?|lehrer|lehrerin|ingenieur|ingenieurin|arzt|ärztin|maler|malerin|architekt|bürgermeister|könig|forscher|forscherin|mugnaio|ingegnere|maestra|sindaco|pittore|scrittore|scrittrice|architetto|re|regina|engenheiro|engenheira|professor|professora|pintor|escritor|escritora|prefeito|rei|rainha|bióloga|biólogo|leraar|lerares|agent|ingenieur|arts|schilder|schrijver|burgemeester|koning|monnik|монах|инженер|учитель|врач|художник|писатель|архитектор|профессор|король|царь|учёный)$/iu

const TITLED =
  /(?:^|\s)(?:mr|mrs|ms|dr|prof|professor|sir|lady|lord|king|queen|president|saint|st|señor|don|doña|monsieur|madame|herr|frau|signor|senhor|meneer|mevrouw|профессор|доктор)\.?$/i

/** The names of a document's sentences by their comparable form, and the answers of each sentence. */
export async function namesOf(passages: readonly Passage[], language: Language) {
  const known = new Set<string>()
  for (const [at, { text }] of passages.entries()) {
    if (at % 100 === 99) await turn()
    for (const name of innerNames(text, language)) known.add(name)
  }
  const answers = new Map<Passage, Answer[]>()
  const sources = new Map<string, Passage>()
  const collected = new Map<string, { text: string; before: string[]; count: number }>()
  for (const [at, passage] of passages.entries()) {
    if (at % 100 === 99) await turn()
    const found = answersIn(passage.text, language, known)
    answers.set(passage, found)
    for (const { kind, text, before } of found) {
      if (kind !== 'name') continue
      const key = comparable(text)
      if (!sources.has(key)) sources.set(key, passage)
      const entry = collected.get(key)
      if (entry) {
        entry.count += 1
        entry.before.push(before)
      } else collected.set(key, { text, before: [before], count: 1 })
    }
  }
  const names = new Map<string, NameEntry>()
  const small = wordsInSmallLetters(passages)
  for (const [key, { text, before, count }] of collected) {
    // "Software" is no name where "software" is spoken of.
    if (small.has(text) && !PLACES.has(key)) continue
    names.set(key, { text, count, before: new Set(before), class: classOf(text, before, language) })
  }
  const surnames = new Set<string>()
  for (const { text, class: kind } of names.values())
    if (kind === 'person') surnames.add(comparable(text.split(/\s+/).at(-1) ?? ''))
  for (const [key, name] of names) if (surnames.has(key) && name.class !== 'person') name.class = 'surname'
  // Any noun has a capital in German, so only what is a name by its form is one there.
  if (language === 'de')
    for (const [key, name] of names) if (name.class === 'one' || name.class === 'several') names.delete(key)
  return { names, answers, sources, known }
}

/** The words that stand in small letters somewhere, written as a name would be. */
function wordsInSmallLetters(passages: readonly Passage[]): Set<string> {
  const found = new Set<string>()
  for (const { text } of passages) {
    for (const [word] of text.matchAll(/(?<![\p{L}\p{N}'’.-])\p{Ll}{3,}(?![\p{L}'’-])/gu))
      found.add(word.charAt(0).toUpperCase() + word.slice(1))
  }
  return found
}

function classOf(text: string, before: readonly string[], language: Language): NameClass {
  const words = text.split(/\s+/)
  if (ORGANISATION.test(text)) return 'organisation'
  if (PLACES.has(text.toLowerCase())) return 'place'
  if (words.length === 1 && /^[\p{Lu}&]{2,8}$/u.test(text)) return 'short'
  const given =
    GIVEN.has((words[0] ?? '').toLowerCase().replace(/\.$/, '')) ||
    (words.length > 1 && before.some((one) => (language === 'en' && isPersonNoun(one)) || CALLING.test(one)))
  const looksPersonal =
    words.length <= 4 &&
    words.every((one) =>
      /^(?:\p{Lu}[\p{Ll}'’-]+|\p{Lu}\.|\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+|de|da|von|van|der|di)$/u.test(one),
    )
  if (words.length > 1 && looksPersonal && (given || before.some((one) => TITLED.test(one)))) return 'person'
  if (words.length > 2 && looksPersonal && words.some((one) => /^\p{Lu}\.$/u.test(one))) return 'person'
  const places = before.filter((one) => PLACE_WORDS.includes(one)).length
  if (places * 2 > before.length && words.length <= 3) return 'place'
  return words.length === 1 ? 'one' : 'several'
}

/** Small words that agree with what follows, so that another name after them might sound wrong. */
const ARTICLES = new Set(
  "the el la los las un una le les du des der die das dem den des il lo i gli del della dei dal al o os as do da dos das no na de het l'".split(
    ' ',
  ),
)

/**
 * Other names of the document that could stand in the place of `answer`, most alike first: of the same class, used after
 * the same small words, and not in the sentence itself.
 */
export function otherNames(
  answer: Answer,
  sentence: string,
  names: ReadonlyMap<string, NameEntry>,
): string[] {
  const own = names.get(comparable(answer.text))
  if (!own) return []
  const said = comparable(sentence)
  const ownWords = new Set(wordsOf(answer.text).filter((word) => word.length > 2))
  const cyrillic = /\p{Script=Cyrillic}/u
  const scored: { text: string; score: number }[] = []
  for (const [key, other] of names) {
    if (other.class !== own.class || said.includes(key)) continue
    if (wordsOf(other.text).some((word) => ownWords.has(word))) continue
    if (cyrillic.test(other.text) !== cyrillic.test(answer.text)) continue
    // Declined names show by their endings which one fits.
    if (cyrillic.test(answer.text) && other.text.slice(-1) !== answer.text.slice(-1)) continue
    const sameBefore = other.before.has(answer.before)
    if (!sameBefore && ARTICLES.has(answer.before) && own.class !== 'short') continue
    // "CAM plants" and "ATP": letters alone tell nothing of what they are letters of, the word before them does.
    if (!sameBefore && own.class === 'short' && answer.before.length > 3) continue
    // Of other names nobody knows what they are names of: only like use, or like form, tells.
    const sameEnd = other.text.slice(-3) === answer.text.slice(-3)
    const isActor = sameBefore && answer.before === '' && own.count > 1 && other.count > 1
    if (
      (own.class === 'one' || own.class === 'several') &&
      !sameEnd &&
      !isActor &&
      !(sameBefore && answer.before !== '')
    )
      continue
    const lengths = Math.abs(other.text.length - answer.text.length)
    scored.push({
      text: other.text,
      score: (sameBefore ? 2 : 0) + (sameEnd ? 1 : 0) + Math.min(1, other.count / 5) - lengths / 12,
    })
  }
  return scored.sort((one, two) => two.score - one.score).map(({ text }) => text)
}
