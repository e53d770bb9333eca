import { initialsOf } from '@shop/domain/initials'
import type { ProductData } from '@shop/domain/staff-product'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { FieldRefused } from '../../problems.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { replaceFitments } from './fitments.queries.ts'
import { judgeProduct } from './judge-product.ts'
import { carsFact, factsOf } from './product-facts.ts'
import { nextInternalKey } from './product-numbers.queries.ts'
import { insertProduct } from './staff-products.queries.ts'
import { updateStock } from './stock-ledger.queries.ts'

type Deps = { readonly db: Db; readonly files: FileStore }
type NewProduct = Omit<ProductData, 'internalKey'> & { readonly internalKey: string | undefined; readonly counted: number | undefined }

/** A part comes into the catalogue: all of it, with the pieces that are on the shelf, or nothing. Answers its id. */
export const addProduct = transactional(async (deps: Deps, staffId: number, { counted = 0, ...given }: NewProduct): Promise<number> => {
  const { db } = deps
  const { data, fitments, id } = await insertJudged(deps, given)
  await replaceFitments(db, id, fitments)
  if (counted > 0) await updateStock(db, { productId: id, stock: counted, kind: 'import', staffId, note: '' })
  await recordChange(db, staffId, {
    action: 'product-added',
    subject: { kind: 'product', ref: data.internalKey },
    after: { ...(await factsOf(db, data)), ...carsFact(data.fitments, []), stock: counted },
  })
  return id
})

/** A key of our own that an import brought meanwhile is replaced by the next. */
async function insertJudged(deps: Deps, given: Omit<NewProduct, 'counted'>) {
  const { identity } = await readPolicies(deps.db)
  for (;;) {
    const data = { ...given, internalKey: given.internalKey ?? (await nextInternalKey(deps.db, initialsOf(identity.name))) }
    const fitments = await judgeProduct(deps, data, undefined)
    const id = await insertProduct(deps.db, data)
    if (id !== undefined) return { data, fitments, id }
    if (given.internalKey !== undefined) throw new FieldRefused('internalKey', 'taken')
  }
}
