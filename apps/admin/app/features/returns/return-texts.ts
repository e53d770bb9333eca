import { adminReturns as english } from '@shop/texts/en/admin-returns'
import { returnLabels as englishLabels } from '@shop/texts/en/returns'
import { adminReturns as spanish } from '@shop/texts/es/admin-returns'
import { returnLabels as spanishLabels } from '@shop/texts/es/returns'
import { useTextsOf } from '../../language.tsx'

export const useReturnTexts = () => useTextsOf({ es: spanish, en: english })
export const useReturnLabels = () => useTextsOf({ es: spanishLabels, en: englishLabels })
