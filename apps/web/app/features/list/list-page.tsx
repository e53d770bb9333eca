import { type Page, pageCount } from '@shop/domain/listing'
import { useQuestionAbout } from '../../browser/asked-car.ts'
import type { PartOnCard } from '../../common/part/on-card.ts'
import { lazyHydrate } from '../../kit/lazy-hydrate.tsx'
import { useSearchParams } from '../../router/router-context.ts'
import { useTexts } from '../../texts.ts'
import { IsMyCar } from './is-my-car.tsx'
import { hasFilters } from './list-address.ts'
import { useMorePages } from './more-pages.ts'
import type { ListData } from './read-list.ts'
import { SortMenu } from './sort-menu.tsx'
import { useRecordSearch } from './use-record-search.ts'

const PartGrid = lazyHydrate(async () => (await import('../../common/part/part-grid.tsx')).PartGrid)
const GroupedParts = lazyHydrate(async () => (await import('./grouped-parts.tsx')).GroupedParts)
const AppliedFilters = lazyHydrate(async () => (await import('./applied-filters.tsx')).AppliedFilters)
const UnderstoodChips = lazyHydrate(async () => (await import('./understood-chips.tsx')).UnderstoodChips)
const OnlyMyCar = lazyHydrate(async () => (await import('./only-my-car.tsx')).OnlyMyCar)
const ListEnd = lazyHydrate(async () => (await import('./list-end.tsx')).ListEnd)
const PartTypeTiles = lazyHydrate(async () => (await import('./part-type-tiles.tsx')).PartTypeTiles)
const NearNumbers = lazyHydrate(async () => (await import('./near-numbers.tsx')).NearNumbers)
const NoResults = lazyHydrate(async () => (await import('./no-results.tsx')).NoResults)
const ListLinks = lazyHydrate(async () => (await import('../../common/shop/list-links.tsx')).ListLinks)
const FilterForm = lazyHydrate(async () => (await import('./filter-form.tsx')).FilterForm)

/** A list of parts with everything around it: how it was understood, what narrows it, its order and its pages. */
export function ListPage({ data, title }: { readonly data: ListData; readonly title: string }) {
  const { list: texts, search } = useTexts()
  const [params] = useSearchParams()
  const { page, asked, categories, tiles } = data
  // Nothing found leaves nothing to narrow or to sort.
  const facets = page.total > 0 || hasFilters(params) ? data.facets : undefined
  const { parts, fits, groups, lastPage, state, loadMore } = useMorePages(data)
  useQuestionAbout(page.car)
  useRecordSearch(page.page === 1 ? asked.search : undefined)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-2xl font-bold text-balance wrap-anywhere">{title}</h1>
          <p className="text-muted" role="status">
            {rangeText({ ...page, items: parts }, texts)}
          </p>
          {page.car ? <IsMyCar car={page.car} /> : facets && <OnlyMyCar />}
        </div>
        <div className="flex items-center gap-2">
          {facets && (
            <button
              type="button"
              popoverTarget="filtros"
              className="min-h-11 rounded-lg border border-line bg-white px-4 font-semibold lg:hidden"
            >
              {search.filters}
            </button>
          )}
          {page.total > 0 && <SortMenu sort={asked.sort} natural={data.naturalOrder} />}
        </div>
      </div>
      <AppliedFilters facets={facets} written={page.written} />
      {page.understood && <UnderstoodChips understood={page.understood} hasResults={page.total > 0} />}
      <div className={facets ? 'lg:grid lg:grid-cols-[15rem_1fr] lg:gap-6' : ''}>
        {facets && (
          <aside
            id="filtros"
            popover="auto"
            aria-label={search.filters}
            className="m-0 h-dvh max-h-none w-screen max-w-none bg-ink/50 text-ink lg:static lg:block lg:h-auto lg:w-auto lg:bg-transparent"
          >
            {/* The drawer covers the screen with its shade: a tap beside it closes, and reaches nothing that lies below. */}
            <button
              type="button"
              popoverTarget="filtros"
              tabIndex={-1}
              aria-label={search.closeFilters}
              className="fixed inset-0 -z-1 lg:hidden"
            />
            <div className="h-full w-80 max-w-[90vw] overflow-y-auto overscroll-contain bg-ground px-5 lg:h-auto lg:w-auto lg:bg-transparent lg:p-0">
              <div className="sticky top-0 z-1 -mx-5 mb-2 flex items-center justify-between bg-ground py-2 pr-2 pl-5 lg:hidden">
                <h2 className="text-xl font-bold">{search.filters}</h2>
                <button type="button" popoverTarget="filtros" aria-label={search.closeFilters} className="size-11 text-2xl">
                  ×
                </button>
              </div>
              <FilterForm facets={facets} />
            </div>
          </aside>
        )}
        {/* What slides must not make its column wider than the screen. */}
        <div className="min-w-0">
          {tiles.length > 0 && <PartTypeTiles tiles={tiles} />}
          {page.items.length > 0 && page.understood && page.nearNumbers && (
            <NearNumbers numbers={page.nearNumbers} understood={page.understood} className="mb-5" />
          )}
          {page.items.length === 0 ? (
            <NoResults understood={page.understood} nearNumbers={page.nearNumbers} categories={categories} />
          ) : groups.length > 0 ? (
            <GroupedParts groups={groups} parts={parts} fits={fits} isNarrow={facets !== undefined} />
          ) : (
            <PartGrid parts={parts} fits={fits} heading="h2" isNarrow={facets !== undefined} />
          )}
          {parts.length > 0 && <ListEnd page={lastPage} pages={pageCount(page)} isLoading={state === 'loading'} onMore={loadMore} />}
          {parts.length > 0 && <ListLinks className="mt-8 flex flex-wrap justify-center gap-2" />}
        </div>
      </div>
    </>
  )
}

type Texts = ReturnType<typeof useTexts>

function rangeText({ items, page, limit, total }: Page<PartOnCard>, texts: Texts['list']): string {
  const number = (value: number) => value.toLocaleString('en-US')
  if (items.length === 0 || total === 1) return texts.count(number(total))
  const first = (page - 1) * limit + 1
  return texts.range(number(first), number(first + items.length - 1), texts.count(number(total)))
}
