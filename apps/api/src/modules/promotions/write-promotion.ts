import type { AuditFacts } from '@shop/domain/audit-log'
import { slugOf } from '@shop/domain/slug'
import type { PromotionDraft, StaffPromotion } from '@shop/domain/staff-promotion'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { ChangedMeanwhile, FieldRefused } from '../../problems.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { lockParts } from './promotion-parts.queries.ts'
import { PromotionNotFound, PromotionNotRunning } from './promotions.problems.ts'
import {
  findStaffPromotion,
  insertPromotion,
  lockPromotion,
  updateEnded,
  updatePromotion,
  updateSwitched,
} from './staff-promotions.queries.ts'

type Deps = { readonly db: Db }

export const createPromotion = transactional(async ({ db }: Deps, staffId: number, draft: PromotionDraft): Promise<StaffPromotion> => {
  if (draft.endsAt <= new Date()) throw new FieldRefused('fin', 'already-over')
  const made = await promotionOrProblem(db, await insertPromotion(db, slugOf(draft.nameEs), draft))
  await recordChange(db, staffId, { action: 'promotion-created', subject: { kind: 'promotion', ref: made.id }, after: factsOf(made) })
  return made
})

export const changePromotion = transactional(
  async ({ db }: Deps, staffId: number, id: number, { version, ...draft }: PromotionDraft & { version: number }): Promise<StaffPromotion> =>
    change(db, staffId, id, async (before) => {
      if (before.version !== version) throw new ChangedMeanwhile()
      await updatePromotion(db, id, draft)
    }),
)

export const endPromotion = transactional(
  async ({ db }: Deps, staffId: number, id: number): Promise<StaffPromotion> =>
    change(db, staffId, id, async ({ phase }) => {
      if (phase !== 'running') throw new PromotionNotRunning()
      await updateEnded(db, id)
    }),
)

export const switchPromotion = transactional(
  async ({ db }: Deps, staffId: number, id: number, isOn: boolean): Promise<StaffPromotion> =>
    change(db, staffId, id, () => updateSwitched(db, id, isOn)),
)

const change = async (db: Db, staffId: number, id: number, write: (before: StaffPromotion) => Promise<void>): Promise<StaffPromotion> => {
  const before = await lockPromotion(db, id)
  if (!before) throw new PromotionNotFound()
  // A trigger writes their prices anew in no order; whoever buys several of them waits here and not across it.
  await lockParts(db, { promotionId: id })
  await write(before)
  const after = await promotionOrProblem(db, id)
  await recordChange(db, staffId, {
    action: 'promotion-changed',
    subject: { kind: 'promotion', ref: after.id },
    before: factsOf(before),
    after: factsOf(after),
  })
  return after
}

const promotionOrProblem = async (db: Db, id: number): Promise<StaffPromotion> => {
  const found = await findStaffPromotion(db, id)
  if (!found) throw new PromotionNotFound()
  return found
}

const factsOf = (promotion: StaffPromotion): AuditFacts => ({
  name: promotion.nameEs,
  nameEn: promotion.nameEn,
  text: promotion.descriptionEs,
  textEn: promotion.descriptionEn,
  discount: promotion.discountPercent,
  status: promotion.phase,
  startsAt: promotion.startsAt.toISOString(),
  endsAt: promotion.endsAt.toISOString(),
})
