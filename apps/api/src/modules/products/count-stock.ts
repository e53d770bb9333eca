import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { FieldRefused } from '../../problems.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { ProductNotFound, StockChanged } from './products.problems.ts'
import { findStaffProduct, lockProduct } from './staff-products.queries.ts'
import { updateStock } from './stock-ledger.queries.ts'

type Count = { readonly counted: number; readonly believed: number; readonly reason: string }

/** What was counted on the shelf is what there is; pieces that wait for their money are among it. */
export const countStock = transactional(
  async ({ db }: { readonly db: Db }, staffId: number, id: number, { counted, believed, reason }: Count): Promise<void> => {
    if (!(await lockProduct(db, id))) throw new ProductNotFound()
    const product = await findStaffProduct(db, id)
    if (!product) throw new ProductNotFound()
    if (product.stock !== believed) throw new StockChanged()
    if (counted < product.reserved) throw new FieldRefused('counted', 'below-reserved')
    if (counted !== product.stock) await updateStock(db, { productId: id, stock: counted, kind: 'correction', staffId, note: reason })
    await recordChange(db, staffId, {
      action: 'stock-counted',
      subject: { kind: 'product', ref: product.internalKey },
      before: { stock: product.stock },
      after: { stock: counted, reason },
    })
  },
)
