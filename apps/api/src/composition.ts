import type { Settings } from '@shop/settings/settings'
import type { Pool } from 'pg'
import { alarmBell } from './adapters/alarm-bell.ts'
import { localBackups } from './adapters/backups/local-backups.ts'
import { chooseFiles } from './adapters/choose-files.ts'
import { graphileDesk } from './adapters/graphile-desk.ts'
import { graphileJobs } from './adapters/graphile-jobs.ts'
import { openImageWorker } from './adapters/image-worker/image-worker.ts'
import { mailboxMessenger } from './adapters/mailbox-messenger.ts'
import { noPayments } from './adapters/no-payments.ts'
import { type OpenSandbox, openSandbox } from './adapters/open-sandbox.ts'
import { pictureFetcher } from './adapters/picture-fetcher/picture-fetcher.ts'
import { realMessenger } from './adapters/real-messenger.ts'
import { stripePayments } from './adapters/stripe-payments.ts'
import { talliedMessenger, talliedPayments } from './adapters/tallied.ts'
import { auditKeysFrom } from './database/audit-keys.ts'
import { type CatalogueChanges, catalogueChanges } from './database/catalogue-changes.ts'
import { connect, type Db } from './database/connect.ts'
import { databaseClock } from './database/database-clock.queries.ts'
import { findFilesMark } from './database/files-mark.queries.ts'
import { listenToNotices, type Notices } from './database/notices.ts'
import { openReadReplicas } from './database/read-replicas.ts'
import { whileMarked } from './marked-files.ts'
import type { AlarmBell } from './ports/alarm-bell.ts'
import type { Backups } from './ports/backups.ts'
import { type BaseData, type BaseDataCounts, NO_BASE_DATA } from './ports/base-data.ts'
import type { FileStore } from './ports/file-store.ts'
import type { ImageWorker } from './ports/image-worker.ts'
import type { JobDesk } from './ports/job-desk.ts'
import type { JobQueue } from './ports/job-queue.ts'
import type { KnownNames } from './ports/known-names.ts'
import type { Messenger } from './ports/messenger.ts'
import type { PaymentProvider } from './ports/payment-provider.ts'
import type { PictureFetcher } from './ports/picture-fetcher.ts'
import { newTally, type Tally } from './ports/tally.ts'

/** What the modules are handed. Nothing else in the API knows which adapter stands behind a port. */
export type Deps = {
  readonly db: Db
  /** For what visitors look at, which may be a moment old: a replica while one keeps up, otherwise the same as `db`. */
  readonly readDb: Db
  readonly pool: Pool
  readonly databaseUrl: string
  readonly notices: Notices
  readonly changes: CatalogueChanges
  readonly jobs: JobQueue
  readonly jobDesk: JobDesk
  readonly files: FileStore
  readonly imageWorker: ImageWorker
  readonly pictureFetcher: PictureFetcher
  readonly messenger: Messenger
  readonly payments: PaymentProvider
  readonly tally: Tally
  readonly bell: AlarmBell
  /** The demo's imitation of the payment provider; absent wherever keys are set, and in production always. */
  readonly sandbox: OpenSandbox | undefined
  /** What base data call things; the API itself knows none. */
  readonly knownNames: () => Promise<KnownNames>
  readonly loadBaseData: () => Promise<BaseDataCounts>
  readonly backups: Backups
  readonly settings: Settings
  /** Into the server's own log, for whoever looks after the server. */
  readonly note: (message: string) => void
  /** The shop's clock, which all of its processes go by. */
  readonly now: () => Date
  readonly close: () => Promise<void>
}

export async function compose(
  settings: Settings,
  databaseUrl: string,
  onError: (error: Error) => void,
  note: (message: string) => void = () => {},
  baseData: BaseData = NO_BASE_DATA,
): Promise<Deps> {
  const { db, pool, close } = connect({
    url: databaseUrl,
    poolSize: settings.databasePoolSize,
    timeoutMs: settings.databasePatienceMs,
    onError,
    auditKeys: auditKeysFrom(settings),
  })
  const clock = await databaseClock(db)
  const files = whileMarked(chooseFiles(settings), await findFilesMark(db))
  const sandbox = await sandboxFor(db, settings)
  const imageWorker = openImageWorker()
  const tally = newTally()
  const notices = await listenToNotices(databaseUrl, ['catalogue', 'chat', 'arrivals', 'reads'], onError)
  const changes = catalogueChanges(notices)
  const replicas = replicasOf(settings, { primary: pool, primaryUrl: databaseUrl }, changes, onError)
  return {
    db,
    readDb: replicas?.db ?? db,
    pool,
    databaseUrl,
    notices,
    changes,
    jobs: graphileJobs,
    jobDesk: graphileDesk,
    files,
    imageWorker,
    pictureFetcher: pictureFetcher(),
    messenger: talliedMessenger(settings.mode === 'demo' ? mailboxMessenger(db) : realMessenger(settings), tally),
    payments: talliedPayments(choosePayments(settings, sandbox), tally),
    tally,
    bell: alarmBell(settings),
    sandbox,
    knownNames: baseData.names,
    loadBaseData: () => baseData.load(files, databaseUrl),
    backups: localBackups(settings, databaseUrl, files),
    settings,
    note,
    now: clock.now,
    close: async () => {
      clock.close()
      await imageWorker.close()
      await sandbox?.close()
      await notices.close()
      await replicas?.close()
      await close()
    },
  }
}

type Primary = { readonly primary: Pool; readonly primaryUrl: string }

function replicasOf(settings: Settings, primary: Primary, { versionHere }: CatalogueChanges, onError: (error: Error) => void) {
  const { databaseReadUrl: url, databasePoolSize: poolSize, databasePatienceMs: timeoutMs } = settings
  return url === undefined ? undefined : openReadReplicas({ url, ...primary, poolSize, timeoutMs, version: versionHere, onError })
}

const STRIPE_SCRIPT = 'https://js.stripe.com/v3/'
const SANDBOX_SCRIPT = '/sandbox/stripe.js'

/** The demo's, unless keys are set. A real shop without keys takes transfers only. */
export async function sandboxFor(db: Db, settings: Settings): Promise<OpenSandbox | undefined> {
  return settings.stripe || settings.mode === 'production' ? undefined : openSandbox(db, settings)
}

/** The same adapter either way: only keys and addresses differ. */
export function choosePayments({ stripe }: Settings, sandbox: OpenSandbox | undefined): PaymentProvider {
  if (stripe) return stripePayments({ name: 'stripe', ...stripe, scriptUrl: STRIPE_SCRIPT })
  if (!sandbox) return noPayments
  const { keys, api } = sandbox
  const { secretKey, publishableKey, webhookSecret } = keys
  return stripePayments({ name: 'sandbox', secretKey, publishableKey, webhookSecrets: [webhookSecret], api, scriptUrl: SANDBOX_SCRIPT })
}
