import type { ShopLogo } from '@shop/domain/shop-looks'

/** What the server writes on the page: the shop's name and logo, in which mode it runs, and where its storefront is when that is another host. */
const { shopUrl = '', shopName = '', shopLogo, mode } = document.documentElement.dataset

export { shopName }
export const logo: ShopLogo | undefined = shopLogo && JSON.parse(shopLogo)
export const isDemo = mode === 'demo'
export function shopAddress(path: string): string {
  return shopUrl + path
}
