import * as z from 'zod'

const MAX_NAME = 60
const NO_NAME = 'Please give the token a name.'

/** What its owner knows a token by. */
export const TokenName = z.object({
  name: z.string(NO_NAME).trim().min(1, NO_NAME).max(MAX_NAME, `The name may have ${MAX_NAME} characters.`),
})
