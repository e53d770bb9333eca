import { staffPictures as english } from '@shop/texts/en/staff/pictures'
import { staffPictures as spanish } from '@shop/texts/es/staff/pictures'
import { useTextsOf } from '../../language.tsx'

export function usePictureTexts() {
  return useTextsOf({ es: spanish, en: english })
}
