import { pageCount } from '@shop/domain/listing'
import { Pager } from '@shop/ui/pager'
import { ArticleCard, LeadArticleCard } from '../features/news/article-card.tsx'
import { paths } from '../paths.ts'
import { Link } from '../router/link.tsx'
import type { PageProps } from '../router/loader.ts'
import { useLocale, useTexts } from '../texts.ts'
import type { loader } from './news.server.ts'

export default function News({ loaderData: list }: PageProps<typeof loader>) {
  const locale = useLocale()
  const { news, list: texts } = useTexts()
  const [newest, ...others] = list.items
  return (
    <>
      <h1 className="text-3xl font-extrabold tracking-tight">{news.title}</h1>
      <p className="mt-1 mb-6 text-muted">{newest ? news.lead : news.empty}</p>
      {newest && <LeadArticleCard article={newest} heading="h2" />}
      <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {others.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} heading="h2" />
          </li>
        ))}
      </ul>
      <Pager
        page={list.page}
        pages={pageCount(list)}
        labels={{ pages: texts.pages, previous: texts.previousPage, next: texts.nextPage, page: news.page }}
        renderLink={(page, className, label, children) => (
          <Link to={paths.news(locale, page)} className={className} aria-label={label}>
            {children}
          </Link>
        )}
      />
    </>
  )
}
