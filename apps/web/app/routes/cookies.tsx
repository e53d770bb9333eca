import { EraseStored } from '../features/about/erase-stored.tsx'
import { PolicyPage } from '../features/about/policy-page.tsx'
import type { PageProps } from '../router/loader.ts'
import type { loader } from './cookies.server.ts'

export default function Cookies({ loaderData }: PageProps<typeof loader>) {
  return <PolicyPage document={loaderData} actions={{ borrar: <EraseStored /> }} />
}
