import { createContext } from 'react-router'
import type { User } from '#app/domain/accounts/user.server.ts'

/** Fresh for every answer; inline scripts without it do not run. */
export const nonceContext = createContext<string>()

/** Names one request in the log and on error pages. */
export const requestIdContext = createContext<string>()

/**
 * The pattern of the address that was asked for, such as `/api/runs/:id/stop`, for figures: addresses themselves are
 * without number. `none` for what was answered before any route was asked.
 */
export const routeContext = createContext<string>('none')

/** Whether Stripe's payment form may open on the page that is answered. */
export const paymentContext = createContext(false)

/** The addresses that search engines may list. */
export const sitemapContext = createContext<readonly string[]>([])

/** The address of the other end, as far as it can be trusted (see TRUST_PROXY). */
export const clientAddressContext = createContext<string>()

/** Who is signed in, or null. */
export const userContext = createContext<User | null>(null)

/** The hashed token of the session the request came with, or null. */
export const sessionIdContext = createContext<string | null>(null)
