import type { Session } from '@shop/domain/customer'

type Row = { readonly id: string; readonly device: string; readonly started_at: Date; readonly last_seen_at: Date }

export const SESSION_COLUMNS = ['id', 'device', 'started_at', 'last_seen_at'] as const

/** An open session as its owner is shown it, a customer's or a staff member's. */
export function sessionOfRow(row: Row, currentId: string): Session {
  return {
    id: row.id,
    device: row.device,
    startedAt: row.started_at,
    lastSeenAt: row.last_seen_at,
    isCurrent: row.id === currentId,
  }
}
