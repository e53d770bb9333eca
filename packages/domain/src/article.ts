/** A piece of news as a list shows it, in one language. */
export type ArticleSummary = {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly image: string | undefined
  readonly publishedAt: Date
}

/** The body is HTML that a page may show as it is. */
export type Article = ArticleSummary & { readonly body: string }
