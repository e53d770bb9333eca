import { adminCarousel as english } from '@shop/texts/en/admin-carousel'
import { adminCarousel as spanish } from '@shop/texts/es/admin-carousel'
import { useTextsOf } from '../../language.tsx'

export const useCarouselTexts = () => useTextsOf({ es: spanish, en: english })
