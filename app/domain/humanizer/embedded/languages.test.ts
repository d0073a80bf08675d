import { expect, test } from 'vitest'
import type { Language } from '#app/domain/text/language.ts'
import { findProtected } from '#app/domain/text/protect.ts'
import { presetTone } from '../tones.ts'
import type { PresetTone } from '../tones.ts'
import { newContext } from './context.ts'
import type { Context } from './context.ts'
import { dutchRules } from './dutch.ts'
import { dutchCells } from './dutch-forms.ts'
import { flattenNietAlleen, moveDutchOpening, plainEn, splitDutchEn } from './dutch-shapes.ts'
import { germanRules } from './german.ts'
import { germanCells } from './german-forms.ts'
import { dropGermanFrame, moveGermanOpening } from './german-openings.ts'
import { replaceParted } from './german-parted.ts'
import { flattenNichtNur, plainUnd, splitGermanUnd } from './german-shapes.ts'
import { fixCapitals } from './guards.ts'
import { joinOther } from './joining-languages.ts'
import { compileRules } from './patterns.ts'
import { rewriteSync } from './rewrite.ts'
import { russianRules } from './russian.ts'
import { russianCells } from './russian-forms.ts'
import {
  dashForIs,
  dropRussianOpening,
  evenBoth,
  plainI,
  plainModal,
  splitRussianI,
} from './russian-shapes.ts'
import type { Transformation } from './splitting.ts'
import { join, tokenize } from './tokens.ts'
import type { Token } from './tokens.ts'

const RULES = { de: germanRules, nl: dutchRules, ru: russianRules }
const LANGUAGES = ['de', 'nl', 'ru'] as const

function preset(name: string): PresetTone {
  const tone = presetTone(name)
  if (!tone) throw new Error(`no tone ${name}`)
  return tone
}

function read(text: string, language: Language): Token[] {
  return tokenize(text, findProtected(text, language)).map((token) => ({
    ...token,
    lower: token.lower.replaceAll('ё', 'е'),
  }))
}

/** A context whose random number is always `random`. */
function context(language: Language, random = 0.4): Context {
  return { ...newContext(preset('humanize'), language), random: () => random, sentence: 9 }
}

function change(transformation: Transformation, text: string, language: Language, random?: number): string {
  const changed = transformation(read(text, language), context(language, random))
  return changed ? join(fixCapitals(changed)) : text
}

function rewrites(text: string, language: Language, tone: 'humanize' | 'formal' | 'informal' = 'humanize') {
  return [1, 2, 3, 4, 5, 6].map((seed) => rewriteSync({ text, language, seed, tone: preset(tone) }))
}

function sides(rule: string): { left: string; words: string[] } {
  const at = rule.indexOf(' = ')
  const words = rule
    .slice(at + 3)
    .replace(/ @[\d.]+$/, '')
    .split(' / ')
  return { left: rule.slice(0, at), words: words.map((word) => word.replace(/^[crfpxem]+:/, '')) }
}

test.each(LANGUAGES)('the tables of %s compile and hold no rule twice', (language) => {
  const rules = RULES[language]()
  expect(compileRules(rules).readAll().length).toBeGreaterThan(700)
  const lefts = rules.map((rule) => sides(rule).left)
  const twice = lefts.filter((left, at) => lefts.indexOf(left) !== at)
  expect(twice).toEqual([])
})

test.each(LANGUAGES)('no rule of %s says the same or is turned back by another', (language) => {
  const plain = RULES[language]().map(sides)
  const all = new Map<string, Set<string>>()
  for (const { left, words } of plain) {
    const core = left.replace(/^.* < /, '').replace(/ > .*$/, '')
    const said = all.get(core) ?? new Set()
    for (const word of words) said.add(word.toLowerCase().replaceAll('ё', 'е'))
    all.set(core, said)
  }
  const back = [...all].flatMap(([core, words]) =>
    [...words].filter((word) => word === core || all.get(word)?.has(core)).map((word) => `${core} = ${word}`),
  )
  expect(back).toEqual([])
})

test.each([
  ['[verbessern]', 'present 3', 'verbessert'],
  ['[entwerfen]', 'participle', 'entworfen'],
  ['[an|bieten]', 'to', 'anzubieten'],
  ['[möglich_|machen]', 'to', 'möglich zu machen'],
  ['[analysieren]', 'participle', 'analysiert'],
  ['[leisten]', 'past 4', 'leisteten'],
  ['<wichtig>', 'em', 'wichtigem'],
  ['[Vorschlag:mVorschläge]', 'plural dative', 'Vorschlägen'],
  ['[Punkt:m+e]', 'm genitive', 'Punkts'],
])('German %s, %s: %s', (lemma, cell, form) => {
  expect(germanCells(lemma).get(cell)).toBe(form)
})

