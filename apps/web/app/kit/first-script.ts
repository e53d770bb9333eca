import { createContext } from 'react'

export type FirstScript = {
  /** What our own inline scripts carry while a page is drawn: only they are allowed to run (`shop/src/page-headers.ts`). */
  readonly mark: string
  /** Stands in the page itself, before all other scripts; the browser need not be sent it a second time. */
  readonly code: string
  /** The page carries its styles, and nothing waits for their file. */
  readonly carriesStyles: boolean
}

/** Known to the server only. */
export const FirstScript = createContext<FirstScript | undefined>(undefined)
