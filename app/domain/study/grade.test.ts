import { expect, test } from 'vitest'
import type { Language } from '#app/domain/text/language.ts'
import { distance } from './distance.ts'
import { feedback, grade, type KnownWords } from './grade.ts'
import { knownWords } from './known-words.ts'

const typed = (correctAnswer: string, given: string, language: Language = 'en', known?: KnownWords) =>
  grade({ type: 'free-text', correctAnswer }, given, language, known)

test.each<[string, string, Language?]>([
  ['Marie Curie', ' marie  CURIE '],
  ['Marie Curie', 'Marie Curie.'],
  ['Marie Curie', 'Curie'],
  ['Marie Curie', 'Mari Currie'],
  ['Dr. Richard M. Stallman', 'Richard M Stallman'],
  ['Radium Institute', 'the Radium Institute'],
  ['São Paulo', 'Sao Paulo', 'pt'],
  ['Škoda', 'skoda'],
  ['Straße', 'Strasse', 'de'],
  ['Королёв', 'Королев', 'ru'],
  ['1,300', '1300'],
  ['1.300', '1300', 'de'],
  ['8', 'eight'],
  ['20', 'zwanzig', 'de'],
  ['0.5', '0,5'],
  ['Radioactivity', 'Radioactivty'],
  ['Radioactivity', 'Radioatcivity'],
  ["l'Académie", 'academie', 'fr'],
])('%s may be typed as %s', (answer, given, language) => {
  expect(typed(answer, given, language).isCorrect).toBe(true)
})

test.each<[string, string]>([
  ['1914', '1915'],
  ['1,300', '1,301'],
  ['Marie Curie', 'Pierre Curie'],
  ['Marie Curie', 'Marie'],
  ['Rome', 'Lome'],
  ['DOS', 'iOS'],
  ['Radium', 'Polonium'],
  ['Radium', '...'],
  ['Radium', ''],
  ['8', 'eighty'],
  ['eighty', 'eighteen'],
  ['8', 'not 8'],
  ['8', '8 million'],
  ['20 kilometres', '20 miles'],
  ['5', '-5'],
  ['Radium', 'not radium'],
  ['Radium', 'radium and polonium'],
  ['from Rome to Paris', 'from Paris to Rome'],
  ['dog bites man', 'man bites dog'],
])('%s is not %s', (answer, given) => {
  expect(typed(answer, given).isCorrect).toBe(false)
})

