/**
 * The form of an e-mail address that makes an account unique: without surrounding space, in one Unicode form, lower
 * case. Full-width and decomposed spellings of one address are one account.
 */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}
