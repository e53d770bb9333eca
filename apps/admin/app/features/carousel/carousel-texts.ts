import { staffCarousel as english } from '@shop/texts/en/staff/carousel'
import { staffCarousel as spanish } from '@shop/texts/es/staff/carousel'
import { useTextsOf } from '../../language.tsx'

export const useCarouselTexts = () => useTextsOf({ es: spanish, en: english })
