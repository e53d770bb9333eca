import { staffContradictions as english } from '@shop/texts/en/staff/contradictions'
import { staffContradictions as spanish } from '@shop/texts/es/staff/contradictions'
import { useTextsOf } from '../../language.tsx'

export function useContradictionTexts() {
  return useTextsOf({ es: spanish, en: english })
}
