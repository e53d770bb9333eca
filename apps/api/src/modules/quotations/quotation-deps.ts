import type { Settings } from '@shop/settings/settings'
import type { Db } from '../../database/connect.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { ImageWorker } from '../../ports/image-worker.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { derivedKey } from '../../secrets/derived-key.ts'

export type QuotationDeps = {
  readonly db: Db
  readonly jobs: JobQueue
  readonly files: FileStore
  readonly imageWorker: ImageWorker
  readonly settings: Pick<Settings, 'publicUrl' | 'adminHost' | 'mode' | 'smsPerDay' | 'accountValidation' | 'tokenSecret'>
  /** The shop's clock. */
  readonly now: () => Date
}

/** Seals the links of offers. */
export function linkKey({ settings }: Pick<QuotationDeps, 'settings'>): Buffer {
  return derivedKey(settings.tokenSecret, 'offer-link')
}
