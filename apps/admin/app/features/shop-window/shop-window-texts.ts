import { staffShopWindow as english } from '@shop/texts/en/staff/shop-window'
import { staffShopWindow as spanish } from '@shop/texts/es/staff/shop-window'
import { useTextsOf } from '../../language.tsx'

export function useShopWindowTexts() {
  return useTextsOf({ es: spanish, en: english })
}
