import { expect, test } from 'vitest'
import type { Language } from '#app/domain/text/language.ts'
import type { Strength } from '../options.ts'
import { compareFacts } from '#app/domain/text/facts.ts'
import { findProtected } from '#app/domain/text/protect.ts'
import { newContext } from './context.ts'
import type { Context } from './context.ts'
import { joinRomanceSentences, rewriteRomance } from './romance.ts'
import type { RomanceShape } from './romance/clauses.ts'
import { flattenNotOnly } from './romance/correlatives.ts'
import { resolveGerund } from './romance/gerunds.ts'
import { alignInfinitives } from './romance/infinitives.ts'
import { fixElisions, splitElisions } from './romance/elision.ts'
import type { RomanceLanguage } from './romance/grammar.ts'
import { frontTime, moveAdverb, moveOpening } from './romance/moving.ts'
import { splitCoordination, splitSemicolon, splitWhich } from './romance/splitting.ts'
import { freshTokens, join, tokenize } from './tokens.ts'
import type { Token } from './tokens.ts'

const MIDDLE = { name: 'test', formality: 50, energy: 50, complexity: 50, empathy: 50 }

/** A context in which every rule is used, with its first wording. */
function eager(language: Language, formality = 50): Context {
  return { ...newContext({ ...MIDDLE, formality }, language), random: () => 0, sentence: 1 }
}

function read(text: string, language: Language): Token[] {
  return tokenize(text, findProtected(text, language))
}

function rewrite(text: string, language: Language, formality = 50): string {
  return join(rewriteRomance(read(text, language), eager(language, formality)))
}

function shaped(shape: RomanceShape, text: string, language: RomanceLanguage): string | undefined {
  const tokens = shape(splitElisions(read(text, language), language), language, eager(language))
  return tokens && join(tokens)
}

test.each<[Language, string, string]>([
  ['es', 'Los vecinos utilizaban numerosas sillas.', 'Los vecinos usaban muchas sillas.'],
  ['es', 'Las reglas posibilitan la fiesta.', 'Las reglas permiten la fiesta.'],
  ['es', 'Hablan de los desafíos y nombran al alcalde.', 'Hablan de los retos y nombran al alcalde.'],
  ['fr', "L'opportunité est là.", 'La possibilité est là.'],
  ['fr', "Il parle de l'opportunité.", 'Il parle de la possibilité.'],
  ['fr', "Il est essentiel d'ouvrir la porte.", 'Il faut ouvrir la porte.'],
  ['fr', 'Ils offrent de nombreux outils.', "Ils offrent beaucoup d'outils."],
  ['it', "Parlano dell'utilizzo del forno.", "Parlano dell'uso del forno."],
  ['it', 'Comprano un robusto armadio.', 'Comprano un solido armadio.'],
  ['it', 'Vedono gli spaziosi cortili.', 'Vedono gli ampi cortili.'],
  ['pt', 'Os vizinhos utilizavam inúmeras cadeiras.', 'Os vizinhos usavam muitas cadeiras.'],
  ['pt', 'Os alunos possuem livros.', 'Os alunos têm livros.'],
])('%s: %s', (language, text, output) => {
  expect(rewrite(text, language)).toBe(output)
})

test.each<[Language, string]>([
  // Nouns that look like verbs, and fixed terms.
  ['es', 'El uso de la sal y las familias numerosas.'],
  ['fr', 'Il habite près de nombreux voisins.'],
  ['it', 'Una volta a settimana vanno al mare.'],
  ['it', 'La tutela del mare e la sua ultima legge.'],
  ['es', 'Lo vi en dos ocasiones, al comienzo.'],
  ['pt', 'A garantia da oferta é boa.'],
  // A quotation and a name.
  ['es', '«Cabe destacar que utilizan sal», dijo Utilizar.'],
  // The preposition stands twice.
  ['es', 'El hotel dispone de un patio y de una terraza.'],
  ['it', 'Vivono all’interno della casa e della torre.'],
  ['pt', 'Cancelam devido à chuva e ao vento.'],
])('%s leaves alone: %s', (language, text) => {
  expect(rewrite(text, language)).toBe(text)
})

