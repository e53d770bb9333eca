import { adminNews as english } from '@shop/texts/en/admin-news'
import { adminNews as spanish } from '@shop/texts/es/admin-news'
import { useTextsOf } from '../../language.tsx'

export const useNewsTexts = () => useTextsOf({ es: spanish, en: english })
