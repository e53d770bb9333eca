import { staffCounter as english } from '@shop/texts/en/staff/counter'
import { staffCounter as spanish } from '@shop/texts/es/staff/counter'
import { useTextsOf } from '../../language.tsx'

export function useCounterTexts() {
  return useTextsOf({ es: spanish, en: english })
}
