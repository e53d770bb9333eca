import { accountMore as english } from '@shop/texts/en/account-more'
import { accountMore as spanish } from '@shop/texts/es/account-more'
import { useTextsOf } from '../../texts.ts'

export function useMoreTexts(): typeof spanish {
  return useTextsOf({ es: spanish, en: english })
}
