import type { Settings } from '@shop/settings/settings'
import type { CatalogueChanges } from '../../database/catalogue-changes.ts'
import type { Db } from '../../database/connect.ts'
import type { Notices } from '../../database/notices.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { ImageWorker } from '../../ports/image-worker.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import type { PaymentProvider } from '../../ports/payment-provider.ts'
import { type CatalogueDeps, catalogueDeps } from '../catalogue/catalogue.public.ts'
import { type ChatHub, createChatHub } from './chat-hub.ts'

export type ChatDeps = {
  readonly db: Db
  readonly jobs: JobQueue
  readonly files: FileStore
  readonly imageWorker: ImageWorker
  readonly payments: PaymentProvider
  readonly settings: Pick<Settings, 'publicUrl'>
  readonly hub: ChatHub
  readonly catalogue: CatalogueDeps
  /** The shop's clock. */
  readonly now: () => Date
}

type Given = Pick<ChatDeps, 'db' | 'jobs' | 'files' | 'imageWorker' | 'payments' | 'settings' | 'now'> & {
  readonly readDb: Db
  readonly changes: CatalogueChanges
  readonly notices: Notices
}

export function chatDeps(given: Given): ChatDeps {
  return {
    db: given.db,
    jobs: given.jobs,
    files: given.files,
    imageWorker: given.imageWorker,
    payments: given.payments,
    settings: given.settings,
    hub: createChatHub(given.notices),
    catalogue: catalogueDeps(given),
    now: given.now,
  }
}
