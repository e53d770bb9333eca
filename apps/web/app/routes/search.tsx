import { ListPage } from '../features/list/list-page.tsx'
import { readList } from '../features/list/read-list.ts'
import { apiContext } from '../server-context.ts'
import { localeOf, textsIn, useTexts } from '../texts.ts'
import type { Route } from './+types/search.ts'

export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  readList(context.get(apiContext)(localeOf(params.lang)), new URL(request.url))

export const meta: Route.MetaFunction = ({ params, loaderData }) => [
  { title: `${loaderData ? titleOf(loaderData, textsIn(localeOf(params.lang))) : ''} | La Tuerca` },
  { name: 'robots', content: 'noindex, follow' },
]

export default function Search({ loaderData }: Route.ComponentProps) {
  return <ListPage data={loaderData} title={titleOf(loaderData, useTexts())} />
}

const titleOf = ({ asked }: Route.ComponentProps['loaderData'], { search, list }: ReturnType<typeof useTexts>): string => {
  const car = [asked.make, asked.model, asked.year, asked.engine].filter(Boolean).join(' ')
  if (car) return [search.resultsForCar(car), asked.search].filter(Boolean).join(' · ')
  return asked.search ? search.resultsFor(asked.search) : list.title
}
