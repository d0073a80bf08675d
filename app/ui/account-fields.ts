import type { Asked } from './FieldsForm.tsx'

// What accounts are asked for, as browsers and password managers know it.

/** The address that an account is known by. */
export const EMAIL: Asked = { name: 'email', type: 'email', label: 'Email', autoComplete: 'username' }
export const PASSWORD: Asked = {
  name: 'password',
  type: 'password',
  label: 'Password',
  autoComplete: 'current-password',
}
export const NEW_PASSWORD: Asked = {
  name: 'password',
  type: 'password',
  label: 'New password',
  autoComplete: 'new-password',
}
export const CODE: Asked = { name: 'code', label: 'Code', autoComplete: 'one-time-code' }
