import { describe, expect, test } from 'vitest'
import type { Language } from '../language.ts'
import { createGate } from './gate.ts'
import { nothingSaid } from './said.ts'
import { createSource } from './source.ts'

/** Sends an answer through a gate in the given pieces; returns what came out for each, and the verdict. */
function send(source: string, pieces: readonly string[], language: Language = 'en') {
  const said = nothingSaid()
  const gate = createGate(createSource(source, source, language), said)
  const passed = pieces.map((piece) => gate.text(piece))
  passed.push(gate.end())
  return { passed, text: passed.join(''), violation: gate.violation, said }
}
const asTokens = (text: string) => text.match(/\s?\S{1,4}|\s+/gu) ?? []

const SOURCE =
  'The bridge was built by Gustave Eiffel in 1889. It carries two lines of trains across the river.'

describe('passes on at once', () => {
  test('ordinary words, from the first one', () => {
    const { passed } = send(SOURCE, ['The', ' bridge', ' went', ' up', ' thanks'])
    expect(passed).toEqual(['The', ' bridge', ' went', ' up', ' thanks', ''])
  })

  test('a word that is only known in part', () => {
    expect(send(SOURCE, ['The', ' rem', 'arka', 'ble', ' river']).passed).toEqual([
      'The',
      ' rem',
      'arka',
      'ble',
      ' river',
      '',
    ])
  })

  test('the same text whatever the pieces', () => {
    const answer =
      'It was Gustave Eiffel who built the bridge, in 1889. Two lines of trains cross the river on it.'
    expect(send(SOURCE, [answer]).text).toBe(answer)
    expect(send(SOURCE, asTokens(answer)).text).toBe(answer)
    expect(send(SOURCE, answer.split('')).text).toBe(answer)
  })
})

describe('holds until it is whole', () => {
  test('a number', () => {
    expect(send(SOURCE, ['The year', ' 18', '89', ' was it']).passed).toEqual([
      'The year',
      '',
      '',
      ' 1889 was it',
      '',
    ])
  })

  test('a capital inside a sentence', () => {
    expect(send(SOURCE, ['The man', ' Eif', 'fel', ' did it']).passed).toEqual([
      'The man',
      '',
      '',
      ' Eiffel did it',
      '',
    ])
  })
})

describe('stops before', () => {
  test.each([
    ['a number', 'The bridge was built in 1847 by', 'The bridge was built in'],
    ['a name', 'The bridge was built by Napoleon himself', 'The bridge was built by'],
    ['a number in words', 'It carries seven lines of trains', 'It carries'],
    ['a changed amount', 'It carries 2 million lines', 'It carries 2'],
  ])('%s that the source does not have', (_, answer, passed) => {
    const { text, violation } = send(SOURCE, asTokens(answer))
    expect(violation).toBe('fact')
    expect(text).toBe(passed)
  })

  test('the word of another language', () => {
    const { text, violation } = send(
      SOURCE,
      asTokens('Le pont est très vieux et il ne porte plus que des trains.'),
    )
    expect([text, violation]).toEqual(['', 'language'])
  })

  test('a sentence said before', () => {
    const answer = 'The bridge was built in 1889. It carries trains. The bridge was built in 1889. It carries'
    const { text, violation } = send(SOURCE, asTokens(answer))
    expect([text, violation]).toEqual(['The bridge was built in 1889. It carries trains.', 'repeat'])
  })

  test('words that go round in circles', () => {
    const { text, violation } = send(SOURCE, asTokens(`The bridge ${'is so very old and '.repeat(50)}`))
    expect(violation).toBe('repeat')
    expect(text.length).toBeLessThan(70)
  })

  test('a refusal', () => {
    const { text, violation } = send(SOURCE, asTokens("I'm sorry, but I can't help with that."))
    expect([text, violation]).toEqual(['', 'refusal'])
  })

  test.each(["I'm sorry, b", 'Sure', 'Here is the'])('the beginning of one, broken off: %s', (answer) => {
    const { text, violation } = send(SOURCE, asTokens(answer))
    expect([text, violation]).toEqual(['', 'refusal'])
  })

  test('far more than was asked for, at the end of a sentence', () => {
    const adjectives = 'wide,deep,cold,slow,dark,calm,rich,soft,pale,kind,wild,warm,grey,blue,long,old'.split(
      ',',
    )
    const answer = adjectives.map((adjective) => `What a ${adjective} river, my dear friends.`).join(' ')
    const { text, violation } = send(SOURCE, asTokens(answer))
    expect(violation).toBe('length')
    expect(text).toMatch(/\.$/)
    expect(text.split(' ').length).toBeLessThan(60)
  })
})

describe('leaves out', () => {
  test.each(['Sure! Here is the rewritten text:\n\n', 'Here’s a friendlier version:\n', 'Certainly. '])(
    'the preamble "%s"',
    (preamble) => {
      expect(send(SOURCE, asTokens(`${preamble}The bridge is old.`)).text).toBe('The bridge is old.')
    },
  )

  test('emphasis, quotation marks, line breaks and invisible signs that the source does not have', () => {
    expect(send(SOURCE, asTokens('The **bridge** is\n\n“old”, the\u200b river   wide.')).text).toBe(
      'The bridge is old, the river wide.',
    )
  })
})

describe('takes as text', () => {
  test('a beginning that the source has, too', () => {
    const source = 'Here is the plan: we leave at noon. Sorry, I cannot come along.'
    expect(send(source, asTokens('Here is our plan: at noon we leave.')).text).toBe(
      'Here is our plan: at noon we leave.',
    )
  })

  test.each<[Language, string, string]>([
    [
      'de',
      'Die Brücke wurde 1889 gebaut. Sie trägt Züge über den Fluss.',
      'Gebaut hat man die Brücke 1889. Über den Fluss trägt sie bis heute Züge.',
    ],
    ['fr', 'Le pont fut construit en 1889 à Lyon.', 'C’est en 1889 que le pont fut construit à Lyon.'],
    [
      'es',
      'El puente fue construido en 1889 en Sevilla.',
      'Fue en 1889 cuando se construyó el puente en Sevilla.',
    ],
    ['it', 'Il ponte fu costruito nel 1889 a Torino.', 'È del 1889 il ponte di Torino.'],
    ['pt', 'A ponte foi construída em 1889 no Porto.', 'Foi em 1889 que se construiu a ponte no Porto.'],
    ['nl', 'De brug werd in 1889 in Delft gebouwd.', 'In Delft staat de brug, die uit 1889 stamt.'],
    ['ru', 'Мост был построен в 1889 году в Казани.', 'В Казани этот мост стоит с 1889 года.'],
  ])('good sentences in %s', (language, source, answer) => {
    const { text, violation } = send(source, asTokens(answer), language)
    expect([text, violation]).toEqual([answer, undefined])
  })
})

describe('going on', () => {
  test('completes a word that was broken off', () => {
    const said = nothingSaid()
    const source = createSource(SOURCE, SOURCE, 'en')
    const first = createGate(source, said)
    first.text('The remarka')
    first.cut()
    expect(said.partial).toBe('remarka')
    const second = createGate(source, said)
    second.text('remarkable bridge is old.')
    second.end()
    expect(said.text).toBe('The remarkable bridge is old.')
  })
})
