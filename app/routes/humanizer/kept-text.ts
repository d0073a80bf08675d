import { KEPT_TEXT_DAYS } from '#app/domain/humanizer/limits.ts'
import { KEPT_TEXTS } from '#app/ui/kept-texts.ts'
import type { Choices } from './choices.ts'

/** What stands in the form: kept by the browser, for each account, until its rewrite is there. */
export type KeptText = {
  text: string
  tone: string
  choices: Choices /** Milliseconds since 1970. */
  at: number
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const KEEP_MS = KEPT_TEXT_DAYS * 86_400_000

const nameOf = (account: string) => `${KEPT_TEXTS}humanizer:${account}`

/** Returns what the browser keeps of the form of `account`, unless it is too old or there is no text in it. */
export function keptText(store: Store, account: string, now: number): KeptText | undefined {
  try {
    const kept = JSON.parse(store.getItem(nameOf(account)) ?? 'null') as KeptText | null
    if (typeof kept?.text !== 'string' || kept.text.trim() === '') return undefined
    return now - kept.at < KEEP_MS ? kept : undefined
  } catch {
    return undefined
  }
}

/** Keeps what stands in the form of `account`; forgets it when that is no text. Returns false when it cannot be kept. */
export function keepText(store: Store, account: string, kept: KeptText | null): boolean {
  try {
    if (kept === null || kept.text.trim() === '') store.removeItem(nameOf(account))
    else store.setItem(nameOf(account), JSON.stringify(kept))
    return true
  } catch {
    // Larger than a browser keeps, or it keeps nothing.
    return false
  }
}
