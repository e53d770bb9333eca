import { createContext } from 'react'

/** The markup within the footer, where it was drawn before. Known to the server only. */
export const KeptFooter = createContext<string | undefined>(undefined)
