/** Licences that ask for no more than their text and the names of the authors, by SPDX id. */
export const PERMISSIVE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
])

export type Exception = { packages: RegExp; licences: readonly string[]; why: string }

/** Packages under other licences, and why they may be used all the same: never in what browsers get. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    packages: /^@img\/sharp-libvips-/,
    licences: ['LGPL-3.0-or-later'],
    why: 'a shared library that sharp loads while it runs; unchanged, and anybody can put another build in its place',
  },
  {
    packages: /^@img\/sharp-(?:wasm32|win32-)/,
    licences: ['LGPL-3.0-or-later'],
    why: 'the same library for Windows and WebAssembly; unchanged, a file of its own, and not in the image',
  },
  {
    packages: /^lightningcss/,
    licences: ['MPL-2.0'],
    why: 'compiles CSS while the product is built; unchanged, and not in the image',
  },
  {
    packages: /^(?:axe-core|@axe-core\/playwright)$/,
    licences: ['MPL-2.0'],
    why: 'looks for barriers in tests; unchanged, and not in the image',
  },
  {
    packages: /^caniuse-lite$/,
    licences: ['CC-BY-4.0'],
    why: 'a table of browsers that is read while the product is built; not in the image',
  },
  {
    packages: /^duck$/,
    licences: ['BSD'],
    why: 'says only BSD; the text in its LICENSE is that of BSD-2-Clause',
  },
  {
    packages: /^pako$/,
    licences: ['Zlib'],
    why: 'zlib in JavaScript: altered versions must say that they are, and it is unchanged',
  },
]

/** What is part of the sources, with its licence beside it. */
export const OTHERS: readonly { what: string; licence: string; text: string }[] = [
  {
    what: 'the typeface Literata, which browsers get',
    licence: 'OFL-1.1',
    text: 'public/fonts/literata-OFL.txt',
  },
  {
    what: 'language data of OCR',
    licence: 'Apache-2.0',
    text: 'app/domain/extraction/ocr/data/LICENSE',
  },
]
