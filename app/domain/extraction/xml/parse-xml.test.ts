import { describe, expect, it } from 'vitest'

import { parseXml } from './parse-xml.ts'
import { attribute, child, descendants, elements, textOf } from './tree.ts'

const reason = (expected: string) =>
  expect.objectContaining({ details: expect.objectContaining({ reason: expected }) })

describe('parseXml', () => {
  it('gives names without prefixes, and their namespaces', () => {
    const root = parseXml(
      '<a xmlns="urn:one" xmlns:t="urn:two"><t:b t:id="7">x</t:b><c xmlns="urn:three"/></a>',
    )
    const [b, c] = elements(root)
    expect([root.uri, b?.name, b?.uri, c?.uri]).toEqual(['urn:one', 'b', 'urn:two', 'urn:three'])
    expect(b && attribute(b, 'id')).toBe('7')
  })

  it('expands no entities and fetches none', () => {
    const root = parseXml(
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY l "lol"><!ENTITY m "&l;&l;&l;">]><a>one &x; &m; &amp; &#233;</a>',
    )
    expect(textOf(root)).toBe('one &x; &m; & é')
  })

  it('keeps words around stray ampersands, and CDATA as it is', () => {
    const root = parseXml('<a><b>AT&T & more; <i>w&#xF6;rds</i></b><c><![CDATA[a & b < c &amp;]]></c></a>')
    expect(textOf(child(root, 'b'))).toBe('AT&T & more; wörds')
    expect(textOf(child(root, 'c'))).toBe('a & b < c &amp;')
  })

  it('bounds depth and keeps the words below', () => {
    const deep = 100_000
    const root = parseXml(`<r>${'<n>'.repeat(deep)}deep words${'</n>'.repeat(deep)}<after>later</after></r>`)
    expect(textOf(root)).toBe('deep wordslater')
    expect(elements(root).map((node) => node.name)).toEqual(['n', 'after'])
    expect(descendants(root, 'n')).toHaveLength(deep)
  })

  it('bounds the number of elements', () => {
    expect(() => parseXml(`<r>${'<n/>'.repeat(20)}</r>`, { elements: 20 })).toThrow(reason('memory'))
    expect(elements(parseXml(`<r>${'<n/>'.repeat(19)}</r>`, { elements: 20 }))).toHaveLength(19)
  })

  it.each([
    ['UTF-16 with a mark', Buffer.from('\ufeff<a>Größe</a>', 'utf16le')],
    ['UTF-16 without', Buffer.from('<a>Größe</a>', 'utf16le')],
    ['UTF-8 with a mark', Buffer.from('\ufeff<a>Größe</a>')],
    ['Latin 1', Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>Größe</a>', 'latin1')],
    ['UTF-8 that says UTF-16', Buffer.from('<?xml version="1.0" encoding="UTF-16"?><a>Größe</a>')],
  ])('decodes %s', (_, bytes) => {
    expect(textOf(parseXml(bytes))).toBe('Größe')
  })

  it('reads what there is of a broken file, and refuses what is none', () => {
    expect(textOf(parseXml('<a><b>kept</b><c>cut o'))).toBe('keptcut o')
    expect(() => parseXml('no markup at all')).toThrow(reason('damaged'))
  })

  it('is not led astray by names of object members', () => {
    const root = parseXml('<a __proto__="x" constructor="y"><__proto__/></a>')
    expect(attribute(root, 'constructor')).toBe('y')
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })
})
