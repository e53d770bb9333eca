import { adminCategories as english } from '@shop/texts/en/admin-categories'
import { adminCategories as spanish } from '@shop/texts/es/admin-categories'
import { useTextsOf } from '../../language.tsx'

export const useCategoryTexts = () => useTextsOf({ es: spanish, en: english })
