import { initialsOf } from './initials.ts'
import type { ShopLooks } from './shop-looks.ts'

/** What a shop is recognised by. */
export type ShopSign = { readonly name: string; readonly looks: ShopLooks }

/** Every icon is made of the logo, or of the initials on the brand's colour where there is none or a wide one. Those that phones cut to a shape of theirs fill their square. */
export const SHOP_ICONS = {
  'icono-32.png': { side: 32, margin: 0.04, isCut: false },
  'icono-180.png': { side: 180, margin: 0.12, isCut: true },
  'icono-192.png': { side: 192, margin: 0.06, isCut: false },
  'icono-512.png': { side: 512, margin: 0.06, isCut: false },
  'icono-recortable-512.png': { side: 512, margin: 0.2, isCut: true },
} as const
export type ShopIcon = keyof typeof SHOP_ICONS

export function isShopIcon(name: string): name is ShopIcon {
  return Object.hasOwn(SHOP_ICONS, name)
}

/** Another address for another picture: what browsers keep for ever is never out of date. */
export function iconAddress(icon: ShopIcon, sign: ShopSign): string {
  return `/images/tienda/${icon}?v=${signVersion(sign)}`
}

/** The same as long as the sign looks the same. */
export function signVersion({ name, looks: { brand, accent, logo } }: ShopSign): string {
  return shortHash([logo?.picture, initialsOf(name), brand, accent].join(' '))
}

/** FNV-1a: enough to tell the few signs of one shop apart. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}
