import { listProducts } from '@shop/contract/catalogue'
import { type Page, pageCount, type Sort } from '@shop/domain/listing'
import type { ProductSummary } from '@shop/domain/product'
import { Pager } from '@shop/ui/pager'
import { data, Link } from 'react-router'
import { PartGrid } from '../features/part-grid.tsx'
import { SortMenu } from '../features/sort-menu.tsx'
import { paths } from '../paths.ts'
import { apiContext } from '../server-context.ts'
import { localeOf, textsIn, useLocale, useTexts } from '../texts.ts'
import type { Route } from './+types/products.ts'

export const loader = async ({ params, request, context }: Route.LoaderArgs): Promise<{ list: Page<ProductSummary>; sort: Sort }> => {
  const call = context.get(apiContext)(localeOf(params.lang))
  const asked = listProducts.query?.decode(Object.fromEntries(new URL(request.url).searchParams))
  if (!asked || 'issues' in asked) throw data(null, { status: 404 })
  return { list: await call(listProducts, { query: asked.value }), sort: asked.value.sort }
}

export const meta: Route.MetaFunction = ({ params, loaderData }) => {
  const { list } = textsIn(localeOf(params.lang))
  const page = loaderData && loaderData.list.page > 1 ? ` · ${list.page(loaderData.list.page)}` : ''
  return [{ title: `${list.title}${page} | La Tuerca` }, { name: 'description', content: list.description }]
}

export default function Products({ loaderData: { list, sort } }: Route.ComponentProps) {
  const locale = useLocale()
  const { list: texts } = useTexts()
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-2xl font-bold">{texts.title}</h1>
          <p className="text-muted">{rangeText(list, texts)}</p>
        </div>
        <SortMenu sort={sort} limit={list.limit} />
      </div>
      {list.items.length > 0 ? (
        <PartGrid parts={list.items} heading="h2" />
      ) : (
        <p className="py-16 text-center">
          {texts.empty}{' '}
          <Link to={paths.products(locale, { sort, limit: list.limit })} className="font-semibold text-brand underline">
            {texts.backToFirst}
          </Link>
        </p>
      )}
      <Pager
        page={list.page}
        pages={pageCount(list)}
        labels={{ pages: texts.pages, previous: texts.previousPage, next: texts.nextPage, page: texts.page }}
        renderLink={(page, className, label, children) => (
          <Link to={paths.products(locale, { page, sort, limit: list.limit })} className={className} aria-label={label}>
            {children}
          </Link>
        )}
      />
    </>
  )
}

const rangeText = ({ items, page, limit, total }: Page<ProductSummary>, texts: ReturnType<typeof useTexts>['list']): string => {
  const number = (value: number) => value.toLocaleString('en-US')
  if (items.length === 0) return texts.count(number(total))
  const first = (page - 1) * limit + 1
  return texts.range(number(first), number(first + items.length - 1), texts.count(number(total)))
}
