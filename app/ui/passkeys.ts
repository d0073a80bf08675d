/** Whether this browser speaks of passkeys in JSON; where it does not, people keep the password. Only in the browser. */
export function canUsePasskeys(): boolean {
  return (
    'PublicKeyCredential' in globalThis &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  )
}

/** Whether passkeys can be made at a host: they belong to a name, and browsers make none for an address in numbers. */
export function hasName(hostname: string): boolean {
  return !/^[\d.]+$|:/.test(hostname)
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

/** Has the device make a passkey for whoever is signed in, and keeps it with the account. */
export async function makePasskey(): Promise<void> {
  const options = (await post('/api/account/passkeys/options', {})) as PublicKeyCredentialCreationOptionsJSON
  const made = await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
  })
  await post('/api/account/passkeys', { response: made })
}

/** Signs in with a passkey of the device; answers where that leads, `next` if it may. */
export async function enterByPasskey(next: string | undefined): Promise<string> {
  const options = (await post('/api/auth/passkey/options', {})) as PublicKeyCredentialRequestOptionsJSON
  const used = await navigator.credentials.get({
    publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
  })
  const { to } = (await post('/api/auth/passkey', { response: used, next })) as { to: string }
  return to
}

/** Says why nothing came of it; saying no to the browser's question is no mistake. */
export function whyNoPasskey(error: unknown): string {
  if (error instanceof DOMException && error.name === 'NotAllowedError') return 'Nothing was done.'
  if (error instanceof DOMException && error.name === 'InvalidStateError') {
    return 'This device has a passkey for your account already.'
  }
  return error instanceof Error ? error.message : 'Please try again.'
}