test('the register of the tone is kept, and so is the person spoken to', () => {
  expect(rewrite('No obstante, la puerta está cerrada.', 'es', 90)).not.toMatch(/^Pero/)
  for (const formality of [10, 50, 90]) {
    expect(rewrite('Usted utiliza su llave y tú utilizas la tuya.', 'es', formality)).toMatch(
      /^Usted (?:usa|emplea) su llave y tú (?:usas|empleas) la tuya\.$/,
    )
    expect(rewrite('Vous débutez ce soir et tu débutes demain.', 'fr', formality)).toBe(
      'Vous commencez ce soir et tu commences demain.',
    )
  }
})

test('articles follow the word that comes after them', () => {
  const nominals = {
    genders: new Map([
      ['méthode', 'f' as const],
      ['moyen', 'm' as const],
    ]),
    words: new Set(['amico', 'zio']),
  }
  const fix = (text: string, language: RomanceLanguage) => {
    const tokens = splitElisions(freshTokens(text), language)
    const fixed = fixElisions(tokens, language, nominals)
    return fixed && join(fixed).trim()
  }
  expect(fix("l'méthode", 'fr')).toBe('la méthode')
  expect(fix("de l'moyen", 'fr')).toBe('du moyen')
  expect(fix("l'chose", 'fr')).toBeUndefined()
  expect(fix('de aimer que il vient', 'fr')).toBe("d'aimer qu'il vient")
  expect(fix("qu'Marie n'vient", 'fr')).toBe('que Marie ne vient')
  expect(fix('il amico del zio', 'it')).toBe("l'amico dello zio")
  expect(fix('un zio una amica', 'it')).toBe("uno zio un'amica")
  expect(fix('lo vede uno dei tanti', 'it')).toBe('lo vede uno dei tanti')
  expect(fix('padres y hijos o otros de el pueblo', 'es')).toBe('padres e hijos u otros del pueblo')
  expect(fix('por os campos em a serra a o lado', 'pt')).toBe('pelos campos na serra ao lado')
})

test('infinitives that stood in a row lose the same preposition', () => {
  const align = (first: string, rest: string, language: RomanceLanguage) =>
    join(
      alignInfinitives(
        [...freshTokens(first, ''), ...splitElisions(read(rest, language), language)],
        language,
      ),
    )
  expect(align('pour', " lire, d'écrire et de compter.", 'fr')).toBe('pour lire, écrire et compter.')
  expect(align('aider à', ' lire et de compter.', 'fr')).toBe('aider à lire et compter.')
  expect(align('aider à', ' éviter le risque de tomber et de crier.', 'fr')).toBe(
    'aider à éviter le risque de tomber et de crier.',
  )
  expect(align('para', ' leer y de escribir.', 'es')).toBe('para leer y escribir.')
  expect(align('per', " l'arte di leggere e di scrivere.", 'it')).toBe("per l'arte di leggere e di scrivere.")
  expect(align('il faut', " permettre à tous, d'avoir un lit.", 'fr')).toBe(
    "il faut permettre à tous, d'avoir un lit.",
  )
})

const SHAPES = {
  flattenNotOnly,
  frontTime,
  moveAdverb,
  moveOpening,
  resolveGerund,
  splitCoordination,
  splitSemicolon,
  splitWhich,
}

