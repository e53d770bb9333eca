import { PolicyPage } from '../features/about/policy-page.tsx'
import type { PageProps } from '../router/loader.ts'
import type { loader } from './warranty.server.ts'

export default function Warranty({ loaderData }: PageProps<typeof loader>) {
  return <PolicyPage document={loaderData} />
}
