import { fitmentWords } from '@shop/domain/fitment-rules'
import type { ProductData } from '@shop/domain/staff-product'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { ChangedMeanwhile } from '../../problems.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { replaceFitments } from './fitments.queries.ts'
import { judgeProduct } from './judge-product.ts'
import { differingFacts } from './product-facts.ts'
import { lockNumbers } from './product-numbers.queries.ts'
import { ProductNotFound } from './products.problems.ts'
import { findStaffProduct, lockProduct, updateProduct } from './staff-products.queries.ts'

type Deps = { readonly db: Db; readonly files: FileStore }
type Changed = Omit<ProductData, 'internalKey'> & { readonly internalKey: string | undefined; readonly version: string }

/** Saves all of a part at once, if it still is as it was read. */
export const changeProduct = transactional(
  async (deps: Deps, staffId: number, id: number, { version, ...given }: Changed): Promise<void> => {
    const { db } = deps
    await lockNumbers(db)
    if (!(await lockProduct(db, id))) throw new ProductNotFound()
    const before = await findStaffProduct(db, id)
    if (!before) throw new ProductNotFound()
    if (before.version !== version) throw new ChangedMeanwhile()
    const data = { ...given, internalKey: given.internalKey ?? before.internalKey }
    const fitments = await judgeProduct(deps, data, before)
    const facts = await differingFacts(db, before, data)
    const isSame = Object.keys(facts.before).length === 0 && Object.keys(facts.after).length === 0
    if (isSame) return
    await updateProduct(db, id, data)
    if (!isSameCars(before.fitments, data.fitments)) await replaceFitments(db, id, fitments)
    await recordChange(db, staffId, { action: 'product-changed', subject: { kind: 'product', ref: before.internalKey }, ...facts })
  },
)

const isSameCars = (a: ProductData['fitments'], b: ProductData['fitments']): boolean =>
  a.map(fitmentWords).toSorted().join('\n') === b.map(fitmentWords).toSorted().join('\n')
