import type { Bilingual } from '@shop/base-data/shapes'

export type Article = {
  slug: string
  publishedDaysAgo: number
  title: Bilingual
  summary: Bilingual
  /** HTML: p, h2, ul, ol, li, strong, em, a and blockquote only. */
  body: Bilingual
  drawing: string
}
