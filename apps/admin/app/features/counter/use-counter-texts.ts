import { adminCounter as english } from '@shop/texts/en/admin-counter'
import { adminCounter as spanish } from '@shop/texts/es/admin-counter'
import { useTextsOf } from '../../language.tsx'

export const useCounterTexts = () => useTextsOf({ es: spanish, en: english })
