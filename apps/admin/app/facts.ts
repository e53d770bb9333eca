/** What the server writes on the page: in which mode the shop runs, and where its storefront is when that is another host. */
const { shopUrl = '', mode } = document.documentElement.dataset

export const isDemo = mode === 'demo'
export const shopAddress = (path: string): string => shopUrl + path
