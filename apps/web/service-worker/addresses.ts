import { isLocale } from '@shop/domain/locale'
import { pageAt } from '@shop/domain/site-map'

export const isKeptOffline = ({ pathname }: URL): boolean => pageAt(pathname)?.isKeptOffline ?? false
export const isInShop = ({ pathname }: URL): boolean => isLocale(pathname.split('/')[1])
export const isAsset = ({ pathname }: URL): boolean => pathname.startsWith('/assets/')
export const isPicture = ({ pathname }: URL): boolean => pathname.startsWith('/images/products/')

/** The page that the router asks the data of, or undefined for any other address. */
export const pageOfData = (url: URL): URL | undefined => {
  if (!url.pathname.endsWith('.data')) return undefined
  const page = new URL(url)
  page.pathname = url.pathname.replace(/\.data$/, '')
  return page
}
