/** Where the visitor is, as the address bar says it. */
export type Place = {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** What a page hands to the next one; it stays with the entry of the browser's history. */
  readonly state: unknown
  /** Of the entry of the history. */
  readonly key: string
}

export function placeOf({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>, state: unknown = null, key = ''): Place {
  return {
    pathname,
    search,
    hash,
    state,
    key,
  }
}

/** Loaders of a page answer at this address: that of the page, with an ending. */
export function dataAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return `${pathname.replace(/\/$/, '')}.data${search}`
}
