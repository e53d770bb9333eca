import type { Bilingual } from '../shapes.ts'

export type Article = {
  slug: string
  publishedDaysAgo: number
  title: Bilingual
  summary: Bilingual
  /** HTML: p, h2, ul, ol, li, strong, em, a and blockquote only. */
  body: Bilingual
  drawing: string
}
