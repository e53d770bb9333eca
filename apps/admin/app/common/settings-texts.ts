import { staffSettings as english } from '@shop/texts/en/staff/settings'
import { staffSettings as spanish } from '@shop/texts/es/staff/settings'
import { useTextsOf } from '../language.tsx'

export function useSettingsTexts() {
  return useTextsOf({ es: spanish, en: english })
}