test.each([
  ['[verbeteren]', 'participle', 'verbeterd'],
  ['[analyseren]', 'past 3', 'analyseerde'],
  ['[evalueren]', 'participle', 'geëvalueerd'],
  ['[aan|moedigen]', 'to', 'aan te moedigen'],
  ['[kiezen]', 'past 4', 'kozen'],
  ['<groot|grote>', 'e', 'grote'],
  ['[doel:hdoelen]', 'plural', 'doelen'],
])('Dutch %s, %s: %s', (lemma, cell, form) => {
  expect(dutchCells(lemma).get(cell)).toBe(form)
})

test.each([
  ['[использовать]', 'third', 'использует'],
  ['[создавать]', 'third plural', 'создают'],
  ['[находиться]', 'past feminine', 'находилась'],
  ['[закончить]', 'third plural', 'закончат'],
  ['<большой>', 'oblique', 'большой'],
  ['<хороший>', 'genitive', 'хорошего'],
  ['<последний>', 'accusative', 'последнюю'],
  ['[возможность:ж]', 'ж instrumental', 'возможностью'],
  ['[плюс:м]', 'plural genitive', 'плюсов'],
])('Russian %s, %s: %s', (lemma, cell, form) => {
  expect(russianCells(lemma).get(cell)).toBe(form)
})

test.each([
  [
    'Darüber hinaus spart die neue Heizung der Schule viel Geld.',
    'Die neue Heizung der Schule spart außerdem viel Geld.',
  ],
  ['Zudem hat er ein Boot.', 'Er hat außerdem ein Boot.'],
  [
    'Daher verändert sich die Nutzung alter Brücken langsam.',
    'Die Nutzung alter Brücken verändert sich daher langsam.',
  ],
  ['Jedoch bleibt der Preis hoch.', 'Der Preis bleibt aber hoch.'],
  ['Außerdem hilft die Karte der Wanderin sehr.', 'Außerdem hilft die Karte der Wanderin sehr.'],
  [
    'Heutzutage ist Kaffee eines der liebsten Getränke.',
    'Heutzutage ist Kaffee eines der liebsten Getränke.',
  ],
  ['Zudem liegt der Zugang zu den Gleisen im Dunkeln.', 'Zudem liegt der Zugang zu den Gleisen im Dunkeln.'],
  ['Zudem ermöglicht es den Gästen mehr Ruhe.', 'Zudem ermöglicht es den Gästen mehr Ruhe.'],
  [
    'Zudem hat das Haus zwar einen Hof, aber keinen Keller.',
    'Zudem hat das Haus zwar einen Hof, aber keinen Keller.',
  ],
])('a German opening moves only behind a sure subject: %s', (text, expected) => {
  expect(change(moveGermanOpening, text, 'de')).toBe(expected)
})

test.each<[Transformation, string, string]>([
  [replaceParted, 'Der Regen stellt einen großen Vorteil dar.', 'Der Regen ist ein großer Vorteil.'],
  [replaceParted, 'Der Hof stellt den Gästen Räder zur Verfügung.', 'Der Hof bietet den Gästen Räder.'],
  [replaceParted, 'Der Umbau nimmt viel Zeit in Anspruch.', 'Der Umbau nimmt viel Zeit in Anspruch.'],
  [replaceParted, 'Er stellt sich als Koch dar.', 'Er stellt sich als Koch dar.'],
  [replaceParted, 'Er stellt die Unterlagen zur Verfügung.', 'Er stellt die Unterlagen zur Verfügung.'],
  [replaceParted, 'Er führt ein Gespräch durch.', 'Er führt ein Gespräch durch.'],
  [replaceParted, 'Er stellt die übersichtlich dar.', 'Er stellt die übersichtlich dar.'],
  [flattenNichtNur, 'Der Weg ist nicht nur kurz, sondern auch schön.', 'Der Weg ist kurz und auch schön.'],
  [
    flattenNichtNur,
    'Nicht nur Kinder, sondern auch Tiere baden.',
    'Nicht nur Kinder, sondern auch Tiere baden.',
  ],
  [plainUnd, 'Dort leben sowohl Enten als auch Gänse.', 'Dort leben Enten und Gänse.'],
  [plainUnd, 'Es gibt Tee und Saft sowie Wasser.', 'Es gibt Tee und Saft sowie Wasser.'],
  [
    dropGermanFrame,
    'Es ist wichtig zu beachten, dass der Weg im Winter gesperrt ist.',
    'Es ist wichtig zu beachten, dass der Weg im Winter gesperrt ist.',
  ],
  [
    dropGermanFrame,
    'Es ist wichtig zu beachten, dass die Fähre nachts nicht fahren kann.',
    'Die Fähre kann nachts nicht fahren.',
  ],
  [
    splitGermanUnd,
    'Die Wanderung dauert im Sommer etwa vier Stunden, und es gibt unterwegs keinen Schatten.',
    'Die Wanderung dauert im Sommer etwa vier Stunden. Es gibt unterwegs keinen Schatten.',
  ],
])('a German change of shape: %#', (transformation, text, expected) => {
  expect(change(transformation, text, 'de')).toBe(expected)
})

