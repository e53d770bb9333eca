import { staffCategories as english } from '@shop/texts/en/staff/categories'
import { staffCategories as spanish } from '@shop/texts/es/staff/categories'
import { useTextsOf } from '../../language.tsx'

export function useCategoryTexts() {
  return useTextsOf({ es: spanish, en: english })
}