test.each<[keyof typeof SHAPES, RomanceLanguage, string, string | undefined]>([
  [
    'splitWhich',
    'es',
    'La nueva ley reduce los impuestos locales, lo que permite abrir más tiendas.',
    'La nueva ley reduce los impuestos locales. Esto permite abrir más tiendas.',
  ],
  [
    'splitWhich',
    'fr',
    'La nouvelle loi augmente les impôts des villages, ce qui permet à tous de vivre.',
    'La nouvelle loi augmente les impôts des villages. Cela permet à tous de vivre.',
  ],
  ['splitWhich', 'es', 'Cuando la nueva ley llegue a todos, lo que permite es abrir más tiendas.', undefined],
  [
    'resolveGerund',
    'it',
    'Il nuovo ponte collega le rive ed è largo, rendendo facile il viaggio.',
    'Il nuovo ponte collega le rive ed è largo, il che rende facile il viaggio.',
  ],
  [
    'resolveGerund',
    'es',
    'El puente nuevo era muy estrecho y viejo, dificultando o evitando el paso, generando colas.',
    'El puente nuevo era muy estrecho y viejo, dificultando o evitando el paso, lo que generaba colas.',
  ],
  [
    'resolveGerund',
    'es',
    'La fábrica ha reducido el ruido nocturno, permitiendo dormir a todos.',
    'La fábrica ha reducido el ruido nocturno, lo que ha permitido dormir a todos.',
  ],
  ['resolveGerund', 'es', 'Subió la calle vieja y estrecha, permitiendo el paso.', undefined],
  [
    'splitSemicolon',
    'pt',
    'O café é muito caro; o chá tem bom preço.',
    'O café é muito caro. O chá tem bom preço.',
  ],
  [
    'splitCoordination',
    'es',
    'Los vecinos mayores trabajan ya en la casa, y la calle está tranquila esta noche.',
    'Los vecinos mayores trabajan ya en la casa. La calle está tranquila esta noche.',
  ],
  ['splitCoordination', 'es', 'Los niños comen pan con queso y fruta, y la leche fría con miel.', undefined],
  ['moveAdverb', 'es', 'Sin embargo, la calle es estrecha.', 'La calle, sin embargo, es estrecha.'],
  ['moveAdverb', 'fr', 'Cependant, la rue est étroite.', 'La rue est cependant étroite.'],
  ['moveAdverb', 'it', 'Tuttavia, non è vero.', undefined],
  [
    'moveOpening',
    'es',
    'Durante el verano, la plaza está llena de gente.',
    'La plaza está llena de gente durante el verano.',
  ],
  ['moveOpening', 'es', 'Durante este tiempo, la plaza está llena de gente.', undefined],
  ['moveOpening', 'fr', 'Grâce à son frère, elle est arrivée à temps ce soir.', undefined],
  ['frontTime', 'pt', 'A cidade tem mais parques hoje em dia.', 'Hoje em dia, a cidade tem mais parques.'],
  [
    'flattenNotOnly',
    'es',
    'La sal no solo conserva la carne, sino que también mejora el sabor.',
    'La sal conserva la carne y también mejora el sabor.',
  ],
  [
    'flattenNotOnly',
    'es',
    'La norma no solo limita la velocidad, sino que también mejora el aire.',
    undefined,
  ],
])('%s in %s: %s', (shape, language, text, output) => {
  expect(shaped(SHAPES[shape], text, language)).toBe(output)
})

test('two sentences are joined by the conjunction that says the same', () => {
  const joined = (first: string, second: string, language: Language) => {
    const tokens = joinRomanceSentences(read(first, language), read(second, language), eager(language))
    return tokens && join(tokens)
  }
  expect(joined('La casa es pequeña.', 'Sin embargo, tiene jardín.', 'es')).toBe(
    'La casa es pequeña, pero tiene jardín.',
  )
  expect(joined('La maison est petite.', 'Cependant, elle a un jardin.', 'fr')).toBe(
    'La maison est petite, mais elle a un jardin.',
  )
  expect(joined('La casa es pequeña.', 'Además, tiene jardín.', 'es')).toBeUndefined()
  expect(joined('La casa es pequeña.', 'Sin embargo, tiene jardín, pero sin flores.', 'es')).toBeUndefined()
})

test.each<[Language, string]>([
  [
    'es',
    'En 2019, Ana Ruiz realizó 3 viajes a Lima y obtuvo el 12 % de los votos (véase https://a.example).',
  ],
  [
    'fr',
    'En 2019, Anne Roux a effectué 3 voyages à Lyon et a obtenu 12 % des voix (voir https://a.example).',
  ],
  [
    'it',
    'Nel 2019, Anna Neri ha effettuato 3 viaggi a Roma e ha ottenuto il 12 % dei voti (https://a.example).',
  ],
  ['pt', 'Em 2019, Ana Reis realizou 3 viagens a Braga e obteve 12 % dos votos (https://a.example).'],
])('%s keeps facts: %s', (language, text) => {
  for (const formality of [10, 45, 90])
    expect(compareFacts(text, rewrite(text, language, formality), language)).toEqual([])
})

test('a light rewrite leaves more sentences alone than a strong one', () => {
  const text = 'Además, los vecinos utilizan la plaza con el fin de hablar.'
  const changed = (strength: Strength) => {
    let count = 0
    for (let seed = 0; seed < 40; seed++) {
      const context = newContext({ ...MIDDLE, formality: 45 }, 'es', { seed, strength })
      if (join(rewriteRomance(read(text, 'es'), context)) !== text) count++
    }
    return count
  }
  expect(changed('light')).toBeLessThan(changed('balanced'))
  expect(changed('strong')).toBe(40)
})
