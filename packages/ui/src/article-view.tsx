import type { Article } from '@shop/domain/article'
import { TintedPicture } from './tinted-picture.tsx'

type Props = {
  readonly article: Pick<Article, 'id' | 'title' | 'summary' | 'body' | 'image' | 'publishedAt'>
  /** The day it was published, in words. */
  readonly day: string
  readonly pictureOf: (width: number) => string
  readonly heading: 'h1' | 'h2'
}

/** A piece of news as its page shows it. */
export function ArticleView({ article, day, pictureOf, heading: Heading }: Props) {
  return (
    <article className="overflow-hidden wrap-anywhere rounded-2xl bg-white shadow-card ring-1 ring-line">
      <header className="grid bg-brand-dark text-white md:grid-cols-[1fr_minmax(0,24rem)]">
        <div className="order-last flex flex-col justify-center gap-3 px-5 py-6 md:order-none md:p-12">
          <time dateTime={article.publishedAt.toISOString()} className="text-sm font-medium text-accent">
            {day}
          </time>
          <Heading className="text-3xl leading-tight font-extrabold tracking-tight text-balance md:text-4xl">{article.title}</Heading>
          <p className="max-w-prose text-lg">{article.summary}</p>
        </div>
        <TintedPicture
          name={article.image}
          addressOf={pictureOf}
          id={article.id}
          sizes="(min-width: 768px) 384px, 100vw"
          isEager
          className="aspect-[16/10] md:aspect-square"
        />
      </header>
      <div className="px-5 pt-6 pb-8 md:py-12">
        <ArticleBody html={article.body} />
      </div>
    </article>
  )
}

/** The only place that shows HTML as it comes. */
function ArticleBody({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the API cleans the body to a few harmless tags when it is stored and again when it is read
  return <div className="prose-shop" dangerouslySetInnerHTML={{ __html: html }} />
}
