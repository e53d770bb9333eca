import type { AskedPage } from '@shop/domain/asked-products'
import type { Locale } from '@shop/domain/locale'
import { naturalOrders as english } from '@shop/texts/en/natural-orders'
import { naturalOrders as spanish } from '@shop/texts/es/natural-orders'

/** Two lists have an order of their own, and are called by it; a sentence is answered by relevance. */
export function naturalOrderName({ search, list }: AskedPage, locale: Locale): string {
  const texts = locale === 'en' ? english : spanish
  if (search) return texts.relevance
  return list === 'new' || list === 'most-searched' ? texts[list] : texts.featured
}