/** Words that are told apart by a part alone, in their languages: never one for the other, either way. */
const OPPOSITES: Record<Language, string> = {
  en: 'hypertension hypotension, hyperglycemia hypoglycemia, microscopic macroscopic, microeconomics macroeconomics, interstate intrastate, internet intranet, afferent efferent, endothermic exothermic, endoskeleton exoskeleton, symmetric asymmetric, symmetrical asymmetrical, antebellum antibellum, abduction adduction, absorption adsorption, prewar postwar, prenatal postnatal, monogamy polygamy, monotheism polytheism, stalactite stalagmite, ascending descending, complete incomplete, known unknown, fiction nonfiction, legal illegal, possible impossible, regular irregular, nitrite nitrate, sulfite sulfate, lactase lactose, ethane ethene, employer employee, harmful harmless, homogeneous heterogeneous, immigration emigration, import export, overestimate underestimate, anode cathode, maximum minimum, northern southern, convergent divergent, inclusive exclusive, bacteriophile bacteriophobe, orient disorient, typical atypical, ovulation anovulation, diploid triploid, unilateral bilateral, hydrophilic hydrophobic, progressive regressive, euphoria dysphoria, upstream downstream, isotonic hypotonic',
  es: 'hipertensión hipotensión, microeconomía macroeconomía, simétrico asimétrico, endotérmico exotérmico, aferente eferente, monogamia poligamia, estalactita estalagmita, legal ilegal, nitrito nitrato, inmigrante emigrante, homogéneo heterogéneo, prenatal postnatal, absorción adsorción, lactasa lactosa, ascendente descendente, convergente divergente, interno intrarno, posible imposible',
  fr: 'hypertension hypotension, microéconomie macroéconomie, symétrique asymétrique, endothermique exothermique, afférent efférent, monogamie polygamie, stalactite stalagmite, légal illégal, nitrite nitrate, homogène hétérogène, prénatal postnatal, absorption adsorption, lactase lactose, immigration émigration, possible impossible, ascendant descendant',
  de: 'Hypertonie Hypotonie, Mikroskop Makroskop, symmetrisch asymmetrisch, endotherm exotherm, afferent efferent, Monogamie Polygamie, Stalaktit Stalagmit, legal illegal, Nitrit Nitrat, homogen heterogen, pränatal postnatal, Absorption Adsorption, Laktase Laktose, bekannt unbekannt, Import Export, Immigration Emigration, Vorkriegszeit Nachkriegszeit',
  it: 'ipertensione ipotensione, microeconomia macroeconomia, simmetrico asimmetrico, endotermico esotermico, afferente efferente, monogamia poligamia, stalattite stalagmite, legale illegale, nitrito nitrato, omogeneo eterogeneo, prenatale postnatale, possibile impossibile, lattasi lattosio',
  pt: 'hipertensão hipotensão, microeconomia macroeconomia, simétrico assimétrico, endotérmico exotérmico, aferente eferente, monogamia poligamia, estalactite estalagmite, legal ilegal, nitrito nitrato, homogéneo heterogéneo, imigração emigração, possível impossível',
  nl: 'hypertensie hypotensie, microscopisch macroscopisch, symmetrisch asymmetrisch, endotherm exotherm, afferent efferent, monogamie polygamie, stalactiet stalagmiet, legaal illegaal, nitriet nitraat, homogeen heterogeen, prenataal postnataal, bekend onbekend',
  ru: 'гипертония гипотония, микроскопический макроскопический, симметричный асимметричный, эндотермический экзотермический, афферентный эфферентный, моногамия полигамия, сталактит сталагмит, нитрит нитрат, гомогенный гетерогенный, известный неизвестный, иммиграция эмиграция, возможный невозможный, лактаза лактоза',
}
/** Slips of the keyboard and of spelling. */
const SLIPS: Record<Language, string> = {
  en: 'hypertension hypertesion, stalactite stalactyte, stalactite stallactite, photosynthesis photosythesis, photosynthesis photosynthsis, parliament parlament, mitochondria mitocondria, symmetric symetric, interstate intersate, microscope microscpoe, ascending acsending',
  es: 'hipertensión hipertencion, fotosíntesis fotosintesís, estalactita estalactitta, parlamento palramento, microscopio microscpio, murciélago murcielgo',
  fr: 'hypertension hypertenssion, photosynthèse photosinthèse, parlement parelment, stalactite stallactite, microscope microscop, thermomètre termomètre',
  de: 'Photosynthese Fotosynthese, Parlament Parlamemt, Stalaktit Stalacktit, Thermometer Termometer, Mikroskop Mikrsokop, Hypertonie Hypertonnie',
  it: 'ipertensione ipertenzione, fotosintesi fotosintessi, parlamento parlmento, stalattite stallattite, microscopio microscopo',
  pt: 'hipertensão hipertenção, fotossíntese fotosintese, parlamento parlamneto, microscópio microscopo, estalactite estalatite',
  nl: 'hypertensie hypertentie, fotosynthese fotosinthese, parlement parlemment, thermometer termometer, stalactiet stalacktiet',
  ru: 'гипертония гипертонния, фотосинтез фатосинтез, парламент парламнет, сталактит сталоктит, термометр термомерт',
}
const pairs = (list: Record<Language, string>) =>
  Object.entries(list).flatMap(([language, all]) =>
    all.split(', ').map((pair) => [...pair.split(' '), language] as [string, string, Language]),
  )

test.each(pairs(OPPOSITES))('%s and %s are two things (%s)', (one, two, language) => {
  expect(typed(one, two, language).isCorrect).toBe(false)
  expect(typed(two, one, language).isCorrect).toBe(false)
  expect(typed(`the ${one} of Tallow`, `the ${two} of Tallow`, language).isCorrect).toBe(false)
})

test.each(pairs(SLIPS))('%s may be spelled %s (%s)', (key, given, language) => {
  expect(typed(key, given, language)).toEqual({ isCorrect: true, reason: expect.any(String) })
})

