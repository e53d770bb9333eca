import { auditKeysOf } from '../../database/audit-keys.ts'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { findLastLink, lockHead, updateHead } from './audit-log.queries.ts'
import { sealOf } from './signatures.ts'

type Deps = { readonly db: Db }

/** For whoever has just made the table, in that moment and never later: a head without a seal is a forged one afterwards. */
export const sealNewLog = transactional(async ({ db }: Deps): Promise<void> => {
  const head = await lockHead(db)
  if (head && head.seal === undefined) await updateHead(db, { ...head, seal: sealOf(auditKeysOf(db), head) })
})

/** By hand, when a person knows why the end is not as the shop left it: a backup was restored, or the secret lost. */
export const sealAsItStands = transactional(async ({ db }: Deps): Promise<void> => {
  if (!(await lockHead(db))) throw new Error('audit_head is empty: its owner has to insert a row first')
  const last = await findLastLink(db)
  await updateHead(db, { ...last, seal: sealOf(auditKeysOf(db), last) })
})
