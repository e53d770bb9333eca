import type { Settings } from '@shop/settings/settings'
import { auditKeysFrom } from './database/audit-keys.ts'
import { connect } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { sealNewLog } from './modules/audit-log/audit-log.public.ts'

const MAKES_AUDIT_HEAD = '0028_audit_head.sql'

/** Brings the tables up to date. Only whoever makes the head of the log seals it unseen: later, a missing seal is somebody's doing. */
export const prepareTables = async (
  settings: Pick<Settings, 'tokenSecret' | 'previousTokenSecrets' | 'databasePatienceMs'>,
  url: string,
): Promise<void> => {
  const applied = await migrate(url)
  if (!applied.includes(MAKES_AUDIT_HEAD)) return
  const { db, close } = connect({
    url,
    poolSize: 1,
    patienceMs: settings.databasePatienceMs,
    onError: () => {},
    auditKeys: auditKeysFrom(settings),
  })
  await sealNewLog({ db }).finally(close)
}
