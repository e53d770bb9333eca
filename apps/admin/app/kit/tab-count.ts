import { createContext } from 'react'

/** What the tab says before its title, for whoever looks at another one. */
export const TabCount = createContext(0)
