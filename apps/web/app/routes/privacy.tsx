import { PolicyPage } from '../features/about/policy-page.tsx'
import type { PageProps } from '../router/loader.ts'
import type { loader } from './privacy.server.ts'

export default function Privacy({ loaderData }: PageProps<typeof loader>) {
  return <PolicyPage document={loaderData} />
}
