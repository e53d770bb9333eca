import { staffProducts as english } from '@shop/texts/en/staff/products'
import { staffProducts as spanish } from '@shop/texts/es/staff/products'
import { useTextsOf } from '../../language.tsx'

export function useProductTexts() {
  return useTextsOf({ es: spanish, en: english })
}
