import type { CfdiUse, InvoiceData, Regime } from '@shop/domain/invoice'
import type { Db } from '../../database/connect.ts'

export async function findInvoiceData(db: Db, customerId: number): Promise<InvoiceData | undefined> {
  const row = await db.selectFrom('customer_invoice_data').selectAll().where('customer_id', '=', customerId).executeTakeFirst()
  return (
    row && {
      rfc: row.rfc,
      legalName: row.legal_name,
      regime: row.regime as Regime,
      use: row.cfdi_use as CfdiUse,
      postalCode: row.postal_code,
    }
  )
}

export async function upsertInvoiceData(db: Db, customerId: number, invoice: InvoiceData): Promise<void> {
  const row = {
    rfc: invoice.rfc,
    legal_name: invoice.legalName,
    regime: invoice.regime,
    cfdi_use: invoice.use,
    postal_code: invoice.postalCode,
  }
  await db
    .insertInto('customer_invoice_data')
    .values({ customer_id: customerId, ...row })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(row))
    .execute()
}

export async function deleteInvoiceData(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('customer_invoice_data').where('customer_id', '=', customerId).execute()
}
