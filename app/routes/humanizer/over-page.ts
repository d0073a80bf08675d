import { useOutletContext } from 'react-router'
import type { ToneProfile } from '#app/domain/humanizer/tone-profiles.server.ts'
import type { Usage } from '#app/domain/usage/allowance.server.ts'

/** What the humanizer's page tells what is opened over it. */
export type OverPage = {
  /** The page's address, where closing leads. */
  here: string
  /** A language model is at work. */
  model: boolean
  usage: Usage
  tones: ToneProfile[]
  /** What stands in the form now. */
  tone: string
  words: number
}

/** Returns what the page is told over which this is open. */
export function useOverPage(): OverPage {
  return useOutletContext<OverPage>()
}
