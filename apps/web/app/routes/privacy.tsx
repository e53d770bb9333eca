import { PolicyPage } from '../features/about/policy-page.tsx'
import { policyDocument } from '../policy-document.server.ts'
import type { Route } from './+types/privacy.ts'

export const loader = (asked: Route.LoaderArgs) => policyDocument('privacy', asked)

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PolicyPage document={loaderData} />
}
