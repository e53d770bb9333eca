import { createContext } from 'react'

/** What our own inline scripts carry while a page is drawn on the server: only they are allowed to run (`shop/src/page-headers.ts`). */
export const ScriptMark = createContext<string | undefined>(undefined)
