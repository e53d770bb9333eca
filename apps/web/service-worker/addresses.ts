import { isLocale } from '@shop/domain/locale'
import { pageAt } from '@shop/domain/site-map'

export function isKeptOffline({ pathname }: URL): boolean {
  return pageAt(pathname)?.isKeptOffline ?? false
}
export function isInShop({ pathname }: URL): boolean {
  return isLocale(pathname.split('/')[1])
}
export function isAsset({ pathname }: URL): boolean {
  return pathname.startsWith('/assets/')
}
export function isPicture({ pathname }: URL): boolean {
  return pathname.startsWith('/images/products/')
}

/** The page that the router asks the data of, or undefined for any other address. */
export function pageOfData(url: URL): URL | undefined {
  if (!url.pathname.endsWith('.data')) return undefined
  const page = new URL(url)
  page.pathname = url.pathname.replace(/\.data$/, '')
  return page
}
