import { createContext } from 'react'

/** Whether the page is to come without any script. */
export const LightVersion = createContext(false)
