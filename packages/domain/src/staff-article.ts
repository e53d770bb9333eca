import type { Rule } from './field-rules.ts'

/** Where a piece of news is: `scheduled` waits for its date. */
export const ARTICLE_PHASES = ['published', 'scheduled', 'draft'] as const
export type ArticlePhase = (typeof ARTICLE_PHASES)[number]

/** What the desk writes. A draft may lack all but its title. */
export type ArticleDraft = {
  readonly slug: string
  readonly titleEs: string
  readonly titleEn: string | undefined
  readonly summaryEs: string | undefined
  readonly summaryEn: string | undefined
  readonly bodyEs: string | undefined
  readonly bodyEn: string | undefined
  readonly image: string | undefined
  readonly publishedAt: Date
}

export type StaffArticle = ArticleDraft & { readonly id: string; readonly phase: ArticlePhase; readonly version: number }

export type ListedArticle = Pick<StaffArticle, 'id' | 'slug' | 'titleEs' | 'phase' | 'publishedAt'> & { readonly hasEnglish: boolean }

/** What an address is made of. Digits alone would be taken for a number of the table. */
export const articleSlug: Rule = (text) => (/^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? undefined : 'slug')

export const LONGEST_SLUG = 100
export const LONGEST_BODY = 60_000
export const ARTICLE_ASPECT = 16 / 10
