import { createHash } from 'node:crypto'
import type { Db } from '../../database/connect.ts'
import { insertInterest } from './interest.queries.ts'

const FLUSH_MS = 1_000
const MOST_WAITING = 5_000
const MOST_PER_SEARCH = 3

export type Interest = {
  readonly record: (visitor: string | undefined, productIds: readonly number[]) => void
  /** Writes what waits. */
  readonly flush: () => Promise<void>
}

/** Reads stay reads: what visitors look for is gathered and written once a second, many at a time. */
export function createInterest(db: Db, onError: (error: Error) => void): Interest {
  let waiting = new Map<string, { productId: number; visitor: string }>()
  let timer: NodeJS.Timeout | undefined
  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const seen = [...waiting.values()]
    waiting = new Map()
    if (seen.length > 0) await insertInterest(db, seen)
  }
  return {
    record: (visitor, productIds) => {
      if (!visitor || waiting.size >= MOST_WAITING) return
      for (const productId of productIds.slice(0, MOST_PER_SEARCH)) waiting.set(`${productId} ${visitor}`, { productId, visitor })
      timer ??= setTimeout(() => flush().catch(onError), FLUSH_MS).unref()
    },
    flush,
  }
}

/** Tells visitors apart for a day without keeping who they are. A household or workshop counts as one. */
export function visitorOf(address: string, secret: string, now = new Date()): string {
  const network =
    address.includes(':') && !address.startsWith('::ffff:') ? address.split(':').slice(0, 4).join(':') : address.replace('::ffff:', '')
  return createHash('sha256')
    .update(`${secret} ${now.toISOString().slice(0, 10)} ${network}`)
    .digest('base64url')
    .slice(0, 16)
}
