import { returns as english, returnLabels as englishLabels } from '@shop/texts/en/returns'
import { returns as spanish, returnLabels as spanishLabels } from '@shop/texts/es/returns'
import { useTextsOf } from '../../texts.ts'

export const useReturnTexts = (): typeof spanish => useTextsOf({ es: spanish, en: english })
export const useReturnLabels = (): typeof spanishLabels => useTextsOf({ es: spanishLabels, en: englishLabels })
