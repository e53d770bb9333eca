import type { SlideDraft, StaffSlide } from '@shop/domain/staff-slide'

/** What stands in the form, as it was typed. */
export type TypedSlide = Readonly<Record<keyof SlideDraft, string>>

export const NEW_SLIDE: TypedSlide = { titleEs: '', titleEn: '', textEs: '', textEn: '', link: '', wideImage: '', narrowImage: '' }

export function typedSlide({ id: _, version: __, ...slide }: StaffSlide): TypedSlide {
  return {
    ...slide,
    titleEn: slide.titleEn ?? '',
    textEn: slide.textEn ?? '',
  }
}
