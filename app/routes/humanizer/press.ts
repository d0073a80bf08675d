/**
 * One press of the button is one piece of work. Its key is kept by the browser until the page knows how the work ended, so
 * that a press whose answer got lost is looked up: after a reload as well, and by pressing again with the same text.
 */
export type Press = {
  key: string
  /** Whose text it is: another person on this browser has presses of their own. */
  account: string
  /** Stands for all that was asked. */
  asked: string
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const NAME = 'wordkin:press'

/** What a browser without a store of its own, or one that may not be used, remembers until the page is left. */
const forgetful = new Map<string, string>()
const inPage: Store = {
  getItem: (name) => forgetful.get(name) ?? null,
  setItem: (name, value) => void forgetful.set(name, value),
  removeItem: (name) => void forgetful.delete(name),
}

/** Returns the store of this tab, which outlives a reload and a crash. */
export function tabStore(): Store {
  try {
    return sessionStorage
  } catch {
    return inPage
  }
}

/** Returns the press of `account` whose end is not known yet. */
export function openPress(store: Store, account: string): Press | undefined {
  try {
    const press = JSON.parse(store.getItem(NAME) ?? 'null') as Press | null
    return press?.account === account && typeof press.key === 'string' ? press : undefined
  } catch {
    return undefined
  }
}

/** Returns the key for what is asked: that of the last press while its end is not known and it asked for the same. */
export function keyOf(store: Store, account: string, wish: unknown): string {
  const asked = digest(JSON.stringify(wish))
  const open = openPress(store, account)
  if (open?.asked === asked) return open.key
  const key = newKey()
  try {
    store.setItem(NAME, JSON.stringify({ key, account, asked } satisfies Press))
  } catch {
    // A store that is full: the key then lives as long as the page.
  }
  return key
}

/** Forgets a press, whose end is known now. */
export function closePress(store: Store, key: string): void {
  try {
    const press = JSON.parse(store.getItem(NAME) ?? 'null') as Press | null
    if (press?.key === key) store.removeItem(NAME)
  } catch {
    // What cannot be read is no press.
  }
}

/** Returns a key that nobody guesses, also where the page did not come by https (which `randomUUID` wants). */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Returns a short name for a text (64 bits). Should two ever share one, the server refuses the key for the second. */
function digest(text: string): string {
  let one = 0xdeadbeef
  let two = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2_654_435_761)
    two = Math.imul(two ^ code, 1_597_334_677)
  }
  return `${(one >>> 0).toString(36)}${(two >>> 0).toString(36)}.${text.length}`
}
