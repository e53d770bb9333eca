import type { CatalogueChanges } from '../../database/catalogue-changes.ts'
import type { JobHandlers } from '../../ports/job-queue.ts'
import { catalogueDeps } from '../catalogue/catalogue.public.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { writeOrderMail } from './write-order-mail.ts'

export const orderMailJobs = (deps: OrderDeps & { readonly changes: CatalogueChanges }): Pick<JobHandlers, 'send-order-mail'> => {
  const catalogue = catalogueDeps(deps)
  return { 'send-order-mail': (mail) => writeOrderMail(deps, catalogue, mail) }
}
