import { expect, it } from 'vitest'

import { writeZip } from '../zip/write-zip.test-help.ts'
import { readDocx } from './read-docx.ts'

const tag = (name: string, content: string) => `<m:${name}>${content}</m:${name}>`
/** Slanted letters, as Word sets variables; each stands for itself. */
const r = (words: string) => tag('r', `<m:t xml:space="preserve">${words}</m:t>`)
/** Upright letters: a name. */
const up = (words: string) => tag('r', `<m:rPr><m:sty m:val="p"/></m:rPr><m:t>${words}</m:t>`)
const plain = (words: string) => tag('r', `<m:rPr><m:nor/></m:rPr><m:t xml:space="preserve">${words}</m:t>`)
const frac = (num: string, den: string, type = '') =>
  tag('f', (type && `<m:fPr><m:type m:val="${type}"/></m:fPr>`) + tag('num', num) + tag('den', den))
const sup = (e: string, high: string) => tag('sSup', tag('e', e) + tag('sup', high))
const sub = (e: string, low: string) => tag('sSub', tag('e', e) + tag('sub', low))
const both = (e: string, low: string, high: string) =>
  tag('sSubSup', tag('e', e) + tag('sub', low) + tag('sup', high))
const before = (e: string, low: string, high: string) =>
  tag('sPre', tag('sub', low) + tag('sup', high) + tag('e', e))
const func = (name: string, e: string) => tag('func', tag('fName', name) + tag('e', e))
const rad = (e: string, degree = '') => tag('rad', tag('deg', degree) + tag('e', e))
const limit = (e: string, lim: string) => tag('limLow', tag('e', e) + tag('lim', lim))
const d = (content: string, open = '(', close = ')') =>
  tag('d', `<m:dPr><m:begChr m:val="${open}"/><m:endChr m:val="${close}"/></m:dPr>${tag('e', content)}`)
const nary = (sign: string, low: string, high: string, e: string) =>
  tag(
    'nary',
    `<m:naryPr><m:chr m:val="${sign}"/></m:naryPr>${tag('sub', low)}${tag('sup', high)}${tag('e', e)}`,
  )
const acc = (sign: string, e: string) =>
  tag('acc', `<m:accPr><m:chr m:val="${sign}"/></m:accPr>${tag('e', e)}`)
const bar = (e: string) => tag('bar', `<m:barPr><m:pos m:val="top"/></m:barPr>${tag('e', e)}`)
const matrix = (...rows: string[][]) =>
  tag('m', rows.map((row) => tag('mr', row.map((cell) => tag('e', cell)).join(''))).join(''))
const lines = (...all: string[]) => tag('eqArr', all.map((line) => tag('e', line)).join(''))

const FORMULAS: [formula: string, expected: string][] = [
  [func(up('cos'), frac(r('nπx'), r('L'))), 'cos(nπx/L)'],
  [frac(r('a+b'), r('c')) + r('x'), '((a+b)/c)x'],
  [frac(r('a+b'), r('c')) + r('·x'), '(a+b)/c·x'],
  [sup(r('2'), r('q')), '2^q'],
  [sub(r('a'), up('max')), 'a_max'],
  [d(frac(r('n'), r('k'), 'noBar')), '(n choose k)'],
  [frac(r('1'), r('2x')), '1/(2x)'],
  [frac(r('1'), r('2')) + r('x'), '(1/2)x'],
  [r('x=') + frac(r('−b±') + rad(sup(r('b'), r('2')) + r('−4ac')), r('2a')), 'x=(−b±√(b^2−4ac))/(2a)'],
  [sup(frac(r('a'), r('b')), r('n')), '(a/b)^n'],
  [sup(d(r('a+b')), r('2')), '(a+b)^2'],
  [sup(sup(r('x'), r('a')), r('b')), '(x^a)^b'],
  [sup(r('x'), sup(r('a'), r('b'))), 'x^(a^b)'],
  [sup(r('e'), r('−') + frac(sup(r('x'), r('2')), r('2'))), 'e^(−x^2/2)'],
  [sup(r('x'), r('2')) + r('y'), 'x^2 y'],
  [sub(r('x'), r('i')) + r('j'), 'x_i j'],
  [both(r('x'), r('i'), r('2')) + r('+1'), 'x_i^2+1'],
  [before(r('C'), r('6'), r('14')), '(_6^14)C'],
  [rad(r('x+1'), r('3')), '∛(x+1)'],
  [r('2') + rad(r('x'), r('n')), '2√[n](x)'],
  [nary('∑', r('i=1'), r('n'), sub(r('a'), r('i')) + r('+1')), '∑_(i=1)^n (a_i+1)'],
  [nary('∑', r('i=1'), r('n'), sub(r('a'), r('i'))) + r('+1'), '∑_(i=1)^n a_i+1'],
  [frac(r('1'), r('n')) + nary('∑', r('i'), '', sub(r('x'), r('i'))), '(1/n)∑_i x_i'],
  [nary('∫', r('0'), r('∞'), sup(r('e'), r('−x')) + r('dx')), '∫_0^∞ e^(−x)dx'],
  [func(limit(up('lim'), r('x→0')), frac(func(up('sin'), r('x')), r('x'))), 'lim_(x→0)(sin(x)/x)'],
  [r('2') + func(up('sin'), r('x')) + func(up('cos'), r('y')), '2 sin(x)cos(y)'],
  [func(sup(up('sin'), r('2')), r('x')), 'sin^2(x)'],
  [frac(frac(r('a'), r('b')), frac(r('c'), r('d'))), '(a/b)/(c/d)'],
  [r('A=') + matrix([r('a'), r('b')], [r('c'), r('d')]) + r('x'), 'A=[a, b; c, d]x'],
  [d(matrix([r('1'), r('0')], [r('0'), r('1')]), '|', '|'), '|1, 0; 0, 1|'],
  [r('f=') + d(lines(r('x,x≥0'), r('−x,x&lt;0')), '{', ''), 'f={x,x≥0; −x,x<0}'],
  [acc('\u0302', r('p')) + r('q'), 'p̂q'],
  [bar(r('z+w')), 'bar(z+w)'],
  [r('P') + d(r('A|B')) + r('=') + frac(r('P') + d(r('A∩B')), r('P') + d(r('B'))), 'P(A|B)=(P(A∩B))/(P(B))'],
  [frac(r('dy'), r('dx')) + r('=ky'), 'dy/(dx)=ky'],
  [r('x') + plain(' if ') + r('y>0'), 'x if y>0'],
  [func(sub(up('log'), r('2')), r('n+1')), 'log_2(n+1)'],
  [sup(r('10'), r('−3')), '10^(−3)'],
  [r('−') + frac(r('ℏ'), r('2m')) + sup(r('∇'), r('2')) + r('ψ'), '−(ℏ/(2m))∇^2 ψ'],
]

it.each(FORMULAS)('formula %# of a .docx keeps its meaning in a line', async (formula, expected) => {
  const body = `<w:p><m:oMath>${formula}</m:oMath></w:p>`
  const document =
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math">' +
    `<w:body>${body}</w:body></w:document>`
  const rels =
    '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
  const bytes = writeZip([
    { path: '[Content_Types].xml', content: '<Types/>' },
    { path: '_rels/.rels', content: rels },
    { path: 'word/document.xml', content: document },
  ])
  const { pages } = await readDocx({ bytes, extension: 'docx', languages: [], report() {} })
  expect(pages[0]?.text.replace(/\\([\\`*_[\]<>|~()])/g, '$1')).toBe(expected)
})
