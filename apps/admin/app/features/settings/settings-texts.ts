import { adminSettings as english } from '@shop/texts/en/admin-settings'
import { adminSettings as spanish } from '@shop/texts/es/admin-settings'
import { useTextsOf } from '../../language.tsx'

export const useSettingsTexts = () => useTextsOf({ es: spanish, en: english })
