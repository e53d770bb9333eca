import * as calls from '@shop/contract/staff/products'
import type { StaffProduct } from '@shop/domain/staff-product'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { addProduct } from './add-product.ts'
import { changeProduct } from './change-product.ts'
import { countStock } from './count-stock.ts'
import { listRunsOfMake } from './fitments.queries.ts'
import { listStaffProducts } from './listed-products.queries.ts'
import { listProductChoices } from './product-choices.queries.ts'
import { ProductNotFound } from './products.problems.ts'
import { findStaffProduct } from './staff-products.queries.ts'
import { listStockMovements } from './stock-ledger.queries.ts'

type Deps = { readonly db: Db; readonly files: FileStore }

/** The catalogue's desk: parts as staff see and change them. */
export function productsStaffRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  const show = async (id: number): Promise<StaffProduct> => {
    const product = await findStaffProduct(db, id)
    if (!product) throw new ProductNotFound()
    return product
  }
  serve(app, calls.listStaffProducts, async ({ query, locale }) => ({
    ...(await listStaffProducts(db, locale, query)),
    page: query.page,
    limit: query.limit,
  }))
  serve(app, calls.listProductChoices, ({ locale }) => listProductChoices(db, locale))
  serve(app, calls.listCarRuns, ({ query }) => listRunsOfMake(db, query.make))
  serve(app, calls.showStaffProduct, ({ params }) => show(params.id))
  serve(app, calls.addProduct, async ({ body, staff }) => show(await addProduct(deps, staff.id, body)))
  serve(app, calls.changeProduct, async ({ params, body, staff }) => {
    await changeProduct(deps, staff.id, params.id, body)
    return show(params.id)
  })
  serve(app, calls.listStockMovements, async ({ params, query }) => ({
    ...(await listStockMovements(db, params.id, query)),
    page: query.page,
    limit: query.limit,
  }))
  serve(app, calls.countStock, async ({ params, body, staff }) => {
    await countStock(deps, staff.id, params.id, body)
    return show(params.id)
  })
}
