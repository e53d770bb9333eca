import { account as english } from '@shop/texts/en/account'
import { account as spanish } from '@shop/texts/es/account'
import { useTextsOf } from '../../texts.ts'

export function useAccountTexts(): typeof spanish {
  return useTextsOf({ es: spanish, en: english })
}
