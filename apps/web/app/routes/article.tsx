import type { ArticleSummary } from '@shop/domain/article'
import { formatDay } from '@shop/domain/format-day'
import { ArticleView } from '@shop/ui/article-view'
import { ArticleCard } from '../features/news/article-card.tsx'
import { paths } from '../paths.ts'
import { Link } from '../router/link.tsx'
import type { PageProps } from '../router/loader.ts'
import { useLocale, useTexts } from '../texts.ts'
import type { loader } from './article.server.ts'

export default function ArticlePage({ loaderData: { article, others } }: PageProps<typeof loader>) {
  const locale = useLocale()
  const { news, part } = useTexts()
  return (
    <>
      <nav aria-label={part.breadcrumb} className="mb-4">
        <Link
          to={paths.news(locale)}
          className="inline-flex min-h-11 items-center font-medium text-brand underline-offset-4 hover:underline"
        >
          <span aria-hidden="true">←&nbsp;</span>
          {news.title}
        </Link>
      </nav>
      <ArticleView
        article={article}
        day={formatDay(locale, article.publishedAt)}
        pictureOf={(width) => paths.picture(article.image, width)}
        heading="h1"
      />
      {others.length > 0 && <OtherArticles articles={others} />}
    </>
  )
}

function OtherArticles({ articles }: { readonly articles: readonly ArticleSummary[] }) {
  const { news } = useTexts()
  return (
    <section aria-labelledby="more" className="mt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="more" className="text-2xl font-bold">
          {news.more}
        </h2>
        <Link
          to={paths.news(useLocale())}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
        >
          {news.all}
        </Link>
      </div>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
