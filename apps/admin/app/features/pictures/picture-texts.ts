import { adminPictures as english } from '@shop/texts/en/admin-pictures'
import { adminPictures as spanish } from '@shop/texts/es/admin-pictures'
import { useTextsOf } from '../../language.tsx'

export const usePictureTexts = () => useTextsOf({ es: spanish, en: english })
