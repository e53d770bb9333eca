import { EraseStored } from '../features/about/erase-stored.tsx'
import { PolicyPage } from '../features/about/policy-page.tsx'
import { policyDocument } from '../policy-document.server.ts'
import type { Route } from './+types/cookies.ts'

export const loader = (asked: Route.LoaderArgs) => policyDocument('cookies', asked)

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? []

export default function Cookies({ loaderData }: Route.ComponentProps) {
  return <PolicyPage document={loaderData} actions={{ borrar: <EraseStored /> }} />
}
