import { createContext } from 'react'

/**
 * The number of the request a page is made for, also where the root's own data is missing: that is when something broke
 * so early that only the error page is left to name it. Undefined in the browser.
 */
export const RequestId = createContext<string | undefined>(undefined)
