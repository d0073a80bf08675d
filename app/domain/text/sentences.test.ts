import { expect, test } from 'vitest'
import type { Language } from './language.ts'
import { splitSentences } from './sentences.ts'

const texts = (body: string, language: Language = 'en') =>
  splitSentences(body, language).map((one) => one.text)

test.each<[Language, string, number]>([
  ['en', 'Dr. Ames met Mrs. Bell at 5 p.m. in the hall. They left.', 2],
  ['en', 'Some tools, e.g. Hammers, i.e. Big ones, help. Others do not.', 2],
  ['en', 'She lives in the U.S. Her brother does not.', 2],
  ['en', 'The U.S. Army trained there. It rained.', 2],
  ['en', 'J. R. R. Tolkien wrote it. We read it.', 2],
  ['en', 'It costs 3.50 dollars. That is cheap.', 2],
  ['en', 'He waited … and waited. Nobody came.', 2],
  ['en', 'She said “Stop.” Then she left.', 2],
  ['en', '"Why?" he asked. Nobody knew.', 2],
  ['en', 'It grew (Ames et al., 2020). Others agree (Bell, 2019).', 2],
  ['en', 'Ames et al. (2020) agree. See Fig. 3 and No. 5.', 2],
  ['en', 'The answer is no. The question was odd.', 2],
  ['en', '1. Open the lid. 2. Pour the water.', 2],
  ['en', 'We bought nails, screws, etc. The shop closed.', 2],
  ['en', 'Wait! Really?! Yes.', 3],
  ['en', 'It works (see the note. It is short) as planned. Good.', 2],
  ['es', 'El Sr. Ruiz llegó. ¿Quién lo vio? Nadie.', 3],
  ['fr', 'M. Petit est venu, p. ex. hier. « Bien. » Il part.', 3],
  ['de', 'Das gilt z. B. für Bäume. Am 3. Mai kam Dr. Kern. Er blieb.', 3],
  [
    'de',
    'In Moskau schloss Iwan III. 1494 den Hof. Elisabeth I. Tudor zögerte. Ihm folgte Karl V. Er starb.',
    4,
  ],
  ['it', 'Il dott. Rossi è qui. Perché? Non si sa.', 3],
  ['pt', 'O Sr. Lima chegou. A Dra. Reis também.', 2],
  ['nl', 'Dhr. Bos komt, bijv. morgen. Goed zo.', 2],
  ['ru', 'Он родился в 1950 г. в Москве. Там он жил и т. д. Потом уехал.', 3],
])('%s: %s', (language, body, count) => {
  expect(texts(body, language)).toHaveLength(count)
})

test('sentences and gaps join to the source', () => {
  const body = '  First one.\nSecond — “quoted.”  Third?!\r\n\tFourth... and so on. (Fifth.) 。六。七'
  const parts = splitSentences(body, 'en')
  expect(parts.map((one) => one.text + one.gap).join('')).toBe(body)
  expect(parts[1]).toEqual({ text: 'First one.', gap: '\n' })
})

test('a text of stops and brackets comes back whole', () => {
  for (const body of ['.'.repeat(3e5), 'A. '.repeat(1e5), '('.repeat(3e5), ' '.repeat(3e5)]) {
    expect(
      splitSentences(body, 'en')
        .map((one) => one.text + one.gap)
        .join('') === body,
    ).toBe(true)
  }
})
