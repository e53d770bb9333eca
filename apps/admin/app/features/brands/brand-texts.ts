import { staffBrands as english } from '@shop/texts/en/staff/brands'
import { staffBrands as spanish } from '@shop/texts/es/staff/brands'
import { useTextsOf } from '../../language.tsx'

export function useBrandTexts() {
  return useTextsOf({ es: spanish, en: english })
}
