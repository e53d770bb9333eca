import { staffCarousel as english } from '@shop/texts/en/staff/carousel'
import { staffCarousel as spanish } from '@shop/texts/es/staff/carousel'
import { useTextsOf } from '../../language.tsx'

export function useCarouselTexts() {
  return useTextsOf({ es: spanish, en: english })
}
