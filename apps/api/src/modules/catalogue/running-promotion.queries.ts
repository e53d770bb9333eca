import { sql } from 'kysely'

/** Whether the promotion `o` runs, by the clock of the database: the one that counts where something is paid. */
export const isRunning = sql<boolean>`lower(o.status) = 'activo' and now() between o.starts_at and o.ends_at`

type Kept = { readonly status: string; readonly starts_at: Date; readonly ends_at: Date }

/** The same of one that is kept here: it begins and ends while nobody asks the database. */
export function runsAt({ status, starts_at, ends_at }: Kept, now: number): boolean {
  return status.toLowerCase() === 'activo' && starts_at.getTime() <= now && now <= ends_at.getTime()
}
