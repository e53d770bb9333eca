import { staffOpening as english } from '@shop/texts/en/staff/opening'
import { staffOpening as spanish } from '@shop/texts/es/staff/opening'
import { useTextsOf } from '../../language.tsx'

export function useOpeningTexts() {
  return useTextsOf({ es: spanish, en: english })
}
