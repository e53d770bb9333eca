import { isLocale } from '@shop/domain/locale'

/** Anything but a page of this shop is not gone to: `next` comes from an address that anybody can write. */
export function safeNext(asked: string | null | undefined): string | undefined {
  if (!asked?.startsWith('/') || /[\\\p{Cc}]/u.test(asked)) return undefined
  const { origin, pathname, search, hash } = new URL(asked, 'http://shop')
  const isOurs = origin === 'http://shop' && isLocale(pathname.split('/')[1])
  return isOurs ? pathname + search + hash : undefined
}
