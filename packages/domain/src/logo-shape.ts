import type { ShopLogo } from './shop-looks.ts'

const WIDE = 2

/** A logo this wide has the name in it: it stands alone where others stand beside the name, and nobody could read it on an icon. */
export function isWideLogo({ width, height }: Pick<ShopLogo, 'width' | 'height'>): boolean {
  return width >= WIDE * height
}
