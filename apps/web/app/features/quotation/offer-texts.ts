import { offerPage as english } from '@shop/texts/en/offer-page'
import { offerPage as spanish } from '@shop/texts/es/offer-page'
import { useTextsOf } from '../../texts.ts'

export function useOfferTexts(): typeof spanish {
  return useTextsOf({ es: spanish, en: english })
}
