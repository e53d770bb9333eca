import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Notices } from '../database/notices.ts'
import { type CountedReads, countReads } from './count-reads.ts'

const TOLD_EVERY_MS = 1_000

/** Those of all processes of the API, within a second or two. Without its database each of them counts alone. */
export const sharedReads = ({ db, notices }: { readonly db: Db; readonly notices: Notices }) => {
  const reads: CountedReads = countReads()
  notices.on('reads', reads.hear)
  const tell = async () => {
    const news = reads.news()
    if (news) await sql`select pg_notify('reads', ${news})`.execute(db)
  }
  const timer = setInterval(() => tell().catch(() => {}), TOLD_EVERY_MS).unref()
  return { ...reads, stop: () => clearInterval(timer) }
}