test.each<[string, string, Language, string]>([
  ['World Health Organization', 'WHO', 'en', 'short form'],
  ['December', 'Dec.', 'en', 'short form'],
  ['red and blue', 'blue and red', 'en', 'order'],
  ['Marie Curie', 'Curie, Marie', 'en', 'order'],
  ['caves', 'cave', 'en', 'plural'],
  ['ciudades', 'ciudad', 'es', 'plural'],
  ['Singvogel', 'Singvögel', 'de', 'Accents'],
  ['Frauen', 'Frau', 'de', 'plural'],
  ['libri', 'libro', 'it', 'plural'],
  ['cavalos', 'cavalo', 'pt', 'plural'],
  ['chevaux', 'cheval', 'fr', 'plural'],
  ['boeken', 'boek', 'nl', 'plural'],
  ['книги', 'книга', 'ru', 'plural'],
  ['20 kilometres', '20 km', 'en', 'number'],
  ['20 kilometres', '20', 'en', 'number'],
  ['1,300', 'thirteen hundred employees', 'en', 'number'],
])('for %s %s is right (%s), because of the %s', (key, given, language, reason) => {
  expect(typed(key, given, language)).toEqual({ isCorrect: true, reason: expect.stringContaining(reason) })
})

test('what is a word of its own is no slip, and what means the same is right', () => {
  const known: KnownWords = {
    isWord: (word) => ['mitosis', 'meiosis', 'adaption'].includes(word),
    meansSame: (one, two) => one === 'drought' && two === 'lack of rain',
    says: (words) => words === 'world health organization',
    namedBefore: () => ['pierre', 'marie'],
  }
  expect(typed('adaptation', 'adaption', 'en', known).isCorrect).toBe(false)
  expect(typed('adaptation', 'adaptaton', 'en', known).isCorrect).toBe(true)
  expect(typed('Drought', 'a lack of rain', 'en', known)).toEqual({
    isCorrect: true,
    reason: 'It means the same.',
  })
  expect(typed('WHO', 'World Health Organization', 'en', known).isCorrect).toBe(true)
  expect(typed('WHO', 'Wrong House Office', 'en', known).isCorrect).toBe(false)
  expect(typed('Marie Curie', 'Curie', 'en', known).isCorrect).toBe(false)
})

test.each([
  ['Drought', 'a lack of rain', true],
  ['Hypotension', 'low blood pressure', true],
  ['Hypotension', 'high blood pressure', false],
  ['Automobile', 'a car', true],
  ['Attorney', 'lawyer', true],
  ['Mother', 'father', false],
  ['Stalactite', 'calcium carbonate', false],
  ['Hypertension', 'hypotension', false],
  ['Widow', 'a woman whose husband is not dead', false],
  ['Physician', 'doctor', false],
])('for %s the lexicon bears out that %s is right: %s', (key, given, isCorrect) => {
  const known = knownWords([{ text: 'A doctor looked at the stalactite.' }], ['Doctor'], 'en')
  const graded = typed(key, given, 'en', known)
  expect(graded.isCorrect).toBe(isCorrect)
  if (isCorrect) expect(graded.reason).toBe('It means the same.')
})

test('a choice must be the option', () => {
  const question = { type: 'multiple-choice' as const, correctAnswer: 'Radium' }
  expect(grade(question, 'ｒadium ', 'en')).toEqual({ isCorrect: true, reason: null })
  expect(grade(question, 'Radum', 'en').isCorrect).toBe(false)
})

test('why a near answer was taken is said', () => {
  expect(typed('Radium', 'Radium').reason).toBeNull()
  expect(typed('Radioactivity', 'Radioactivty').reason).toContain('spelling')
  expect(typed('1,300', '1300').reason).toContain('number')
})

test('the words after an answer', () => {
  expect(feedback({ isCorrect: true }, 'Radium')).toBe('Correct!')
  expect(feedback({ isCorrect: false }, 'Radium')).toBe('Incorrect. The correct answer is "Radium".')
})

test.each([
  ['', '', 0],
  ['abc', 'acb', 1],
  ['abc', 'abc', 0],
  ['kitten', 'sitting', 3],
  ['abc', 'xyz', 3],
])('%s and %s are %i apart', (one, two, apart) => {
  expect(distance(one, two, 5)).toBe(apart)
})
