import { adminProducts as english } from '@shop/texts/en/admin-products'
import { adminProducts as spanish } from '@shop/texts/es/admin-products'
import { useTextsOf } from '../../language.tsx'

export const useProductTexts = () => useTextsOf({ es: spanish, en: english })
