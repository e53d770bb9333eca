import type { PromotionIntake } from '@shop/domain/staff-promotion'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { countIntake, lockParts, type PartSelection, updatePromotionOf } from './promotion-parts.queries.ts'
import { PromotionNotFound } from './promotions.problems.ts'
import { lockPromotion } from './staff-promotions.queries.ts'

type Deps = { readonly db: Db }

/** A part has one promotion: it leaves the one it was in, and the log says so. */
export const addParts = transactional(
  async ({ db }: Deps, staffId: number, promotionId: number, selection: PartSelection): Promise<PromotionIntake> => {
    const before = await lockOrProblem(db, promotionId)
    const ids = await lockParts(db, selection)
    const intake = await countIntake(db, promotionId, selection)
    await updatePromotionOf(db, ids, promotionId)
    await recordChange(db, staffId, {
      action: 'promotion-products-added',
      subject: { kind: 'promotion', ref: String(promotionId) },
      before: { products: before.productCount },
      after: {
        products: before.productCount + intake.found - intake.already,
        name: before.nameEs,
        note: intake.leaving.map(({ name, products }) => `${products} ← ${name}`).join('; ') || undefined,
      },
    })
    return intake
  },
)

/** Without numbers all of them. Parts of other promotions are left alone. */
export const removeParts = transactional(
  async ({ db }: Deps, staffId: number, promotionId: number, numbers: readonly string[] | undefined): Promise<void> => {
    const before = await lockOrProblem(db, promotionId)
    const ids = await lockParts(db, { numbers, promotionId })
    await updatePromotionOf(db, ids, null)
    await recordChange(db, staffId, {
      action: 'promotion-products-removed',
      subject: { kind: 'promotion', ref: String(promotionId) },
      before: { products: before.productCount },
      after: { products: before.productCount - ids.length, name: before.nameEs },
    })
  },
)

async function lockOrProblem(db: Db, id: number) {
  const promotion = await lockPromotion(db, id)
  if (!promotion) throw new PromotionNotFound()
  return promotion
}
