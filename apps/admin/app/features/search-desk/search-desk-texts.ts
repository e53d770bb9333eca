import { staffSearchDesk as english } from '@shop/texts/en/staff/search-desk'
import { staffSearchDesk as spanish } from '@shop/texts/es/staff/search-desk'
import { useTextsOf } from '../../language.tsx'

export function useSearchDeskTexts() {
  return useTextsOf({ es: spanish, en: english })
}