test.each<[Transformation, string, string]>([
  [
    moveDutchOpening,
    'Bovendien biedt de nieuwe brug een mooi uitzicht.',
    'De nieuwe brug biedt ook een mooi uitzicht.',
  ],
  [moveDutchOpening, 'Daarom is het handig om vroeg te komen.', 'Het is daarom handig om vroeg te komen.'],
  [moveDutchOpening, 'Bovendien kun je daar zwemmen.', 'Bovendien kun je daar zwemmen.'],
  [moveDutchOpening, 'Daarnaast willen wij u bedanken.', 'Wij willen u ook bedanken.'],
  [moveDutchOpening, 'Daarnaast willen wij jullie bedanken.', 'Daarnaast willen wij jullie bedanken.'],
  [moveDutchOpening, 'Daarom heeft hij het niet gedaan.', 'Daarom heeft hij het niet gedaan.'],
  [
    moveDutchOpening,
    'Bovendien helpt de gids oude mensen graag.',
    'Bovendien helpt de gids oude mensen graag.',
  ],
  [flattenNietAlleen, 'Het pad is niet alleen kort, maar ook mooi.', 'Het pad is kort en ook mooi.'],
  [plainEn, 'Er zwemmen zowel eenden als ganzen.', 'Er zwemmen eenden en ganzen.'],
  [
    splitDutchEn,
    'De wandeling duurt in de zomer ongeveer vier uur, en dit is voor kinderen te lang.',
    'De wandeling duurt in de zomer ongeveer vier uur. Dit is voor kinderen te lang.',
  ],
])('a Dutch change of shape: %#', (transformation, text, expected) => {
  expect(change(transformation, text, 'nl')).toBe(expected)
})

test.each<[Transformation, string, string]>([
  [dropRussianOpening, 'Важно отметить, что мост закрыт на всю зиму.', 'Мост закрыт на всю зиму.'],
  [
    dropRussianOpening,
    'Кроме того, что мост закрыт, дорога размыта.',
    'Кроме того, что мост закрыт, дорога размыта.',
  ],
  [evenBoth, 'Тут живут не только утки, но и гуси.', 'Тут живут и утки, и гуси.'],
  [evenBoth, 'Это удобно как детям, так и взрослым.', 'Это удобно и детям, и взрослым.'],
  [dashForIs, 'Хлеб является важной частью ужина.', 'Хлеб — важная часть ужина.'],
  [dashForIs, 'Озеро является одним из самых чистых водоёмов.', 'Озеро — один из самых чистых водоёмов.'],
  [dashForIs, 'Хлеб не является частью ужина.', 'Хлеб не является частью ужина.'],
  [dashForIs, 'Важным шагом является ремонт.', 'Важным шагом является ремонт.'],
  [plainModal, 'Туристам необходимо взять воду.', 'Туристам нужно взять воду.'],
  [plainModal, 'Гости имеют возможность поплавать.', 'Гости могут поплавать.'],
  [plainModal, 'Им необходимо больше воды.', 'Им необходимо больше воды.'],
  [plainI, 'Там есть чай, вода, а также сок.', 'Там есть чай, вода и сок.'],
  [
    splitRussianI,
    'Летом по этому озеру ходит маленький паром, и он возит велосипеды бесплатно.',
    'Летом по этому озеру ходит маленький паром. Он возит велосипеды бесплатно.',
  ],
])('a Russian change of shape: %#', (transformation, text, expected) => {
  expect(change(transformation, text, 'ru', 0)).toBe(expected)
})

