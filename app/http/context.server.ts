import { createContext } from 'react-router'
import type { User } from '#app/domain/accounts/user.server.ts'

/** Fresh for every answer; inline scripts without it do not run. */
export const nonceContext = createContext<string>()

/** Names one request in the log and on error pages. */
export const requestIdContext = createContext<string>()

/** The address of the other end, as far as it can be trusted (see TRUST_PROXY). */
export const clientAddressContext = createContext<string>()

/** Who is signed in, or null. */
export const userContext = createContext<User | null>(null)

/** The hashed token of the session the request came with, or null. */
export const sessionIdContext = createContext<string | null>(null)
