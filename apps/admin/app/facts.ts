/** What the server writes on the page: the shop's name, in which mode it runs, and where its storefront is when that is another host. */
const { shopUrl = '', shopName = '', mode } = document.documentElement.dataset

export { shopName }
export const isDemo = mode === 'demo'
export const shopAddress = (path: string): string => shopUrl + path
