import { PolicyPage } from '../features/about/policy-page.tsx'
import { policyDocument } from '../policy-document.server.ts'
import type { Route } from './+types/warranty.ts'

export const loader = (asked: Route.LoaderArgs) => policyDocument('warranty', asked)

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function Warranty({ loaderData }: Route.ComponentProps) {
  return <PolicyPage document={loaderData} />
}