test.each<[Language, string, string, string]>([
  ['de', 'Der Weg ist steil.', 'Doch er lohnt sich.', 'Der Weg ist steil, doch er lohnt sich.'],
  ['nl', 'Het pad is steil.', 'Maar het is mooi.', 'Het pad is steil, maar het is mooi.'],
  ['ru', 'Тропа крутая.', 'Но она красивая.', 'Тропа крутая.'],
  ['ru', 'Эта тропа крутая.', 'Но она красивая.', 'Эта тропа крутая, но она красивая.'],
  ['de', 'Der Weg ist steil.', 'Er lohnt sich.', 'Der Weg ist steil.'],
  ['nl', 'Het pad is steil.', 'Toch is het mooi.', 'Het pad is steil.'],
])('%s joins what a conjunction holds together', (language, first, second, expected) => {
  const joined = joinOther(read(first, language), read(second, language), context(language, 0))
  expect(joined ? join(joined) : first).toBe(expected)
})

test.each<[Language, string, RegExp]>([
  ['de', 'Der Nutzen der Brücke und das Analysieren von Proben zählen.', /Nutzen .* Analysieren/],
  ['de', 'Der Plan wird nicht zu Ende geführt.', /nicht/],
  ['de', 'Wir wollen Herrn Vogel 12 Bücher geben.', /Herrn Vogel 12 Bücher/],
  ['de', 'Der Unterschied ist statistisch signifikant.', /^Der Unterschied ist statistisch signifikant\.$/],
  ['de', 'Die benötigten Schrauben fehlen.', /^Die benötigten Schrauben fehlen\.$/],
  ['de', 'Das Urteil wurde gestern ausgesprochen.', /gestern ausgesprochen\.$/],
  ['de', 'Erleichtert atmete sie auf.', /^Erleichtert atmete/],
  ['de', 'Die Fähre steht im Fokus der Woche.', /im Fokus/],
  ['de', 'Er sucht neue Herausforderungen im Beruf.', /neue Herausforderungen/],
  ['de', 'In meiner bisherigen Stelle war ich Koch.', /bisherigen Stelle/],
  ['de', 'Für weitere Fragen stehe ich Ihnen gerne zur Verfügung.', /stehe ich Ihnen .* zur Verfügung/],
  ['de', 'Die Aspekte der Schönheit zählen.', /^Die Aspekte der/],
  ['de', 'Demnach stieg der Preis.', /^Demnach/],
  ['de', 'Gravierende Unterschiede zeigten sich.', /^Gravierende/],
  ['de', 'Unter anderem sprach er über Geld.', /^(?:Unter anderem|Er sprach)/],
  ['nl', 'De brief is door het bestuur ontvangen.', /ontvangen\.$/],
  ['nl', 'Ik hoop u hiermee te helpen.', /hiermee/],
  ['nl', 'De docent illustreert de theorie.', /illustreert/],
  ['nl', 'Wij verbleven in een hotel aan zee.', /^Wij verbleven/],
  ['nl', 'Een rijbewijs is vereist.', /vereist\.$/],
  ['nl', 'Het boek is rijk geïllustreerd.', /geïllustreerd\.$/],
  ['nl', 'Hij heeft inzicht in de cijfers.', /inzicht in de/],
  ['nl', 'Hiermee bevestig ik de afspraak.', /^Hiermee/],
  [
    'nl',
    'Over het algemeen is de stad veilig.',
    /^(?:Over het algemeen is de stad|De stad is over het algemeen)/,
  ],
  ['nl', 'Dat leidt tot beleid op het gebied van wonen.', /op het gebied van/],
  ['nl', 'De resultaten sluiten naadloos aan bij het plan.', /naadloos aan/],
  ['nl', 'Zij heeft een diverse groep vrienden.', /een diverse groep/],
  ['nl', 'Het gebruik van de boot is niet toegestaan.', /gebruik .* niet/],
  ['nl', 'Hierbij solliciteer ik naar de baan.', /^Hierbij solliciteer ik/],
  ['nl', 'Een groot aantal boten is verkocht.', /^Een groot aantal boten is verkocht\.$/],
  ['ru', 'Сервис был на высшем уровне.', /на высшем уровне/],
  ['ru', 'Во-вторых, не надо спешить.', /^Во-вторых,/],
  ['ru', 'Она бросила вызов судьбе.', /вызов/],
  ['ru', 'Надо ответить на вызовы эпохи.', /вызовы/],
  ['ru', 'Цены варьируются от 10 до 20 рублей.', /варьируются от/],
  ['ru', 'Срок меняется в зависимости от объёма.', /в зависимости от объёма/],
  ['ru', 'Мы надеемся на большое количество гостей.', /на большое количество/],
  ['ru', 'Однако, несмотря на дождь, мы пошли.', /^(?:Однако|Но), несмотря/],
  ['ru', 'Он, кроме того, любит чай.', /^Он, кроме того, любит/],
  ['ru', 'В общей сложности ушло 12 дней.', /^В общей сложности ушло 12 дней\.$/],
  ['ru', 'Кроме того, что мост закрыт, дорога размыта.', /^Кроме того, что мост закрыт/],
  ['ru', 'Дом стоит таким образом, чтобы в окна светило солнце.', /таким образом, чтобы/],
  ['ru', 'Значительная часть дороги размыта.', /^(?:Значительная|Немалая) часть/],
  ['ru', 'Это более разнообразные цвета.', /более разнообразные цвета\.$/],
  ['ru', 'Мы не будем ждать 12 дней.', /не будем ждать 12 дней/],
])('%s keeps what it cannot change safely', (language, text, kept) => {
  for (const output of rewrites(text, language, 'informal')) expect(output).toMatch(kept)
})

