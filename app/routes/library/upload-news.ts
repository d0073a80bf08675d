import type { DocumentRow } from '#app/domain/library/types.ts'
import type { Flash } from '#app/http/flash.server.ts'

/** For whom a document came in: whoever is about to study it, or whoever asked for an address of the web. */
type Occasion = { forStudy?: boolean; fromWeb?: boolean }

/** Returns what is told of a document that has come in. */
export function uploadNews(
  { fileName, status, error, sourceUrl }: DocumentRow,
  existing: boolean,
  { forStudy, fromWeb }: Occasion = {},
): Flash {
  if (status === 'failed') {
    return { kind: 'warn', title: 'File Uploaded', description: `${fileName} is kept. ${error ?? ''}` }
  }
  if (existing) {
    const source = fromWeb && !sourceUrl ? ' It stays as you uploaded it, without the address.' : ''
    return {
      kind: 'info',
      title: 'Already in your files',
      description: `You already have this file: ${fileName}.${source}`,
    }
  }
  if (forStudy && status === 'ready') {
    return { kind: 'good', title: 'File Uploaded', description: 'Your document is ready for studying!' }
  }
  const more = status === 'ready' ? '' : ' It is being read now.'
  return {
    kind: 'good',
    title: 'File Uploaded',
    description: `${fileName} has been successfully uploaded.${more}`,
  }
}
