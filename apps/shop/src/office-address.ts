export function isOfficeAddress(url: string): boolean {
  return /^\/admin(?=[/?]|$)/.test(url)
}

/** Calls and pictures are the same on every host; pages are not. */
const ON_EVERY_HOST = /^\/(api|checkout|images)(?=[/?]|$)/

/** With a host of its own the back office is nowhere else, and nothing else is there: no page of the shop comes near the cookie of staff. */
export function doorOf(url: string, host: string, adminHost: string): 'open' | 'closed' | 'go-to-office' {
  const isOffice = isOfficeAddress(url)
  if (host.toLowerCase() !== adminHost) return isOffice ? 'closed' : 'open'
  if (isOffice || ON_EVERY_HOST.test(url)) return 'open'
  return /^\/(\?|$)/.test(url) ? 'go-to-office' : 'closed'
}
