import { expect, test } from 'vitest'
import type { DocumentRow } from '#app/domain/library/types.ts'
import { uploadNews } from './upload-news.ts'

const uploaded = { fileName: 'report.pdf', status: 'ready', error: null, sourceUrl: null } as DocumentRow

test('who asks for an address whose file they have is told where the address went', () => {
  const source = 'It stays as you uploaded it, without the address.'
  const told = (document: DocumentRow, occasion = {}) => uploadNews(document, true, occasion).description
  expect(told(uploaded, { fromWeb: true })).toContain(source)
  expect(told(uploaded)).not.toContain(source)
  const fetched = { ...uploaded, sourceUrl: 'https://example.org/report.pdf' }
  expect(told(fetched, { fromWeb: true })).not.toContain(source)
})
