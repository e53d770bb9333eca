import { staffPromotions as english } from '@shop/texts/en/staff/promotions'
import { staffPromotions as spanish } from '@shop/texts/es/staff/promotions'
import { useTextsOf } from '../../language.tsx'

export function usePromotionTexts() {
  return useTextsOf({ es: spanish, en: english })
}
