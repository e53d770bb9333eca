import type { Settings } from '@shop/settings/settings'
import { auditKeysFrom } from './database/audit-keys.ts'
import { connect, type Db } from './database/connect.ts'
import { assertKnownSchema } from './database/known-schema.ts'
import { migrate } from './database/migrate.ts'
import { insertMark } from './database/shop-database.queries.ts'
import { assertOwn, type Wanted } from './database/whose-database.ts'
import { sealNewLog } from './modules/audit-log/audit-log.public.ts'

const MAKES_AUDIT_HEAD = '0028_audit_head.sql'

type Known = Pick<Settings, 'mode' | 'databaseUrl' | 'tokenSecret' | 'previousTokenSecrets' | 'databasePatienceMs'>

/** Brings the tables up to date and marks an empty database as this shop's; a database that is another's is left as it is. */
export function prepareTables(settings: Known, url: string): Promise<void> {
  return prepareAs(wantedBy(settings), settings, url)
}

/** The owner says whose the data are that nobody has marked yet. */
export function markDatabase(settings: Known, url: string): Promise<void> {
  return prepareAs({ ...wantedBy(settings), isOwnersWord: true }, settings, url)
}

/** For whoever only looks. */
export async function assertOwnDatabase(settings: Known, url: string): Promise<void> {
  await connected(settings, url, (db) => assertOwn(db, wantedBy(settings)))
  await assertKnownSchema(url)
}

function wantedBy({ mode, databaseUrl }: Known): Wanted {
  return { mode, isOwnFolder: databaseUrl === undefined }
}

async function prepareAs(wanted: Wanted, settings: Known, url: string): Promise<void> {
  await connected(settings, url, (db) => assertOwn(db, wanted))
  const applied = await migrate(url)
  await connected(settings, url, async (db) => {
    // Only whoever makes the head of the log seals it unseen: later, a missing seal is somebody's doing.
    if (applied.includes(MAKES_AUDIT_HEAD)) await sealNewLog({ db })
    await insertMark(db, wanted.mode)
    // A shop of the other kind may have come first to the same empty database.
    await assertOwn(db, wanted)
  })
}

async function connected<Result>(settings: Known, url: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = connect({
    url,
    poolSize: 1,
    timeoutMs: settings.databasePatienceMs,
    onError: () => {},
    auditKeys: auditKeysFrom(settings),
  })
  return work(db).finally(close)
}
