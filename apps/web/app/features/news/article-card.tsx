import type { ArticleSummary } from '@shop/domain/article'
import { TintedPicture } from '../../kit/tinted-picture.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale, useTexts } from '../../texts.ts'
import { ArticleDate } from './article-date.tsx'

type Props = { readonly article: ArticleSummary; readonly heading: 'h2' | 'h3' }

const CARD = 'group relative overflow-hidden wrap-anywhere rounded-2xl shadow-card'
const WHOLE_CARD = 'after:absolute after:inset-0'

/** An article in a list: the whole card is one link. */
export function ArticleCard({ article, heading: Heading }: Props) {
  return (
    <article className={`${CARD} flex h-full flex-col bg-white ring-1 ring-line hover:ring-brand`}>
      <TintedPicture
        name={article.image}
        id={article.id}
        sizes="(min-width: 1024px) 350px, (min-width: 640px) 50vw, 100vw"
        className="aspect-[16/10]"
      />
      <div className="flex flex-1 flex-col gap-2 p-5">
        <ArticleDate date={article.publishedAt} className="text-muted" />
        <Heading className="text-lg leading-snug font-bold text-balance">
          <Link
            to={paths.article(useLocale(), article.slug)}
            prefetch="intent"
            className={`${WHOLE_CARD} decoration-2 underline-offset-4 group-hover:underline`}
          >
            {article.title}
          </Link>
        </Heading>
        <p className="line-clamp-3 text-sm text-muted">{article.summary}</p>
      </div>
    </article>
  )
}

/** The newest article, which opens the list. */
export function LeadArticleCard({ article, heading: Heading }: Props) {
  return (
    <article className={`${CARD} grid bg-brand-dark text-white md:grid-cols-[1fr_minmax(0,26rem)]`}>
      <div className="order-last flex flex-col justify-center gap-3 p-6 md:order-none md:p-10">
        <ArticleDate date={article.publishedAt} className="text-accent" />
        <Heading className="text-2xl leading-tight font-extrabold tracking-tight text-balance md:text-4xl">
          <Link to={paths.article(useLocale(), article.slug)} prefetch="intent" className={`${WHOLE_CARD} focus-visible:outline-accent`}>
            {article.title}
          </Link>
        </Heading>
        <p className="max-w-prose md:text-lg">{article.summary}</p>
        <p aria-hidden="true" className="font-semibold text-accent decoration-2 underline-offset-4 group-hover:underline">
          {useTexts().news.read} →
        </p>
      </div>
      <TintedPicture
        name={article.image}
        id={article.id}
        sizes="(min-width: 768px) 416px, 100vw"
        isEager
        className="aspect-[16/10] md:aspect-square"
      />
    </article>
  )
}
