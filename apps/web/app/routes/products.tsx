import { ListPage } from '../features/list/list-page.tsx'
import { readList } from '../features/list/read-list.ts'
import { apiContext } from '../server-context.ts'
import { localeOf, textsIn, useTexts } from '../texts.ts'
import type { Route } from './+types/products.ts'

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  readList(context.get(apiContext)(localeOf(params.lang)), new URL(request.url))

export const meta: Route.MetaFunction = ({ params, loaderData }) => {
  const texts = textsIn(localeOf(params.lang))
  const page = loaderData && loaderData.page.page > 1 ? ` · ${texts.list.page(loaderData.page.page)}` : ''
  return [
    { title: `${loaderData ? titleOf(loaderData, texts) : texts.list.title}${page} | La Tuerca` },
    { name: 'description', content: texts.list.description },
  ]
}

export default function Products({ loaderData }: Route.ComponentProps) {
  return <ListPage data={loaderData} title={titleOf(loaderData, useTexts())} />
}

/** A list of one shelf is called after it; the rest are parts. */
const titleOf = (
  { listName, facets, asked }: Route.ComponentProps['loaderData'],
  { search, list }: ReturnType<typeof useTexts>,
): string => {
  if (listName && listName in search.lists) return search.lists[listName as keyof typeof search.lists]
  if (asked.search) return search.resultsFor(asked.search)
  const slug = asked.partType?.length === 1 ? asked.partType[0] : asked.category?.length === 1 ? asked.category[0] : undefined
  const shelf = slug && [...(facets?.partTypes ?? []), ...(facets?.categories ?? [])].find((one) => one.slug === slug)?.name
  const car = [asked.make, asked.model, asked.year, asked.engine].filter(Boolean).join(' ')
  return [shelf ?? list.title, car].filter(Boolean).join(' · ')
}
