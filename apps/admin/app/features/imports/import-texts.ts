import { imports as englishWords } from '@shop/texts/en/imports'
import { staffImports as english } from '@shop/texts/en/staff/imports'
import { imports as spanishWords } from '@shop/texts/es/imports'
import { staffImports as spanish } from '@shop/texts/es/staff/imports'
import { useTextsOf } from '../../language.tsx'

export function useImportTexts() {
  return useTextsOf({ es: spanish, en: english })
}
/** What the server says about files and rows, too. */
export function useImportWords() {
  return useTextsOf({ es: spanishWords, en: englishWords })
}
