import type { PromotionDraft, StaffPromotion } from '@shop/domain/staff-promotion'
import { typedMoment } from '@shop/domain/typed-moment'
import type { useForm } from '../../kit/form/use-form.ts'

/** What stands in the form, as it was typed. */
export type TypedPromotion = Readonly<Record<keyof Omit<PromotionDraft, 'isOn'>, string>> & { readonly isOn: boolean }

/** The form of a promotion, whether it is a new one or one that is changed. */
export type PromotionFormState = Omit<ReturnType<typeof useForm<TypedPromotion, unknown>>, 'restart'>

const WEEK_MS = 604_800_000

export function newPromotion(now: Date): TypedPromotion {
  return {
    nameEs: '',
    nameEn: '',
    descriptionEs: '',
    descriptionEn: '',
    discountPercent: '',
    isOn: true,
    startsAt: typedMoment(now),
    endsAt: typedMoment(new Date(now.getTime() + WEEK_MS)),
  }
}

export function typedPromotion(promotion: StaffPromotion): TypedPromotion {
  return {
    nameEs: promotion.nameEs,
    nameEn: promotion.nameEn,
    descriptionEs: promotion.descriptionEs,
    descriptionEn: promotion.descriptionEn,
    discountPercent: String(promotion.discountPercent),
    isOn: promotion.isOn,
    startsAt: typedMoment(promotion.startsAt),
    endsAt: typedMoment(promotion.endsAt),
  }
}

export function percentTyped(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))
}
