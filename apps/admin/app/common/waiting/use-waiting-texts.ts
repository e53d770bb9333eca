import { staffWaiting as english } from '@shop/texts/en/staff/waiting'
import { staffWaiting as spanish } from '@shop/texts/es/staff/waiting'
import { useTextsOf } from '../../language.tsx'

export function useWaitingTexts() {
  return useTextsOf({ es: spanish, en: english })
}
