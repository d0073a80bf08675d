/** What the names of texts that this browser keeps, until their rewrites are there, begin with. */
export const KEPT_TEXTS = 'wordkin:text:'

/** Forgets every text that this browser keeps. */
function forgetTexts() {
  try {
    for (const store of [localStorage, sessionStorage]) {
      for (const name of Object.keys(store)) if (name.startsWith(KEPT_TEXTS)) store.removeItem(name)
    }
  } catch {
    // Where nothing may be kept, nothing is.
  }
}

/** Forgets them when somebody signs out: the next person here may be another one. Returns what stops it. */
export function forgetTextsOnSignOut(): () => void {
  const onSubmit = ({ target }: Event) => {
    if (target instanceof HTMLFormElement && new URL(target.action).pathname === '/api/logout') forgetTexts()
  }
  addEventListener('submit', onSubmit)
  return () => removeEventListener('submit', onSubmit)
}
