import type { AuditFacts } from '@shop/domain/audit-log'
import { slugOf } from '@shop/domain/slug'
import type { PromotionDraft, StaffPromotion } from '@shop/domain/staff-promotion'
import type { Db } from '../../database/connect.ts'
import { FieldRefused } from '../../problems.ts'
import { ANY_VERSION, recordedChange, recordedWrite } from '../audit-log/audit-log.public.ts'
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

export const createPromotion = recordedWrite(async ({ db, now }: Deps & { readonly now: () => Date }, draft: PromotionDraft) => {
  if (draft.endsAt <= now()) throw new FieldRefused('endsAt', 'already-over')
  const id = await insertPromotion(db, slugOf(draft.nameEs), draft)
  return written(db, id, undefined)
})

export const changePromotion = recordedChange(({ db }: Deps, id: number, { version, ...draft }: PromotionDraft & { version: number }) => ({
  ...held(db, id),
  seen: version,
  write: async (before) => {
    await updatePromotion(db, id, draft)
    return written(db, id, before)
  },
}))

export const endPromotion = recordedChange(({ db }: Deps, id: number) => ({
  ...held(db, id),
  seen: ANY_VERSION,
  write: async (before) => {
    if (before.phase !== 'running') throw new PromotionNotRunning()
    await updateEnded(db, id)
    return written(db, id, before)
  },
}))

export const switchPromotion = recordedChange(({ db }: Deps, id: number, isOn: boolean) => ({
  ...held(db, id),
  seen: ANY_VERSION,
  write: async (before) => {
    await updateSwitched(db, id, isOn)
    return written(db, id, before)
  },
}))

function held(db: Db, id: number) {
  return {
    hold: async () => {
      const promotion = await lockPromotion(db, id)
      // A trigger writes their prices anew in no order; whoever buys several of them waits here and not across it.
      if (promotion) await lockParts(db, { promotionId: id })
      return promotion
    },
    missing: PromotionNotFound,
  }
}

async function written(db: Db, id: number, before: StaffPromotion | undefined) {
  const after = await findStaffPromotion(db, id)
  if (!after) throw new PromotionNotFound()
  const subject = { kind: 'promotion', ref: after.id } as const
  const change = before
    ? ({ action: 'promotion-changed', subject, before: factsOf(before), after: factsOf(after) } as const)
    : ({ action: 'promotion-created', subject, after: factsOf(after) } as const)
  return { result: after, change }
}

function factsOf(promotion: StaffPromotion): AuditFacts {
  return {
    name: promotion.nameEs,
    nameEn: promotion.nameEn,
    text: promotion.descriptionEs,
    textEn: promotion.descriptionEn,
    discount: promotion.discountPercent,
    status: promotion.phase,
    startsAt: promotion.startsAt.toISOString(),
    endsAt: promotion.endsAt.toISOString(),
  }
}
