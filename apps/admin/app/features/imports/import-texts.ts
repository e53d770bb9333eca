import { adminImports as english } from '@shop/texts/en/admin-imports'
import { imports as englishWords } from '@shop/texts/en/imports'
import { adminImports as spanish } from '@shop/texts/es/admin-imports'
import { imports as spanishWords } from '@shop/texts/es/imports'
import { useTextsOf } from '../../language.tsx'

export const useImportTexts = () => useTextsOf({ es: spanish, en: english })
/** What the server says about files and rows, too. */
export const useImportWords = () => useTextsOf({ es: spanishWords, en: englishWords })
