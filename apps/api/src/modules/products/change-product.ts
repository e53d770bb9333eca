import { fitmentWords } from '@shop/domain/fitment-rules'
import type { ProductData } from '@shop/domain/staff-product'
import type { Db } from '../../database/connect.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { changed, isSame, recordedChange, UNCHANGED } from '../audit-log/audit-log.public.ts'
import { replaceFitments } from './fitments.queries.ts'
import { judgeProduct } from './judge-product.ts'
import { differingFacts } from './product-facts.ts'
import { ProductNotFound } from './products.problems.ts'
import { findStaffProduct, lockProduct, updateProduct } from './staff-products.queries.ts'

type Deps = { readonly db: Db; readonly files: FileStore }
type Changed = Omit<ProductData, 'internalKey'> & { readonly internalKey: string | undefined; readonly version: string }

/** Saves all of a part at once, if it still is as it was read. */
export const changeProduct = recordedChange((deps: Deps, id: number, { version, ...given }: Changed) => ({
  hold: async () => ((await lockProduct(deps.db, id, given)) ? findStaffProduct(deps.db, id) : undefined),
  missing: ProductNotFound,
  seen: version,
  write: async (before) => {
    const data = { ...given, internalKey: given.internalKey ?? before.internalKey }
    const fitments = await judgeProduct(deps, data, before)
    const facts = await differingFacts(deps.db, before, data)
    if (isSame(facts.before, facts.after)) return UNCHANGED
    await updateProduct(deps.db, id, data, before)
    if (!isSameCars(before.fitments, data.fitments)) await replaceFitments(deps.db, id, fitments)
    return changed({ action: 'product-changed', subject: { kind: 'product', ref: before.internalKey }, ...facts })
  },
}))

function isSameCars(a: ProductData['fitments'], b: ProductData['fitments']): boolean {
  return a.map(fitmentWords).toSorted().join('\n') === b.map(fitmentWords).toSorted().join('\n')
}
