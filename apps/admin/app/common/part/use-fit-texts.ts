import { staffFits as english } from '@shop/texts/en/staff/fits'
import { staffFits as spanish } from '@shop/texts/es/staff/fits'
import { useTextsOf } from '../../language.tsx'

export function useFitTexts() {
  return useTextsOf({ es: spanish, en: english })
}
