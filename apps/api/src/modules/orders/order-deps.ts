import type { Settings } from '@shop/settings/settings'
import type { Db } from '../../database/connect.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { ImageWorker } from '../../ports/image-worker.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import type { PaymentProvider } from '../../ports/payment-provider.ts'

export type OrderDeps = {
  readonly db: Db
  readonly jobs: JobQueue
  readonly payments: PaymentProvider
  readonly files: FileStore
  readonly imageWorker: ImageWorker
  readonly settings: Pick<Settings, 'publicUrl' | 'adminHost' | 'failpoint' | 'mode'>
  readonly now?: () => Date
}

/** The shop's clock; tests set it, so that ten days pass in a moment. */
export function nowOf({ now }: Pick<OrderDeps, 'now'>): Date {
  return now?.() ?? new Date()
}
