import { cartDrawer as english } from '@shop/texts/en/cart-drawer'
import { cartDrawer as spanish } from '@shop/texts/es/cart-drawer'
import { useTextsOf } from '../../texts.ts'

export type DrawerTexts = typeof spanish

export function useDrawerTexts(): DrawerTexts {
  return useTextsOf({ es: spanish, en: english })
}
