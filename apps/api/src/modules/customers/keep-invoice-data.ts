import type { InvoiceData } from '@shop/domain/invoice'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { deleteInvoiceData, upsertInvoiceData } from './invoice-data.queries.ts'

type Deps = { readonly db: Db }

export const keepInvoiceData = transactional(({ db }: Deps, customerId: number, invoice: InvoiceData) =>
  upsertInvoiceData(db, customerId, invoice),
)

export const forgetInvoiceData = transactional(({ db }: Deps, customerId: number) => deleteInvoiceData(db, customerId))
