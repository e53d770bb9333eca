import type { Hosts } from '@shop/contract/hosts'

/** Whom a browser asks; pictures come from the page's own host when `images` is empty. */
export type BrowserHosts = Hosts & { readonly images: string }

let known: BrowserHosts | undefined

/** The server is told by its settings. They are the same for every page, so every visitor gets the same bytes. */
export function tellHosts(hosts: BrowserHosts): void {
  known = hosts
}

/** A browser reads them off the page. */
export function hosts(): BrowserHosts {
  known ??= JSON.parse(document.documentElement.dataset.hosts as string) as BrowserHosts
  return known
}

export function hostsOnPage(): string {
  return JSON.stringify(hosts())
}
