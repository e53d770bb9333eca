import { startWorker, type Worker } from './adapters/graphile-jobs.ts'
import type { Deps } from './composition.ts'
import { auditAnchorJobs } from './modules/audit-anchor/audit-anchor.jobs.ts'
import { backupJobs, startUnlessHeld } from './modules/backups/backups.public.ts'
import { catalogueJobs } from './modules/catalogue/catalogue.jobs.ts'
import { catalogueAuditJobs } from './modules/catalogue-audit/catalogue-audit.jobs.ts'
import { listKnownChatPictures } from './modules/chat/chat.public.ts'
import { conditionJobs } from './modules/condition/condition.jobs.ts'
import { customerJobs } from './modules/customers/customers.jobs.ts'
import { customerDeps } from './modules/customers/customers.public.ts'
import { importJobs } from './modules/imports/imports.jobs.ts'
import { measureJobs } from './modules/measures/measures.jobs.ts'
import { messageJobs } from './modules/messages/messages.jobs.ts'
import { openingJobs, trialJobs } from './modules/opening/opening.public.ts'
import { orderMailJobs } from './modules/order-mails/order-mails.jobs.ts'
import { orderSweepJobs } from './modules/order-sweep/order-sweep.jobs.ts'
import { paymentJobs, type SettlePayment } from './modules/payments/payments.public.ts'
import { settleEvent } from './modules/payments/settle-event.ts'
import { personalDataJobs } from './modules/personal-data/personal-data.jobs.ts'
import { pictureJobs } from './modules/pictures/pictures.jobs.ts'
import { quotationJobs } from './modules/quotations/quotations.jobs.ts'
import { listKnownQuotationPictures } from './modules/quotations/quotations.public.ts'
import { reconciliationJobs } from './modules/reconciliation/reconciliation.jobs.ts'
import { refundJobs } from './modules/refunds/refunds.jobs.ts'
import { listKnownReturnPhotos } from './modules/returns/returns.public.ts'
import { staffJobs } from './modules/staff/staff.jobs.ts'
import { staffDeps } from './modules/staff/staff.public.ts'
import { uploadJobs } from './modules/uploads/uploads.jobs.ts'
import { waitingJobs } from './modules/waiting/waiting.jobs.ts'

/** Whose pictures of visitors are kept. */
export const UPLOAD_OWNERS = [listKnownQuotationPictures, listKnownChatPictures, listKnownReturnPhotos]

/** After a restore it waits until somebody released the shop: until then no job runs, nothing is done by the clock and no mail goes out. */
export function startShopWorker(
  deps: Deps,
  onError: (message: string, meta: unknown) => void,
  settle: SettlePayment = (event) => settleEvent(deps, event),
): Promise<Worker> {
  return startUnlessHeld(deps, () => startAtOnce(deps, onError, settle), onError)
}

function startAtOnce(deps: Deps, onError: (message: string, meta: unknown) => void, settle: SettlePayment): Promise<Worker> {
  return startWorker(
    deps,
    {
      ...messageJobs(deps),
      ...pictureJobs(deps),
      ...catalogueJobs(deps),
      ...catalogueAuditJobs(deps),
      ...measureJobs(deps),
      ...customerJobs(customerDeps(deps)),
      ...staffJobs(staffDeps(deps)),
      ...paymentJobs(deps, settle),
      ...refundJobs(deps),
      ...orderMailJobs(deps),
      ...orderSweepJobs(deps),
      ...reconciliationJobs(deps),
      ...quotationJobs(deps),
      ...waitingJobs(deps),
      ...uploadJobs(deps, UPLOAD_OWNERS),
      ...personalDataJobs(deps),
      ...importJobs(deps),
      ...auditAnchorJobs(deps),
      ...openingJobs(deps),
      ...trialJobs(deps),
      ...conditionJobs(deps),
      ...backupJobs(deps),
    },
    onError,
  )
}
