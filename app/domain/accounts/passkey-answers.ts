import * as z from 'zod'

const part = z.string().max(10_000)

/** What `PublicKeyCredential.toJSON()` of a new passkey gives (WebAuthn Level 3); what is in it is verified later. */
export const RegistrationAnswer = z.object({
  id: part,
  rawId: part,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .max(10)
      .optional(),
  }),
  clientExtensionResults: z.object({}),
})

/** The same of a passkey that was used. */
export const AuthenticationAnswer = z.object({
  id: part,
  rawId: part,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: part.optional(),
  }),
  clientExtensionResults: z.object({}),
})
