import { useContext } from 'react'
import { LightVersion } from './light-version.ts'

/** The script of a document, by the address that `?script` gives; not in the light version. */
export function DocumentScript({ src }: { src: string }) {
  return useContext(LightVersion) ? null : <script type="module" src={src} />
}
