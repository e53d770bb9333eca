import { staffContradictions as english } from '@shop/texts/en/staff/contradictions'
import { staffContradictions as spanish } from '@shop/texts/es/staff/contradictions'
import { useTextsOf } from '../../language.tsx'

export const useContradictionTexts = () => useTextsOf({ es: spanish, en: english })
