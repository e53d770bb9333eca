import { adminPromotions as english } from '@shop/texts/en/admin-promotions'
import { adminPromotions as spanish } from '@shop/texts/es/admin-promotions'
import { useTextsOf } from '../../language.tsx'

export const usePromotionTexts = () => useTextsOf({ es: spanish, en: english })
