import type { AuditKeys } from '@shop/api/database/audit-keys'
import { connect, type Database } from '@shop/api/database/connect'

/** Nobody waits for a page: a command may take its time over a table of millions. */
const TIMEOUT_MS = 60_000

/** The database for a command at the terminal; what goes wrong is said there. */
export function connectCommand(url: string, auditKeys?: AuditKeys): Database {
  return connect({
    url,
    poolSize: 2,
    timeoutMs: TIMEOUT_MS,
    onError: (error) => console.error(error.message),
    ...(auditKeys ? { auditKeys } : {}),
  })
}
