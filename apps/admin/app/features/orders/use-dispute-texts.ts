import { staffDisputes as english } from '@shop/texts/en/staff/disputes'
import { staffDisputes as spanish } from '@shop/texts/es/staff/disputes'
import { useTextsOf } from '../../language.tsx'

export function useDisputeTexts() {
  return useTextsOf({ es: spanish, en: english })
}
