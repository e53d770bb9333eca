import type { Locale } from '@shop/domain/locale'
import type { SearchPage } from '@shop/domain/search/understood'
import { correctedText, isPersonalText, searchedText } from '@shop/domain/searched-text'
import type { Db } from '../../database/connect.ts'
import { type CountedSearch, countSearches } from './search-log.queries.ts'

const FLUSH_MS = 1_000
const MOST_WAITING = 5_000
/** Of a day and a process. Beyond it nothing more is counted: whoever types so much does not search. */
const MOST_REMEMBERED = 100_000
const FIRST = 5

type Asked = { readonly visitor: string | undefined; readonly locale: Locale; readonly search: string | undefined }

export type SearchLog = {
  readonly record: (asked: Asked, page: SearchPage) => void
  /** Whether it would be counted: not yet today by this visitor. */
  readonly isNews: (asked: Asked) => boolean
  /** Writes what waits. */
  readonly flush: () => Promise<void>
}

/** Counts what is searched, by text and day. Who searched is held in memory until the day ends, so that nobody counts twice, and is never written. */
export function createSearchLog(db: Db, onError: (error: Error) => void, now = () => new Date()): SearchLog {
  let waiting = new Map<string, CountedSearch>()
  let timer: NodeJS.Timeout | undefined
  const counted = createDaysMemory(now)
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const rows = [...waiting.values()]
    waiting = new Map()
    if (rows.length > 0) await countSearches(db, rows)
  }
  return {
    record: ({ visitor, locale, search = '' }, page) => {
      const text = searchedText(search)
      // Whoever pages on has been counted already.
      if (!visitor || text === '' || page.page !== 1 || waiting.size >= MOST_WAITING) return
      if (isPersonalText(text, page.understood?.numbers ?? []) || !counted.remember(`${visitor} ${locale} ${text}`)) return
      const key = `${locale} ${text}`
      waiting.set(key, joined(waiting.get(key), searchOf(locale, text, page)))
      timer ??= setTimeout(() => flush().catch(onError), FLUSH_MS).unref()
    },
    isNews: ({ visitor, locale, search = '' }) => visitor !== undefined && !counted.has(`${visitor} ${locale} ${searchedText(search)}`),
    flush,
  }
}

function searchOf(locale: Locale, text: string, { total, items, understood }: SearchPage): CountedSearch {
  const corrections = understood?.corrections ?? []
  const isCorrected = corrections.length > 0
  return {
    locale,
    text,
    searches: 1,
    foundNothing: total === 0 ? 1 : 0,
    corrected: isCorrected ? 1 : 0,
    correctedTo: isCorrected ? correctedText(text, corrections) : undefined,
    firstProducts: items.slice(0, FIRST).map(({ id }) => Number(id)),
  }
}

function joined(before: CountedSearch | undefined, latest: CountedSearch): CountedSearch {
  return before
    ? {
        ...latest,
        searches: before.searches + latest.searches,
        foundNothing: before.foundNothing + latest.foundNothing,
        corrected: before.corrected + latest.corrected,
        correctedTo: latest.correctedTo ?? before.correctedTo,
      }
    : latest
}

/** What happened today, and is forgotten with the day. */
function createDaysMemory(now: () => Date) {
  let day = ''
  let seen = new Set<string>()
  const today = (): Set<string> => {
    const date = now().toISOString().slice(0, 10)
    if (date !== day) [day, seen] = [date, new Set()]
    return seen
  }
  return {
    has: (what: string) => today().has(what),
    /** Whether it is new, and there was room for it. */
    remember: (what: string) => {
      const known = today()
      if (known.has(what) || known.size >= MOST_REMEMBERED) return false
      known.add(what)
      return true
    },
  }
}
