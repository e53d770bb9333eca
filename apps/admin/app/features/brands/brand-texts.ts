import { adminBrands as english } from '@shop/texts/en/admin-brands'
import { adminBrands as spanish } from '@shop/texts/es/admin-brands'
import { useTextsOf } from '../../language.tsx'

export const useBrandTexts = () => useTextsOf({ es: spanish, en: english })
