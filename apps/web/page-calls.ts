import { type Call, CallFailed, createClient } from '@shop/contract/client'
import type { Locale } from '@shop/domain/locale'
import type { keptAnswers } from './kept-answers.ts'
import type { PageServices } from './page-services.ts'

/** How one page asks the API, and whether somebody was away whom it needed. */
export function pageCalls(keeping: ReturnType<typeof keptAnswers>, api: PageServices['api'], version: number) {
  let isAway = false
  return {
    // The client is made here, from the same code as the pages: they tell its errors apart by their class.
    api: (locale: Locale): Call => {
      const call = keeping(createClient({ ...api, locale }), locale, version)
      // Noted here and not below what is kept: what one page has asked for and not got, the others that wait for it have not got either.
      const noting = (...asked: Parameters<Call>) =>
        call(...asked).catch((error: unknown) => {
          isAway ||= comesBack(error)
          throw error
        })
      return noting as Call
    },
    isAway: () => isAway,
  }
}

/** Nobody answered, or somebody who cannot at this moment: the page is not broken, it comes back. */
function comesBack(error: unknown): boolean {
  return (
    (error instanceof Error && error.name === 'NoAnswer') || (error instanceof CallFailed && [429, 502, 503, 504].includes(error.status))
  )
}
