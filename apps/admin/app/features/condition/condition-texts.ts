import { staffCondition as english } from '@shop/texts/en/staff/condition'
import { staffCondition as spanish } from '@shop/texts/es/staff/condition'
import { useTextsOf } from '../../language.tsx'

export function useConditionTexts() {
  return useTextsOf({ es: spanish, en: english })
}
