import { ListPage } from '../features/list/list-page.tsx'
import type { PageProps } from '../router/loader.ts'
import type { loader } from './products.server.ts'

export default function Products({ loaderData: { list, title } }: PageProps<typeof loader>) {
  return <ListPage data={list} title={title} />
}
