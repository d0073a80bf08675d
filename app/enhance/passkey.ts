/** Whether this browser speaks of passkeys in JSON; where it does not, people keep the password. */
function speaksJson(): boolean {
  return (
    'PublicKeyCredential' in globalThis &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  )
}

async function post(path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  const said = (await answer.json()) as { message?: string }
  if (!answer.ok) throw new Error(said.message ?? 'Please try again.')
  return said
}

async function make(): Promise<string> {
  const options = (await post('/api/account/passkeys/options', {})) as PublicKeyCredentialCreationOptionsJSON
  const made = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
  })
  const { to } = (await post('/api/account/passkeys', { response: made })) as { to: string }
  return to
}

async function use(): Promise<string> {
  const options = (await post('/api/auth/passkey/options', {})) as PublicKeyCredentialRequestOptionsJSON
  const used = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
  })
  const next = new URLSearchParams(location.search).get('next') ?? undefined
  const { to } = (await post('/api/auth/passkey', { response: used, next })) as { to: string }
  return to
}

/** Why nothing came of it, in words; saying no to the browser's question is no mistake. */
function reason(error: unknown): string {
  if (error instanceof DOMException && error.name === 'NotAllowedError') return 'Nothing was done.'
  if (error instanceof DOMException && error.name === 'InvalidStateError') {
    return 'This device has a passkey for your account already.'
  }
  return error instanceof Error ? error.message : 'Please try again.'
}

/** Passkeys belong to a name: browsers make none for an address in numbers. */
const NO_NAME = /^[\d.]+$|:/

/** Shows the buttons that make and use passkeys, where the browser can. */
export function upgradePasskeys() {
  if (!speaksJson()) return
  for (const [name, act] of [
    ['data-passkey-add', make],
    ['data-passkey-use', use],
  ] as const) {
    const box = document.querySelector<HTMLElement>(`[${name}][hidden]`)
    const button = box?.querySelector<HTMLButtonElement | HTMLAnchorElement>('button, a')
    const status = box?.querySelector<HTMLElement>('[data-passkey-status]') ?? null
    if (!box || !button) continue
    box.hidden = false
    // On the way in there is the password; only who wants to add a passkey wonders where they are.
    if (NO_NAME.test(location.hostname)) {
      button.remove()
      if (status && name === 'data-passkey-add')
        status.textContent = 'Passkeys need an address with a name, not one in numbers.'
      continue
    }
    // A link leads to where the owner shows first that it is them.
    if (button instanceof HTMLButtonElement)
      button.addEventListener('click', () => void press(button, status, act))
  }
}

async function press(button: HTMLButtonElement, status: HTMLElement | null, act: () => Promise<string>) {
  button.disabled = true
  if (status) status.textContent = ''
  try {
    const to = await act()
    // The hash alone would not bring the page anew.
    if (new URL(to, location.href).pathname === location.pathname) location.reload()
    else location.assign(to)
  } catch (error) {
    if (status) status.textContent = reason(error)
  } finally {
    button.disabled = false
  }
}
