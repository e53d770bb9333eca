import { oneOrder as english } from '@shop/texts/en/one-order'
import { oneOrder as spanish } from '@shop/texts/es/one-order'
import { useTextsOf } from '../../texts.ts'

/** Apart from the texts of every purchase: the history would carry them for nothing. */
export function useOneOrderTexts(): typeof spanish {
  return useTextsOf({ es: spanish, en: english })
}
