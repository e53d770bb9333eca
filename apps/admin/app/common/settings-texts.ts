import { staffSettings as english } from '@shop/texts/en/staff/settings'
import { staffSettings as spanish } from '@shop/texts/es/staff/settings'
import { useTextsOf } from '../language.tsx'

export const useSettingsTexts = () => useTextsOf({ es: spanish, en: english })
