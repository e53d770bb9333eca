import type { FieldRule } from '@shop/domain/field-rules'
import { slugOf } from '@shop/domain/slug'
import { type ArticleDraft, LONGEST_SLUG, type StaffArticle } from '@shop/domain/staff-article'
import { typedMoment } from '@shop/domain/typed-moment'

/** What stands in the form, as it was typed. */
export type TypedArticle = Readonly<Record<keyof Omit<ArticleDraft, 'image'>, string>> & { readonly image: string | undefined }

export function newArticle(now: Date): TypedArticle {
  return {
    slug: '',
    titleEs: '',
    titleEn: '',
    summaryEs: '',
    summaryEn: '',
    bodyEs: '',
    bodyEn: '',
    image: undefined,
    publishedAt: typedMoment(now),
  }
}

export function typedArticle(article: StaffArticle): TypedArticle {
  return {
    slug: article.slug,
    titleEs: article.titleEs,
    titleEn: article.titleEn ?? '',
    summaryEs: article.summaryEs ?? '',
    summaryEn: article.summaryEn ?? '',
    bodyEs: article.bodyEs ?? '',
    bodyEn: article.bodyEn ?? '',
    image: article.image,
    publishedAt: typedMoment(article.publishedAt),
  }
}

/** What only readers need; a draft can go without. */
export function neededToPublish({ summaryEs, bodyEs }: TypedArticle): { readonly summaryEs?: FieldRule; readonly bodyEs?: FieldRule } {
  return {
    ...(summaryEs.trim() === '' ? { summaryEs: 'required' } : {}),
    ...(bodyEs === '' ? { bodyEs: 'required' } : {}),
  }
}

/** The address follows the title until somebody writes another. */
export function withTitle(typed: TypedArticle, titleEs: string): TypedArticle {
  return {
    ...typed,
    titleEs,
    slug: typed.slug === addressFor(typed.titleEs) ? addressFor(titleEs) : typed.slug,
  }
}

function addressFor(title: string): string {
  return slugOf(title).slice(0, LONGEST_SLUG).replace(/-$/, '')
}
