import { staffNews as english } from '@shop/texts/en/staff/news'
import { staffNews as spanish } from '@shop/texts/es/staff/news'
import { useTextsOf } from '../../language.tsx'

export function useNewsTexts() {
  return useTextsOf({ es: spanish, en: english })
}
