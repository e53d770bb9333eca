import type { CatalogueChanges } from '../../database/catalogue-changes.ts'
import type { Db } from '../../database/connect.ts'
import type { JobHandlers } from '../../ports/job-queue.ts'
import { catalogueDeps } from '../catalogue/catalogue.public.ts'
import type { OrderDeps } from '../orders/orders.public.ts'
import { writeOrderMail } from './write-order-mail.ts'

type Needed = OrderDeps & { readonly readDb: Db; readonly changes: CatalogueChanges; readonly now: () => Date }

export function orderMailJobs(deps: Needed): Pick<JobHandlers, 'send-order-mail'> {
  const catalogue = catalogueDeps(deps)
  return { 'send-order-mail': (mail) => writeOrderMail(deps, catalogue, mail) }
}
