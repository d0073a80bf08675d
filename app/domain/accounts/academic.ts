import { emailKey } from './email.ts'

/** Whether an address belongs to a school or university by its name: `.edu`, `.edu.au`, `.ac.uk` and their like. */
export function isAcademic(email: string): boolean {
  return /[@.][^@.]+\.(?:edu|(?:edu|ac)\.[a-z]{2})$/.test(emailKey(email))
}
