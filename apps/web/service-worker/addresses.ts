const LANGUAGE = '(?:es|en)'
/** Named one by one: whatever is added later about one person is not kept by mistake. */
const PUBLIC_PAGE = new RegExp(
  `^/${LANGUAGE}(?:/(?:productos(?:/p)?|busqueda|promociones|noticias(?:/[^/]+)?|acerca|aviso-de-privacidad|garantias-y-devoluciones|uso-de-cookies))?$`,
)

export const isPublicPage = ({ pathname }: URL): boolean => PUBLIC_PAGE.test(pathname)
export const isInShop = ({ pathname }: URL): boolean => new RegExp(`^/${LANGUAGE}(?:/|$)`).test(pathname)
export const isAsset = ({ pathname }: URL): boolean => pathname.startsWith('/assets/')
export const isPicture = ({ pathname }: URL): boolean => pathname.startsWith('/images/products/')

/** The page that the router asks the data of, or undefined for any other address. */
export const pageOfData = (url: URL): URL | undefined => {
  if (!url.pathname.endsWith('.data')) return undefined
  const page = new URL(url)
  page.pathname = url.pathname.replace(/\.data$/, '')
  page.searchParams.delete('_routes')
  return page
}
