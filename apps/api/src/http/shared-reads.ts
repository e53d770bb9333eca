import type { Db } from '../database/connect.ts'
import type { Notices } from '../database/notices.ts'
import { type CountedReads, countReads } from './count-reads.ts'
import { tellReads } from './tell-reads.queries.ts'

const TOLD_EVERY_MS = 1_000

/** What all processes of the API are asked, as each knows it a second or two later. Without its database each of them counts alone. */
export function sharedReads({
  db,
  notices,
  now,
}: {
  readonly db: Db
  readonly notices: Notices
  readonly now: () => Date
}): CountedReads & { readonly stop: () => void } {
  const reads = countReads(() => now().getTime())
  notices.on('reads', reads.hear)
  const tell = async () => {
    const news = reads.news()
    if (news) await tellReads(db, news)
  }
  const timer = setInterval(() => tell().catch(() => {}), TOLD_EVERY_MS).unref()
  return { ...reads, stop: () => clearInterval(timer) }
}