test.each<[Language, string, RegExp]>([
  [
    'de',
    'Die neuen Pumpen reduzieren den Verbrauch.',
    /^Die neuen Pumpen (?:verringern|senken|reduzieren) den Verbrauch\.$/,
  ],
  ['de', 'Er hat das Ziel stets unterstrichen.', /^Er hat das Ziel (?:immer|stets) unterstrichen\.$/],
  [
    'nl',
    'De pompen worden momenteel geoptimaliseerd.',
    /^De pompen worden (?:nu|op dit moment|momenteel) (?:verbeterd|geoptimaliseerd)\.$/,
  ],
  [
    'nl',
    'Zij heeft ervaring op het gebied van wonen.',
    /^Zij heeft ervaring (?:met|op het gebied van) wonen\.$/,
  ],
  [
    'de',
    'Er hofft, dass sie die Karten zur Verfügung stellt.',
    /^Er hofft, dass sie die Karten (?:bereitstellt|zur Verfügung stellt)\.$/,
  ],
  ['ru', 'В настоящее время мост закрыт.', /^(?:Сейчас|В настоящее время) мост закрыт\.$/],
  ['nl', 'Zij kan hem adequaat begeleiden.', /^Zij kan hem (?:goed|adequaat) begeleiden\.$/],
  ['de', 'Das Buch bietet tiefgreifende Einblicke.', /^Das Buch bietet (?:tiefe|tiefgreifende) Einblicke\.$/],
  ['nl', 'Wij komen zo spoedig mogelijk.', /^Wij komen zo (?:snel|spoedig) mogelijk\.$/],
  ['nl', 'Inmiddels is het pad dicht.', /^(?:Intussen|Inmiddels) is het pad dicht\.$/],
  ['nl', 'De focus op rust is groot.', /^De (?:aandacht voor|focus op) rust is groot\.$/],
  [
    'ru',
    'Кроме того, мост закрыт.',
    /^(?:К тому же мост|Помимо этого, мост|Кроме того, мост|Мост) закрыт\.$/,
  ],
  [
    'ru',
    'Мы говорим со значительной тревогой.',
    /^Мы говорим (?:со значительной|с большой|с заметной) тревогой\.$/,
  ],
])('%s writes the replacement in the form that was found', (language, text, expected) => {
  const outputs = rewrites(text, language)
  for (const output of outputs) expect(output).toMatch(expected)
})

test.each<[Language, string]>([
  ['de', 'Die Brücke ist sehr schön und sehr wichtig. Jedoch ist sie äußerst schmal.'],
  ['nl', 'De brug is zeer mooi. Er zijn talrijke boten.'],
  ['ru', 'К сожалению, мост очень узкий. Однако он важен.'],
])('%s says nothing casual in a formal tone', (language, text) => {
  for (const output of rewrites(text, language, 'formal'))
    expect(output).not.toMatch(/\b(?:echt|richtig|ziemlich|een hoop)\b|увы|жаль/)
})
