import { ListPage } from '../features/list/list-page.tsx'
import type { PageProps } from '../router/loader.ts'
import type { loader } from './search.server.ts'

export default function Search({ loaderData: { list, title } }: PageProps<typeof loader>) {
  return <ListPage data={list} title={title} />
}
