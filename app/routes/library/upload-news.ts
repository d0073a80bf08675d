import type { DocumentRow } from '#app/domain/library/types.ts'
import type { Flash } from '#app/http/flash.server.ts'

/** Returns what is told of a document that has come in; `forStudy` where it is about to be studied. */
export function uploadNews(
  { fileName, status, error }: DocumentRow,
  existing: boolean,
  forStudy = false,
): Flash {
  if (status === 'failed') {
    return { kind: 'warn', title: 'File Uploaded', description: `${fileName} is kept. ${error ?? ''}` }
  }
  if (existing) {
    return {
      kind: 'info',
      title: 'Already in your files',
      description: `You have this very file: ${fileName}.`,
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
