import type { FieldMetadata } from '@conform-to/react'
import { TextField } from '#app/ui/TextField.tsx'

/** Asks for the password that is in use. */
export function CurrentPasswordField({ field, hint }: { field: FieldMetadata<string>; hint?: string }) {
  return (
    <TextField
      label="Current password"
      hint={hint}
      field={field}
      type="password"
      autoComplete="current-password"
      required
    />
  )
}
