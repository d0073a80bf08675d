/** Returns what a form asks for: nothing that goes without saying stands in the address. */
export function asked(form: HTMLFormElement): URLSearchParams {
  const fields = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value !== '')
  return new URLSearchParams(fields as [string, string][])
}
