import { offerPage as english } from '@shop/texts/en/offer-page'
import { offerPage as spanish } from '@shop/texts/es/offer-page'
import { useTextsOf } from '../../texts.ts'

export const useOfferTexts = (): typeof spanish => useTextsOf({ es: spanish, en: english })
