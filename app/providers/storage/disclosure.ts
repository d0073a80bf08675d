import type { Env } from '#app/env.server.ts'
import { at, type Disclosure } from '../disclosure.ts'

/** Tells where the bytes of documents and pictures are. */
export function discloseStorage({ s3 }: Pick<Env, 's3'>): Disclosure {
  if (!s3)
    return {
      parties: [],
      stays: ['The documents you upload and your picture are kept in a folder of this server.'],
    }
  const url = new URL(s3.endpoint ?? `https://s3.${s3.region}.amazonaws.com`)
  return {
    parties: [
      {
        name: at('The file storage', url),
        gets: [
          'The documents you upload and your picture, byte for byte, under random names and without yours. They are removed there when you delete them.',
        ],
      },
    ],
    stays: [],
  }
}
