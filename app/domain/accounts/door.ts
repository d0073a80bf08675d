import { emailKey } from './email.ts'

/** Returns whether an address is in one of `domains`: "example.org" itself, or with "*.example.org" one below it. */
export function isIn(email: string, domains: readonly string[]): boolean {
  const domain = emailKey(email).split('@').at(-1) ?? ''
  return domains.some((one) => (one.startsWith('*.') ? domain.endsWith(one.slice(1)) : domain === one))
}

/** How domains are told: "example.org or a domain below example.net". */
export function domainsInWords(domains: readonly string[]): string {
  const told = domains.map((one) => (one.startsWith('*.') ? `a domain below ${one.slice(2)}` : one))
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(told)
}
